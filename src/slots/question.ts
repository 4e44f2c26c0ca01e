import type { DayPart, PollenType } from '../contract/parameters.ts';
import type { LocalDate, LocalHour } from '../weather/local-time.ts';

/** What was asked, in the calendar of the place. */
export type Question =
  | { kind: 'now' }
  | { kind: 'nextHour' }
  | { kind: 'nextHours' }
  | { kind: 'nextDays' }
  | { kind: 'hours'; from: LocalHour; to: LocalHour }
  | { kind: 'dayPart'; date: LocalDate; part: DayPart }
  | { kind: 'nightAndDay'; night: LocalDate; day: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate | null }
  | Unanswerable;

/** How much pollen flies: the days within the index's reach that were meant, at least one. */
export interface PollenQuestion {
  kind: 'pollen';
  /** Undefined for all types. */
  type: PollenType | undefined;
  days: LocalDate[];
}

export interface Unanswerable {
  kind: 'unanswerable';
  reason: Reason;
}

/** Why no forecast can answer: each has a sentence of its own. */
export type Reason = 'past' | 'beyondHours' | 'beyondDays' | 'vague' | 'pollenDays';

export function unanswerable(reason: Reason): Unanswerable {
  return { kind: 'unanswerable', reason };
}
