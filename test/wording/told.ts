import { isDark, type EntryContext } from '../../src/service/forecast-entries/common.ts';
import { hourlyEntry, periodEntry } from '../../src/service/forecast-text/entries.ts';
import type { DayPart } from '../../src/contract/parameters.ts';
import { hourCalendar } from '../../src/weather/day-parts.ts';
import { HOUR, type Hour } from '../../src/weather/hour.ts';
import { localHour, startOfDay } from '../../src/weather/local-time.ts';
import { stateOf } from '../../src/weather/state.ts';
import type { Locale, SkillLocale } from '../../src/wording/locale.ts';
import type { CourseHour } from '../../src/wording/plan/course.ts';
import { planHour, planHours, planNextHours } from '../../src/wording/plan/hours.ts';
import { planDay, planDayPart, planDays } from '../../src/wording/plan/period.ts';
import type { PlannedPeriod } from '../../src/wording/plan/planned-period.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { planNextDays } from '../../src/wording/plan/trend.ts';
import { findLocale, findSkillLocale } from '../support/locales.ts';

export const TIME_ZONE = 'Europe/Berlin';

/** A Wednesday. */
export const TODAY = '2026-11-18';
export const AUDIENCE = { today: TODAY, place: 'Hamburg' };

const MIDNIGHT = startOfDay(TODAY, TIME_ZONE);
const CONTEXT = { latitude: 53.55, longitude: 9.99, locale: locale('de-DE') };

/** An overcast, calm, dry hour. */
const DULL: Omit<Hour, 'start'> = {
  temperature: 8,
  dewPoint: 5,
  maximumOf12Hours: null,
  minimumOf12Hours: null,
  cloudCover: 100,
  pressure: 1010,
  windSpeed: 10,
  windDirection: 225,
  gust: 20,
  precipitation: 0,
  snow: 0,
  precipitationProbability: 0,
  thunderProbability: 0,
  significantWeather: 0,
  sunshine: 0,
  radiation: 0,
  uvIndex: null,
};

export type Weather = Partial<Omit<Hour, 'start'>>;

export const rain = (significantWeather: number, precipitation = 0.4): Weather => ({
  significantWeather,
  precipitation,
  precipitationProbability: 90,
});

export const snow = (significantWeather: number, amount = 0.4): Weather => ({
  ...rain(significantWeather, amount),
  snow: amount,
  temperature: -2,
});

/** Hours from an hour of today's clock on; each with what is special about it. */
export function hoursFrom(first: number, weather: readonly Weather[]): Hour[] {
  return weather.map((special, at) => ({
    ...DULL,
    ...special,
    start: MIDNIGHT + (first + at) * HOUR,
  }));
}

/** The same weather for some hours. */
export function lasting(hours: number, weather: Weather = {}): Weather[] {
  return Array.from({ length: hours }, () => weather);
}

export function locale(tag: string): Locale {
  const found = findLocale(tag);
  if (!found) throw new Error(`no locale ${tag}`);
  return found;
}

export function skillLocale(tag: string): SkillLocale {
  const found = findSkillLocale(tag);
  if (!found) throw new Error(`the skill does not speak ${tag}`);
  return found;
}

export function courseHours(hours: readonly Hour[], context: EntryContext = CONTEXT): CourseHour[] {
  return hours.map((hour) => ({
    local: localHour(hour.start, TIME_ZONE),
    state: stateOf(hour),
    night: isDark(hour, context),
  }));
}

export function planOfHour(hours: readonly Hour[], now = MIDNIGHT): Plan {
  const [hour] = hours;
  if (!hour) return [];
  return planHour(hourlyEntry(hour, CONTEXT), TIME_ZONE, now, AUDIENCE);
}

export function planOfNextHours(hours: readonly Hour[]): Plan {
  return planNextHours(entriesOf(hours), TIME_ZONE, AUDIENCE);
}

export function planOfHours(hours: readonly Hour[]): Plan {
  return planHours(entriesOf(hours), TIME_ZONE, AUDIENCE);
}

export function planOfPart(hours: readonly Hour[], date: string, part: DayPart): Plan {
  const period = periodOf(date, hourCalendar(hours, TIME_ZONE).ofPart(date, part));
  return planDayPart(period, part, false, AUDIENCE);
}

export function planOfDay(hours: readonly Hour[], date = TODAY): Plan {
  return planDay(dayOf(hours, date), AUDIENCE);
}

export function planOfDays(hours: readonly Hour[], dates: readonly string[]): Plan {
  return planDays(
    dates.map((date) => dayOf(hours, date)),
    AUDIENCE,
  );
}

export function planOfNextDays(hours: readonly Hour[], dates: readonly string[]): Plan {
  return planNextDays(
    dates.map((date) => dayOf(hours, date)),
    AUDIENCE,
  );
}

export function dayOf(hours: readonly Hour[], date: string): PlannedPeriod {
  return periodOf(date, hourCalendar(hours, TIME_ZONE).ofDay(date));
}

function periodOf(date: string, hours: readonly Hour[]): PlannedPeriod {
  const entry = periodEntry(date, hours, CONTEXT);
  if (!entry) throw new Error(`no hours of ${date}`);
  return { entry, hours: courseHours(hours) };
}

function entriesOf(hours: readonly Hour[]) {
  return hours.map((hour) => hourlyEntry(hour, CONTEXT));
}
