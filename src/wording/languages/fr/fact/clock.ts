import { addDays } from '../../../../weather/local-time.ts';
import type { Clock } from '../../../plan/questions/fact-statement.ts';
import type { Day } from '../../../plan/statement.ts';
import { dayWords } from '../calendar.ts';
import { hourWords, whenWords } from '../time.ts';

/** Hours before this are of the night that has begun the day before. */
const MORNING = 5;

/** `7 heures 53`, `une heure`, `minuit`, `0 heure 4`. */
export function clockWords({ hour, minute }: Clock): string {
  if (minute === 0) return hourWords(hour);
  const named = hour === 0 || hour === 12;
  return `${named ? plainHour(hour) : hourWords(hour)} ${minute}`;
}

/** `aujourd'hui`, but `dans la nuit de mercredi à jeudi` for what happens in the small hours. */
export function dayOfClock(day: Day, { hour, minute }: Clock): string {
  const isMidnight = hour === 0 && minute === 0;
  if (isMidnight) return whenWords({ kind: 'part', day, part: 'evening', running: false });
  if (hour >= MORNING) return dayWords(day);
  const before: Day = {
    date: addDays(day.date, -1),
    ahead: day.ahead === null ? null : day.ahead - 1,
  };
  return whenWords({ kind: 'part', day: before, part: 'night', running: day.ahead === 0 });
}

/** Before minutes neither midnight nor noon has its name. */
function plainHour(hour: number): string {
  return hour === 0 ? '0 heure' : `${hour} heures`;
}
