import { describe, expect, it } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import type { OpenDataHost } from '../../support/open-data-server.ts';
import { ABROAD, FILE_PATH, ON_LAND, pollenText, startPollen } from './pollen-files.ts';

const IN_THE_LAKE = { latitude: 54.06, longitude: 9 };

describe('the pollen forecast for a point', () => {
  it('has the values of its region', async () => {
    const { at } = await startPollen();
    expect(await at()).toEqual({
      region: 11,
      issued: Date.parse('2026-07-13T09:00Z'),
      nextUpdate: Date.parse('2026-07-14T09:05Z'),
      days: [
        { date: '2026-07-13', levels: { Graeser: 2 } },
        { date: '2026-07-14', levels: { Graeser: 2 } },
        { date: '2026-07-15', levels: { Graeser: 3 } },
      ],
    });
  });

  it('is undefined without a region, and needs no file for that', async () => {
    const { host, at, requested } = await startPollen();
    host.trouble(FILE_PATH, 'fails');
    expect(await at(ABROAD)).toBeUndefined();
    expect(requested(FILE_PATH)).toBe(0);
  });

  it('is that of the nearest region on a German shore, but not abroad', async () => {
    const { at } = await startPollen();
    expect(await at(IN_THE_LAKE, 'DE')).toMatchObject({ region: 11 });
    expect(await at(IN_THE_LAKE, 'AT')).toBeUndefined();
    expect(await at(IN_THE_LAKE)).toBeUndefined();
    expect(await at(ABROAD, 'DE')).toBeUndefined();
  });

  it('has no days if the file lacks the region', async () => {
    const { host, at } = await startPollen();
    host.put(FILE_PATH, pollenText({ regions: { '120/121': { Birke: ['1', '1', '1'] } } }));
    expect(await at()).toMatchObject({ region: 11, days: [] });
  });

  it.each([
    ['before eleven, when the file is that of yesterday', '2026-07-14T08:59Z'],
    ['a week later, when the server still has the old file', '2026-07-20T12:00Z'],
  ])('has the days of the file, not of the request: %s', async (_when, now) => {
    const { at, setClock } = await startPollen();
    setClock(now);
    const forecast = await at();
    const dates = forecast?.days.map(({ date }) => date);
    expect(dates).toEqual(['2026-07-13', '2026-07-14', '2026-07-15']);
  });
});

describe('the number of requests for the pollen file', () => {
  it('is one for fifty concurrent forecasts', async () => {
    const { host, at, requested } = await startPollen();
    host.trouble(FILE_PATH, { delay: 10 });
    const forecasts = await Promise.all(Array.from({ length: 50 }, () => at()));
    expect(new Set(forecasts.map((forecast) => forecast?.region))).toEqual(new Set([11]));
    expect(requested(FILE_PATH)).toBe(1);
  });

  it('is one a day, and one every five minutes while the next file is late', async () => {
    const { at, requested, setClock } = await startPollen();
    for (const [time, requests] of [
      ['13T12:00', 1],
      ['14T09:04', 1],
      ['14T09:05', 2],
      ['14T09:09', 2],
      ['14T09:10', 3],
    ] as const) {
      setClock(`2026-07-${time}Z`);
      await at();
      expect([time, requested(FILE_PATH)]).toEqual([time, requests]);
    }
  });

  it.each([
    ['begins', '2026-03-28', '2026-03-29', '2026-03-29T09:05Z'],
    ['ends', '2026-10-24', '2026-10-25', '2026-10-25T10:05Z'],
  ])('follows the clock in Berlin when summer time %s', async (_what, day, next, renewed) => {
    const { host, at, requested, setClock } = await startPollen();
    const [lastUpdate, nextUpdate] = [`${day} 11:00 Uhr`, `${next} 11:00 Uhr`];
    host.put(FILE_PATH, pollenText({ lastUpdate, nextUpdate }));
    setClock(`${day}T12:00Z`);
    await at();
    setClock(new Date(Date.parse(renewed) - 1000).toISOString());
    await at();
    expect(requested(FILE_PATH)).toBe(1);
    setClock(renewed);
    await at();
    expect(requested(FILE_PATH)).toBe(2);
  });

  it('is at least one a day, whatever the file says of the next one', async () => {
    const { host, at, requested, setClock } = await startPollen();
    host.put(FILE_PATH, pollenText({ nextUpdate: '2062-07-14 11:00 Uhr' }));
    await at();
    setClock('2026-07-14T12:00Z');
    await at();
    expect(requested(FILE_PATH)).toBe(2);
  });

  it('is one download when the next file is there', async () => {
    const { host, at, setClock } = await startPollen();
    await at();
    host.put(
      FILE_PATH,
      pollenText({ lastUpdate: '2026-07-14 11:00 Uhr', nextUpdate: '2026-07-15 11:00 Uhr' }),
    );
    setClock('2026-07-14T09:05Z');
    expect((await at())?.days[0]?.date).toBe('2026-07-14');
  });
});

it.each([
  ['fails', (host: OpenDataHost) => host.trouble(FILE_PATH, 'fails')],
  ['sends a broken one', (host: OpenDataHost) => host.put(FILE_PATH, '{"sender":')],
])(
  'the cached file is served stale until two more are due while the server %s',
  async (_, spoil) => {
    const { host, at, setClock } = await startPollen();
    await at();
    spoil(host);
    for (const time of ['14T09:05', '15T09:04']) {
      setClock(`2026-07-${time}Z`);
      expect(await at()).toMatchObject({
        issued: Date.parse('2026-07-13T09:00Z'),
        nextUpdate: Date.parse('2026-07-14T09:05Z'),
      });
    }
    setClock('2026-07-15T09:05Z');
    await expect(at()).rejects.toBeInstanceOf(OpenDataError);
  },
);

describe('an unavailable pollen file', () => {
  it('is an error if it is missing', async () => {
    const { host, at } = await startPollen();
    host.remove(FILE_PATH);
    await expect(at()).rejects.toThrow(OpenDataError);
    await expect(at()).rejects.toThrow('The open-data server has no pollen file');
  });

  it.each(['fails', 'hangs', 'breaks off'] as const)(
    'is an error when the server %s, and none when it is well again',
    async (trouble) => {
      const { host, at } = await startPollen();
      host.trouble(FILE_PATH, trouble);
      await expect(at(ON_LAND)).rejects.toThrow(OpenDataError);
      host.trouble(FILE_PATH);
      expect(await at()).toMatchObject({ region: 11 });
    },
  );

  it.each([
    ['cut off', pollenText().slice(0, 200), /cut off/],
    ['of another version', pollenText({ lastUpdate: '13.07.2026' }), /unknown version/],
  ])('is an error when it is %s', async (_what, text, message) => {
    const { host, at } = await startPollen();
    host.put(FILE_PATH, text);
    await expect(at()).rejects.toThrow(OpenDataError);
    await expect(at()).rejects.toThrow(message);
  });
});
