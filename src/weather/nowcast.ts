import type { PrecipitationKind } from './atmosphere.ts';
import { isWet, UNKNOWN_STATE, type WeatherState } from './state.ts';

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
}

/**
 * 0 no precipitation, 9 extreme or hail: "Reference: nowcast radar values" in the document of the public
 * weather API.
 */
export type RadarClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

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
  [1, 0.05],
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

/** States by maximum rate (mm of water per hour). */
type IntensityBands = readonly (readonly [upTo: number, state: WeatherState])[];

/**
 * "Rain intensity bands attached to codes" of the public weather API's document, one centimetre of snow per
 * millimetre; sleet and freezing rain have two codes, light and above.
 */
const STATE_BANDS: Record<Exclude<PrecipitationKind, 'unknown'>, IntensityBands> = {
  rain: [[0.5, 61], [4, 63], [Infinity, 65]],
  snow: [[1, 71], [4, 73], [Infinity, 75]],
  sleet: [[0.5, 68], [Infinity, 69]],
  freezing: [[0.5, 66], [Infinity, 67]],
}; // prettier-ignore

/**
 * Combines the state of some minutes: radar decides whether precipitation falls, the forecast everything else.
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
  const isPrecipitating = classifyRadarRate(rate) > 0;
  if (isPrecipitating === isWet(forecast)) return forecast;
  return isPrecipitating ? findStateByRate(rate, kind) : sky;
}

function findStateByRate(rate: number, kind: PrecipitationKind): WeatherState {
  const bands = STATE_BANDS[kind === 'unknown' ? 'rain' : kind];
  return bands.find(([upTo]) => rate <= upTo)?.[1] ?? UNKNOWN_STATE;
}
