import { HOUR_MS } from '../../time/units.ts';
import {
  addDays,
  toNearestLocalHour,
  startOfHour,
  getWeekday,
  type LocalDate,
  toLocalHour,
} from '../../time/local-time.ts';
import type { PlaceTime } from '../operation-handler.ts';
import {
  invalidParameter,
  beyondForecast,
  noForecast,
  sourceUnavailable,
} from '../../http/problems.ts';
import { MAX_FORECAST_HOURS, type DayPart } from '../../contract/parameters.ts';
import { DAY_PART_HOURS } from '../../weather/periods.ts';
import type { Hour } from '../../weather/hour.ts';
import { findLastWholeDay } from '../answer-fields.ts';

/** `20261121` to `2026-11-21`. */
export function parseDateDigits(digits: string): LocalDate {
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
}

/**
 * The instants from which and up to which hours begin that operation 5 asks for.
 *
 * @throws {ServiceError} for a range that is past, too far or the wrong way round
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
 * The dates that operation 7 asks for, first and last.
 *
 * @throws {ServiceError} for a range that is past or the wrong way round
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
 * The Saturday of the weekend that holds a date, else of the next one.
 *
 * @throws {ServiceError} for a weekend that is past
 */
export function resolveSaturday(date: string | undefined, { today }: PlaceTime): LocalDate {
  const day = date === undefined ? today : parseDateDigits(date);
  const SUNDAY = 0;
  const SATURDAY = 6;
  const saturday =
    getWeekday(day) === SUNDAY ? addDays(day, -1) : addDays(day, SATURDAY - getWeekday(day));
  if (addDays(saturday, 1) < today) throw invalidParameter('date', 'must not be in the past');
  return saturday;
}

/** When the hour begins that a range begins with: where the clock goes back, the first of the two that is not over. */
function findFirstHour(digits: string, timeZone: string, now: number): number {
  const [first, second] = findHours(digits, timeZone);
  return second !== undefined && first + HOUR_MS <= now ? second : first;
}

/** When the hour begins that a range ends with: the second of the two, where that is within reach. */
function findLastHour(digits: string, timeZone: string, lastWithinReach: number): number {
  const [first, second] = findHours(digits, timeZone);
  return second !== undefined && second <= lastWithinReach ? second : first;
}

/** When the hour of these digits begins, and where the clock goes back, when it does so again. */
function findHours(digits: string, timeZone: string): [first: number, second?: number] {
  const local = { date: parseDateDigits(digits), hour: Number(digits.slice(8)) };
  const first = startOfHour(local, timeZone);
  const comesAgain = toNearestLocalHour(first + HOUR_MS, timeZone).hour === local.hour;
  return comesAgain ? [first, first + HOUR_MS] : [first];
}

/** A forecast's hours at a place. */
interface ForecastReach extends Pick<PlaceTime, 'timeZone'> {
  hours: Hour[];
}

/** The days after the last whole one that a part of a day may still be whole on. */
const PART_DAYS_AHEAD = 1;

/** When the last hour begins that operation 5 can be asked for, epoch milliseconds. */
function findLastRequestableHour({ now, timeZone }: Pick<PlaceTime, 'now' | 'timeZone'>): number {
  const running = startOfHour(toLocalHour(now, timeZone), timeZone);
  // Where the clock goes back, the running hour may be the second of its name.
  const begun = now - ((now - running) % HOUR_MS);
  return begun + (MAX_FORECAST_HOURS - 1) * HOUR_MS;
}

/** The refusal of hours that operation 5 cannot be asked for, whatever the data. */
function hoursBeyondForecast(field: string, last: number, timeZone: string): Error {
  const digits = formatHourDigits(last, timeZone);
  const rule = `must lie within the next ${MAX_FORECAST_HOURS} hours, the last of which is ${digits}`;
  return beyondForecast(field, rule, digits);
}

/**
 * The hours that begin from an instant to another; half an hour off where the zone is.
 *
 * @throws {ServiceError} where the forecast does not have them all
 */
export function selectHours(
  { hours, timeZone }: ForecastReach,
  { from, to }: { from: number; to: number },
): Hour[] {
  const within = hours.filter(({ start }) => start > from - HOUR_MS && start <= to);
  if (within.length > (to - from) / HOUR_MS) return within;
  const last = hours.at(-1)?.start;
  if (last === undefined) throw noForecast();
  if (last > to - HOUR_MS) throw within.length === 0 ? noForecast() : sourceUnavailable();
  const field = last > from - HOUR_MS ? 'datetimeto' : 'datetimefrom';
  const digits = formatHourDigits(last, timeZone);
  throw beyondForecast(field, `must lie within the forecast, which reaches to ${digits}`, digits);
}

/** The refusal of days of which the forecast does not have every hour. */
export function daysBeyondForecast(field: string, reach: ForecastReach, rule = 'must lie'): Error {
  const last = findLastWholeDay(reach);
  if (last === undefined) return noForecast();
  return beyondForecast(
    field,
    `${rule} within the forecast, which reaches to ${last}`,
    formatDateDigits(last),
  );
}

/** Whether the last hour of a part of a day is among its hours. */
export function isWholePart(hours: readonly Hour[], part: DayPart, timeZone: string): boolean {
  const last = hours.at(-1);
  const end = (DAY_PART_HOURS[part].to + 23) % 24;
  return last !== undefined && toNearestLocalHour(last.start, timeZone).hour === end;
}

/**
 * The refusal of a part of a day that the forecast does not have to its end.
 *
 * @param isWhole whether it has that part of another day
 */
export function partBeyondForecast(
  reach: ForecastReach,
  isWhole: (date: LocalDate) => boolean,
): Error {
  const day = findLastWholeDay(reach);
  if (day === undefined) return noForecast();
  const next = addDays(day, PART_DAYS_AHEAD);
  const last = [next, day].find(isWhole) ?? addDays(day, -1);
  return beyondForecast(
    'date',
    `must lie within the forecast, which reaches to ${last}`,
    formatDateDigits(last),
  );
}

/** `2026-11-21` to `20261121`. */
function formatDateDigits(date: LocalDate): string {
  return date.replaceAll('-', '');
}

/** `2026112115` */
function formatHourDigits(start: number, timeZone: string): string {
  const { date, hour } = toNearestLocalHour(start, timeZone);
  return formatDateDigits(date) + String(hour).padStart(2, '0');
}
