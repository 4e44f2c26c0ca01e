import type { WeatherState } from '../../weather/state.ts';
import type { Locale } from '../../wording/language.ts';
import type { LocalDate } from '../../time/local-time.ts';
import { toSpokenTemperature } from '../../wording/units.ts';

/** What a screen shows beside a spoken answer; temperatures in °C, null where they are not known. */
export interface ScreenContent {
  /** The place. */
  title: string;
  /** The day or time, as words. */
  subtitle: string;
  /** What is spoken; plain text. */
  text: string;
  /** The hours that are told about, in order; none where there are none. */
  hours: readonly ScreenHour[];
  /** Of the place. */
  timeZone: string;
  locale: Locale;
  /** Of the whole time; null where no weather is told, as with pollen. */
  state: WeatherState | null;
  night: boolean;
  high: number | null;
  low: number | null;
  /** The weather is made up, which the screen must say. */
  isDemo: boolean;
}

/** One hour of the day's course. */
export interface ScreenHour {
  /** Instant, epoch milliseconds. */
  start: number;
  /** °C. */
  temperature: number | null;
  /** All that falls in the hour, mm. */
  precipitation: number | null;
  state: WeatherState;
  night: boolean;
}

/** The parts of a time that are written alone. */
const TIME_FORMATS = {
  hour: { hour: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const;
type TimePart = keyof typeof TIME_FORMATS;

const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** `12°`, `−3°`: as it is said, from °C. */
export function formatScreenDegrees(celsius: number, { units }: Locale): string {
  const degrees = toSpokenTemperature(celsius, units);
  return degrees < 0 ? `\u2212${-degrees}°` : `${degrees}°`;
}

/** `15 Uhr`, `3 PM`, `15:00`: an hour of the clock, 0 to 23. */
export function formatScreenHour(hour: number, locale: Locale): string {
  // Not every screen has letters for the narrow spaces of some languages.
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
