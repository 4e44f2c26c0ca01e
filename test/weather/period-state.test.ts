import { describe, expect, it } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import { summarizeStates, summarizeWeatherState } from '../../src/weather/period-state.ts';
import { UNKNOWN_STATE } from '../../src/weather/state.ts';
import { hourWith } from '../support/hours.ts';

/** Hours with this significant weather each, under an overcast sky. */
function overcast(...codes: number[]): Hour[] {
  return codes.map((significantWeather) => hourWith({ significantWeather, cloudCover: 100 }));
}

/** A day of this significant weather each, with its amounts (mm); the other hours are dry. */
function dayOf(hours: readonly (readonly [significantWeather: number, mm: number])[]): Hour[] {
  const dry = Array.from({ length: 24 - hours.length }, () =>
    hourWith({ significantWeather: 3, cloudCover: 100, precipitation: 0 }),
  );
  const wet = hours.map(([significantWeather, precipitation]) =>
    hourWith({ significantWeather, precipitation, cloudCover: 100 }),
  );
  return [...wet, ...dry];
}

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}

describe('the state of several hours', () => {
  it.each([
    ['two hours of rain in a day', [...Array(22).fill(0), 61, 61], 61],
    ['one hour of rain in a day', [...Array(23).fill(0), 61], 3],
    ['one hour of rain in four', [0, 61, 0, 0], 61],
    ['one hour of rain in five', [0, 61, 0, 0, 0], 3],
    ['the only hour', [71], 71],
    ['one hour of thunder in a day', [...Array(23).fill(0), 95], 95],
    ['one hour of freezing rain in a day of rain', [...Array(23).fill(61), 66], 66],
    ['ice before thunder', [95, 95, 66, 95], 66],
    ['thunder before snow', [75, 75, 95, 75], 95],
    ['snow before rain', [61, 61, 61, 61, 71, 71], 71],
    ['rain before showers', [80, 80, 80, 61, 61, 80], 61],
    ['drizzle before fog', [45, 45, 51, 51], 51],
    ['fog before the sky', [0, 0, 45, 45], 45],
    ['the more frequent of two rains', [61, 63, 63, 61, 63], 63],
    ['the earlier of two as frequent', [63, 61, 61, 63], 63],
    ['rains of two strengths that fill enough together', [0, 0, 0, 0, 0, 0, 61, 63], 63],
    ['one rain and one snow in a day', [...Array(22).fill(0), 61, 71], 3],
  ])('is that of %s', (_what, codes, state) => {
    expect(summarizeWeatherState(overcast(...codes))).toBe(state);
  });

  it('is no light snow if as much falls as in moderate snow', () => {
    const fall = [1.7, 1.5, 0.9, 0.6, 0.4].map((precipitation) => ({ precipitation }));
    const codes = [73, 73, 71, 71, 71];
    expect(summarizeStates(fall.map((one, at) => ({ ...one, state: codes[at] ?? 0 })))).toBe(73);
  });

  it('is heavy rain if an evening has as much as a wet day', () => {
    const evening = times(7, { state: 63, precipitation: 4 });
    expect(summarizeStates(evening)).toBe(65);
  });

  it('is that of the mean sky without precipitation', () => {
    const hours = [0, 100, 50, null].map((cloudCover) => hourWith({ cloudCover }));
    expect(summarizeWeatherState(hours)).toBe(2);
  });

  it('is unknown without data', () => {
    expect(summarizeWeatherState([hourWith({}), hourWith({})])).toBe(UNKNOWN_STATE);
  });

  it('has no precipitation and no fog where hours have only a sky', () => {
    const sky = [0, 1, 2, 3, UNKNOWN_STATE].map((state) => ({ state, precipitation: 0 }));
    expect(summarizeStates(sky)).toBeUndefined();
    expect(summarizeStates([])).toBeUndefined();
  });
});

describe('the state of a day', () => {
  it.each([
    ['4.9 mm of rain is light', times(10, [61, 0.49] as const), 61],
    ['more is moderate', times(10, [61, 0.5] as const), 63],
    ['14.9 mm is moderate', times(10, [63, 1.49] as const), 63],
    ['more is heavy', times(10, [63, 1.5] as const), 65],
    [
      '32 mm with one hour of heavy rain is heavy',
      [[65, 9], ...times(23, [61, 1] as const)] as const,
      65,
    ],
    [
      'a heavy hour in a day of light rain is heavy',
      [[65, 4.1], ...times(4, [61, 0.1] as const)] as const,
      65,
    ],
    ['a single heavy shower is not hidden', [[82, 10]] as const, 82],
    ['a single hour of 0.5 mm is not hidden', [[80, 0.5]] as const, 80],
    ['a single hour of 0.4 mm is', [[80, 0.4]] as const, 3],
    [
      'showers count for the strength of rain',
      [...times(6, [61, 0.5] as const), ...times(5, [81, 3] as const)] as const,
      65,
    ],
    [
      'rain does not count for the strength of ice',
      [[56, 0.1], ...times(10, [63, 2] as const)] as const,
      56,
    ],
    [
      'freezing rain outranks freezing drizzle',
      [
        [56, 0.1],
        [56, 0.1],
        [66, 0.3],
      ] as const,
      66,
    ],
    ['12 mm of snow is moderate', times(12, [73, 1] as const), 73],
    ['a severe thunderstorm outranks more frequent ones', times(3, [95, 2] as const), 95],
  ])('%s', (_what, hours, state) => {
    expect(summarizeWeatherState(dayOf(hours))).toBe(state);
  });

  it('is a severe thunderstorm if one of several is severe', () => {
    const severe = hourWith({ significantWeather: 95, thunderProbability: 60, gust: 90 });
    const thunder = times(5, hourWith({ significantWeather: 95 }));
    expect(summarizeWeatherState([...thunder, severe])).toBe(96);
  });

  it('is that of the codes where the amounts by the hour contradict them', () => {
    expect(summarizeWeatherState(dayOf(times(5, [63, 0] as const)))).toBe(63);
  });
});
