import { MAX_FORECAST_HOURS, type DayPart } from '../../contract/parameters.ts';
import { PART_HOURS } from '../../weather/day-parts.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import {
  addDays,
  clockHour,
  localHour,
  startOfHour,
  type LocalDate,
} from '../../weather/local-time.ts';
import type { PlaceTime } from '../asked-place.ts';
import { lastWholeDay } from '../forecast-entries/place-forecast.ts';
import { beyondForecast, noForecast, sourceUnavailable } from '../problems.ts';

/** A forecast's hours at a place. */
interface Reach extends Pick<PlaceTime, 'timeZone'> {
  hours: Hour[];
}

/** The days after the last whole one that a part of a day may still be whole on. */
const DAYS_OF_PARTS = 1;

/** When the last hour begins that operation 5 can be asked for, epoch milliseconds. */
export function lastForecastHour({ now, timeZone }: Pick<PlaceTime, 'now' | 'timeZone'>): number {
  const running = startOfHour(clockHour(now, timeZone), timeZone);
  // Where the clock goes back, the running hour may be the second of its name.
  const begun = now - ((now - running) % HOUR);
  return begun + (MAX_FORECAST_HOURS - 1) * HOUR;
}

/** The refusal of hours that operation 5 cannot be asked for, whatever the data. */
export function beyondHours(field: string, last: number, timeZone: string): Error {
  const digits = hourDigits(last, timeZone);
  const rule = `must lie within the next ${MAX_FORECAST_HOURS} hours, the last of which is ${digits}`;
  return beyondForecast(field, rule, digits);
}

/**
 * The hours that begin from an instant to another; half an hour off where the zone is.
 *
 * @throws {ServiceError} where the forecast does not have them all
 */
export function hoursWithin(
  { hours, timeZone }: Reach,
  { from, to }: { from: number; to: number },
): Hour[] {
  const within = hours.filter(({ start }) => start > from - HOUR && start <= to);
  if (within.length > (to - from) / HOUR) return within;
  const last = hours.at(-1)?.start;
  if (last === undefined) throw noForecast();
  if (last > to - HOUR) throw within.length === 0 ? noForecast() : sourceUnavailable();
  const field = last > from - HOUR ? 'datetimeto' : 'datetimefrom';
  const digits = hourDigits(last, timeZone);
  throw beyondForecast(field, `must lie within the forecast, which reaches to ${digits}`, digits);
}

/** The refusal of days of which the forecast does not have every hour. */
export function beyondDays(field: string, reach: Reach, rule = 'must lie'): Error {
  const last = lastWholeDay(reach);
  if (last === undefined) return noForecast();
  return beyondForecast(
    field,
    `${rule} within the forecast, which reaches to ${last}`,
    digitsOf(last),
  );
}

/** Whether the last hour of a part of a day is among its hours. */
export function isWholePart(hours: readonly Hour[], part: DayPart, timeZone: string): boolean {
  const last = hours.at(-1);
  const end = (PART_HOURS[part].to + 23) % 24;
  return last !== undefined && localHour(last.start, timeZone).hour === end;
}

/**
 * The refusal of a part of a day that the forecast does not have to its end.
 *
 * @param isWhole whether it has that part of another day
 */
export function beyondParts(reach: Reach, isWhole: (date: LocalDate) => boolean): Error {
  const day = lastWholeDay(reach);
  if (day === undefined) return noForecast();
  const next = addDays(day, DAYS_OF_PARTS);
  const last = [next, day].find(isWhole) ?? addDays(day, -1);
  return beyondForecast(
    'date',
    `must lie within the forecast, which reaches to ${last}`,
    digitsOf(last),
  );
}

/** `2026-11-21` to `20261121`. */
export function digitsOf(date: LocalDate): string {
  return date.replaceAll('-', '');
}

/** `2026112115` */
function hourDigits(start: number, timeZone: string): string {
  const { date, hour } = localHour(start, timeZone);
  return digitsOf(date) + String(hour).padStart(2, '0');
}
