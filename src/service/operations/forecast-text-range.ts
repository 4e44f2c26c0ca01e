import { HOUR_MS } from '../../time/units.ts';
import {
  addDays,
  formatDateDigits,
  formatHourDigits,
  getWeekendSaturday,
  type LocalDate,
  parseDateDigits,
  startOfHour,
  toLocalHour,
  toNearestLocalHour,
} from '../../time/local-time.ts';
import { type PlaceTime, findLastWholeDay } from '../place-forecast.ts';
import {
  invalidParameter,
  beyondForecast,
  noForecast,
  sourceUnavailable,
} from '../../http/problems.ts';
import { MAX_FORECAST_HOURS, type DayPart } from '../../contract/parameters.ts';
import { DAY_PART_HOURS } from '../../weather/periods.ts';
import type { Hour } from '../../weather/hour.ts';

/**
 * Parses the range of operation 5 into the starts of its first and last hour, epoch milliseconds.
 *
 * @throws {ServiceError} for a range that is past, too far ahead or reversed
 */
export function parseHourRange(
  {
    datetimefrom,
    datetimeto,
  }: { datetimefrom?: string | undefined; datetimeto?: string | undefined },
  { now, timeZone }: PlaceTime,
): { from: number; to: number } {
  const from =
    datetimefrom === undefined ? now - (now % HOUR_MS) : findFirstHour(datetimefrom, timeZone, now);
  const last = findLastRequestableHour({ now, timeZone });
  const to = datetimeto === undefined ? from : findLastHour(datetimeto, timeZone, last);
  if (from + HOUR_MS <= now) throw invalidParameter('datetimefrom', 'must not be in the past');
  if (to < from) throw invalidParameter('datetimeto', 'must not be before datetimefrom');
  if (from > last) throw hoursBeyondForecast('datetimefrom', last, timeZone);
  if (to > last) throw hoursBeyondForecast('datetimeto', last, timeZone);
  return { from, to };
}

/**
 * Parses the range of operation 7 into its first and last date.
 *
 * @throws {ServiceError} for a range that is past or reversed
 */
export function parseDayRange(
  { datefrom, datetimeto }: { datefrom?: string | undefined; datetimeto?: string | undefined },
  { today }: PlaceTime,
): { first: LocalDate; last: LocalDate } {
  const first = datefrom === undefined ? today : parseDateDigits(datefrom);
  const last = datetimeto === undefined ? first : parseDateDigits(datetimeto);
  if (first < today) throw invalidParameter('datefrom', 'must not be in the past');
  if (last < first) throw invalidParameter('datetimeto', 'must not be before datefrom');
  return { first, last };
}

/**
 * Resolves a date to the Saturday of its weekend, or of the next one.
 *
 * @throws {ServiceError} for a past weekend
 */
export function resolveSaturday(date: string | undefined, { today }: PlaceTime): LocalDate {
  const day = date === undefined ? today : parseDateDigits(date);
  const saturday = getWeekendSaturday(day);
  if (addDays(saturday, 1) < today) throw invalidParameter('date', 'must not be in the past');
  return saturday;
}

/** Start of the first hour of a range. When the clock goes back, it is the first of the two that is not over. */
function findFirstHour(digits: string, timeZone: string, now: number): number {
  const [first, second] = findHours(digits, timeZone);
  return second !== undefined && first + HOUR_MS <= now ? second : first;
}

/** Start of the last hour of a range. When the clock goes back, it is the second of the two if available. */
function findLastHour(digits: string, timeZone: string, lastAvailable: number): number {
  const [first, second] = findHours(digits, timeZone);
  return second !== undefined && second <= lastAvailable ? second : first;
}

/** Starts of a local hour: two when the clock goes back. */
function findHours(digits: string, timeZone: string): [first: number, second?: number] {
  const local = { date: parseDateDigits(digits), hour: Number(digits.slice(8)) };
  const first = startOfHour(local, timeZone);
  const isRepeated = toNearestLocalHour(first + HOUR_MS, timeZone).hour === local.hour;
  return isRepeated ? [first, first + HOUR_MS] : [first];
}

/** The hours of a forecast and the time zone of its place. */
interface ForecastHours extends Pick<PlaceTime, 'timeZone'> {
  hours: Hour[];
}

/** A part of a day may still be complete on so many days after the last complete day. */
const PART_DAYS_AHEAD = 1;

/** Start of the last hour that operation 5 accepts, epoch milliseconds. */
function findLastRequestableHour({ now, timeZone }: Pick<PlaceTime, 'now' | 'timeZone'>): number {
  const running = startOfHour(toLocalHour(now, timeZone), timeZone);
  // When the clock goes back, the running hour may be the second of the two.
  const start = now - ((now - running) % HOUR_MS);
  return start + (MAX_FORECAST_HOURS - 1) * HOUR_MS;
}

/** Error for hours that operation 5 never accepts, whatever the data. */
function hoursBeyondForecast(field: string, last: number, timeZone: string): Error {
  const digits = formatHourDigits(toNearestLocalHour(last, timeZone));
  const rule = `must be within the next ${MAX_FORECAST_HOURS} hours, which end at ${digits}`;
  return beyondForecast(field, rule, digits);
}

/**
 * Selects the hours that start in a time range, epoch milliseconds. In time zones with half-hour
 * offsets, the hours start half an hour earlier.
 *
 * @throws {ServiceError} if the forecast lacks some of them
 */
export function selectHours(
  { hours, timeZone }: ForecastHours,
  { from, to }: { from: number; to: number },
): Hour[] {
  const within = hours.filter(({ start }) => start > from - HOUR_MS && start <= to);
  if (within.length > (to - from) / HOUR_MS) return within;
  const last = hours.at(-1)?.start;
  if (last === undefined) throw noForecast();
  if (last > to - HOUR_MS) throw within.length === 0 ? noForecast() : sourceUnavailable();
  const field = last > from - HOUR_MS ? 'datetimeto' : 'datetimefrom';
  const digits = formatHourDigits(toNearestLocalHour(last, timeZone));
  throw beyondForecast(field, `must be within the forecast, which ends at ${digits}`, digits);
}

/** Error for days whose hours are not all in the forecast. */
export function daysBeyondForecast(
  field: string,
  forecast: ForecastHours,
  rule = 'must be',
): Error {
  const last = findLastWholeDay(forecast);
  if (last === undefined) return noForecast();
  return beyondForecast(
    field,
    `${rule} within the forecast, which ends on ${last}`,
    formatDateDigits(last),
  );
}

/** Whether the hours of a part of a day include its last one. */
export function isWholePart(hours: readonly Hour[], part: DayPart, timeZone: string): boolean {
  const last = hours.at(-1);
  const end = (DAY_PART_HOURS[part].to + 23) % 24;
  return last !== undefined && toNearestLocalHour(last.start, timeZone).hour === end;
}

/**
 * Error for a part of a day that the forecast does not cover to its end.
 *
 * @param isWholeOn whether the forecast covers that part of another day
 */
export function partBeyondForecast(
  forecast: ForecastHours,
  isWholeOn: (date: LocalDate) => boolean,
): Error {
  const day = findLastWholeDay(forecast);
  if (day === undefined) return noForecast();
  const next = addDays(day, PART_DAYS_AHEAD);
  const last = [next, day].find(isWholeOn) ?? addDays(day, -1);
  return beyondForecast(
    'date',
    `must be within the forecast, which ends on ${last}`,
    formatDateDigits(last),
  );
}
