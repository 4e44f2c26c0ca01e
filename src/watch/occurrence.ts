import type { PollenDay } from '../weather/atmosphere.ts';
import type { Hour } from '../weather/hour.ts';
import type { NextHourStep } from '../weather/nowcast.ts';
import type { WeatherWarning } from '../weather/warning.ts';
import type { WatchedKind, ForecastWish } from './subscription.ts';

/** What is known of a place; null if it is not available. */
export interface PlaceView {
  timeZone: string;
  warnings: readonly WeatherWarning[] | null;
  /** From the start of the local day on. */
  hours: readonly Hour[] | null;
  /** Precipitation from now to in an hour. */
  nextHour: readonly NextHourStep[] | null;
  pollen: readonly PollenDay[] | null;
}

/** Something at a place that somebody may want to be told of; times in epoch milliseconds. */
export interface Occurrence {
  kind: WatchedKind;
  /** The span of the event: what falls into it, is of its kind and no graver is not told again. */
  from: number;
  until: number;
  /** When the weather is; `end` is null if it is not known, as until further notice. */
  start: number;
  end: number | null;
  /** Not told any more from this instant on. */
  tellUntil: number;
  /** Grows with the gravity of an event of its kind, whatever was asked for: km/h of gusts, °C of heat. */
  level: number;
  /** Whether it is told in quiet hours, too. */
  isUrgent: boolean;
  subject: NoticeSubject;
}

/** What there is to tell. */
export type NoticeSubject =
  | { of: 'warning'; warning: WeatherWarning }
  | { of: 'rainSoon'; steps: readonly NextHourStep[] }
  /** Of the hours from the first on, up to the last. */
  | { of: 'rainToday' | 'snow'; from: number; until: number }
  /** °C, of the night that begins on this day. */
  | { of: 'frostTonight'; date: string; low: number }
  /** km/h. */
  | { of: 'gusts'; gust: number; from: number; until: number }
  /** °C. */
  | { of: 'heat' | 'warmDay'; date: string; high: number }
  | { of: 'pollen'; day: PollenDay; type: Extract<ForecastWish, { kind: 'pollen' }>['type'] };
