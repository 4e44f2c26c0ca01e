import type { PrecipitationKind } from './precipitation.ts';
import { isWet, UNKNOWN_STATE, type WeatherState } from './state.ts';

/** What falls within five minutes. */
export interface NowcastStep {
  /** Start of the step, epoch milliseconds (UTC), on full five minutes. */
  start: number;
  /** All that falls, mm per hour; null where the source has no data, which is neither wet nor dry. */
  rate: number | null;
}

/** Consecutive steps for one point. */
export interface Nowcast {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  /** Ascending, `STEP` apart, without gaps. */
  steps: NowcastStep[];
}

export const NOWCAST_STEP_MS = 5 * 60_000;

/** A step of radar, or an hour of a forecast. */
export interface NextHourStep {
  /** Epoch milliseconds (UTC). */
  start: number;
  /** Milliseconds. */
  length: number;
  /** All that falls, mm per hour; null where there are no data. */
  rate: number | null;
  /** What falls, or would. */
  kind: PrecipitationKind;
  /** That something falls, percent; a forecast's only. */
  probability?: number | null;
}

/** 0 no precipitation, 9 extreme or hail: "Reference: nowcast radar values" of the public weather API's document. */
export type RadarClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * Where each class from 9 down to 1 begins, mm per hour. The document names the classes and leaves
 * their bounds open: 0.5 and 4 to 5 are those of its light and heavy rain, 20 and 50 of downpours.
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

/** The class of what radar sees falling, mm per hour. */
export function classifyRadarRate(rate: number): RadarClass {
  return RADAR_CLASS_MIN_RATES.find(([, from]) => rate >= from)?.[0] ?? 0;
}

/** Within some minutes. */
interface RadarPrecipitation {
  /** By radar, mm of water per hour; null where it has no data. */
  rate: number | null;
  /** By the forecast. */
  kind: PrecipitationKind;
}

/** States by the rate (mm of water per hour) up to which they go. */
type IntensityBands = readonly (readonly [upTo: number, state: WeatherState])[];

/**
 * "Rain intensity bands attached to codes" of the public weather API's document, a centimetre of
 * snow to the millimetre; sleet and freezing rain have two codes, light and above.
 */
const STATE_BANDS: Record<Exclude<PrecipitationKind, 'unknown'>, IntensityBands> = {
  rain: [[0.5, 61], [4, 63], [Infinity, 65]],
  snow: [[1, 71], [4, 73], [Infinity, 75]],
  sleet: [[0.5, 68], [Infinity, 69]],
  freezing: [[0.5, 66], [Infinity, 67]],
}; // prettier-ignore

/**
 * The state within some minutes: radar tells whether something falls, the forecast all else.
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
  const falls = classifyRadarRate(rate) > 0;
  if (falls === isWet(forecast)) return forecast;
  return falls ? findStateByRate(rate, kind) : sky;
}

function findStateByRate(rate: number, kind: PrecipitationKind): WeatherState {
  const bands = STATE_BANDS[kind === 'unknown' ? 'rain' : kind];
  return bands.find(([upTo]) => rate <= upTo)?.[1] ?? UNKNOWN_STATE;
}
