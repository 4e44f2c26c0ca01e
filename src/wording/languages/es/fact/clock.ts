import type { Clock } from '../../../plan/questions/fact-statement.ts';
import { nightOfClock } from '../../../plan/questions/night-of-clock.ts';
import type { Day } from '../../../plan/statement.ts';
import { dayWords, whenWords } from '../time.ts';

/** `hoy`, but `esta noche` for what happens in the small hours. */
export function dayOfClock(day: Day, clock: Clock): string {
  const night = nightOfClock(day, clock);
  return night ? whenWords(night) : dayWords(day);
}
