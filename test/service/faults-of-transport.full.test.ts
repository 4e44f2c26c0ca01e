import { describe, expect, it, test } from 'vitest';
import { TRANSPORT_FAULTS, type Fault } from '../support/faulty-server.ts';
import { ANSWER_LIMIT, REQUESTED, startFaultyService } from './faulty-service.ts';
import { sourceOf } from './source-of.ts';

const faults: [string, Fault | 'down'][] = [
  ['is not there', 'down'],
  ...Object.entries(TRANSPORT_FAULTS),
];

describe.each(faults)('if the open-data server %s', (_what, fault) => {
  it('the service responds with an error in time, invents nothing, and recovers', async () => {
    const { server, ask, setClock } = await startFaultyService();
    if (fault === 'down') await server.down();
    else server.fault(fault);
    const answers = await Promise.all(REQUESTED.map(ask));
    expect(answers.map(({ status }) => status)).toEqual(REQUESTED.map(() => 503));
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(ANSWER_LIMIT);

    if (fault === 'down') await server.up();
    else server.fault();
    setClock(10);
    const sourcesNow = async () => {
      const again = await Promise.all(REQUESTED.map(ask));
      return again.map(({ status, body }) => [status, sourceOf(body)]);
    };
    // A file that comes later than one waits for it serves the next asker.
    await expect.poll(sourcesNow).toEqual([
      [200, 'MOSMIX_L'],
      [200, 'RV'],
      [200, 's31fg'],
      [200, 's31fg'],
      [200, 'MOSMIX_L'],
      [200, 'MOSMIX_L, RV'],
      [200, 's31fg'],
      [200, 'CAP'],
      [200, 'CAP'],
      [200, 'CAP'],
      [200, 'SYNOP'],
      [200, 'SYNOP'],
      [200, 'POI'],
    ]);
  });
});

test.each(faults)(
  'cached files are served stale if the open-data server %s',
  async (_what, fault) => {
    const { server, ask, setClock } = await startFaultyService();
    const known = await ask('forecastDays');
    if (fault === 'down') await server.down();
    else server.fault(fault);
    setClock(1);
    expect(await ask('forecastDays')).toMatchObject({ status: 200, body: known.body });
  },
);
