import type { WeatherState } from '../../weather/state.ts';
import type { Locale } from '../../wording/language.ts';
import type { LocalDate } from '../../time/local-time.ts';
import { toSpokenTemperature } from '../../wording/units.ts';

/** The screen content of a spoken answer; temperatures in °C, null if unknown. */
export interface ScreenContent {
  /** The place. */
  title: string;
  /** The day or time, as words. */
  subtitle: string;
  /** The spoken answer as plain text. */
  text: string;
  /** The hours of the answer in ascending order; may be empty. */
  hours: readonly ScreenHour[];
  /** Of the place. */
  timeZone: string;
  locale: Locale;
  /** State of the whole period; null for answers without weather, such as pollen. */
  state: WeatherState | null;
  night: boolean;
  high: number | null;
  low: number | null;
  /** Whether the data are demo data, which the screen must say. */
  isDemo: boolean;
}

/** One hour of the day's course. */
export interface ScreenHour {
  /** Instant, epoch milliseconds. */
  start: number;
  /** °C. */
  temperature: number | null;
  /** Total precipitation of the hour, mm. */
  precipitation: number | null;
  state: WeatherState;
  night: boolean;
}

/** Formats for single parts of a time. */
const TIME_FORMATS = {
  hour: { hour: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const;
type TimePart = keyof typeof TIME_FORMATS;

const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** `12°`, `−3°`: formats °C in the units of the locale. */
export function formatScreenDegrees(celsius: number, { units }: Locale): string {
  const degrees = toSpokenTemperature(celsius, units);
  return degrees < 0 ? `\u2212${-degrees}°` : `${degrees}°`;
}

/** `15 Uhr`, `3 PM`, `15:00`: an hour of the clock, 0 to 23. */
export function formatScreenHour(hour: number, locale: Locale): string {
  // Some screens lack a glyph for the narrow no-break space.
  const written = getTimeFormatter(locale, 'hour')
    .format(Date.UTC(1970, 0, 1, hour))
    .replaceAll(/\s/g, ' ');
  return /^\d+$/.test(written) ? `${written}:00` : written;
}

/** `Samstag`, or `Sa`. */
export function formatScreenWeekday(
  date: LocalDate,
  locale: Locale,
  part: 'weekday' | 'shortWeekday',
): string {
  return getTimeFormatter(locale, part).format(Date.parse(date));
}

function getTimeFormatter({ tag }: Locale, part: TimePart): Intl.DateTimeFormat {
  const key = `${tag} ${part}`;
  const format =
    timeFormatters.get(key) ??
    new Intl.DateTimeFormat(tag, { ...TIME_FORMATS[part], timeZone: 'UTC' });
  timeFormatters.set(key, format);
  return format;
}
