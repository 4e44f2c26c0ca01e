import { MINUTE_MS, HOUR_MS } from '../time/units.ts';
import type { LocalDate } from '../time/local-time.ts';

/** The age of an answer in spoken steps. */
export type AnswerAge = 'minutes' | 'quarter' | 'half' | AgeHours;

/** Whole hours, 1 to 12, or a larger step. */
export interface AgeHours {
  hours: number | 'overTwelve' | 'overADay';
}

/** Upper bound of each step, minutes. */
const MAX_FEW_MINUTES = 10;
const MAX_QUARTER_MINUTES = 20;
const MAX_HALF_MINUTES = 45;

const MAX_COUNTED_HOURS = 12;
const HOURS_PER_DAY = 24;

/** @param milliseconds not negative */
export function toAnswerAge(milliseconds: number): AnswerAge {
  const minutes = milliseconds / MINUTE_MS;
  if (minutes <= MAX_FEW_MINUTES) return 'minutes';
  if (minutes <= MAX_QUARTER_MINUTES) return 'quarter';
  if (minutes <= MAX_HALF_MINUTES) return 'half';
  return toAgeHours(milliseconds);
}

/** @param milliseconds rounded up to at least one hour */
export function toAgeHours(milliseconds: number): AgeHours {
  const hours = Math.max(Math.round(milliseconds / HOUR_MS), 1);
  if (hours > HOURS_PER_DAY) return { hours: 'overADay' };
  return { hours: hours > MAX_COUNTED_HOURS ? 'overTwelve' : hours };
}

/** Formats a date with its weekday: `Montag, 30. November`, `Monday, November 30`. */
export function formatSpokenDate(date: LocalDate, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));
}
