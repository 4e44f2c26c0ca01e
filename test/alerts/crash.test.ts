import { expect, it } from 'vitest';
import { createPlacedMemory } from '../../src/store/placed-records.ts';
import { warning } from '../watch/warnings.ts';
import { crashing, type CrashPoint } from './crashing.ts';
import { HAMBURG, watchTown } from './watched-town.ts';

/** A storm that comes, gets graver and is called off; by minutes after noon. */
const STORM = [
  { at: 0, warnings: [warning()] },
  { at: 5, warnings: [warning(), warning({ id: 'f', group: 'FROST' })] },
  { at: 10, warnings: [warning({ id: 'b', severity: 3, sent: 8 })] },
  { at: 15, warnings: [] },
  { at: 20, warnings: [] },
];

/** What each subscriber gets of the storm, if the process crashes as planned and starts again at once. */
async function tellStorm(plan: (step: number) => CrashPoint) {
  const received: string[] = [];
  const processes = crashing(plan);
  const onMessage = ({ id }: { id: string }, key: string) => void received.push(`${key} ${id}`);
  const stored = createPlacedMemory();
  const startTown = () => {
    const process = processes.start();
    const ways = [process.way('alexa', onMessage), process.way('webhook', onMessage)];
    return {
      down: process.down,
      ...watchTown({ ways, records: process.records(stored) }),
    };
  };
  let town = startTown();
  await town.subscribe('anna', { ways: ['alexa', 'webhook'] });
  await town.subscribe('bert', { ways: ['webhook'] });
  await town.subscribe('carl', { ways: ['alexa'], place: { ...HAMBURG, latitude: 53.9 } });
  for (const { at, warnings } of STORM) {
    await town.pass(at, { warnings }, town.down);
    if (!town.down.aborted) continue;
    town = startTown();
    await town.pass(at, { warnings });
  }
  return { received, steps: processes.countSteps() };
}

const SUBSCRIBING_STEPS = 3;

it('a crash at any write and any message loses none, and sends one a second time at most, with its id', async () => {
  const usual = await tellStorm(() => undefined);
  expect(usual.received).toHaveLength(new Set(usual.received).size);
  expect(usual.received).toHaveLength(5 * (1 + 2) + 5 * 2 + 5);
  for (let crash = SUBSCRIBING_STEPS + 1; crash <= usual.steps; crash += 1) {
    for (const point of ['before', 'after'] as const) {
      const { received } = await tellStorm((step) => (step === crash ? point : undefined));
      const times = Object.values(Object.groupBy(received, (one) => one)).map(
        (same = []) => same.length,
      );
      expect(new Set(received), `${point} step ${crash}`).toEqual(new Set(usual.received));
      expect(Math.max(...times), `${point} step ${crash}`).toBeLessThanOrEqual(2);
    }
  }
});
