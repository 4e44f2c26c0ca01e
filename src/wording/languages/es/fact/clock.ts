import { addDays } from '../../../../weather/local-time.ts';
import type { Clock } from '../../../plan/questions/fact-statement.ts';
import type { Day } from '../../../plan/statement.ts';
import { dayWords, whenWords } from '../time.ts';

/** Hours before this are of the night that has begun the day before. */
const MORNING = 5;

/** `hoy`, but `esta noche` for what happens in the small hours. */
export function dayOfClock(day: Day, { hour, minute }: Clock): string {
  const isMidnight = hour === 0 && minute === 0;
  if (hour >= MORNING || isMidnight) return dayWords(day);
  const before: Day = {
    date: addDays(day.date, -1),
    ahead: day.ahead === null ? null : day.ahead - 1,
  };
  return whenWords({ kind: 'part', day: before, part: 'night', running: day.ahead === 0 });
}
