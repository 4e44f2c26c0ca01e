import type { PrecipitationKind } from './atmosphere.ts';
import { getWeatherFamily, isWet, type WeatherState } from './state.ts';
import { withStrengthByRate } from './strength.ts';

/** Precipitation within five minutes. */
export interface NowcastStep {
  /** Start of the step, epoch milliseconds (UTC), on full five minutes. */
  start: number;
  /** Total precipitation, mm per hour; null without data, which means neither wet nor dry. */
  rate: number | null;
}

/** Consecutive steps for one point. */
export interface Nowcast {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  /** Ascending, `NOWCAST_STEP_MS` apart, without gaps. */
  steps: NowcastStep[];
}

export const NOWCAST_STEP_MS = 5 * 60_000;

/** A step of the radar nowcast, or an hour of a forecast. */
export interface NextHourStep {
  /** Epoch milliseconds (UTC). */
  start: number;
  /** Milliseconds. */
  length: number;
  /** Total precipitation, mm per hour; null without data. */
  rate: number | null;
  /** The kind of precipitation, even if none falls. */
  kind: PrecipitationKind;
  /** Probability of precipitation, percent; only for forecasts. */
  probability?: number | null;
  /** State of the thunderstorm that the forecast names for the hour of the step. */
  thunderstorm?: WeatherState;
}

/**
 * 0 no precipitation, 9 extreme or hail: "Reference: nowcast radar values" in the document of the public
 * weather API.
 */
export type RadarClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A radar step below this rate is dry: the smallest amount in five minutes is 0.12 mm per hour. */
const MIN_WET_RATE_MM_H = 0.1;

/** Whether radar sees precipitation; every answer calls the same steps wet. */
export function isWetRate(rate: number): boolean {
  return rate >= MIN_WET_RATE_MM_H;
}

/**
 * Lower bounds of the classes from 9 to 1, mm per hour. The document names the classes without bounds: 0.5 and
 * 4 to 5 are its bounds of light and heavy rain, 20 and 50 of downpours.
 */
const RADAR_CLASS_MIN_RATES: readonly [RadarClass, number][] = [
  [9, 100],
  [8, 50],
  [7, 20],
  [6, 10],
  [5, 5],
  [4, 2.5],
  [3, 0.5],
  [2, 0.2],
  [1, MIN_WET_RATE_MM_H],
];

/** Classifies a radar rate, mm per hour. */
export function classifyRadarRate(rate: number): RadarClass {
  return RADAR_CLASS_MIN_RATES.find(([, from]) => rate >= from)?.[0] ?? 0;
}

/** Precipitation within some minutes. */
interface RadarPrecipitation {
  /** From radar, mm of water per hour; null without data. */
  rate: number | null;
  /** From the forecast. */
  kind: PrecipitationKind;
}

/** More than this is rain, whatever the forecast calls it; our limit, mm per hour. */
const MAX_DRIZZLE_MM_H = 1;

/** A state of each kind of precipitation; its strength depends on the rate. */
const STATE_BY_KIND: Record<PrecipitationKind, WeatherState> = {
  rain: 61,
  snow: 71,
  sleet: 68,
  freezing: 66,
  unknown: 61,
};

/**
 * Combines the state of some minutes: radar decides whether precipitation falls and how much, the forecast
 * everything else.
 *
 * @param forecast state of the hour
 * @param sky state by the clouds alone
 */
export function applyRadarToState(
  forecast: WeatherState,
  sky: WeatherState,
  { rate, kind }: RadarPrecipitation,
): WeatherState {
  if (rate === null) return forecast;
  if (!isWetRate(rate)) return isWet(forecast) ? sky : forecast;
  return findStateByRate(forecast, rate, kind);
}

/** The state of precipitation of a rate: of the forecast's kind if that is wet. */
export function findStateByRate(
  forecast: WeatherState,
  rate: number,
  kind: PrecipitationKind,
): WeatherState {
  const isTooMuchForDrizzle = getWeatherFamily(forecast) === 'drizzle' && rate > MAX_DRIZZLE_MM_H;
  const keepsKind = isWet(forecast) && !isTooMuchForDrizzle;
  return withStrengthByRate(keepsKind ? forecast : STATE_BY_KIND[kind], rate);
}
