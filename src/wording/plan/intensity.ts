import type { PrecipitationKind } from '../../weather/atmosphere.ts';
import { RAIN_RATES, SNOW_RATES } from '../../weather/state.ts';
import type { Intensity } from './statement.ts';

export const INTENSITIES: readonly Intensity[] = ['light', 'moderate', 'heavy', 'veryHeavy'];
export const HEAVY_RANK = INTENSITIES.indexOf('heavy');

/** DWD limit between heavy and violent rain. */
const MAX_HEAVY_MM_H = 25;

/** Upper bounds of each intensity but the last: the bands of the states, then that of heavy rain. */
const MAX_RAIN_RATES_MM_H = [...RAIN_RATES, MAX_HEAVY_MM_H];
const MAX_SNOW_RATES_MM_H = [...SNOW_RATES, MAX_HEAVY_MM_H];

export function classifyIntensity(rate: number, kind: PrecipitationKind): Intensity {
  return intensityOfRank(rankRate(rate, kind));
}

/** The strongest intensity if it is heavy and stronger than the typical one. */
export function findHeavierChange(most: number, typical: number): 'heavy' | 'veryHeavy' | null {
  if (most < HEAVY_RANK || most <= typical) return null;
  return most === HEAVY_RANK ? 'heavy' : 'veryHeavy';
}

/** Index of the intensity of a rate, mm per hour. */
export function rankRate(rate: number, kind: PrecipitationKind): number {
  const limits = kind === 'snow' ? MAX_SNOW_RATES_MM_H : MAX_RAIN_RATES_MM_H;
  const band = limits.findIndex((limit) => rate <= limit);
  return band === -1 ? limits.length : band;
}

export function intensityOfRank(rank: number): Intensity {
  return INTENSITIES[rank] ?? 'moderate';
}

/** The lower median. */
export function median(ranks: readonly number[]): number {
  return [...ranks].toSorted((one, other) => one - other)[Math.floor((ranks.length - 1) / 2)] ?? 0;
}
