import { describe, expect, it } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import {
  getWeatherFamily,
  isHazard,
  isWet,
  determineSkyState,
  determineWeatherState,
  UNKNOWN_STATE,
  WEATHER_FAMILIES,
} from '../../src/weather/state.ts';
import { findMostFrequent } from '../../src/weather/period-state.ts';
import { hourWith } from '../support/hours.ts';

/** Every forecast state that the public weather API documents, but for "not specified". */
const DOCUMENTED = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21, 30, 40, 45, 48, 49, 51, 55, 56, 57, 60, 61, 63, 65, 66,
  67, 68, 69, 70, 71, 73, 75, 80, 81, 82, 83, 84, 85, 86, 95, 96,
];

/** Significant weather of MOSMIX, and the state that it stands for as it is. */
const AS_IT_IS = [
  45, 49, 51, 55, 56, 57, 61, 63, 65, 66, 67, 68, 69, 71, 73, 75, 80, 81, 82, 83, 84, 85, 86, 95,
];

function stateWith(values: Partial<Hour>): number {
  return determineWeatherState(hourWith(values));
}

describe('the sky', () => {
  it.each([
    [0, 0],
    [6, 0],
    [6.25, 1],
    [12.5, 1],
    [43, 1],
    [43.75, 2],
    [50, 2],
    [81, 2],
    [81.25, 3],
    [87.5, 3],
    [100, 3],
    [null, UNKNOWN_STATE],
  ])('with %s percent of clouds is %i', (cloudCover, state) => {
    expect(determineSkyState(cloudCover)).toBe(state);
  });
});

describe('the state of an hour', () => {
  it.each(AS_IT_IS)('is its significant weather %i with precipitation or fog', (code) => {
    expect(stateWith({ significantWeather: code, cloudCover: 0 })).toBe(code);
  });

  it.each([0, 1, 2, 3])('is that of its sky if significant weather %i is none', (code) => {
    expect(stateWith({ significantWeather: code, cloudCover: 0 })).toBe(0);
    expect(stateWith({ significantWeather: code, cloudCover: 100 })).toBe(3);
  });

  it('is that of its sky if significant weather is missing', () => {
    expect(stateWith({ cloudCover: 30 })).toBe(1);
  });

  it('is unknown, never sunny, without data', () => {
    expect(stateWith({})).toBe(UNKNOWN_STATE);
    expect(stateWith({ significantWeather: 2 })).toBe(UNKNOWN_STATE);
  });

  it.each([
    [null, 51],
    [0, 51],
    [0.2, 51],
    [0.4, 51],
    [0.5, 55],
    [1.2, 55],
  ])('is drizzle of %s mm as %i', (precipitation, state) => {
    expect(stateWith({ significantWeather: 53, precipitation })).toBe(state);
  });

  it.each([
    [61, 0.5, 61],
    [61, 0.51, 63],
    [65, 4, 63],
    [61, 4.1, 65],
    [80, 0.3, 80],
    [80, 2, 81],
    [81, 10, 82],
    [73, 0.9, 71],
    [71, 1, 73],
    [71, 4, 73],
    [73, 4.1, 75],
    [85, 1, 86],
    [68, 0.6, 69],
    [66, 0.6, 67],
    [57, 0.1, 56],
    [65, 0, 65],
    [95, 30, 95],
  ])(
    'of significant weather %i with %d mm has the strength of its amount: %i',
    (code, mm, state) => {
      expect(stateWith({ significantWeather: code, precipitation: mm })).toBe(state);
    },
  );

  it.each([
    ['gusts of 75', { thunderProbability: 50, gust: 75 }, 96],
    ['15 mm', { thunderProbability: 50, precipitation: 15 }, 96],
    ['gusts of 74 and 14 mm', { thunderProbability: 90, gust: 74, precipitation: 14 }, 95],
    ['gusts, but hardly thunder', { thunderProbability: 49, gust: 90 }, 95],
    ['nothing else known', {}, 95],
  ])('is a thunderstorm with %s', (_what, values, state) => {
    expect(stateWith({ significantWeather: 95, ...values })).toBe(state);
  });
});

describe('families of weather', () => {
  it.each(DOCUMENTED)('have the documented state %i', (state) => {
    expect(WEATHER_FAMILIES).toContain(getWeatherFamily(state));
  });

  it('do not have an unknown state', () => {
    expect(getWeatherFamily(UNKNOWN_STATE)).toBeUndefined();
    expect(getWeatherFamily(999)).toBeUndefined();
  });

  it.each([
    [1, 'bright', false],
    [3, 'cloudy', false],
    [49, 'fog', false],
    [51, 'drizzle', true],
    [63, 'rain', true],
    [80, 'showers', true],
    [96, 'thunder', true],
    [86, 'snow', true],
    [68, 'sleet', true],
    [57, 'ice', true],
    [UNKNOWN_STATE, undefined, false],
  ] as const)('put %i to %s, wet: %s', (state, family, wet) => {
    expect(getWeatherFamily(state)).toBe(family);
    expect(isWet(state)).toBe(wet);
  });

  it('are hazards if one hour counts: ice and thunder', () => {
    expect(WEATHER_FAMILIES.filter(isHazard)).toEqual(['thunder', 'ice']);
    expect(isHazard(undefined)).toBe(false);
  });
});

describe('the most frequent value', () => {
  it('is the first of those that are equally frequent', () => {
    expect(findMostFrequent(['b', 'a', 'c', 'a', 'b'])).toBe('b');
    expect(findMostFrequent(['a'])).toBe('a');
  });
});
