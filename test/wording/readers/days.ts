import { addDays, getWeekday, type LocalDate } from '../../../src/time/local-time.ts';
import { findReader } from './index.ts';

const WEEK = 7;

/** The days that a text names, as dates from today on: a weekday is the next that is called so. */
export function readDays(text: string, tag: string, today: LocalDate): ReadonlySet<LocalDate> {
  const { weekdays, relativeDays } = findReader(tag);
  const isSaid = (pattern: RegExp | undefined) => pattern?.test(text) ?? false;
  const ahead = Array.from({ length: WEEK }, (_, days) => addDays(today, days));
  return new Set(
    ahead.filter((date, days) => isSaid(relativeDays[days]) || isSaid(weekdays[getWeekday(date)])),
  );
}
