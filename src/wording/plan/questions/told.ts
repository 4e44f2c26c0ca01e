import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/forecast.ts';
import type { CourseHour } from '../course.ts';
import type { Audience } from '../day.ts';
import { courseHour } from '../hours.ts';
import type { When } from '../statement.ts';

/** A stretch of time that was asked about, with what the weather service tells of it. */
export interface Stretch {
  when: When;
  /** As a whole: of a single hour, too. */
  entry: PeriodEntry;
  /** By the hour, ascending, as far as that is known: none of days beyond the forecast by the hour. */
  hours: readonly HourlyEntry[];
}

/** What a question's plan is made from. */
export interface Told {
  /** Ascending; several where several days were asked about. Empty where nothing is known. */
  stretches: readonly Stretch[];
  audience: Audience;
  /** Of the place. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The hours of a stretch as a course is made of them. */
export function courseHours({ hours }: Stretch, timeZone: string): CourseHour[] {
  return hours.map((entry) => courseHour(entry, timeZone));
}
