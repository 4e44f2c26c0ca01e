import type { HourlyEntry } from '../../contract/voice-text/responses.ts';
import type { VoiceTextId } from '../../contract/client-calls.ts';
import { LATE_HOUR, DAY_PART_HOURS } from '../../weather/periods.ts';
import { HOUR_MS } from '../../time/units.ts';
import {
  addDays,
  parseDateDigits,
  toLocalHour,
  toNearestLocalHour,
  startOfDay,
  startOfHour,
  type LocalDate,
} from '../../time/local-time.ts';
import { planHour, planHours, planNextHours } from '../../wording/plan/hours.ts';
import { planDays, planNextDays } from '../../wording/plan/days.ts';
import { planDay, planDayPart } from '../../wording/plan/day.ts';
import { renderPlan } from '../../wording/render.ts';
import type { Plan } from '../../wording/plan/plan.ts';
import type { OperationHandlersFor } from '../routes.ts';
import {
  type PlaceForecast,
  type PlaceTime,
  findLastWholeDay,
  resolvePlaceTime,
  startOfRunningHour,
} from '../place-forecast.ts';
import { loadTextForecast, renderWarnedText } from './text-warnings.ts';
import { invalidParameter, noForecast, sourceUnavailable } from '../../http/problems.ts';
import type { Sources } from '../sources.ts';
import {
  buildHourlyEntry,
  buildDay,
  buildDayEntry,
  buildPeriod,
  buildSpaces,
  buildSharedFields,
  toAudience,
  type PeriodContext,
} from './forecast-text-context.ts';
import {
  parseDayRange,
  parseHourRange,
  resolveSaturday,
  daysBeyondForecast,
  partBeyondForecast,
  selectHours,
  isWholePart,
} from './forecast-text-range.ts';

/** Operations 4 to 9 of the voice-text document. */
export type VoiceForecastId = Extract<VoiceTextId, `forecast${string}`>;

/** Handlers of operations 4 to 9 of the voice-text document. */
export function forecastTextHandlers(sources: Sources): OperationHandlersFor<VoiceForecastId> {
  return {
    async forecastNextThreeHours(query, locale) {
      const time = resolvePlaceTime(query, sources);
      const from = startOfRunningHour(time);
      const { forecast, warnings } = await loadTextForecast(query, time, from, locale, sources);
      const hourly = buildNextHours(forecast, from, from + 2 * HOUR_MS);
      const plan = planNextHours(hourly, time.timeZone, toAudience(forecast));
      const span = { from: time.now, to: from + 3 * HOUR_MS };
      return {
        ...buildSharedFields(forecast, sources),
        ...renderWarnedText(plan, warnings, span, forecast),
        hourly,
      };
    },

    async forecastHours({ datetimefrom, datetimeto, ...query }, locale) {
      const time = resolvePlaceTime(query, sources);
      const { from, to } = parseHourRange({ datetimefrom, datetimeto }, time);
      const { forecast, warnings } = await loadTextForecast(query, time, from, locale, sources);
      const hourly = selectHours(forecast, { from, to }).map((hour) =>
        buildHourlyEntry(hour, forecast),
      );
      const end = to > from ? to : to + HOUR_MS;
      const span = { from: Math.max(from, time.now), to: end };
      return {
        ...buildSharedFields(forecast, sources),
        ...renderWarnedText(planHourlyText(hourly, forecast), warnings, span, forecast),
        hourly: addHourTexts(hourly, forecast),
      };
    },

    async forecastDayPart({ space, date, ...query }, locale) {
      const time = resolvePlaceTime(query, sources);
      const day = date === undefined ? time.today : parseDateDigits(date);
      const { from, to } = DAY_PART_HOURS[space];
      const end = startOfHour({ date: to < from ? addDays(day, 1) : day, hour: to }, time.timeZone);
      if (end <= time.now) {
        throw invalidParameter('date', `must not be in the past: its ${space} is over`);
      }
      const start = startOfDay(day, time.timeZone);
      const { forecast, warnings } = await loadTextForecast(query, time, start, locale, sources);
      const hoursOn = (each: LocalDate) => forecast.calendar.hoursOfPart(each, space);
      const isWholeOn = (each: LocalDate) => isWholePart(hoursOn(each), space, time.timeZone);
      const part = buildPeriod(forecast, day, hoursOn(day));
      if (!part || !isWholeOn(day)) throw partBeyondForecast(forecast, isWholeOn);
      const begin = startOfHour({ date: day, hour: from }, time.timeZone);
      const plan = planDayPart(part.spoken, space, begin <= time.now, toAudience(forecast));
      const span = { from: Math.max(begin, time.now), to: end };
      return {
        ...buildSharedFields(forecast, sources),
        ...renderWarnedText(plan, warnings, span, forecast),
        spaces: [buildSpaces(forecast, day)],
      };
    },

    async forecastDays({ datefrom, datetimeto, ...query }, locale) {
      const time = resolvePlaceTime(query, sources);
      const { first, last } = parseDayRange({ datefrom, datetimeto }, time);
      const start = startOfDay(first, time.timeZone);
      const { forecast, warnings } = await loadTextForecast(query, time, start, locale, sources);
      const end = findLastWholeDay(forecast) ?? '';
      if (first > end) throw daysBeyondForecast('datefrom', forecast);
      if (last > end) throw daysBeyondForecast('datetimeto', forecast);
      const days = listDays(forecast, first, last);
      const audience = toAudience(forecast);
      const planOf = ({ spoken }: PeriodContext) => planDay(spoken, audience);
      const [only, second] = days;
      const plan = only && !second ? planOf(only) : planDays(spokenOf(days), audience);
      return {
        ...buildSharedFields(forecast, sources),
        ...renderWarnedText(plan, warnings, spanDays(first, last, time), forecast),
        summary: days.map((day) => ({
          ...day.entry,
          text: renderPlan(planOf(day), locale, audience),
        })),
      };
    },

    async forecastWeekend({ date, ...query }, locale) {
      const time = resolvePlaceTime(query, sources);
      const saturday = resolveSaturday(date, time);
      const start = startOfDay(saturday, time.timeZone);
      const { forecast, warnings } = await loadTextForecast(query, time, start, locale, sources);
      const sunday = addDays(saturday, 1);
      if (sunday > (findLastWholeDay(forecast) ?? '')) {
        throw daysBeyondForecast('date', forecast, 'must be on a weekend that is entirely');
      }
      const ahead = listDays(forecast, saturday < time.today ? time.today : saturday, sunday);
      const days = saturday < time.today ? [...findPastDay(forecast, saturday), ...ahead] : ahead;
      const plan = planDays(spokenOf(ahead), toAudience(forecast));
      return {
        ...buildSharedFields(forecast, sources),
        ...renderWarnedText(plan, warnings, spanDays(saturday, sunday, time), forecast),
        summary: days.map(({ entry }) => entry),
      };
    },

    async forecastNextThreeDays(query, locale) {
      const time = resolvePlaceTime(query, sources);
      const first = findFirstOfNextDays(time);
      const start = startOfDay(first, time.timeZone);
      const { forecast, warnings } = await loadTextForecast(query, time, start, locale, sources);
      const last = addDays(first, 2);
      const days = listDays(forecast, first, last);
      const plan = planNextDays(spokenOf(days), toAudience(forecast));
      return {
        ...buildSharedFields(forecast, sources),
        ...renderWarnedText(plan, warnings, spanDays(first, last, time), forecast),
        summary: days.map(({ entry }) => entry),
        spaces: days.map(({ entry }) => buildSpaces(forecast, entry.date)),
      };
    },
  };
}

/** Builds the available hours that start in a time range, epoch milliseconds. */
function buildNextHours(forecast: PlaceForecast, from: number, to: number): HourlyEntry[] {
  const hours = forecast.hours.filter(({ start }) => start > from - HOUR_MS && start <= to);
  if (hours.length === 0) throw noForecast();
  return hours.map((hour) => buildHourlyEntry(hour, forecast));
}

/** The hours of days from now on, epoch milliseconds. */
function spanDays(first: LocalDate, last: LocalDate, { now, timeZone }: PlaceTime) {
  return {
    from: Math.max(now, startOfDay(first, timeZone)),
    to: startOfDay(addDays(last, 1), timeZone),
  };
}

function planHourlyText(hourly: readonly HourlyEntry[], forecast: PlaceForecast): Plan {
  const { timeZone, now } = forecast;
  const audience = toAudience(forecast);
  const [only] = hourly;
  return only && hourly.length === 1
    ? planHour(only, timeZone, now, audience)
    : planHours(hourly, timeZone, audience);
}

function addHourTexts(hourly: readonly HourlyEntry[], forecast: PlaceForecast) {
  const { timeZone, now, locale } = forecast;
  const audience = toAudience(forecast);
  return hourly.map((entry) => ({
    ...entry,
    text: renderPlan(planHour(entry, timeZone, now, audience), locale),
  }));
}

/**
 * Builds every day of a range; each must have all its hours still to come in the forecast.
 *
 * @throws {ServiceError} if the forecast lacks a day
 */
function listDays(forecast: PlaceForecast, first: LocalDate, last: LocalDate): PeriodContext[] {
  const days: PeriodContext[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const day = buildDay(forecast, date);
    if (!day || date > (findLastWholeDay(forecast) ?? '')) throw sourceUnavailable();
    days.push(day);
  }
  return days;
}

/** Builds a past day if the forecast still has all its hours. */
function findPastDay(forecast: PlaceForecast, date: LocalDate): PeriodContext[] {
  const hours = forecast.calendar.hoursOfDay(date);
  const [first] = hours;
  const isWhole =
    first !== undefined && toNearestLocalHour(first.start, forecast.timeZone).hour === 0;
  const day = isWhole ? buildPeriod(forecast, date, hours, buildDayEntry) : undefined;
  return day ? [day] : [];
}

function spokenOf(days: readonly PeriodContext[]): PeriodContext['spoken'][] {
  return days.map(({ spoken }) => spoken);
}

function findFirstOfNextDays({ now, today, timeZone }: PlaceTime): LocalDate {
  return toLocalHour(now, timeZone).hour >= LATE_HOUR ? addDays(today, 1) : today;
}
