import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, test } from 'vitest';
import { OpenDataError } from '../../../src/opendata/server.ts';
import { loadNextHour } from '../../../src/service/operations/next-hour.ts';
import type { Sources } from '../../../src/service/sources.ts';
import { BERLIN } from '../../support/places.ts';
import { down, forecastFrom, nowcastFrom, sourcesWith } from '../fake-sources.ts';
import { SOURCE_TIMEOUTS } from '../../../src/opendata/timeouts.ts';

const NOW = '2026-11-18T14:07:30Z';
const timeouts = { ...SOURCE_TIMEOUTS, nowcastMs: 40 };

const WET = Array.from({ length: 25 }, (_, index) => index / 4);
const RADAR = { at: async () => nowcastFrom('2026-11-18T14:00Z', WET) };
const FORECAST = {
  at: async () =>
    forecastFrom('2026-11-18T14:00Z', [
      { precipitation: 0.3, precipitationProbability: 60, temperature: 4 },
      { precipitation: 1.2, precipitationProbability: 80, temperature: 0 },
      { precipitation: 9, temperature: 0 },
    ]),
};
const NEVER = { at: () => new Promise<never>(() => undefined) };

function look(overrides: Partial<Sources>, now = NOW) {
  return loadNextHour(BERLIN, Date.parse(now), sourcesWith(now, { timeouts, ...overrides }));
}

async function ratesOf(overrides: Partial<Sources>, now = NOW): Promise<(number | null)[]> {
  return (await look(overrides, now)).steps.map(({ rate }) => rate);
}

function radarWith(rates: readonly (number | null)[], start = '2026-11-18T14:05Z') {
  return { at: async () => nowcastFrom(start, rates) };
}

describe('the hour by radar', () => {
  it('has twelve steps of five minutes from the current one on', async () => {
    const { source, steps } = await look({ nowcasts: RADAR, forecasts: FORECAST });
    expect(source).toBe('RV');
    expect(steps.map(({ start }) => new Date(start).toISOString().slice(11, 16))).toEqual(
      '14:05 14:10 14:15 14:20 14:25 14:30 14:35 14:40 14:45 14:50 14:55 15:00'.split(' '),
    );
    expect(steps.map(({ rate }) => rate)).toEqual(WET.slice(1, 13));
    expect(new Set(steps.map(({ length }) => length))).toEqual(new Set([300_000]));
  });

  it('has in each step the precipitation type of the forecast for its hour', async () => {
    const hours = [
      { precipitation: 1, snow: 0 },
      { precipitation: 1, snow: 1 },
    ];
    const forecasts = { at: async () => forecastFrom('2026-11-18T14:00Z', hours) };
    const { steps } = await look({ nowcasts: RADAR, forecasts });
    expect(steps.map(({ kind }) => kind)).toEqual([...Array(11).fill('rain'), 'snow']);
  });

  test.each([
    ['is down', { at: down }],
    ['does not reach the point', { at: async () => undefined }],
    ['takes its time', NEVER],
  ])('has no precipitation type if the forecast %s', async (_, forecasts) => {
    const { source, steps } = await look({ nowcasts: RADAR, forecasts });
    expect(source).toBe('RV');
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
  });

  it('has hundredths of a millimetre', async () => {
    const rates = await ratesOf({
      nowcasts: radarWith(Array(12).fill(0.1 * 3)),
      forecasts: FORECAST,
    });
    expect(rates).toEqual(Array(12).fill(0.3));
  });

  it('distinguishes a step without data from a dry one', async () => {
    const rates = [0, 0, 0, null, 0, 1, ...Array(6).fill(0)];
    expect(await ratesOf({ nowcasts: radarWith(rates) })).toEqual(rates);
  });

  it('has no data beyond the end of its run', async () => {
    const rates = Array(4).fill(0.6);
    expect(await ratesOf({ nowcasts: radarWith(rates) })).toEqual([
      ...rates,
      ...Array(8).fill(null),
    ]);
  });

  it.each([
    ['2026-11-18T14:05:00Z', WET[1]],
    ['2026-11-18T14:09:59Z', WET[1]],
    ['2026-11-18T14:10:00Z', WET[2]],
  ])('begins at %s with the current step', async (now, first) => {
    expect((await ratesOf({ nowcasts: RADAR }, now))[0]).toBe(first);
  });
});

describe('the hour by the forecast', () => {
  test.each([
    ['is down', { at: down }],
    ['does not reach the point', { at: async () => undefined }],
    ['takes too long', NEVER],
    ['has no data', radarWith(Array(12).fill(null))],
    ['knows nothing of the running step', radarWith([null, ...Array(11).fill(2)])],
    ['knows ten minutes only', radarWith([0, 0, null, ...Array(9).fill(2)])],
    ['has run out', radarWith(WET, '2026-11-18T11:00Z')],
  ])('is used if radar %s', async (_, nowcasts) => {
    const { source, steps } = await look({ nowcasts, forecasts: FORECAST });
    expect(source).toBe('MOSMIX_L');
    expect(steps).toEqual([
      {
        start: Date.parse('2026-11-18T14:00Z'),
        length: 3_600_000,
        rate: 0.3,
        kind: 'rain',
        probability: 60,
      },
      {
        start: Date.parse('2026-11-18T15:00Z'),
        length: 3_600_000,
        rate: 1.2,
        kind: 'snow',
        probability: 80,
      },
    ]);
  });

  it('is not used if radar has data for a quarter of an hour', async () => {
    const rates = [0, 0, 1, null, ...Array(8).fill(2)];
    const { source } = await look({ nowcasts: radarWith(rates), forecasts: FORECAST });
    expect(source).toBe('RV');
  });

  it('is the one hour of the next sixty minutes on the full hour', async () => {
    expect(await ratesOf({ forecasts: FORECAST }, '2026-11-18T15:00:00Z')).toEqual([1.2]);
  });

  it('distinguishes an hour without an amount from a dry one', async () => {
    const forecasts = {
      at: async () => forecastFrom('2026-11-18T14:00Z', [{}, { precipitation: 0 }]),
    };
    expect(await ratesOf({ forecasts })).toEqual([null, 0]);
  });
});

describe('neither', () => {
  it('is an error if both radar and forecast are down', async () => {
    await expect(look({})).rejects.toBeInstanceOf(OpenDataError);
  });

  test.each([
    ['no station is near', { at: async () => undefined }],
    [
      'its run is over',
      { at: async () => forecastFrom('2026-11-18T10:00Z', [{ precipitation: 1 }]) },
    ],
    ['it has no amounts', { at: async () => forecastFrom('2026-11-18T14:00Z', [{}, {}]) }],
  ])('no radar, and of the forecast %s, is 404', async (_, forecasts) => {
    const pending = look({ nowcasts: { at: async () => undefined }, forecasts });
    await expect(pending).rejects.toMatchObject({
      problem: { status: 404, type: '/problems/no-forecast' },
    });
  });

  it('is an error for bugs in the radar code, not a fallback', async () => {
    const nowcasts = { at: () => Promise.reject(new TypeError('ours')) };
    await expect(look({ nowcasts, forecasts: FORECAST })).rejects.toThrow('ours');
  });
});

describe('both', () => {
  it('are requested at the same time', async () => {
    const order: string[] = [];
    const { promise: answered, resolve } = Promise.withResolvers<undefined>();
    const nowcasts = {
      at: async () => {
        order.push('radar');
        return answered;
      },
    };
    const forecasts = {
      at: async () => {
        order.push('forecast');
        resolve(undefined);
        return FORECAST.at();
      },
    };
    expect((await look({ nowcasts, forecasts })).source).toBe('MOSMIX_L');
    expect(order.toSorted()).toEqual(['forecast', 'radar']);
  });

  // What nobody catches fails the run of the tests.
  it('ignores a radar file that comes too late, or fails then', async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const { source } = await look({ nowcasts: { at: () => late }, forecasts: FORECAST });
    reject(new TypeError('too late'));
    await setImmediate();
    expect(source).toBe('MOSMIX_L');
  });

  it('ignores a forecast that fails after the answer', async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const { source } = await look({ nowcasts: RADAR, forecasts: { at: () => late } });
    reject(new TypeError('too late'));
    await setImmediate();
    expect(source).toBe('RV');
  });
});
