import { describe, expect, it, test } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import { applyRadarToHours } from '../../src/weather/nowcast.ts';
import { determineWeatherState } from '../../src/weather/state.ts';
import { nowcastFrom } from '../service/fake-sources.ts';
import { hoursFrom } from '../support/hours.ts';

/** In the middle of the hour of 14 UTC. */
const NOW = '2026-11-18T14:32:00Z';
/** A run begins five minutes before it is issued, and has 25 steps. */
const RUN = '2026-11-18T14:20Z';

const DRY = { temperature: 6, cloudCover: 100, precipitation: 0, significantWeather: 3 };
const WET = {
  ...DRY,
  precipitation: 2,
  snow: 0,
  precipitationProbability: 80,
  significantWeather: 63,
};

/** The hours from 13 to 17 UTC, all alike, by forecast and radar. */
function hoursBy(
  rates: readonly (number | null)[],
  forecast: Partial<Hour>,
  { run = RUN, now = NOW } = {},
): Hour[] {
  const hours = hoursFrom('2026-11-18T13:00Z', Array(5).fill(forecast));
  return applyRadarToHours(hours, nowcastFrom(run, rates), Date.parse(now));
}

const ALL_DRY = Array<number>(25).fill(0);
const ALL_WET = Array<number>(25).fill(3);

const listAmounts = (hours: readonly Hour[]) => hours.map(({ precipitation }) => precipitation);
const listStates = (hours: readonly Hour[]) => hours.map(determineWeatherState);
const listChances = (hours: readonly Hour[]) =>
  hours.map(({ precipitationProbability }) => precipitationProbability);

describe('an hour that radar covers', () => {
  it('is dry where the forecast names rain, and its sky stays', () => {
    const hours = hoursBy(ALL_DRY, WET);
    expect(listAmounts(hours)).toEqual([2, 0, 0, 2, 2]);
    expect(listStates(hours)).toEqual([63, 3, 3, 63, 63]);
    expect(listChances(hours)).toEqual([80, 0, 0, 80, 80]);
  });

  it('is wet where the forecast names none, as strong as radar sees it', () => {
    const hours = hoursBy(ALL_WET, { ...DRY, precipitationProbability: 5 });
    expect(listAmounts(hours)).toEqual([0, 3, 3, 0, 0]);
    expect(listStates(hours)).toEqual([3, 63, 63, 3, 3]);
    expect(listChances(hours)).toEqual([5, 100, 100, 5, 5]);
  });

  it('has the mean rate of its steps', () => {
    // 14:35 to 15:00 dry, then 12 mm/h for a quarter of an hour.
    const rates = [...Array(8).fill(0), 12, 12, 12, ...Array(14).fill(0)];
    expect(listAmounts(hoursBy(rates, DRY))).toEqual([0, 0, 3, 0, 0]);
  });

  it('counts from now on while it is running: rain that is over is no rain', () => {
    // Until 14:30; it is 14:32.
    const rates = [12, 12, ...Array(23).fill(0)];
    expect(listAmounts(hoursBy(rates, WET)).slice(0, 2)).toEqual([2, 0]);
  });

  it('has rain however little radar sees, like the next hour', () => {
    const rates = [...ALL_DRY.slice(0, 10), 0.12, ...ALL_DRY.slice(11)];
    const [, , hour] = hoursBy(rates, DRY);
    expect(hour && determineWeatherState(hour)).toBe(61);
    expect(hour?.precipitationProbability).toBe(100);
  });

  it.each([
    ['rain in mild air', { temperature: 6 }, 63, 0],
    ['sleet around one degree', { temperature: 1 }, 69, 1.5],
    ['snow in frost', { temperature: -3 }, 73, 3],
  ])('gets %s if the forecast names no precipitation', (_, values, state, snow) => {
    const [, , hour] = hoursBy(ALL_WET, { ...DRY, ...values });
    expect([hour && determineWeatherState(hour), hour?.snow]).toEqual([state, snow]);
  });

  it.each([
    ['glaze stays glaze', { significantWeather: 66, temperature: -1 }, 67],
    ['freezing drizzle stays freezing drizzle', { significantWeather: 56, temperature: -1 }, 57],
    ['thunder stays thunder where it rains', { significantWeather: 95 }, 95],
    ['showers stay showers', { significantWeather: 80 }, 81],
    ['drizzle becomes rain if it is too much', { significantWeather: 51 }, 63],
    ['snow above zero stays snow', { significantWeather: 71, precipitation: 1, snow: 1 }, 73],
    ['fog gives way to rain', { significantWeather: 45 }, 63],
  ])('%s', (_, values, state) => {
    const [, , hour] = hoursBy(ALL_WET, { ...DRY, ...values });
    expect(hour && determineWeatherState(hour)).toBe(state);
  });

  it.each([
    ['thunder', { significantWeather: 95, thunderProbability: 70 }],
    ['glaze', { significantWeather: 66 }],
    ['rain that the documented table lacks', { significantWeather: 62 }],
  ])('has no %s where radar is dry', (_, values) => {
    const [, , hour] = hoursBy(ALL_DRY, { ...WET, ...values });
    expect(hour && determineWeatherState(hour)).toBe(3);
    expect(hour?.thunderProbability ?? 0).toBe(0);
  });

  it('keeps its fog where radar is dry', () => {
    const [, , hour] = hoursBy(ALL_DRY, { ...DRY, significantWeather: 45 });
    expect(hour && determineWeatherState(hour)).toBe(45);
  });

  it('keeps the share of snow', () => {
    const [, , hour] = hoursBy(ALL_WET, { ...WET, precipitation: 2, snow: 1 });
    expect([hour?.precipitation, hour?.snow]).toEqual([3, 1.5]);
  });
});

describe('an hour stays as forecast', () => {
  test('if radar covers less than two thirds of it', () => {
    // Until 16:25.
    const hours = hoursBy(ALL_DRY, WET);
    expect(listAmounts(hours)).toEqual([2, 0, 0, 2, 2]);
  });

  test('not if radar covers more of it', () => {
    // Until 16:45.
    const hours = hoursBy(ALL_DRY, WET, { run: '2026-11-18T14:40Z', now: '2026-11-18T14:44:00Z' });
    expect(listAmounts(hours)).toEqual([2, 0, 0, 0, 2]);
  });

  test('if it is over', () => {
    const hours = hoursBy(ALL_DRY, WET, { now: '2026-11-18T15:01:00Z' });
    expect(listAmounts(hours).slice(0, 3)).toEqual([2, 2, 0]);
  });

  test('if radar has no data there', () => {
    expect(listAmounts(hoursBy(Array(25).fill(null), WET))).toEqual([2, 2, 2, 2, 2]);
    expect(listAmounts(hoursBy([], WET))).toEqual([2, 2, 2, 2, 2]);
  });

  test('if gaps leave too little of it', () => {
    // 15:00 to 15:25 is missing.
    const rates = ALL_DRY.map((rate, index) => (index >= 8 && index < 13 ? null : rate));
    expect(listAmounts(hoursBy(rates, WET))).toEqual([2, 0, 2, 2, 2]);
    // 15:00 to 15:05 is missing.
    const better = ALL_DRY.map((rate, index) => (index === 8 ? null : rate));
    expect(listAmounts(hoursBy(better, WET))).toEqual([2, 0, 0, 2, 2]);
  });
});
