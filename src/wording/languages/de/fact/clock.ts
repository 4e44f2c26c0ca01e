import type { Clock } from '../../../plan/questions/fact-statement.ts';
import { nightOfClock } from '../../../plan/questions/night-of-clock.ts';
import type { Day } from '../../../plan/statement.ts';
import { dayWords, whenWords } from '../time.ts';

/** `7 Uhr 53`, `ein Uhr`, `Mitternacht`. */
export function clockWords({ hour, minute }: Clock): string {
  if (hour === 0 && minute === 0) return 'Mitternacht';
  const full = `${hour === 1 ? 'ein' : hour} Uhr`;
  return minute === 0 ? full : `${full} ${minute}`;
}

/** `heute`, but `in der Nacht auf Donnerstag` for what happens in the small hours. */
export function dayOfClock(day: Day, clock: Clock): string {
  const night = nightOfClock(day, clock);
  return night ? whenWords(night) : dayWords(day);
}
