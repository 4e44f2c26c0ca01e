import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { addDays, weekday, type LocalDate } from '../weather/local-time.ts';

/** What an AMAZON.DATE value means. */
export type DateMeaning =
  | { kind: 'now' }
  | { kind: 'day'; date: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate }
  /** A season, quarter, year or decade: no forecast can mean that. */
  | { kind: 'vague' };

/** Some values carry a time after the date, `2015-07-00T9`; times have a slot of their own. */
const TIME_OF_DATE = /(?<=^[\dX-]+)T.*$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEEK = /^(\d{4})-W(\d{2})(-WE)?$/;
const MONTH = /^(\d{4})-(\d{2})(?:-XX|-00)?$/;

/** Reads a date as the slot type reference writes them; whatever is none of it is vague. */
export function readDate(value: string): DateMeaning {
  if (value === 'PRESENT_REF') return { kind: 'now' };
  const date = value.replace(TIME_OF_DATE, '');
  return readDay(date) ?? readWeek(date) ?? readMonth(date) ?? { kind: 'vague' };
}

function readDay(value: string): DateMeaning | undefined {
  // Of a day that a month does not have, Date.parse makes one of the next month.
  const exists = DAY.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
  return exists ? { kind: 'day', date: value } : undefined;
}

function readWeek(value: string): DateMeaning | undefined {
  const [, year, week, weekend] = WEEK.exec(value) ?? [];
  if (Number(week) < 1 || Number(week) > 53 || year === undefined) return undefined;
  const monday = mondayOfWeek(year, Number(week));
  // The last week of 9999 ends in a year that has no four digits.
  if (!DAY.test(addDays(monday, 6))) return undefined;
  return weekend === undefined
    ? { kind: 'days', first: monday, last: addDays(monday, 6) }
    : { kind: 'weekend', saturday: addDays(monday, 5) };
}

/** ISO 8601: the first week is the one with the fourth of January in it. */
function mondayOfWeek(year: string, week: number): LocalDate {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((weekday(fourth) + 6) % 7));
}

function readMonth(value: string): DateMeaning | undefined {
  const [, year, month] = MONTH.exec(value) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || month === undefined) return undefined;
  const first = `${year}-${month}-01`;
  const length = lastDayOfMonth(new Date(Number(year), Number(month) - 1)).getDate();
  return { kind: 'days', first, last: addDays(first, length - 1) };
}
