import { afterAll, describe, expect, test } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { createLiveServer } from '../../src/opendata/live.ts';
import { listen } from '../../src/listen.ts';
import { startTestService } from '../support/service.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);

const DAYS = '/voicetext/forecast/days/53.55/9.99';
const HOURS = '/voicetext/forecast/hours/53.55/9.99';
const PART = '/voicetext/forecast/dayPart/53.55/9.99';
const WEEKEND = '/voicetext/forecast/weekend/53.55/9.99';

describe('a parameter that breaks a rule is refused with its name and the rule', () => {
  test.each([
    [`${DAYS}?datefrom=2026112`, 'datefrom', 'must be exactly 8 digits: year, month, day'],
    [`${DAYS}?datefrom=2026112115`, 'datefrom', 'must be exactly 8 digits: year, month, day'],
    [`${DAYS}?datefrom=2026-11-21`, 'datefrom', 'must be exactly 8 digits: year, month, day'],
    [`${DAYS}?datefrom=20260231`, 'datefrom', 'must be a day of the calendar'],
    [`${DAYS}?datefrom=20261120`, 'datefrom', 'must not be in the past'],
    [`${DAYS}?datefrom=20261123&datetimeto=20261122`, 'datetimeto', 'must not be before datefrom'],
    [
      `${DAYS}?datefrom=20261210`,
      'datefrom',
      'must lie within the forecast, which reaches to 2026-11-30',
    ],
    [`${DAYS}?datefrom=`, 'datefrom', 'must be exactly 8 digits: year, month, day'],
    [`${DAYS}?dateto=20261122`, 'dateto', 'is not a parameter of this operation'],
    [
      `${HOURS}?datetimefrom=20261121`,
      'datetimefrom',
      'must be exactly 10 digits: year, month, day, hour',
    ],
    [`${HOURS}?datetimefrom=2026112124`, 'datetimefrom', 'must end with an hour from 00 to 23'],
    [`${HOURS}?datetimefrom=2026023112`, 'datetimefrom', 'must begin with a day of the calendar'],
    [`${HOURS}?datetimefrom=2026112112`, 'datetimefrom', 'must not be in the past'],
    [
      `${HOURS}?datetimefrom=2026112118&datetimeto=2026112117`,
      'datetimeto',
      'must not be before datetimefrom',
    ],
    [`${HOURS}?datetimefrom=2026112414`, 'datetimefrom', 'must lie within the next 72 hours'],
    [`${HOURS}?datetimeto=2026112414`, 'datetimeto', 'must lie within the next 72 hours'],
    [PART, 'space', 'is required'],
    [`${PART}?space=noon`, 'space', 'must be one of morning, afternoon, evening, night'],
    [`${PART}?space=morning`, 'date', 'must not be in the past: its morning is over'],
    [`${PART}?space=night&date=20261119`, 'date', 'must not be in the past: its night is over'],
    [`${WEEKEND}?date=20261114`, 'date', 'must not be in the past'],
    [
      '/voicetext/forecast/days/95/9.99',
      'latitude',
      'must be a number from -90 to 90 with up to 5 decimals',
    ],
    [
      '/voicetext/forecast/days/53.123456/9',
      'latitude',
      'must be a number from -90 to 90 with up to 5 decimals',
    ],
    [
      '/voicetext/forecast/days/1e1/9',
      'latitude',
      'must be a number from -90 to 90 with up to 5 decimals',
    ],
    [
      '/voicetext/forecast/days/53/180.1',
      'longitude',
      'must be a number from -180 to 180 with up to 5 decimals',
    ],
    [`${DAYS}?location=${'x'.repeat(101)}`, 'location', 'must have at most 100 characters'],
  ])('%s', async (path, field, rule) => {
    const { status, headers, body } = await service.get(path);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(Problem.parse(body)).toMatchObject({ status: 400, errors: [{ field, rule }] });
    expect(body['detail']).toBe(`${field} ${rule}.`);
  });

  test('several at once are all named', async () => {
    const { body } = await service.get('/voicetext/forecast/days/95/200?datefrom=1');
    expect(body.errors?.map(({ field }) => field).toSorted()).toEqual([
      'datefrom',
      'latitude',
      'longitude',
    ]);
  });

  test('given twice, a parameter is refused', async () => {
    const { status } = await service.get(`${DAYS}?datefrom=20261122&datefrom=20261123`);
    expect(status).toBe(400);
  });
});

describe('the edges of a range are within it', () => {
  test.each([
    `${HOURS}?datetimefrom=2026112113`,
    `${HOURS}?datetimeto=2026112413`,
    `${DAYS}?datefrom=20261121&datetimeto=20261121`,
    `${DAYS}?datefrom=20261130`,
    `${PART}?space=afternoon`,
  ])('%s', async (path) => {
    expect((await service.get(path)).status).toBe(200);
  });
});

describe('coordinates off the forecast grid are not found', () => {
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

  test('the date line below 60 degrees is on the grid', async () => {
    const { status } = await service.get('/voicetext/forecast/nextThreeDays/-17/179.998');
    expect(status).toBe(200);
  });
});

describe('who asks', () => {
  test('without the right key is unauthorized where one is set', async () => {
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

  test.each([
    [undefined, 'de-DE', 'Heute'],
    ['de', 'de-DE', 'Heute'],
    ['en', 'en-US', 'Today'],
    ['en-GB', 'en-GB', 'Today'],
    ['en-AU, de;q=0.5', 'en-US', 'Today'],
    ['de;q=0.4, en-GB;q=0.9', 'en-GB', 'Today'],
    ['ja, en;q=0.1', 'en-US', 'Today'],
    ['ja', 'de-DE', 'Heute'],
    ['*', 'de-DE', 'Heute'],
    [';;;q=x', 'de-DE', 'Heute'],
  ])('in %s hears %s', async (asked, answered, start) => {
    const headers: Record<string, string> = asked === undefined ? {} : { 'accept-language': asked };
    const { body, headers: received } = await service.get(DAYS, headers);
    expect(received.get('content-language')).toBe(answered);
    expect(body.text?.startsWith(start)).toBe(true);
  });
});

describe('what cannot be had is an error, never invented', () => {
  test('an open-data server that is gone: 503, and nothing of the inside shows', async () => {
    const { port, close } = await listen(() => undefined, 0, '127.0.0.1');
    await close();
    const gone = `http://127.0.0.1:${port}`;
    const server = createLiveServer({ hosts: { opendata: gone, www: gone }, userAgent: 'test' });
    const cutOff = await startTestService('2026-11-21T12:00:00Z', { server });
    const { status, body } = await cutOff.get(DAYS);
    await cutOff.close();
    expect(status).toBe(503);
    expect(body['type']).toBe('/problems/source-unavailable');
    expect(JSON.stringify(body)).not.toContain(String(port));
  });

  test('no station with a forecast near: 404', async () => {
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

  test('an address that is none: 404 problem details', async () => {
    const { status, body } = await service.get('/voicetext/nothing');
    expect(status).toBe(404);
    expect(Problem.parse(body).type).toBe('/problems/unknown-path');
  });

  test('a path that cannot be decoded: 400', async () => {
    const { status, body } = await service.get('/voicetext/forecast/days/%ff/9');
    expect(status).toBe(400);
    expect(Problem.parse(body).title).toBe('Bad Request');
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
