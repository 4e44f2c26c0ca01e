import type { PeriodEntry } from '../../contract/voice-text/forecast.ts';
import type { CourseHour } from './course.ts';

/** A period with the hours behind it, where they are known. */
export interface PlannedPeriod {
  entry: PeriodEntry;
  hours: readonly CourseHour[];
}

const NOON = 12;

/** Without hours behind it, a period has the one state that its entry names. */
export function hoursOf({ entry, hours }: PlannedPeriod): readonly CourseHour[] {
  if (hours.length > 0) return hours;
  const { state, icon } = entry.weather;
  return [{ local: { date: entry.date, hour: NOON }, state, night: icon.startsWith('n_') }];
}
