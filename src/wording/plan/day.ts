import { daysBetween, type LocalDate } from '../../weather/local-time.ts';
import type { Day } from './statement.ts';

/** Whom a text is for: what they call today, and the name of the place. */
export interface Audience {
  /** Today's date at the place; null where the listener's own today is another date. */
  today: LocalDate | null;
  place: string | null;
}

/** A date as the audience sees it. */
export function dayOf(date: LocalDate, { today }: Audience): Day {
  return { date, ahead: today === null ? null : daysBetween(today, date) };
}

/** A weekday's name alone would be taken for the coming one. */
export function isFar({ ahead }: Day): boolean {
  return ahead !== null && ahead >= 7;
}

export function isNextDay(first: Day, last: Day): boolean {
  return daysBetween(first.date, last.date) === 1;
}
