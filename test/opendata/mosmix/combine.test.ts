import { describe, expect, it } from 'vitest';
import {
  atHeight,
  fillFrom,
  missingValues,
  withEarlier,
} from '../../../src/opendata/mosmix/combine.ts';
import { HOUR, type Hour, type HourlySeries } from '../../../src/weather/hour.ts';
import { hourWith } from '../../support/hours.ts';

function seriesFrom(start: number, hours: readonly Partial<Hour>[], issued = 0): HourlySeries {
  return {
    issued,
    hours: hours.map((values, at) => hourWith({ ...values, start: start + at * HOUR })),
  };
}

function temperatures({ hours }: HourlySeries): (number | null)[] {
  return hours.map(({ temperature }) => temperature);
}

describe('what a series lacks', () => {
  it('is what no hour has', () => {
    const missing = missingValues(seriesFrom(0, [{ sunshine: 0 }, { temperature: 4 }]));
    expect(missing).not.toContain('sunshine');
    expect(missing).not.toContain('temperature');
    expect(missing).toContain('precipitation');
    expect(missing).toHaveLength(14);
  });
});

describe('a series filled from another station', () => {
  const own = seriesFrom(0, [{ temperature: 1 }, { temperature: null }, { temperature: 3 }]);
  const other = seriesFrom(HOUR, [
    { temperature: 8, sunshine: 20 },
    { temperature: 9, sunshine: null },
  ]);

  it('takes the named values of the same hours, and no others', () => {
    const filled = fillFrom(own, other, ['sunshine']);
    expect(filled.hours.map(({ sunshine }) => sunshine)).toEqual([null, 20, null]);
    expect(temperatures(filled)).toEqual([1, null, 3]);
  });
});

describe('a series with the hours of an earlier run', () => {
  const newest = seriesFrom(10 * HOUR, [{ temperature: 10 }, { temperature: 11 }], 9 * HOUR);
  const earlier = seriesFrom(9 * HOUR, [{ temperature: 1 }, { temperature: 2 }], 3 * HOUR);

  it('keeps its own hours and says its own issue', () => {
    const whole = withEarlier(newest, earlier);
    expect(temperatures(whole)).toEqual([1, 10, 11]);
    expect(whole.hours.map(({ start }) => start / HOUR)).toEqual([9, 10, 11]);
    expect(whole.issued).toBe(9 * HOUR);
  });

  it('is the earlier one where it has no hours', () => {
    expect(temperatures(withEarlier(seriesFrom(0, []), earlier))).toEqual([1, 2]);
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
    expect(temperatures(atHeight(seriesFrom(0, [values]), from, to))[0]).toBeCloseTo(expected, 9);
  });

  it('corrects the extremes with it, and nothing else', () => {
    const [hour] = atHeight(seriesFrom(0, [values]), 0, 200).hours;
    expect(hour).toEqual(
      hourWith({ temperature: 8.7, maximumOf12Hours: 10.7, minimumOf12Hours: 2.7, sunshine: 5 }),
    );
  });

  it('has no temperature where there was none', () => {
    expect(temperatures(atHeight(seriesFrom(0, [{}]), 0, 500))).toEqual([null]);
  });
});
