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
