import { describe, expect, it } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import { computeRain, summarizeHours, type Period } from '../../src/weather/periods.ts';
import { classifyPrecipitation } from '../../src/weather/atmosphere.ts';
import { UNKNOWN_STATE } from '../../src/weather/state.ts';
import { hourWith, hoursFrom } from '../support/hours.ts';

const UNKNOWN = { min: null, max: null, avg: null };

/** Hours of five degrees. */
function steady(hours: number): Partial<Hour>[] {
  return Array.from({ length: hours }, () => ({ temperature: 5 }));
}

function periodOf(values: readonly Partial<Hour>[], start = '2026-11-18T00:00Z'): Period {
  const period = summarizeHours(hoursFrom(start, values));
  if (!period) throw new Error('There are no hours');
  return period;
}

/** Hours of five degrees, with the extremes standing at one of them. */
function withExtremesAt(hours: number, at: number): Period['temperature'] {
  const values = steady(hours);
  values[at] = { temperature: 5, maximumOf12Hours: 8, minimumOf12Hours: 2 };
  return periodOf(values).temperature;
}

describe('several hours in one', () => {
  it('last from the first to the end of the last', () => {
    expect(periodOf([{}, {}, {}])).toMatchObject({
      from: Date.parse('2026-11-18T00:00Z'),
      to: Date.parse('2026-11-18T03:00Z'),
    });
  });

  it('are undefined without any hours', () => {
    expect(summarizeHours([])).toBeUndefined();
  });

  it('have the least, the most and the mean of temperature and wind', () => {
    const { temperature, wind } = periodOf([
      { temperature: -2, windSpeed: 10, gust: 30, windDirection: 90 },
      { temperature: 4, windSpeed: 20, gust: 55, windDirection: 90 },
      { temperature: 1, windSpeed: 0, gust: null, windDirection: 200 },
    ]);
    expect(temperature).toEqual({ min: -2, max: 4, avg: 1 });
    expect(wind).toMatchObject({ min: 0, max: 20, avg: 10, gust: 55 });
    expect(wind.direction).toBeCloseTo(90, 9);
  });

  it('have the sums of precipitation, rain and sunshine, and the highest probability', () => {
    const period = periodOf([
      { precipitation: 0.5, snow: 0.2, sunshine: 10, precipitationProbability: 30 },
      { precipitation: 1, snow: 0, sunshine: 60, precipitationProbability: 80 },
      { precipitation: 0.1, snow: 0.1, sunshine: 0, precipitationProbability: 50 },
    ]);
    expect(period).toMatchObject({
      precipitation: 1.6,
      rain: 1.3,
      sunshine: 70,
      precipitationProbability: 80,
    });
  });

  it('have the state of greatest impact', () => {
    expect(periodOf([{ significantWeather: 61 }, { significantWeather: 71 }]).state).toBe(71);
  });

  it('have null, never 0, for elements that no hour has', () => {
    expect(periodOf([{}, {}])).toEqual({
      from: Date.parse('2026-11-18T00:00Z'),
      to: Date.parse('2026-11-18T02:00Z'),
      state: UNKNOWN_STATE,
      temperature: UNKNOWN,
      wind: { min: null, max: null, avg: null, direction: null, gust: null },
      precipitation: null,
      rain: null,
      snow: null,
      rainyHours: null,
      precipitationProbability: null,
      sunshine: null,
      windchill: UNKNOWN,
      pressure: UNKNOWN,
      relativeHumidity: UNKNOWN,
      cloudCover: UNKNOWN,
      radiation: null,
      uvIndex: null,
    });
  });

  it('are as many rainy ones as have more than 0.1 mm', () => {
    const amounts = [0, 0.1, 0.11, 2, null];
    const { rainyHours } = periodOf(amounts.map((precipitation) => ({ precipitation })));
    expect(rainyHours).toBe(2);
  });

  it('have the range of what the air feels like, and of its humidity', () => {
    const period = periodOf([
      { temperature: -5, dewPoint: -5, windSpeed: 30 },
      { temperature: 12, dewPoint: 2, windSpeed: 30 },
    ]);
    expect(period.windchill.min).toBeCloseTo(-13, 0);
    expect(period.windchill.max).toBe(12);
    expect(period.relativeHumidity.min).toBeCloseTo(50.3, 0);
    expect(period.relativeHumidity.max).toBe(100);
  });

  it('have the range of pressure and clouds, the sum of the radiation, the highest UV index', () => {
    const period = periodOf([
      { pressure: 1010, cloudCover: 100, radiation: 200, uvIndex: 2 },
      { pressure: 1020, cloudCover: 0, radiation: 400, uvIndex: 5 },
    ]);
    expect(period).toMatchObject({
      pressure: { min: 1010, max: 1020, avg: 1015 },
      cloudCover: { min: 0, max: 100, avg: 50 },
      radiation: 600,
      uvIndex: 5,
    });
  });

  it('have 0 if the hours have 0', () => {
    expect(periodOf([{ precipitation: 0, snow: 0, sunshine: 0, gust: 0 }])).toMatchObject({
      precipitation: 0,
      rain: 0,
      sunshine: 0,
      wind: { gust: 0 },
    });
  });

  it('use the available values if some hours are missing', () => {
    expect(periodOf([{ temperature: 3, sunshine: 20 }, {}, { temperature: 5 }])).toMatchObject({
      temperature: { min: 3, max: 5, avg: 4 },
      sunshine: 20,
    });
  });

  it('do not get a higher class by rounding errors of a sum', () => {
    const { precipitation } = periodOf([
      { precipitation: 1.1 },
      { precipitation: 0.8 },
      { precipitation: 0 },
    ]);
    expect(precipitation).toBe(1.9);
    expect(classifyPrecipitation(precipitation ?? NaN, 3)).toBe(1);
  });
});

describe('the extremes of twelve hours', () => {
  it.each([
    ['exactly', 12, 11],
    ['with hours before', 24, 17],
    ['with hours after', 24, 12],
  ])('are used if they lie within %s', (_what, hours, at) => {
    expect(withExtremesAt(hours, at)).toEqual({ min: 2, max: 8, avg: 5 });
  });

  it.each([
    ['an hour before it begins', 24, 10],
    ['long before it begins', 6, 0],
  ])('are not used if they reach back to %s', (_what, hours, at) => {
    expect(withExtremesAt(hours, at)).toEqual({ min: 5, max: 5, avg: 5 });
  });

  it('do not make the hours less extreme than they are', () => {
    const values = [...steady(11), { maximumOf12Hours: 4, minimumOf12Hours: 6 }];
    expect(periodOf(values).temperature).toMatchObject({ min: 5, max: 5 });
  });

  it('are used if hourly temperatures are missing', () => {
    const values: Partial<Hour>[] = Array.from({ length: 12 }, () => ({}));
    values[11] = { maximumOf12Hours: 8 };
    expect(periodOf(values).temperature).toEqual({ min: null, max: 8, avg: null });
  });
});

describe('the rain of an hour', () => {
  it.each([
    [1, 0.25, 0.75],
    [1, 0, 1],
    [0.5, 0.5, 0],
    [0.1, 0.2, 0],
    [null, 0, null],
    [1, null, null],
  ])('is of %s mm with %s mm of snow %s', (precipitation, snow, expected) => {
    expect(computeRain(hourWith({ precipitation, snow }))).toBe(expected);
  });
});
