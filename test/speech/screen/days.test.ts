import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScreenDay } from '../../../src/speech/screen/content.ts';
import { drawDays, type DrawnDays } from '../../../src/speech/screen/days.ts';
import { MM_PER_INCH, toSpokenTemperature } from '../../../src/wording/units.ts';
import { skillLocales } from '../../support/locales.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { contentWith, daysOf, localeOf } from './contents.ts';

function drawn(days: readonly ScreenDay[], tag = 'de-DE'): DrawnDays {
  const result = drawDays(contentWith({ days, locale: localeOf(tag) }));
  if (!result) throw new Error('no days');
  return result;
}

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

/** Days of any weather, some of it unknown. */
const anyDays = fc
  .array(
    fc.record({
      high: fc.option(tenths(-45, 50), { freq: 5 }),
      low: fc.option(tenths(-45, 50), { freq: 5 }),
      chance: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 2 }),
      precipitation: fc.option(tenths(0, 120), { freq: 5 }),
      state: fc.constantFrom(-1, 0, 2, 61, 95, 999),
    }),
    { minLength: 2, maxLength: 16 },
  )
  .map(daysOf);

/** The number in a text of a screen, as its locale writes it; `–` as it is. */
function readNumber(text: string): number | string {
  const plain = text.replace(',', '.').replace('\u2212', '-');
  return text === '–' ? text : Number(plain.replaceAll(/[^-\d.]/g, ''));
}

/** Whether a text is the chance of a day, else its amount as exact as it is written. */
function isRainOf(text: string, day: ScreenDay | undefined, inInches: boolean): boolean {
  const [chance, amount] = [day?.chance ?? null, day?.precipitation ?? null];
  if (chance !== null) return readNumber(text) === chance;
  if (amount === null) return text === '–';
  const [unit, digit] = inInches ? [MM_PER_INCH, 0.01] : [1, amount < 10 ? 0.1 : 1];
  return Math.abs(Number(readNumber(text)) - amount / unit) <= digit / 2 + 1e-6;
}

function findWarmest(day: ScreenDay | undefined): number {
  return Math.max(day?.high ?? -Infinity, day?.low ?? -Infinity);
}

describe('the days of an answer about several', () => {
  it('are missing for one day', () => {
    expect(drawDays(contentWith({ days: daysOf([{}]) }))).toBeNull();
  });

  it('have a weekday, an icon, high and low, and the chance of rain', () => {
    const { list } = drawn(daysOf([{ state: 0, high: 7.4, low: -1.6, chance: 20 }, {}]));
    expect(list[0]).toMatchObject({
      weekday: 'Mi',
      icon: 'sun',
      high: '7°',
      low: '−2°',
      rain: '20 %',
      label: 'Mittwoch, sonnig, minus 2 bis 7 Grad, 20 %',
    });
  });

  it('have the amount of rain where nobody knows the chance', () => {
    const days = daysOf([
      { chance: null, precipitation: 2.4 },
      { chance: null, precipitation: 12.6 },
      { chance: null, precipitation: null },
    ]);
    expect(drawn(days).list.map(({ rain }) => rain)).toEqual(['2,4 mm', '13 mm', '–']);
    expect(drawn(days, 'en-US').list.map(({ rain }) => rain)).toEqual(['0.09 in', '0.5 in', '–']);
  });

  it('say what is not known', () => {
    const [day] = drawn(
      daysOf([{ high: null, low: null, chance: null, precipitation: null }, {}]),
    ).list;
    expect(day).toMatchObject({ high: '–', low: '–', rain: '–', bar: { isKnown: false } });
    expect(day?.label).toBe('Mittwoch, leichter Regen');
  });

  it.each(skillLocales.map(({ tag }) => tag))('have the numbers of the forecast in %s', (tag) => {
    const { units } = localeOf(tag);
    const toDegrees = (value: number | null) =>
      value === null ? '–' : toSpokenTemperature(value, units);
    fc.assert(
      fc.property(anyDays, (days) => {
        const { list } = drawn(days, tag);
        expect(list.map(({ high, low }) => [readNumber(high), readNumber(low)])).toEqual(
          days.map(({ high, low }) => [toDegrees(high), toDegrees(low)]),
        );
        const shown = list.map(({ rain }, at) => isRainOf(rain, days[at], units.rain === 'inches'));
        expect(shown).toEqual(days.map(() => true));
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('have their bars on one scale', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const bars = drawn(days)
          .list.map(({ bar }, at) => ({ ...bar, warmest: findWarmest(days[at]) }))
          .filter(({ isKnown }) => isKnown);
        for (const { top, left, size } of bars) {
          expect(Math.min(top, left)).toBeGreaterThanOrEqual(-0.1);
          expect(left + top + size).toBeCloseTo(100, 0);
        }
        const byWarmth = bars.toSorted((one, other) => other.warmest - one.warmest);
        const tops = byWarmth.map(({ top }) => top);
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('stand side by side up to ten, and below one another if there are more', () => {
    expect(drawn(daysOf(Array.from({ length: 8 }, () => ({}))))).toMatchObject({
      width: 12.5,
      isLong: false,
    });
    expect(drawn(daysOf(Array.from({ length: 11 }, () => ({})))).isLong).toBe(true);
  });
});
