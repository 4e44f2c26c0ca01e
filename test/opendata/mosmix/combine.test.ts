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

  it('has no temperature where there was none', () => {
    expect(temperatures(adjustToHeight(seriesFrom(0, [{}]), 0, 500))).toEqual([null]);
  });
});
