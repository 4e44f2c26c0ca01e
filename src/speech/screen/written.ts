import type { LocalDate } from '../../weather/local-time.ts';
import type { Locale } from '../../wording/locale.ts';
import { spokenTemperature } from '../../wording/units.ts';

/** The parts of a time that are written alone. */
const PARTS = {
  hour: { hour: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const;
type Part = keyof typeof PARTS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** `12°`, `−3°`: as it is said, from °C. */
export function writtenDegrees(celsius: number, { units }: Locale): string {
  const degrees = spokenTemperature(celsius, units);
  return degrees < 0 ? `\u2212${-degrees}°` : `${degrees}°`;
}

/** `15 Uhr`, `3 PM`, `15:00`: an hour of the clock, 0 to 23. */
export function writtenHour(hour: number, locale: Locale): string {
  // Not every screen has letters for the narrow spaces of some languages.
  const written = formatFor(locale, 'hour')
    .format(Date.UTC(1970, 0, 1, hour))
    .replaceAll(/\s/g, ' ');
  return /^\d+$/.test(written) ? `${written}:00` : written;
}

/** `Samstag`, or `Sa`. */
export function writtenWeekday(
  date: LocalDate,
  locale: Locale,
  part: 'weekday' | 'shortWeekday',
): string {
  return formatFor(locale, part).format(Date.parse(date));
}

function formatFor({ tag }: Locale, part: Part): Intl.DateTimeFormat {
  const key = `${tag} ${part}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...PARTS[part], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
