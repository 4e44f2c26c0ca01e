import { addDays } from '../../../weather/local-time.ts';
import type { Day, When } from '../statement.ts';
import type { Clock } from './fact-statement.ts';

/** Hours before this are of the night that has begun the day before. */
const MORNING = 5;

/** The night that a time in the small hours belongs to; null for all others, and for midnight itself. */
export function nightOfClock(day: Day, { hour, minute }: Clock): When | null {
  const isMidnight = hour === 0 && minute === 0;
  if (hour >= MORNING || isMidnight) return null;
  const before: Day = {
    date: addDays(day.date, -1),
    ahead: day.ahead === null ? null : day.ahead - 1,
  };
  return { kind: 'part', day: before, part: 'night', running: day.ahead === 0 };
}
