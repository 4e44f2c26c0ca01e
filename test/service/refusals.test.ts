import { afterAll, describe, expect, test } from 'vitest';
import { hostsAt } from '../support/open-data-server.ts';
import { operationIds, type OperationId } from '../../src/contract/operations.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { createLiveServer } from '../../src/opendata/live-server.ts';
import { listen } from '../../src/http/listen.ts';
import { startTestService } from '../support/service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);

/** Places are known without an open-data server, but for where a postcode is. */
const isLocal = (id: OperationId) =>
  id === 'nearbyLocationsByCoordinates' || id === 'searchLocations';

const DAYS = '/voicetext/forecast/days/53.55/9.99';

describe('coordinates off the forecast grid get 404', () => {
  test.each([
    ['89.996/0', 404],
    ['-89.996/10', 404],
    ['60.01/179.996', 404],
    ['-70/-179.996', 404],
  ])('%s', async (coordinates, expected) => {
    const { status, body } = await service.get(`/voicetext/forecast/nextThreeDays/${coordinates}`);
    expect(status).toBe(expected);
    expect(body['type']).toBe('/problems/off-grid');
  });

  test.each(['/voicetext/pollen/byCoordinates', '/voicetext/precipitation/nextHour'])(
    'by %s neither',
    async (path) => {
      const { status, body } = await service.get(`${path}/89.996/0`);
      expect({ status, type: body['type'] }).toEqual({ status: 404, type: '/problems/off-grid' });
    },
  );

  test('the date line below 60 degrees is on the grid', async () => {
    const { status } = await service.get('/voicetext/forecast/nextThreeDays/-17/179.998');
    expect(status).toBe(200);
  });
});

describe('a caller', () => {
  test('without the right key gets 401 if one is set', async () => {
    const guarded = await startTestService('2026-11-21T12:00:00Z', { key: 'sesame' });
    const statuses = await Promise.all([
      guarded.get(DAYS),
      guarded.get(DAYS, { 'x-api-key': 'wrong' }),
      guarded.get(DAYS, { 'x-api-key': 'sesame' }),
    ]);
    await guarded.close();
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200]);
    expect(JSON.stringify(statuses)).not.toContain('sesame');
  });
});

describe('unavailable data are an error, never invented', () => {
  test.each(operationIds.filter((id) => !isLocal(id)))(
    '%s without an open-data server: 503, without internals',
    async (id) => {
      const { port, close } = await listen(() => undefined, 0, '127.0.0.1');
      await close();
      const gone = `http://127.0.0.1:${port}`;
      const server = createLiveServer({ hosts: hostsAt(gone), userAgent: 'test' });
      const cutOff = await startTestService('2026-11-21T12:00:00Z', { server });
      const { status, body } = await cutOff.get(OPERATION_PATHS[id]);
      await cutOff.close();
      expect(status).toBe(503);
      expect(body['type']).toBe('/problems/source-unavailable');
      expect(JSON.stringify(body)).not.toContain(String(port));
    },
  );

  test('no station with a forecast nearby: 404', async () => {
    const server = {
      name: 'DWD',
      get: async ({ path }: { path: string }) =>
        path.includes('stationskatalog')
          ? { status: 200 as const, body: Buffer.from(catalogueWithOneStation()) }
          : { status: 404 as const },
    };
    const lonely = await startTestService('2026-11-21T12:00:00Z', { server });
    const replies = await Promise.all([
      lonely.get(DAYS),
      lonely.get('/voicetext/forecast/days/-40/-120'),
    ]);
    await lonely.close();
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies.map(({ body }) => body['type'])).toEqual(
      Array.from(replies, () => '/problems/no-forecast'),
    );
  });

  test('an unknown path: 404 problem details', async () => {
    const { status, body } = await service.get('/voicetext/nothing');
    expect(status).toBe(404);
    expect(ProblemDetails.parse(body).type).toBe('/problems/unknown-path');
  });

  test('an undecodable path: 400', async () => {
    const { status, body } = await service.get('/voicetext/forecast/days/%ff/9');
    expect(status).toBe(400);
    expect(ProblemDetails.parse(body).title).toBe('Bad Request');
  });
});

function catalogueWithOneStation(): string {
  return [
    'ID    ICAO NAME                 LAT    LON     ELEV',
    '----- ---- -------------------- -----  ------- -----',
    '10147 EDDH HAMBURG-FU.           53.38   10.00    16',
    '',
  ].join('\n');
}
