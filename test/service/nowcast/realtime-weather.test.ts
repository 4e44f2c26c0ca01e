import { describe, expect, it, test } from 'vitest';
import { stationWith } from '../../support/observed-station.ts';
import { LOS_ANGELES, gazetteerWith } from '../../support/places.ts';
import { down, forecastFrom } from '../fake-sources.ts';
import {
  ask,
  DRY,
  hoursOf,
  observationsOf,
  radarOf,
  warningFrom,
  warningsOf,
} from './fake-nowcast.ts';

const NEVER = () => new Promise<never>(() => undefined);
const ours = () => Promise.reject(new TypeError('ours'));

async function itemsOf(...requested: Parameters<typeof ask>) {
  return (await ask(...requested)).realtimeWeather.items;
}

describe('the current weather', () => {
  it('is every five minutes for two hours, from the current ones on', async () => {
    const items = await itemsOf();
    expect(items).toHaveLength(24);
    expect(items[0]).toMatchObject({
      date: '2026-11-18',
      from: '2026-11-18T14:05:00.000Z',
      to: '2026-11-18T14:10:00.000Z',
    });
    expect(items.slice(1).map(({ from }) => from)).toEqual(items.slice(0, -1).map(({ to }) => to));
  });

  it('has the date of the place, and its nights', async () => {
    const items = await itemsOf({}, { now: '2026-11-18T22:30:00Z' });
    expect(items.map(({ date }) => date)).toEqual([
      ...Array(6).fill('2026-11-18'),
      ...Array(18).fill('2026-11-19'),
    ]);
    expect(items.every(({ isNight }) => isNight)).toBe(true);
    const [first] = await itemsOf();
    expect(first?.isNight).toBe(false);
  });

  it('changes steadily from one hour to the next', async () => {
    const forecast = forecastFrom('2026-11-18T14:00Z', [
      { temperature: 6, cloudCover: 0, significantWeather: 0 },
      { temperature: 0, cloudCover: 100, significantWeather: 3 },
      { temperature: 0, cloudCover: 100, significantWeather: 3 },
      { temperature: 0, cloudCover: 100, significantWeather: 3 },
    ]);
    const items = await itemsOf({ forecasts: { at: async () => forecast } });
    expect(items.slice(0, 11).map(({ temperature }) => temperature.value)).toEqual([
      5.5, 5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5,
    ]);
    expect(items.slice(0, 11).map(({ cloudsTotal }) => cloudsTotal)).toEqual([
      12.5, 12.5, 25, 37.5, 37.5, 50, 62.5, 62.5, 75, 87.5, 87.5,
    ]);
    expect(items.slice(0, 11).map(({ weather }) => weather.state)).toEqual([
      1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3,
    ]);
  });

  it('is null where the forecast has no value', async () => {
    const [first] = await itemsOf({ forecasts: hoursOf({}) });
    expect(first).toMatchObject({
      cloudsTotal: null,
      temperature: { value: null, unit: '°C' },
      weather: { state: -1, icon: 'd_-1.svg' },
    });
  });
});

describe('the temperature', () => {
  const warmer = stationWith({ time: Date.parse('2026-11-18T14:00Z'), temperature: 8 });

  it('is that of the closest station, fading to the forecast', async () => {
    const items = await itemsOf({ observations: observationsOf(warmer) });
    const values = items.map(({ temperature }) => temperature.value ?? NaN);
    // 3 K more than forecast at 14:00, six metres below the station.
    expect(values[0]).toBeCloseTo(8, 5);
    expect(values.at(-1)).toBeCloseTo(6, 5);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test.each([
    ['are down', { ...observationsOf(), closest: down }],
    ['take too long', { ...observationsOf(), closest: NEVER }],
    ['are too far off', observationsOf()],
  ])('is the forecast if readings %s', async (_, observations) => {
    const [first] = await itemsOf({ observations });
    expect(first?.temperature).toEqual({ value: 5, unit: '°C' });
  });
});

describe('the state', () => {
  const rain = { temperature: 5, cloudCover: 60, significantWeather: 61, precipitation: 0.4 };

  it('is rain while radar detects it, though none is forecast', async () => {
    const items = await itemsOf({ nowcasts: radarOf([0, 0, 2, 9, ...DRY]) });
    expect(items.slice(0, 4).map(({ weather }) => weather.state)).toEqual([3, 63, 65, 3]);
    expect(items[1]?.weather).toEqual({ state: 63, text: 'Regen', icon: 'd_63.svg' });
  });

  it('is that of the sky while radar detects none of the rain that is forecast', async () => {
    const items = await itemsOf({ forecasts: hoursOf(rain), nowcasts: radarOf([0, 0, 2, ...DRY]) });
    expect(items.slice(0, 3).map(({ weather }) => weather.state)).toEqual([2, 63, 2]);
  });

  it('is that of the forecast if radar has no data', async () => {
    const items = await itemsOf({ forecasts: hoursOf(rain), nowcasts: { at: down } });
    expect(new Set(items.map(({ weather }) => weather.state))).toEqual(new Set([61]));
  });

  it('shows strong wind', async () => {
    const [first] = await itemsOf({ forecasts: hoursOf({ cloudCover: 0, gust: 70 }) });
    expect(first?.weather.icon).toBe('d_w_0.svg');
  });
});

describe('warnings', () => {
  const soon = warningFrom('2026-11-18T14:20Z', '2026-11-18T14:30Z');

  it('are returned while they are in force', async () => {
    const items = await itemsOf({ warnings: warningsOf(soon) });
    expect(items.slice(0, 6).map((item) => item.hasWarnings)).toEqual([
      false, false, false, true, true, false,
    ]); // prettier-ignore
    expect(items.slice(2, 5).map(({ weather }) => weather.icon)).toEqual([
      'd_3.svg', 'd_e_3.svg', 'd_e_3.svg',
    ]); // prettier-ignore
  });

  it('are in force until further notice if they have no end', async () => {
    const items = await itemsOf({ warnings: warningsOf({ ...soon, expires: null }) });
    expect(items.at(-1)?.hasWarnings).toBe(true);
  });

  it('are empty if one is only announced', async () => {
    const items = await itemsOf({ warnings: warningsOf({ ...soon, isPremonition: true }) });
    expect(items.some(({ hasWarnings }) => hasWarnings)).toBe(false);
  });

  test.each([
    ['they are down', { warnings: { ...warningsOf(), at: down } }],
    ['they take too long', { warnings: { ...warningsOf(), at: NEVER } }],
    ['nobody warns who is known here', { gazetteer: gazetteerWith(LOS_ANGELES) }],
  ])('are null if %s', async (_, overrides) => {
    const items = await itemsOf(overrides);
    expect(new Set(items.map(({ hasWarnings }) => hasWarnings))).toEqual(new Set([null]));
    expect(items[0]?.weather.icon).toBe('d_3.svg');
  });
});

test('without a forecast there is no current weather', async () => {
  await expect(ask({ forecasts: { at: down } })).rejects.toMatchObject({ name: 'OpenDataError' });
  await expect(ask({ forecasts: { at: async () => undefined } })).rejects.toMatchObject({
    problem: { status: 404, type: '/problems/no-forecast' },
  });
});

test('a bug is not taken for missing data', async () => {
  await expect(ask({ warnings: { ...warningsOf(), at: ours } })).rejects.toThrow('ours');
});

test('requests all sources at once', async () => {
  const requested: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const reported = (name: string) => async () => {
    requested.push(name);
    if (requested.length === 4) gate.resolve(undefined);
    return gate.promise;
  };
  const warnings = { ...warningsOf(), at: async () => (await reported('warnings')()) ?? [] };
  const pending = ask({
    forecasts: { at: reported('forecast') },
    nowcasts: { at: reported('radar') },
    observations: { ...observationsOf(), closest: reported('readings') },
    warnings,
  });
  await expect(pending).rejects.toMatchObject({ problem: { status: 404 } });
  expect(requested.toSorted()).toEqual(['forecast', 'radar', 'readings', 'warnings']);
});
