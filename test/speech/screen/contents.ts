import type { ScreenContent, ScreenDay, ScreenHour } from '../../../src/speech/screen/content.ts';
import { addDays } from '../../../src/time/local-time.ts';
import { HOUR_MS, MINUTE_MS } from '../../../src/time/units.ts';
import type { Locale } from '../../../src/wording/language.ts';
import { findLocale } from '../../support/locales.ts';

export function localeOf(tag: string): Locale {
  const locale = findLocale(tag);
  if (!locale) throw new Error(`No locale ${tag}`);
  return locale;
}

/** Consecutive hours from an instant on (`2026-11-21T05:00Z`), each with its values. */
export function hoursOf(start: string, values: readonly Partial<ScreenHour>[]): ScreenHour[] {
  const first = Date.parse(start);
  return values.map((each, at) => ({
    start: first + at * HOUR_MS,
    temperature: null,
    precipitation: null,
    state: 3,
    night: false,
    ...each,
  }));
}

/** A number of hours with a daily temperature course and some rain. */
export function someHours(count: number, start = '2026-11-21T05:00Z'): ScreenHour[] {
  const values = Array.from({ length: count }, (_, at) => ({
    temperature: 7.3 + 5.1 * Math.sin((at / 12) * Math.PI),
    precipitation: at % 5 === 0 ? 0.7 : 0,
    state: at % 5 === 0 ? 61 : 2,
    night: at % 24 > 11,
  }));
  return hoursOf(start, values);
}

/** Consecutive days from a Wednesday on, each with its values. */
export function daysOf(values: readonly Partial<ScreenDay>[]): ScreenDay[] {
  return values.map((each, at) => ({
    date: addDays('2026-11-18', at),
    state: 61,
    night: false,
    high: 7,
    low: 2,
    chance: 55,
    precipitation: 0.4,
    ...each,
  }));
}

/** The steps of the next hour, of five minutes each, with their mm per hour. */
export function stepsOf(rates: readonly (number | null)[], start = '2026-11-18T13:05Z') {
  return rates.map((rate, at) => ({ start: Date.parse(start) + at * 5 * MINUTE_MS, rate }));
}

/** The screen content of a day in Cologne, with overrides. */
export function contentWith(different: Partial<ScreenContent> = {}): ScreenContent {
  return {
    title: 'Köln',
    subtitle: 'Morgen',
    text: 'Morgen gibt es in Köln Schauer bei 2 bis 12 Grad.',
    hours: someHours(24),
    days: [],
    nextHour: [],
    warnings: [],
    timeZone: 'Europe/Berlin',
    locale: localeOf('de-DE'),
    state: 80,
    night: false,
    high: 12.4,
    low: 2.2,
    isDemo: false,
    ...different,
  };
}
