import type { HourlyEntry } from '../../contract/voice-text/responses.ts';
import type { VoiceTextId } from '../../contract/voice-text/operations.ts';
import { LATE_HOUR, DAY_PART_HOURS } from '../../weather/periods.ts';
import { HOUR_MS } from '../../time/units.ts';
import {
  addDays,
  toLocalHour,
  toNearestLocalHour,
  startOfDay,
  startOfHour,
  type LocalDate,
} from '../../time/local-time.ts';
import { planHour, planHours, planNextHours } from '../../wording/plan/hours.ts';
import { planDay, planDayPart, planDays } from '../../wording/plan/periods.ts';
import { planNextDays } from '../../wording/plan/answer-planners.ts';
import { renderPlan } from '../../wording/render.ts';
import {
  type OperationHandlersFor,
  resolvePlaceTime,
  type PlaceTime,
} from '../operation-handler.ts';
import { findLastWholeDay } from '../answer-fields.ts';
import { invalidParameter, noForecast, sourceUnavailable } from '../../http/problems.ts';
import type { Sources } from '../sources.ts';
import {
  buildHourlyEntry,
  buildDay,
  loadForecastText,
  buildDayPart,
  buildSpaces,
  type ForecastTextContext,
} from './forecast-text-context.ts';
import {
  parseDateDigits,
  parseDayRange,
  parseHourRange,
  resolveSaturday,
  daysBeyondForecast,
  partBeyondForecast,
  selectHours,
  isWholePart,
} from './forecast-text-range.ts';

/** Operations 4 to 9. */
export type VoiceForecastId = Extract<VoiceTextId, `forecast${string}`>;

/** Answers them as the voice-text document says. */
export function forecastTextHandlers(sources: Sources): OperationHandlersFor<VoiceForecastId> {
  return {
    async forecastNextThreeHours(where, locale) {
      const time = resolvePlaceTime(where, sources);
      const from = time.now - (time.now % HOUR_MS);
      const outlook = await loadForecastText(where, time, from, locale, sources);
      const hourly = buildNextHours(outlook, from, from + 2 * HOUR_MS);
      const plan = planNextHours(hourly, time.timeZone, outlook.audience);
      return { ...outlook.shared, text: renderPlan(plan, locale), hourly };
    },

    async forecastHours({ datetimefrom, datetimeto, ...where }, locale) {
      const time = resolvePlaceTime(where, sources);
      const { from, to } = parseHourRange({ datetimefrom, datetimeto }, time);
      const outlook = await loadForecastText(where, time, from, locale, sources);
      const hourly = selectHours(outlook, { from, to }).map((hour) =>
        buildHourlyEntry(hour, outlook),
      );
      return {
        ...outlook.shared,
        text: formatHoursText(hourly, outlook),
        hourly: addHourTexts(hourly, outlook),
      };
    },

    async forecastDayPart({ space, date, ...where }, locale) {
      const time = resolvePlaceTime(where, sources);
      const day = date === undefined ? time.today : parseDateDigits(date);
      const { from, to } = DAY_PART_HOURS[space];
      const end = startOfHour({ date: to < from ? addDays(day, 1) : day, hour: to }, time.timeZone);
      if (end <= time.now) {
        throw invalidParameter('date', `must not be in the past: its ${space} is over`);
      }
      const outlook = await loadForecastText(
        where,
        time,
        startOfDay(day, time.timeZone),
        locale,
        sources,
      );
      const isWhole = (on: LocalDate) =>
        isWholePart(outlook.calendar.hoursOfPart(on, space), space, time.timeZone);
      const part = buildDayPart(outlook, day, space);
      if (!part || !isWhole(day)) throw partBeyondForecast(outlook, isWhole);
      const running = startOfHour({ date: day, hour: from }, time.timeZone) <= time.now;
      const plan = planDayPart(part.spoken, space, running, outlook.audience);
      return {
        ...outlook.shared,
        text: renderPlan(plan, locale),
        spaces: [buildSpaces(outlook, day)],
      };
    },

    async forecastDays({ datefrom, datetimeto, ...where }, locale) {
      const time = resolvePlaceTime(where, sources);
      const { first, last } = parseDayRange({ datefrom, datetimeto }, time);
      const outlook = await loadForecastText(
        where,
        time,
        startOfDay(first, time.timeZone),
        locale,
        sources,
      );
      const end = findLastWholeDay(outlook) ?? '';
      if (first > end) throw daysBeyondForecast('datefrom', outlook);
      if (last > end) throw daysBeyondForecast('datetimeto', outlook);
      const days = listDays(outlook, first, last);
      const summary = days.map(({ entry, spoken }) => ({
        ...entry,
        text: renderPlan(planDay(spoken, outlook.audience), locale),
      }));
      const text = renderPlan(planDays(spokenOf(days), outlook.audience), locale);
      return {
        ...outlook.shared,
        text: days.length === 1 ? (summary[0]?.text ?? text) : text,
        summary,
      };
    },

    async forecastWeekend({ date, ...where }, locale) {
      const time = resolvePlaceTime(where, sources);
      const saturday = resolveSaturday(date, time);
      const outlook = await loadForecastText(
        where,
        time,
        startOfDay(saturday, time.timeZone),
        locale,
        sources,
      );
      const sunday = addDays(saturday, 1);
      if (sunday > (findLastWholeDay(outlook) ?? '')) {
        throw daysBeyondForecast('date', outlook, 'must be of a weekend that lies as a whole');
      }
      const ahead = listDays(outlook, saturday < time.today ? time.today : saturday, sunday);
      const days = saturday < time.today ? [...findPastDay(outlook, saturday), ...ahead] : ahead;
      const text = renderPlan(planDays(spokenOf(ahead), outlook.audience), locale);
      return { ...outlook.shared, text, summary: days.map(({ entry }) => entry) };
    },

    async forecastNextThreeDays(where, locale) {
      const time = resolvePlaceTime(where, sources);
      const first = findFirstOfNextDays(time);
      const outlook = await loadForecastText(
        where,
        time,
        startOfDay(first, time.timeZone),
        locale,
        sources,
      );
      const days = listDays(outlook, first, addDays(first, 2));
      const text = renderPlan(planNextDays(spokenOf(days), outlook.audience), locale);
      return {
        ...outlook.shared,
        text,
        summary: days.map(({ entry }) => entry),
        spaces: days.map(({ entry }) => buildSpaces(outlook, entry.date)),
      };
    },
  };
}

type DayContext = NonNullable<ReturnType<typeof buildDay>>;

/** The hours that begin from an instant to another, as far as they are known. */
function buildNextHours(outlook: ForecastTextContext, from: number, to: number): HourlyEntry[] {
  const hours = outlook.hours.filter(({ start }) => start > from - HOUR_MS && start <= to);
  if (hours.length === 0) throw noForecast();
  return hours.map((hour) => buildHourlyEntry(hour, outlook));
}

function formatHoursText(hourly: readonly HourlyEntry[], outlook: ForecastTextContext): string {
  const { timeZone, now, audience, locale } = outlook;
  const [only] = hourly;
  const plan =
    only && hourly.length === 1
      ? planHour(only, timeZone, now, audience)
      : planHours(hourly, timeZone, audience);
  return renderPlan(plan, locale);
}

function addHourTexts(hourly: readonly HourlyEntry[], outlook: ForecastTextContext) {
  const { timeZone, now, audience, locale } = outlook;
  return hourly.map((entry) => ({
    ...entry,
    text: renderPlan(planHour(entry, timeZone, now, audience), locale),
  }));
}

/**
 * Every day from one to another, of which the forecast has all hours still to come.
 *
 * @throws {ServiceError} where it lacks a day
 */
function listDays(outlook: ForecastTextContext, first: LocalDate, last: LocalDate): DayContext[] {
  const days: DayContext[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const day = buildDay(outlook, date);
    if (!day || date > (findLastWholeDay(outlook) ?? '')) throw sourceUnavailable();
    days.push(day);
  }
  return days;
}

/** A day that is over, where the forecast still has all of it. */
function findPastDay(outlook: ForecastTextContext, date: LocalDate): DayContext[] {
  const [first] = outlook.calendar.hoursOfDay(date);
  const isWhole =
    first !== undefined && toNearestLocalHour(first.start, outlook.timeZone).hour === 0;
  const day = isWhole ? buildDay(outlook, date) : undefined;
  return day ? [day] : [];
}

function spokenOf(days: readonly DayContext[]): DayContext['spoken'][] {
  return days.map(({ spoken }) => spoken);
}

function findFirstOfNextDays({ now, today, timeZone }: PlaceTime): LocalDate {
  return toLocalHour(now, timeZone).hour >= LATE_HOUR ? addDays(today, 1) : today;
}
