import { describe, expect, it } from 'vitest';
import {
  adjustToHeight,
  fillFields,
  findMissingFields,
  prependEarlierHours,
} from '../../../src/opendata/mosmix/forecasts.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import type { Hour, HourlySeries } from '../../../src/weather/hour.ts';
import { hourWith } from '../../support/hours.ts';

function seriesFrom(start: number, hours: readonly Partial<Hour>[], issued = 0): HourlySeries {
  return {
    issued,
    hours: hours.map((values, at) => hourWith({ ...values, start: start + at * HOUR_MS })),
  };
}

function temperatures({ hours }: HourlySeries): (number | null)[] {
  return hours.map(({ temperature }) => temperature);
}

describe('the missing elements of a series', () => {
  it('are those that no hour has', () => {
    const missing = findMissingFields(seriesFrom(0, [{ sunshine: 0 }, { temperature: 4 }]));
    expect(missing).not.toContain('sunshine');
    expect(missing).not.toContain('temperature');
    expect(missing).toContain('precipitation');
    expect(missing).toHaveLength(14);
  });
});

describe('a series filled from another station', () => {
  const own = seriesFrom(0, [{ temperature: 1 }, { temperature: null }, { temperature: 3 }]);
  const other = seriesFrom(HOUR_MS, [
    { temperature: 8, sunshine: 20 },
    { temperature: 9, sunshine: null },
  ]);

  it('uses the named elements of the same hours, and no others', () => {
    const filled = fillFields(own, other, ['sunshine']);
    expect(filled.hours.map(({ sunshine }) => sunshine)).toEqual([null, 20, null]);
    expect(temperatures(filled)).toEqual([1, null, 3]);
  });
});

describe('a series with the hours of an earlier run', () => {
  const newest = seriesFrom(10 * HOUR_MS, [{ temperature: 10 }, { temperature: 11 }], 9 * HOUR_MS);
  const earlier = seriesFrom(9 * HOUR_MS, [{ temperature: 1 }, { temperature: 2 }], 3 * HOUR_MS);

  it('prefers its own hours and has its own issue time', () => {
    const whole = prependEarlierHours(newest, earlier);
    expect(temperatures(whole)).toEqual([1, 10, 11]);
    expect(whole.hours.map(({ start }) => start / HOUR_MS)).toEqual([9, 10, 11]);
    expect(whole.issued).toBe(9 * HOUR_MS);
  });

  it('is the earlier one where it has no hours', () => {
    expect(temperatures(prependEarlierHours(seriesFrom(0, []), earlier))).toEqual([1, 2]);
  });
});

describe('a series at another height', () => {
  const values = { temperature: 10, maximumOf12Hours: 12, minimumOf12Hours: 4, sunshine: 5 };

  it.each([
    ['100 m higher', 0, 100, 9.35],
    ['a kilometre lower', 1500, 500, 16.5],
    ['level', 300, 300, 10],
    ['from the shore of the Dead Sea up', -430, 70, 6.75],
  ])('is colder by 0.65 degrees each 100 m: %s', (_what, from, to, expected) => {
    expect(temperatures(adjustToHeight(seriesFrom(0, [values]), from, to))[0]).toBeCloseTo(
      expected,
      9,
    );
  });

  it('corrects the extremes with it, and nothing else', () => {
    const [hour] = adjustToHeight(seriesFrom(0, [values]), 0, 200).hours;
    expect(hour).toEqual(
      hourWith({ temperature: 8.7, maximumOf12Hours: 10.7, minimumOf12Hours: 2.7, sunshine: 5 }),
    );
  });

  it.each([
    ['rain of a valley is snow on its summit', 3, 61, 0, 71, 2],
    ['heavy rain is heavy snow', 6, 65, 0, 75, 2],
    ['showers are snow showers', 4, 80, 0, 85, 2],
    ['sleet is snow', 2, 69, 1, 73, 2],
    ['rain where it stays mild on the summit is rain', 18, 61, 0, 61, 0],
    ['a dry hour is dry', 3, 3, 0, 3, 0],
  ])('1500 m higher, %s', (_what, temperature, code, snow, thereCode, thereSnow) => {
    const fall = { temperature, significantWeather: code, precipitation: 2, snow };
    const [hour] = adjustToHeight(seriesFrom(0, [fall]), 500, 2000).hours;
    expect(hour).toMatchObject({ significantWeather: thereCode, snow: thereSnow });
  });

  it('rain that the station has in frost stays that a few metres higher', () => {
    const fall = { temperature: -3, significantWeather: 61, precipitation: 2, snow: 0 };
    const [hour] = adjustToHeight(seriesFrom(0, [fall]), 500, 510).hours;
    expect(hour).toMatchObject({ significantWeather: 61, snow: 0 });
  });

  it.each([
    ['snow of a summit is rain', 73, 2, 63, 0],
    ['snow showers are showers', 85, 2, 80, 0],
    ['freezing rain is still warned of', 66, 0, 66, 0],
  ])('1500 m lower and mild, %s', (_what, code, snow, thereCode, thereSnow) => {
    const fall = { temperature: -3, significantWeather: code, precipitation: 2, snow };
    const [hour] = adjustToHeight(seriesFrom(0, [fall]), 2000, 500).hours;
    expect(hour).toMatchObject({ significantWeather: thereCode, snow: thereSnow });
  });

  it('has no temperature where there was none', () => {
    expect(temperatures(adjustToHeight(seriesFrom(0, [{}]), 0, 500))).toEqual([null]);
  });
});
