import type { Clock } from '../../../plan/questions/fact-statement.ts';
import { nightOfClock } from '../../../plan/questions/night-of-clock.ts';
import type { Day } from '../../../plan/statement.ts';
import { dayWords, hourWords, whenWords } from '../time.ts';

/** `7 uur 53`, `één uur`, `middernacht`. */
export function clockWords({ hour, minute }: Clock): string {
  if (minute === 0) return hourWords(hour);
  return `${hour === 0 ? '0 uur' : hourWords(hour)} ${minute}`;
}

/** `vandaag`, but `in de nacht naar donderdag` for what happens in the small hours. */
export function dayOfClock(day: Day, clock: Clock): string {
  const night = nightOfClock(day, clock);
  return night ? whenWords(night) : dayWords(day);
}
