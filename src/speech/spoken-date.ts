import type { LocalDate } from '../weather/local-time.ts';

/** A date with its weekday as a locale writes it: `Montag, 30. November`, `Monday, November 30`. */
export function spokenDate(date: LocalDate, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));
}
