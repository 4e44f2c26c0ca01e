import { MINUTE_MS, HOUR_MS } from '../time/units.ts';
import type { LocalDate } from '../time/local-time.ts';

/** How long ago something was said, as people say it. */
export type AnswerAge = 'minutes' | 'quarter' | 'half' | AgeHours;

/** Whole hours, 1 to 12; beyond that only that it is more. */
export interface AgeHours {
  hours: number | 'overTwelve' | 'overADay';
}

/** Above each of them (minutes) the next words are nearer. */
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

/** @param milliseconds less than an hour counts as one */
export function toAgeHours(milliseconds: number): AgeHours {
  const hours = Math.max(Math.round(milliseconds / HOUR_MS), 1);
  if (hours > HOURS_PER_DAY) return { hours: 'overADay' };
  return { hours: hours > MAX_COUNTED_HOURS ? 'overTwelve' : hours };
}

/** A date with its weekday as a locale writes it: `Montag, 30. November`, `Monday, November 30`. */
export function formatSpokenDate(date: LocalDate, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));
}
