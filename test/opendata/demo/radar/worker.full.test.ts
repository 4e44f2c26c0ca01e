import { parseTar } from 'nanotar';
import { describe, expect, it } from 'vitest';
import { createDemoServer } from '../../../../src/opendata/demo/mirror.ts';
import { createRadarFileInWorker } from '../../../../src/opendata/demo/radar/part.ts';
import { decodeRadarRun } from '../../../../src/opendata/radar/decode-run.ts';
import { readSteps, type RadarRun } from '../../../../src/opendata/radar/run.ts';

const ISSUED = Date.parse('2026-07-19T15:00:00Z');
const FOLDER = '/weather/radar/composite/rv';

/** Rates, mm/h, of pixels all over the grid. */
function ratesOf(run: RadarRun): (number | null)[] {
  const rates: (number | null)[] = [];
  for (let row = 50; row < 1200; row += 25) {
    for (let column = 50; column < 1100; column += 25) {
      rates.push(...readSteps(run, { column, row }).map(({ rate }) => rate));
    }
  }
  return rates;
}

/** The binary form has steps of 0.01 mm in five minutes: 0.12 mm/h. */
function isSame(rate: number | null, other: number | null): boolean {
  if (rate === null || other === null) return rate === other;
  return Math.abs(rate - other) <= 0.061;
}

describe('a radar file of the demo', () => {
  it('has the 25 members of a run, five minutes apart', async () => {
    const server = createDemoServer(() => new Date(ISSUED + 5 * 60_000));
    const path = `${FOLDER}/composite_rv_LATEST.tar`;
    const reply = await server.get({ host: 'opendata', path });
    const members = parseTar(reply.status === 200 ? reply.body : new Uint8Array(), {
      metaOnly: true,
    });
    expect(members.map(({ name }) => name)).toEqual(
      Array.from(
        { length: 25 },
        (_, index) => `composite_rv_20260719_1500_${String(5 * index).padStart(3, '0')}-hd5`,
      ),
    );
  });

  it('reads the same in both formats for the service', async () => {
    const leads = [0];
    const [hdf5, binary] = await Promise.all([
      createRadarFileInWorker({ form: 'hdf5', issued: ISSUED }, leads),
      createRadarFileInWorker({ form: 'binary', issued: ISSUED }, leads),
    ]);
    const runs = [decodeRadarRun('hdf5', hdf5), decodeRadarRun('radolan', binary)];
    expect(runs.map(({ issued }) => issued)).toEqual([ISSUED, ISSUED]);
    const rates = runs.map(ratesOf);
    const [one = [], other = []] = rates;
    expect(one.filter((rate) => rate !== null && rate > 1).length).toBeGreaterThan(10);
    expect(other.length).toBe(one.length);
    expect(one.filter((rate, index) => !isSame(rate, other[index] ?? null))).toEqual([]);
  });

  it('reports why it cannot be generated', async () => {
    const noDate = { form: 'hdf5', issued: Number.NaN } as const;
    await expect(createRadarFileInWorker(noDate, [0])).rejects.toThrow(
      'The radar of the demo cannot be made',
    );
  });
});
