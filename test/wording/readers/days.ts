import { addDays, getWeekday, type LocalDate } from '../../../src/time/local-time.ts';
import { findReader } from './index.ts';

const WEEK = 7;

/** The days that a text names, as dates from today on: a weekday is the next that is called so. */
export function readDays(text: string, tag: string, today: LocalDate): ReadonlySet<LocalDate> {
  const { weekdays, relativeDays, untilMorning } = findReader(tag);
  const ahead = Array.from({ length: WEEK }, (_, days) => addDays(today, days));
  const untilThen = untilMorning?.exec(text);
  const evenings = untilThen ? readNamed(lastSentence(text.slice(0, untilThen.index))) : [];
  return new Set([...readNamed(text), ...evenings.map((date) => addDays(date, 1))]);

  function readNamed(words: string): LocalDate[] {
    const isSaid = (pattern: RegExp | undefined) => pattern?.test(words) ?? false;
    return ahead.filter(
      (date, days) => isSaid(relativeDays[days]) || isSaid(weekdays[getWeekday(date)]),
    );
  }
}

function lastSentence(text: string): string {
  return text.slice(text.lastIndexOf('.') + 1);
}
