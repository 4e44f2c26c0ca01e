import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { addDays, getWeekday, type LocalDate } from '../time/local-time.ts';

/** The meaning of an AMAZON.DATE value. */
export type DateMeaning =
  | { kind: 'now' }
  | { kind: 'day'; date: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate }
  /** A season, quarter, year or decade, which no forecast covers. */
  | { kind: 'vague' };

/** Some values have a time after the date, `2015-07-00T9`. It is ignored: times have their own slot. */
const TIME_SUFFIX = /(?<=^[\dX-]+)T.*$/;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const WEEK_PATTERN = /^(\d{4})-W(\d{2})(-WE)?$/;
const MONTH_PATTERN = /^(\d{4})-(\d{2})(?:-XX|-00)?$/;

/** Parses a date as in the slot type reference; everything else is vague. */
export function parseAmazonDate(value: string): DateMeaning {
  if (value === 'PRESENT_REF') return { kind: 'now' };
  const date = value.replace(TIME_SUFFIX, '');
  return parseDay(date) ?? parseWeek(date) ?? parseMonth(date) ?? { kind: 'vague' };
}

function parseDay(value: string): DateMeaning | undefined {
  // Date.parse accepts the 31st of a shorter month as a day of the next month.
  const exists =
    DAY_PATTERN.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
  return exists ? { kind: 'day', date: value } : undefined;
}

function parseWeek(value: string): DateMeaning | undefined {
  const [, year, week, weekend] = WEEK_PATTERN.exec(value) ?? [];
  if (Number(week) < 1 || Number(week) > 53 || year === undefined) return undefined;
  const monday = getMondayOfWeek(year, Number(week));
  // The last week of 9999 ends in a year with five digits.
  if (!DAY_PATTERN.test(addDays(monday, 6))) return undefined;
  return weekend === undefined
    ? { kind: 'days', first: monday, last: addDays(monday, 6) }
    : { kind: 'weekend', saturday: addDays(monday, 5) };
}

/** ISO 8601: the first week contains the fourth of January. */
function getMondayOfWeek(year: string, week: number): LocalDate {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((getWeekday(fourth) + 6) % 7));
}

function parseMonth(value: string): DateMeaning | undefined {
  const [, year, month] = MONTH_PATTERN.exec(value) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || month === undefined) return undefined;
  const first = `${year}-${month}-01`;
  const length = lastDayOfMonth(new Date(Number(year), Number(month) - 1)).getDate();
  return { kind: 'days', first, last: addDays(first, length - 1) };
}
