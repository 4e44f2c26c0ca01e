import type { PeriodEntry } from '../../../src/contract/voice-text/responses.ts';
import type { DayPart } from '../../../src/contract/parameters.ts';
import {
  buildDayEntry,
  buildHourlyEntry,
  buildPeriodEntry,
} from '../../../src/service/operations/forecast-text-context.ts';
import { createHourCalendar } from '../../../src/weather/periods.ts';
import { HOUR_MS } from '../../../src/time/units.ts';
import type { Hour } from '../../../src/weather/hour.ts';
import { toNearestLocalHour, startOfDay } from '../../../src/time/local-time.ts';
import { toRelativeDay, type When } from '../../../src/wording/plan/statement.ts';
import type { TimeRange, AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { hoursFrom, skillLocale, TIME_ZONE, TODAY, type Weather } from '../plans.ts';

const AUDIENCE = { today: TODAY, place: 'Köln' };
const CONTEXT = { latitude: 50.94, longitude: 6.96, locale: skillLocale('de-DE') };
const MIDNIGHT = startOfDay(TODAY, TIME_ZONE);

/** Facts of some ranges of time at midnight, or a number of hours later. */
export function answerFacts(stretches: readonly TimeRange[], hoursLater = 0): AnswerFacts {
  const instant = MIDNIGHT + hoursLater * HOUR_MS;
  return { ranges: stretches, audience: AUDIENCE, timeZone: TIME_ZONE, now: instant };
}

/** Days with their hours; the weather begins at midnight of the first. */
export function days(dates: readonly string[], weather: readonly Weather[]): TimeRange[] {
  const calendar = createHourCalendar(from(dates[0] ?? TODAY, weather), TIME_ZONE);
  return dates.map((date) => {
    const when = { kind: 'day', day: toRelativeDay(date, AUDIENCE) } as const;
    return stretch(when, date, calendar.hoursOfDay(date), buildDayEntry);
  });
}

/** The same for days without hours. */
export function wholeDays(dates: readonly string[], weather: readonly Weather[]): TimeRange[] {
  return days(dates, weather).map((one) => ({ ...one, hours: [] }));
}

/** A part of a day, whose weather begins at that day's midnight. */
export function partOfDay(date: string, part: DayPart, weather: readonly Weather[]): TimeRange {
  const all = createHourCalendar(from(date, weather), TIME_ZONE).hoursOfPart(date, part);
  const when = { kind: 'part', day: toRelativeDay(date, AUDIENCE), part, running: false } as const;
  return stretch(when, date, all);
}

/** One hour of a date's clock. */
export function hour(date: string, clock: number, weather: Weather): TimeRange {
  const [only] = hoursFrom(0, [weather]);
  const start = startOfDay(date, TIME_ZONE) + clock * HOUR_MS;
  const when = { kind: 'hour', day: toRelativeDay(date, AUDIENCE), hour: clock } as const;
  return stretch(when, date, only ? [{ ...only, start }] : []);
}

/** The first hour of today as the current one. */
export function now(weather: Weather): TimeRange {
  return { ...hour(TODAY, 0, weather), when: { kind: 'now' } };
}

/** Consecutive hours from an hour of today's clock on. */
export function hours(first: number, weather: readonly Weather[]): TimeRange {
  const all = hoursFrom(first, weather);
  const [start, end] = [all[0], all.at(-1)].map((one) => {
    const { date, hour: clock } = toNearestLocalHour(one?.start ?? 0, TIME_ZONE);
    return { day: toRelativeDay(date, AUDIENCE), hour: clock };
  });
  if (!start || !end) throw new Error('no hours');
  return stretch({ kind: 'hours', from: start, to: end }, start.day.date, all);
}

function from(date: string, weather: readonly Weather[]): Hour[] {
  const offset = Math.round((startOfDay(date, TIME_ZONE) - MIDNIGHT) / HOUR_MS);
  return hoursFrom(offset, weather);
}

function stretch(
  when: When,
  date: string,
  all: readonly Hour[],
  buildEntry: typeof buildDayEntry = buildPeriodEntry,
): TimeRange {
  const entry: PeriodEntry | null = buildEntry(date, all, { ...CONTEXT, timeZone: TIME_ZONE });
  if (!entry) throw new Error(`no hours of ${date}`);
  return { when, entry, hours: all.map((one) => buildHourlyEntry(one, CONTEXT)) };
}
