import type { Hour } from './hour.ts';
import { LAPSE_RATE } from './standard-atmosphere.ts';

/** Centimetres of fresh snow that a millimetre of water makes: wet snow and light powder. */
const LEAST_DEPTH = 0.8;
const MOST_DEPTH = 1.5;

/** °C at which rain and snow are equally frequent, as in `precipitation-kind.ts`. */
const SNOW_TEMPERATURE = 1;

/**
 * The least and most fresh snow, cm.
 *
 * @param water that falls as snow, mm
 */
export function freshSnow(water: number | null): { min: number | null; max: number | null } {
  if (water === null) return { min: null, max: null };
  return { min: water * LEAST_DEPTH, max: water * MOST_DEPTH };
}

/**
 * From which height on an hour's precipitation falls as snow, metres above sea level: where the
 * temperature would be 1 °C by the lapse rate of the standard atmosphere, but never below the sea.
 * Null where nothing falls, or the temperature or the height of the place is not known.
 *
 * @param elevation of the place, metres above sea level
 */
export function snowLine(
  { temperature, precipitation }: Pick<Hour, 'temperature' | 'precipitation'>,
  elevation: number | null,
): number | null {
  if (temperature === null || elevation === null || !precipitation) return null;
  return Math.max(0, elevation + (temperature - SNOW_TEMPERATURE) / LAPSE_RATE);
}
