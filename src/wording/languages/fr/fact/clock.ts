import type { Clock } from '../../../plan/questions/fact-statement.ts';
import { nightOfClock } from '../../../plan/questions/night-of-clock.ts';
import type { Day } from '../../../plan/statement.ts';
import { dayWords } from '../calendar.ts';
import { hourWords, whenWords } from '../time.ts';

/** `7 heures 53`, `une heure`, `minuit`, `0 heure 4`. */
export function clockWords({ hour, minute }: Clock): string {
  if (minute === 0) return hourWords(hour);
  const named = hour === 0 || hour === 12;
  return `${named ? plainHour(hour) : hourWords(hour)} ${minute}`;
}

/** `aujourd'hui`, but `dans la nuit de mercredi à jeudi` for what happens in the small hours. */
export function dayOfClock(day: Day, clock: Clock): string {
  const isMidnight = clock.hour === 0 && clock.minute === 0;
  if (isMidnight) return whenWords({ kind: 'part', day, part: 'evening', running: false });
  const night = nightOfClock(day, clock);
  return night ? whenWords(night) : dayWords(day);
}

/** Before minutes neither midnight nor noon has its name. */
function plainHour(hour: number): string {
  return hour === 0 ? '0 heure' : `${hour} heures`;
}
