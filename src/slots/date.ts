import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { addDays, weekday, type LocalDate } from '../weather/local-time.ts';

/** What an AMAZON.DATE value means. */
export type DateMeaning =
  | { kind: 'now' }
  | { kind: 'day'; date: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate }
  /** A season, year or decade: no forecast can mean that. */
  | { kind: 'vague' };

const DAY = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/;
const WEEK = /^(\d{4})-W(\d{2})(-WE)?$/;
const MONTH = /^(\d{4})-(\d{2})(?:-XX)?$/;

/** Reads a date as the slot type reference writes them; whatever is none of it is vague. */
export function readDate(value: string): DateMeaning {
  if (value === 'PRESENT_REF') return { kind: 'now' };
  const [, day] = DAY.exec(value) ?? [];
  if (day !== undefined && !Number.isNaN(Date.parse(day))) return { kind: 'day', date: day };
  const [, year, week, weekend] = WEEK.exec(value) ?? [];
  if (year !== undefined && week !== undefined) {
    return weekOf(mondayOfWeek(Number(year), Number(week)), weekend !== undefined);
  }
  const [, monthYear, month] = MONTH.exec(value) ?? [];
  if (monthYear !== undefined && month !== undefined) return monthOf(monthYear, month);
  return { kind: 'vague' };
}

function weekOf(monday: LocalDate, isWeekend: boolean): DateMeaning {
  return isWeekend
    ? { kind: 'weekend', saturday: addDays(monday, 5) }
    : { kind: 'days', first: monday, last: addDays(monday, 6) };
}

/** ISO 8601: the first week is the one with the fourth of January in it. */
function mondayOfWeek(year: number, week: number): LocalDate {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((weekday(fourth) + 6) % 7));
}

function monthOf(year: string, month: string): DateMeaning {
  if (Number(month) < 1 || Number(month) > 12) return { kind: 'vague' };
  const first = `${year}-${month}-01`;
  const length = lastDayOfMonth(new Date(Number(year), Number(month) - 1)).getDate();
  return { kind: 'days', first, last: addDays(first, length - 1) };
}
