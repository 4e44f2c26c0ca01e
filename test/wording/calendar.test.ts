import { describe, expect, test } from 'vitest';
import type { DayName } from '../../src/contract/parameters.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { Locale } from '../../src/wording/language.ts';
import type { When } from '../../src/wording/plan/statement.ts';
import { planDay, planDayPart } from '../../src/wording/plan/day.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locales } from '../support/locales.ts';
import { AUDIENCE, dayOf, hoursFrom, lasting, TODAY } from './plans.ts';

const DECEMBER = Array.from({ length: 31 }, (_, at) => addDays('2026-12-01', at));
const MONTHS = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}-15`);

describe.each(locales)('in $tag', (locale) => {
  const { language } = locale;

  test('each hour of the clock has its words', () => {
    const texts = Array.from({ length: 24 }, (_, hour) =>
      about({ kind: 'hour', day: day('2026-11-21', null), hour }, locale),
    );
    expect(new Set(texts).size).toBe(24);
    expect(texts.join()).not.toMatch(/\b0\b|undefined/);
  });

  test('each part of a day has its words, each weekday and day of the month too', () => {
    const texts = DECEMBER.flatMap((date) =>
      (['morning', 'afternoon', 'evening', 'night'] as const).map((part) =>
        about({ kind: 'part', day: day(date, 40), part, running: false }, locale),
      ),
    );
    expect(new Set(texts).size).toBe(31 * 4);
    expect(texts.join()).not.toContain('undefined');
  });

  test('each day has its weekday and its day of the month', () => {
    for (const date of DECEMBER) {
      const text = language.day(day(date, 40)).toLowerCase();
      const name = calendarName(date, locale, { weekday: 'long' });
      // Some languages inflect it: its stem is enough.
      expect(text).toContain(name.slice(0, 3));
      expect(text.match(/\d+/)?.[0] ?? String(Number(date.slice(-2)))).toBe(
        String(Number(date.slice(-2))),
      );
    }
  });

  test('each month has its name', () => {
    for (const date of MONTHS) {
      const name = calendarName(date, locale, { day: 'numeric', month: 'long' });
      expect(language.day(day(date, 40)).toLowerCase()).toContain(name);
    }
  });
});

/** The sentence that there is no forecast for a time. */
function about(when: When, locale: Locale): string {
  return renderPlan([{ kind: 'noData', opening: { when, place: null } }], locale);
}

/** Part of a date as the calendar of a locale writes it. */
function calendarName(date: string, { tag }: Locale, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' });
  const expected = parts.month === undefined ? 'weekday' : 'month';
  const found = format.formatToParts(new Date(`${date}T12:00:00Z`));
  return (found.find(({ type }) => type === expected)?.value ?? '?').toLowerCase();
}

function day(date: string, ahead: number | null) {
  return { date, ahead };
}

const HOURS = hoursFrom(0, lasting(4 * 24));
const TOMORROW = addDays(TODAY, 1);
const DAY_AFTER = addDays(TODAY, 2);

describe.each(locales)('in $tag, a listener who', (locale) => {
  const tell = (date: string, dayName?: DayName) =>
    renderPlan(planDay(dayOf(HOURS, date), { ...AUDIENCE, dayName }), locale).toLowerCase();
  const tellEvening = (date: string, dayName?: DayName) =>
    renderPlan(
      planDayPart(dayOf(HOURS, date), 'evening', false, { ...AUDIENCE, dayName }),
      locale,
    ).toLowerCase();
  const stem = (date: string) => calendarName(date, locale, { weekday: 'long' }).slice(0, 3);
  const { language } = locale;
  const relative = (ahead: number) =>
    language.day({ date: addDays(TODAY, ahead), ahead, byWeekday: false }).toLowerCase();

  test('asks for a weekday hears it, though it is tomorrow', () => {
    for (const text of [tell(TOMORROW, 'weekday'), tellEvening(TOMORROW, 'weekday')]) {
      expect(text).toContain(stem(TOMORROW));
      expect(text).not.toContain(relative(1));
    }
  });

  test('asks for the day after tomorrow hears that', () => {
    expect(tell(DAY_AFTER, 'dayAfterTomorrow')).toContain(relative(2));
    expect(tell(DAY_AFTER, 'dayAfterTomorrow')).not.toContain(stem(DAY_AFTER));
  });

  test('is told of today as today, and of a date in the usual words', () => {
    expect(tell(TODAY, 'weekday')).toBe(tell(TODAY));
    expect(tell(TOMORROW)).toContain(relative(1));
    expect(tell(DAY_AFTER)).toContain(stem(DAY_AFTER));
    expect(tell(TOMORROW, 'dayAfterTomorrow')).toBe(tell(TOMORROW));
  });
});
