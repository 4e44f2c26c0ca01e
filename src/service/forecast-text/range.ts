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

/** Operation 5 reaches this far, by the voice-text document. */
const LONGEST_HOURLY = 72;

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
    datetimefrom === undefined ? now - (now % HOUR) : hourOf(datetimefrom, timeZone, now);
  const to = datetimeto === undefined ? from : hourOf(datetimeto, timeZone, Infinity);
  if (from + HOUR <= now) throw invalidParameter('datetimefrom', 'must not be in the past');
  if (to < from) throw invalidParameter('datetimeto', 'must not be before datetimefrom');
  const limit = now + LONGEST_HOURLY * HOUR;
  const rule = `must lie within the next ${LONGEST_HOURLY} hours`;
  if (from > limit) throw invalidParameter('datetimefrom', rule);
  if (to > limit) throw invalidParameter('datetimeto', rule);
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

/**
 * When an hour begins. Where the clock goes back it comes twice: the first time is meant, unless that
 * is over, and a range goes on to the end of the second.
 */
function hourOf(digits: string, timeZone: string, notOverAt: number): number {
  const local = { date: dateOf(digits), hour: Number(digits.slice(8)) };
  const first = startOfHour(local, timeZone);
  const comesAgain = localHour(first + HOUR, timeZone).hour === local.hour;
  return comesAgain && first + HOUR <= notOverAt ? first + HOUR : first;
}
