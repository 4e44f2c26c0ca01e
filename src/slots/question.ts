import type { DayPart } from '../contract/parameters.ts';
import type { LocalDate, LocalHour } from '../weather/local-time.ts';

/** What was asked, in the calendar of the place. */
export type Question =
  | { kind: 'now' }
  | { kind: 'nextHours' }
  | { kind: 'nextDays' }
  | { kind: 'hours'; from: LocalHour; to: LocalHour }
  | { kind: 'dayPart'; date: LocalDate; part: DayPart }
  | { kind: 'nightAndDay'; night: LocalDate; day: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate | null }
  | { kind: 'unanswerable'; reason: Reason };

/** Why no forecast can answer: each has a sentence of its own. */
export type Reason = 'past' | 'beyondHours' | 'beyondDays' | 'vague';

/** The time at the place asked for, and the date that is today for who asks. */
export interface Calendar {
  /** Epoch milliseconds. */
  now: number;
  /** Of the place. */
  timeZone: string;
  /** Clock at the place, minutes cut off. */
  here: LocalHour;
  /** Today where the device stands. */
  deviceToday: LocalDate;
}

export function unanswerable(reason: Reason): Question {
  return { kind: 'unanswerable', reason };
}
