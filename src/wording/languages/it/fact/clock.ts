import { joined } from '../../../joined.ts';
import type { Clock } from '../../../plan/questions/fact-statement.ts';
import { nightOfClock } from '../../../plan/questions/night-of-clock.ts';
import type { Day } from '../../../plan/statement.ts';
import { atHour } from '../hour.ts';
import { dayWords, whenWords } from '../time.ts';

/** `alle 7 e 53`, `all'una`, `a mezzanotte e 4`. */
export function atClock({ hour, minute }: Clock): string {
  return joined(atHour(hour), minute === 0 ? '' : `e ${minute}`);
}

/** `oggi`, but `nella notte tra mercoledì e giovedì` for what happens in the small hours. */
export function dayOfClock(day: Day, clock: Clock): string {
  const night = nightOfClock(day, clock);
  return night ? whenWords(night) : dayWords(day);
}
