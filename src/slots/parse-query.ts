import {
  MAX_FORECAST_HOURS,
  POLLEN_TYPES,
  type DayPart,
  type PollenType,
} from '../contract/parameters.ts';
import { DAY_PART_HOURS, LATE_HOUR } from '../weather/periods.ts';
import { HOUR_MS, MINUTE_MS } from '../time/units.ts';
import { addDays, getWeekday, startOfHour, toLocalDate, toLocalHour } from '../time/local-time.ts';
import type { LocalDate } from '../time/local-time.ts';
import {
  type Calendar,
  createUnanswerable,
  type DateMeaning,
  type ForecastQuery,
  parseAmazonDate,
  type PollenQuery,
  type Unanswerable,
} from './query.ts';
import type { SpokenSlots } from './spoken-slots.ts';
import { hasTimeSlot } from './follow-up-slots.ts';
import {
  createComingWeekendQuery,
  adjustToLocalDay,
  createDaysQuery,
  createRangeQuery,
  createWeekendQuery,
  createHoursQuery,
  isEarlierHour,
  getLastForecastHour,
  createDayPartQuery,
  resolveDays,
} from './query-range.ts';

/** Parses slots into a question; missing slots get their most common meaning. */
export function parseForecastQuery(slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  const { span, duration, date, untilDate } = slots;
  // "What will the weather be now today?" is about today.
  if (span === 'NOW' && date === undefined) return { kind: 'now' };
  if (span === 'NEXT_HOURS' || span === 'SOON') return { kind: 'nextHours' };
  // "Is rain on the way tomorrow?" is about tomorrow.
  if (span === 'NEXT_DAYS' && date === undefined) return { kind: 'nextDays' };
  if (duration !== undefined) return parseDurationQuery(duration, calendar);
  const meaning = date === undefined ? undefined : parseAmazonDate(date);
  if (untilDate !== undefined) {
    return createRangeQuery(meaning, parseAmazonDate(untilDate), calendar);
  }
  if (meaning) return parseDateQuery(meaning, slots, calendar);
  if (span === 'WEEKEND') return createComingWeekendQuery(calendar);
  return parseTimeQuery(undefined, slots, calendar) ?? createDefaultQuery(calendar);
}

function createDefaultQuery(calendar: Calendar): ForecastQuery {
  const { date, hour } = calendar.here;
  if (hour < LATE_HOUR) return createDaysQuery(date, date, calendar);
  return { kind: 'nightAndDay', night: date, day: addDays(date, 1) };
}

/** Upper bound for durations of any unit. */
const MAX_DURATION_DAYS = 364;

function parseDurationQuery(value: string, calendar: Calendar): ForecastQuery {
  const duration = parseAmazonDuration(value);
  if (!duration) return createUnanswerable('vague');
  const { now, timeZone, here } = calendar;
  const { kind, count } = duration;
  if (count > MAX_DURATION_DAYS * (kind === 'hours' ? 24 : 1)) return createUnanswerable('vague');
  if (kind === 'hours') {
    if (count === 3) return { kind: 'nextHours' };
    if (count > MAX_FORECAST_HOURS) return createUnanswerable('beyondHours');
    const end = toLocalHour(now + count * HOUR_MS, timeZone);
    const last = getLastForecastHour(calendar);
    return { kind: 'hours', from: here, to: isEarlierHour(last, end) ? last : end };
  }
  if (count === 3) return { kind: 'nextDays' };
  const first = here.hour < LATE_HOUR ? here.date : addDays(here.date, 1);
  return createDaysQuery(first, addDays(first, count - 1), calendar);
}

/** A time applies to a single day only: weeks and weekends resolve to whole days. */
function parseDateQuery(date: DateMeaning, slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  switch (date.kind) {
    case 'now':
      return parseTimeQuery(undefined, slots, calendar) ?? { kind: 'now' };
    case 'day': {
      const day = adjustToLocalDay(date.date, calendar);
      return parseTimeQuery(day, slots, calendar) ?? createDaysQuery(day, day, calendar);
    }
    case 'days':
      return createDaysQuery(date.first, date.last, calendar);
    case 'weekend':
      return createWeekendQuery(date.saturday, calendar);
    case 'vague':
      return createUnanswerable('vague');
  }
}

/** @param spoken the day; undefined for the next occurrence of the time, but "this morning" is today's */
function parseTimeQuery(
  spoken: LocalDate | undefined,
  slots: SpokenSlots,
  calendar: Calendar,
): ForecastQuery | undefined {
  const day = spoken ?? (slots.partOf === 'TODAY' ? calendar.here.date : undefined);
  const time = parseSpokenTime(slots);
  switch (time?.kind) {
    case undefined:
      return undefined;
    case 'part':
      return createDayPartQuery(time.part, day, calendar);
    case 'hours': {
      const query = createHoursQuery(time, day, calendar);
      const isBeyondHours = query.kind === 'unanswerable' && query.reason === 'beyondHours';
      const part = isBeyondHours ? findPartOf(time) : undefined;
      return part ? createDayPartQuery(part, day, calendar) : query;
    }
  }
}

/** Noon, and the hours from one to midnight, are also a time of day, beyond the hours of any forecast. */
function findPartOf({ from, to }: SpokenHours): DayPart | undefined {
  if (from === DAY_PART_HOURS.afternoon.from && to === undefined) return 'afternoon';
  return (from ?? 0) >= DAY_PART_HOURS.evening.from - 1 && to === 0 ? 'evening' : undefined;
}

/** Parses a question that defaults to the current hour: "what does it feel like?" */
export function parseQueryOrNow(slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  return hasTimeSlot(slots) ? parseForecastQuery(slots, calendar) : { kind: 'now' };
}

/** Parses a question about rain or snow; the radar nowcast answers what is about the next hour. */
export function parseRainQuery(slots: SpokenSlots, calendar: Calendar): ForecastQuery {
  return isSoon(slots, calendar) ? { kind: 'nextHour' } : parseForecastQuery(slots, calendar);
}

/** "Is it raining?", "soon", "in the next hour", "in ten minutes". */
function isSoon(slots: SpokenSlots, calendar: Calendar): boolean {
  const { span, duration } = slots;
  if (span !== undefined) return span === 'NOW' || span === 'SOON';
  if (duration !== undefined) return isAtMostOneHour(duration);
  return hasNoTime(slots) || isWithinHour(slots, calendar);
}

function isAtMostOneHour(duration: string): boolean {
  const meaning = parseAmazonDuration(duration);
  return meaning?.kind === 'hours' && meaning.count === 1;
}

function hasNoTime(slots: SpokenSlots): boolean {
  const { date = 'PRESENT_REF', untilDate } = slots;
  const isAboutNow = untilDate === undefined && parseAmazonDate(date).kind === 'now';
  return isAboutNow && parseSpokenTime(slots) === undefined;
}

/**
 * Whether the slots have a single time within the coming hour: "in ten minutes", "until three". The forecast
 * answers for the full hour "at three".
 */
function isWithinHour(
  { time, untilTime, date, untilDate, dayPart }: SpokenSlots,
  { now, timeZone, here }: Calendar,
): boolean {
  const isOne = time === undefined || untilTime === undefined;
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(untilTime ?? time ?? '') ?? [];
  const isWholeHour = untilTime === undefined && minute === '00';
  if (!isOne || isWholeHour || (untilDate ?? dayPart) !== undefined) return false;
  const hoursAhead = (Number(hour) - here.hour + 24) % 24;
  const instant = startOfHour(here, timeZone) + hoursAhead * HOUR_MS + Number(minute) * MINUTE_MS;
  const isNear = instant >= now && instant <= now + HOUR_MS;
  return isNear && (date === undefined || date === toLocalDate(instant, timeZone));
}

/** The index covers today, tomorrow and the day after. */
const POLLEN_INDEX_DAYS = 3;

/** Parses a question about pollen; the day defaults to today. */
export function parsePollenQuery(
  slots: SpokenSlots,
  calendar: Calendar,
): PollenQuery | Unanswerable {
  const today = calendar.here.date;
  const indexDays = Array.from({ length: POLLEN_INDEX_DAYS }, (_, ahead) => addDays(today, ahead));
  const range = resolveDateRange(slots, calendar);
  const days = indexDays.filter((day) => range && day >= range.first && day <= range.last);
  if (days.length === 0) return createUnanswerable('pollenDays');
  return { kind: 'pollen', type: findPollenType(slots), days };
}

interface DateRange {
  first: LocalDate;
  last: LocalDate;
}

/** Undefined for vague dates. Ignores parts of the day, because the index has whole days. */
function resolveDateRange(
  { date, span, duration }: SpokenSlots,
  calendar: Calendar,
): DateRange | undefined {
  const today = calendar.here.date;
  if (date !== undefined) return resolveDays(parseAmazonDate(date), calendar);
  if (span === 'WEEKEND') return findWeekend(today);
  if (span === 'NEXT_DAYS') return createDateRange(today, POLLEN_INDEX_DAYS);
  if (duration === undefined) return createDateRange(today, 1);
  const length = parseAmazonDuration(duration);
  if (length?.kind === 'hours') return createDateRange(today, Math.ceil(length.count / 24));
  return length && createDateRange(today, length.count);
}

function createDateRange(first: LocalDate, count: number): DateRange {
  return { first, last: addDays(first, Math.min(count, POLLEN_INDEX_DAYS) - 1) };
}

/** The current weekend, else the next one. */
function findWeekend(today: LocalDate): DateRange {
  const sunday = addDays(today, (7 - getWeekday(today)) % 7);
  return { first: addDays(sunday, -1), last: sunday };
}

function findPollenType({ pollenType }: SpokenSlots): PollenType | undefined {
  return POLLEN_TYPES.find((type) => type === pollenType);
}

/** The meaning of an AMAZON.DURATION value: a number of hours or days from now. */
type DurationMeaning = { kind: 'hours'; count: number } | { kind: 'days'; count: number };

const DURATION_PATTERN =
  /^P(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const DAYS_PER_MONTH = 30;

/**
 * Parses an ISO 8601 duration into days if it has only days, else into hours, rounded up. Undefined for invalid
 * or empty durations. A count of many digits may be `Infinity`.
 */
export function parseAmazonDuration(value: string): DurationMeaning | undefined {
  const found = DURATION_PATTERN.exec(value);
  if (!found) return undefined;
  const [months, weeks, days, hours, minutes, seconds] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wholeDays = (months ?? 0) * DAYS_PER_MONTH + (weeks ?? 0) * 7 + (days ?? 0);
  const wholeHours = (hours ?? 0) + Math.ceil(((minutes ?? 0) + (seconds ?? 0) / 60) / 60);
  if (wholeHours > 0) return { kind: 'hours', count: wholeDays * 24 + wholeHours };
  return wholeDays > 0 ? { kind: 'days', count: wholeDays } : undefined;
}

/** Spoken hours of the clock. */
export interface SpokenHours {
  kind: 'hours';
  /** 0 to 23; undefined if only an end was spoken. */
  from: number | undefined;
  /** Undefined for a single hour. */
  to: number | undefined;
  /** Whether the hours belong to a night: "tonight at two". */
  isNight: boolean;
}

/** The spoken time of day. */
type SpokenTime = { kind: 'part'; part: DayPart } | SpokenHours;

const DAY_PART_BY_ID = new Map<string, DayPart>([
  ['MO', 'morning'],
  ['AF', 'afternoon'],
  ['EV', 'evening'],
  ['NI', 'night'],
]);

/**
 * Parses AMAZON.TIME values, `15:00`, `15:30` (from three to four) or `EV`, and the part of the day. An
 * hour takes precedence over a part; invalid values are ignored.
 */
export function parseSpokenTime({ time, untilTime, dayPart }: SpokenSlots): SpokenTime | undefined {
  const part = parseDayPart(dayPart) ?? parseDayPart(time);
  const until = parseDayPart(untilTime);
  const end = parseHour(untilTime, undefined) ?? (until && DAY_PART_HOURS[until].to);
  const from =
    parseHour(time, part) ?? (end === undefined ? undefined : part && DAY_PART_HOURS[part].from);
  if (from === undefined && end === undefined) return part && { kind: 'part', part };
  const to = end ?? (HALF_HOUR.test(time ?? '') && from !== undefined ? from + 1 : undefined);
  return { kind: 'hours', from, to: to === 24 ? 0 : to, isNight: part === 'night' };
}

/** A time between two full hours, which are told. */
const HALF_HOUR = /^\d{2}:(?:1[5-9]|[23]\d|4[0-5])/;

function parseDayPart(value: string | undefined): DayPart | undefined {
  return DAY_PART_BY_ID.get(value ?? '');
}

/** On a twelve-hour clock, "in the evening" distinguishes 8 from 20. */
function parseHour(value: string | undefined, part: DayPart | undefined): number | undefined {
  const hour = Number(/^(\d{2}):\d{2}/.exec(value ?? '')?.[1] ?? NaN);
  if (!(hour < 24)) return undefined;
  const earliest = part === 'night' ? DAY_PART_HOURS.night.to : 1;
  const isOfSecondHalf = part !== undefined && part !== 'morning';
  return isOfSecondHalf && hour >= earliest && hour < 12 ? hour + 12 : hour;
}
