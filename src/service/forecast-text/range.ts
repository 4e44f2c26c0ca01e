import { HOUR } from '../../weather/hour.ts';
import {
  addDays,
  localHour,
  startOfHour,
  weekday,
  type LocalDate,
} from '../../weather/local-time.ts';
import type { PlaceTime } from '../asked-place.ts';
import { invalidParameter } from '../problems.ts';
import { beyondHours, lastForecastHour } from './reach.ts';

/** `20261121` to `2026-11-21`. */
export function dateOf(digits: string): LocalDate {
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
}

/**
 * The instants from which and up to which hours begin that operation 5 asks for.
 *
 * @throws {ServiceError} for a range that is past, too far or the wrong way round
 */
export function hourRange(
  {
    datetimefrom,
    datetimeto,
  }: { datetimefrom?: string | undefined; datetimeto?: string | undefined },
  { now, timeZone }: PlaceTime,
): { from: number; to: number } {
  const from =
    datetimefrom === undefined ? now - (now % HOUR) : firstHourOf(datetimefrom, timeZone, now);
  const last = lastForecastHour({ now, timeZone });
  const to = datetimeto === undefined ? from : lastHourOf(datetimeto, timeZone, last);
  if (from + HOUR <= now) throw invalidParameter('datetimefrom', 'must not be in the past');
  if (to < from) throw invalidParameter('datetimeto', 'must not be before datetimefrom');
  if (from > last) throw beyondHours('datetimefrom', last, timeZone);
  if (to > last) throw beyondHours('datetimeto', last, timeZone);
  return { from, to };
}

/**
 * The dates that operation 7 asks for, first and last.
 *
 * @throws {ServiceError} for a range that is past or the wrong way round
 */
export function dayRange(
  { datefrom, datetimeto }: { datefrom?: string | undefined; datetimeto?: string | undefined },
  { today }: PlaceTime,
): { first: LocalDate; last: LocalDate } {
  const first = datefrom === undefined ? today : dateOf(datefrom);
  const last = datetimeto === undefined ? first : dateOf(datetimeto);
  if (first < today) throw invalidParameter('datefrom', 'must not be in the past');
  if (last < first) throw invalidParameter('datetimeto', 'must not be before datefrom');
  return { first, last };
}

/**
 * The Saturday of the weekend that holds a date, else of the next one.
 *
 * @throws {ServiceError} for a weekend that is past
 */
export function saturdayOf(date: string | undefined, { today }: PlaceTime): LocalDate {
  const day = date === undefined ? today : dateOf(date);
  const SUNDAY = 0;
  const SATURDAY = 6;
  const saturday =
    weekday(day) === SUNDAY ? addDays(day, -1) : addDays(day, SATURDAY - weekday(day));
  if (addDays(saturday, 1) < today) throw invalidParameter('date', 'must not be in the past');
  return saturday;
}

/** When the hour begins that a range begins with: where the clock goes back, the first of the two that is not over. */
function firstHourOf(digits: string, timeZone: string, now: number): number {
  const [first, second] = hoursOf(digits, timeZone);
  return second !== undefined && first + HOUR <= now ? second : first;
}

/** When the hour begins that a range ends with: the second of the two, where that is within reach. */
function lastHourOf(digits: string, timeZone: string, lastWithinReach: number): number {
  const [first, second] = hoursOf(digits, timeZone);
  return second !== undefined && second <= lastWithinReach ? second : first;
}

/** When the hour of these digits begins, and where the clock goes back, when it does so again. */
function hoursOf(digits: string, timeZone: string): [first: number, second?: number] {
  const local = { date: dateOf(digits), hour: Number(digits.slice(8)) };
  const first = startOfHour(local, timeZone);
  const comesAgain = localHour(first + HOUR, timeZone).hour === local.hour;
  return comesAgain ? [first, first + HOUR] : [first];
}
