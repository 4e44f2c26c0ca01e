import { isDark, type EntryContext } from '../../src/service/answer-fields.ts';
import {
  buildDayEntry,
  buildHourlyEntry,
  buildPeriodEntry,
} from '../../src/service/operations/forecast-text-context.ts';
import type { DayPart } from '../../src/contract/parameters.ts';
import { createHourCalendar } from '../../src/weather/periods.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import type { Hour } from '../../src/weather/hour.ts';
import { toNearestLocalHour, startOfDay } from '../../src/time/local-time.ts';
import { determineWeatherState, getStrength } from '../../src/weather/state.ts';
import type { Locale, SkillLocale } from '../../src/wording/language.ts';
import type { CourseHour } from '../../src/wording/plan/course.ts';
import { planHour, planHours, planNextHours } from '../../src/wording/plan/hours.ts';
import { planDays, planNextDays } from '../../src/wording/plan/days.ts';
import { planDay, planDayPart } from '../../src/wording/plan/day.ts';
import type { PlannedPeriod } from '../../src/wording/plan/facts.ts';
import type { Plan, Statement } from '../../src/wording/plan/plan.ts';
import type { Audience, When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { findLocale, findSkillLocale } from '../support/locales.ts';

export const TIME_ZONE = 'Europe/Berlin';

/** A Wednesday. */
export const TODAY = '2026-11-18';
export const AUDIENCE = { today: TODAY, place: 'Hamburg' };

const MIDNIGHT = startOfDay(TODAY, TIME_ZONE);
export const CONTEXT = { latitude: 53.55, longitude: 9.99, locale: locale('de-DE') };

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

export const CLEAR: Weather = { cloudCover: 0 };
export const BRIGHT: Weather = { cloudCover: 30 };
export const CLOUDY: Weather = { cloudCover: 65 };

/** Amounts that fit the strength, mm in an hour: light rain all day is light, too. */
const LIGHT_MM = 0.18;
const MODERATE_MM = 0.6;

const amountOf = (state: number) => (getStrength(state) === 1 ? LIGHT_MM : MODERATE_MM);

export const rain = (
  significantWeather: number,
  precipitation = amountOf(significantWeather),
): Weather => ({
  significantWeather,
  precipitation,
  precipitationProbability: 90,
});

export const snow = (
  significantWeather: number,
  amount = amountOf(significantWeather),
): Weather => ({
  ...rain(significantWeather, amount),
  snow: amount,
  temperature: -2,
});

/** Creates hours from an hour of today on, each with its values. */
export function hoursFrom(first: number, weather: readonly Weather[]): Hour[] {
  return weather.map((special, at) => ({
    ...DULL,
    ...special,
    start: MIDNIGHT + (first + at) * HOUR_MS,
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

/** The text of a plan in a locale. */
export function say(tag: string, plan: Plan): string {
  return renderPlan(plan, locale(tag));
}

export function skillLocale(tag: string): SkillLocale {
  const found = findSkillLocale(tag);
  if (!found) throw new Error(`the skill does not speak ${tag}`);
  return found;
}

export function courseHours(hours: readonly Hour[], context: EntryContext = CONTEXT): CourseHour[] {
  return hours.map((hour) => ({
    local: toNearestLocalHour(hour.start, TIME_ZONE),
    state: determineWeatherState(hour),
    precipitation: hour.precipitation,
    probability: hour.precipitationProbability,
    temperature: hour.temperature,
    wind: hour.windSpeed,
    gust: hour.gust,
    night: isDark(hour, context),
  }));
}

export function planOfHour(
  hours: readonly Hour[],
  now = MIDNIGHT,
  audience: Audience = AUDIENCE,
): Plan {
  const [hour] = hours;
  if (!hour) return [];
  return planHour(buildHourlyEntry(hour, CONTEXT), TIME_ZONE, now, audience);
}

export function planOfNextHours(hours: readonly Hour[]): Plan {
  return planNextHours(entriesOf(hours), TIME_ZONE, AUDIENCE);
}

/** Who asks from the start of the first hour to the end of the last one; the answer has the hour after it, too. */
export function planOfHours(
  hours: readonly Hour[],
  after: Weather = {},
  audience: Audience = AUDIENCE,
): Plan {
  const last = hours.at(-1);
  if (!last) return [];
  const next = { ...DULL, ...after, start: last.start + HOUR_MS };
  return planHours(entriesOf([...hours, next]), TIME_ZONE, audience);
}

export function planOfPart(hours: readonly Hour[], date: string, part: DayPart): Plan {
  const period = periodOf(date, createHourCalendar(hours, TIME_ZONE).hoursOfPart(date, part));
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
  const day = createHourCalendar(hours, TIME_ZONE).hoursOfDay(date);
  return periodOf(date, day, buildDayEntry);
}

/** A day with the night after it: all hours from its first one to six in the morning. */
export function dayAndNight(hours: readonly Hour[], date = TODAY): PlannedPeriod {
  const first = hours[0]?.start ?? 0;
  const night = createHourCalendar(hours, TIME_ZONE).hoursOfPart(date, 'night');
  const end = night.at(-1)?.start ?? first;
  const withNight = periodOf(
    date,
    hours.filter(({ start }) => start <= end),
  );
  const nightAfter = withNight.hours.filter(({ local }) => local.date > date);
  const nightLow = Math.min(...night.map(({ temperature }) => temperature ?? Infinity));
  return { ...dayOf(hours, date), withNight, nightAfter, nightLow };
}

function periodOf(
  date: string,
  hours: readonly Hour[],
  buildEntry: typeof buildDayEntry = buildPeriodEntry,
): PlannedPeriod {
  const entry = buildEntry(date, hours, { ...CONTEXT, timeZone: TIME_ZONE });
  if (!entry) throw new Error(`no hours of ${date}`);
  return { entry, hours: courseHours(hours) };
}

function entriesOf(hours: readonly Hour[]) {
  return hours.map((hour) => buildHourlyEntry(hour, CONTEXT));
}

/** The shortest sentence with a time. */
export function overcast(when: When): Statement {
  const course = { form: 'steady', sky: { state: 3, night: false } } as const;
  return { kind: 'course', opening: { when, place: null }, course, temperature: null };
}
