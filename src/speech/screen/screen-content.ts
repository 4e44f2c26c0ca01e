import type { WeatherState } from '../../weather/state.ts';
import type { Locale } from '../../wording/locale.ts';

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
