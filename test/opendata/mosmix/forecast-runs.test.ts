import { describe, expect, it } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import { CATALOGUE_PATH, stationPath, steady, type MosmixText } from '../../support/mosmix-file.ts';
import { opener } from '../../support/product-caches.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { file, HAMBURG, startForecasts, THIS_HOUR } from './forecasts-near-hamburg.ts';

describe('the number of requests to the server', () => {
  const latest = stationPath('10147');

  it('is one for fifty concurrent forecasts', async () => {
    const { host, at, lay, requested } = await startForecasts();
    await lay('10147', file({ elements: { SunD1: steady(0, 25) } }));
    host.trouble(latest, { delay: 10 });
    const forecasts = await Promise.all(Array.from({ length: 50 }, () => at()));
    expect(forecasts.map((forecast) => forecast?.station)).toEqual(Array(50).fill('10147'));
    expect([requested(CATALOGUE_PATH), requested(latest)]).toEqual([1, 1]);
  });

  it('is one a run, and one every five minutes while the run is late', async () => {
    const { at, lay, requested, setClock } = await startForecasts();
    await lay('10147');
    for (const [time, requests] of [
      ['10:30', 1],
      ['15:59', 1],
      ['16:00', 2],
      ['16:04', 2],
      ['16:05', 3],
    ] as const) {
      setClock(`2026-11-18T${time}Z`);
      await at();
      expect([time, requested(latest)]).toEqual([time, requests]);
    }
  });

  it('includes no download while the file is the same', async () => {
    const { host, at, lay, setClock } = await startForecasts();
    await lay('10147');
    const before = await at();
    setClock('2026-11-18T16:00Z');
    expect(await at()).toEqual(before);
    expect(host.requests(latest)[1]?.['if-none-match']).toEqual(expect.any(String));
  });

  it('is one download when the next run is there', async () => {
    const { at, lay, setClock } = await startForecasts();
    await lay('10147');
    await at();
    await lay('10147', {
      issued: '2026-11-18T15:00:00.000Z',
      firstStep: '2026-11-18T16:00:00.000Z',
      elements: { TTT: steady(278.15, 25) },
    });
    setClock('2026-11-18T16:00Z');
    const forecast = await at(HAMBURG, Date.parse('2026-11-18T16:00Z'));
    expect(forecast?.series.hours[0]?.temperature).toBe(5);
    expect(forecast?.series.issued).toBe(Date.parse('2026-11-18T15:00Z'));
  });

  it('is one a day for the catalogue', async () => {
    const { at, lay, requested, setClock } = await startForecasts();
    await lay('10147');
    await at();
    setClock('2026-11-19T10:29Z');
    await at();
    expect(requested(CATALOGUE_PATH)).toBe(1);
    setClock('2026-11-19T10:30Z');
    await at();
    expect(requested(CATALOGUE_PATH)).toBe(2);
  });
});

describe('hours before the newest run', () => {
  const earlier: MosmixText = {
    issued: '2026-11-17T21:00:00.000Z',
    firstStep: '2026-11-17T22:00:00.000Z',
    elements: { TTT: steady(275.15, 25) },
  };
  const midnight = Date.parse('2026-11-17T23:00:00Z');

  it('come from the newest run that begins no later', async () => {
    const { at, lay } = await startForecasts();
    await lay('10147');
    await lay('10147', earlier, '2026111721');
    const hours = (await at(HAMBURG, midnight))?.series.hours ?? [];
    expect(hours.map(({ start: hour }) => hour)).toEqual(
      Array.from({ length: 36 }, (_, after) => THIS_HOUR + (after - 12) * HOUR_MS),
    );
    expect(hours.map(({ temperature }) => temperature)).toEqual([
      ...Array(12).fill(2),
      ...Array(24).fill(10),
    ]);
  });

  it('are filled from the next station as the newer ones are', async () => {
    const { at, lay } = await startForecasts();
    await lay('10147');
    await lay('10147', earlier, '2026111721');
    const sunny = { SunD1: steady(600, 25) };
    await lay('A762', file({ elements: sunny }));
    await lay('A762', { ...earlier, elements: sunny }, '2026111721');
    const hours = (await at(HAMBURG, midnight))?.series.hours ?? [];
    expect(hours.map(({ sunshine }) => sunshine)).toEqual(Array(36).fill(10));
  });

  it.each([
    ['2026-11-18T09:59Z', '2026111803'],
    ['2026-11-18T04:00Z', '2026111803'],
    ['2026-11-18T03:59Z', '2026111721'],
    ['2026-11-17T22:00Z', '2026111721'],
    ['2026-11-17T21:59Z', '2026111715'],
  ])('from %s on are requested from the run of %s', async (from, run) => {
    const { at, lay, requested } = await startForecasts();
    await lay('10147', file({ elements: { SunD1: steady(0, 25) } }));
    await at(HAMBURG, Date.parse(from));
    expect(requested(stationPath('10147', run))).toBe(1);
  });

  it('are missing if the server has removed the earlier run', async () => {
    const { at, lay } = await startForecasts();
    await lay('10147');
    expect((await at(HAMBURG, midnight))?.series.hours[0]?.start).toBe(THIS_HOUR);
  });

  it('are downloaded once for all', async () => {
    const { at, lay, requested, setClock } = await startForecasts();
    await lay('10147');
    await lay('10147', earlier, '2026111721');
    await at(HAMBURG, midnight);
    setClock('2026-11-19T10:00Z');
    await at(HAMBURG, midnight);
    expect(requested(stationPath('10147', '2026111721'))).toBe(1);
  });
});

describe('the disk cache', () => {
  it('makes requests unnecessary at the next start, for earlier runs too', async () => {
    const { host, at, atRestart, lay } = await startForecasts(opener(await temporaryDirectory()));
    await lay('10147');
    await lay(
      '10147',
      file({ issued: '2026-11-17T21:00:00.000Z', firstStep: '2026-11-17T22:00:00.000Z' }),
      '2026111721',
    );
    const from = Date.parse('2026-11-17T23:00Z');
    const forecast = await at(HAMBURG, from);
    expect(forecast?.series.hours[0]?.start).toBe(Date.parse('2026-11-17T22:00Z'));
    const paths = [CATALOGUE_PATH, stationPath('10147'), stationPath('10147', '2026111721')];
    for (const path of paths) host.trouble(path, 'fails');
    expect(await atRestart(HAMBURG, from)).toEqual(forecast);
    for (const path of paths) expect(host.requests(path)).toHaveLength(1);
  });
});

async function startAndFail() {
  const started = await startForecasts();
  await started.lay('10147');
  await started.at();
  for (const path of [CATALOGUE_PATH, stationPath('10147')]) started.host.trouble(path, 'fails');
  return started;
}

describe('while the server fails', () => {
  it('the cached run is served stale until two more are overdue', async () => {
    const { at, setClock } = await startAndFail();
    for (const time of ['16:00', '21:59']) {
      setClock(`2026-11-18T${time}Z`);
      const forecast = await at();
      expect(forecast?.series.issued).toBe(Date.parse('2026-11-18T09:00Z'));
      // The truth of the data: the next run has been due for a while.
      expect(forecast?.nextUpdate).toBe(Date.parse('2026-11-18T16:00Z'));
    }
    setClock('2026-11-18T22:00Z');
    await expect(at()).rejects.toBeInstanceOf(OpenDataError);
  });

  it('the server gets one retry a minute', async () => {
    const { at, requested, setClock } = await startAndFail();
    for (const [time, requests] of [
      ['16:00:00', 2],
      ['16:00:59', 2],
      ['16:01:00', 3],
    ] as const) {
      setClock(`2026-11-18T${time}Z`);
      await Promise.all([at(), at(), at()]);
      expect([time, requested(stationPath('10147'))]).toEqual([time, requests]);
    }
  });

  it('a station without a file is still skipped', async () => {
    const { host, at, lay, setClock } = await startForecasts();
    await lay('A762');
    expect((await at())?.station).toBe('A762');
    for (const path of [stationPath('10147'), stationPath('A762')]) host.trouble(path, 'fails');
    setClock('2026-11-18T13:00Z');
    expect((await at())?.station).toBe('A762');
  });

  it('the newest run is served without the hours before it that are not cached', async () => {
    const { host, at, lay } = await startForecasts();
    await lay('10147');
    await at();
    host.trouble(stationPath('10147', '2026111721'), 'fails');
    const forecast = await at(HAMBURG, Date.parse('2026-11-17T23:00Z'));
    expect(forecast?.series.hours[0]?.start).toBe(THIS_HOUR);
  });
});
