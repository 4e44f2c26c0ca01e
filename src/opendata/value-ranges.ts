/** What a value can be, in the unit of `src/weather/hour.ts`; it may overshoot by so much. */
export interface PlausibleRange {
  min: number;
  max: number;
  tolerance: number;
}

/** What there has been on earth, and a little more (WMO's archive of extremes). */
export const CELSIUS_RANGE: PlausibleRange = { min: -100, max: 70, tolerance: 0 };
export const HECTOPASCALS_RANGE: PlausibleRange = { min: 850, max: 1100, tolerance: 0 };
export const KMH_RANGE: PlausibleRange = { min: 0, max: 432, tolerance: 3.6 };
export const MM_PER_HOUR_RANGE: PlausibleRange = { min: 0, max: 500, tolerance: 1 };
export const PERCENT_RANGE: PlausibleRange = { min: 0, max: 100, tolerance: 10 };
export const MINUTES_PER_HOUR_RANGE: PlausibleRange = { min: 0, max: 60, tolerance: 6 };
/** The sun above the atmosphere brings 1361. */
export const WATTS_PER_M2_RANGE: PlausibleRange = { min: 0, max: 1390, tolerance: 28 };
/** 43 was measured in the Andes (Cabrol et al. 2014, doi:10.3389/fenvs.2014.00019). */
export const UV_INDEX_RANGE: PlausibleRange = { min: 0, max: 45, tolerance: 0.5 };

/** Of which those beyond a full turn are brought within it by {@link normalizeDirection}. */
export const DEGREES_RANGE: PlausibleRange = { min: -360, max: 720, tolerance: 0 };
/** WMO table 4677. */
export const WEATHER_CODE_RANGE: PlausibleRange = { min: 0, max: 99, tolerance: 0 };

/** A value as a source has it: null or undefined where it has none. */
export type RawValue = number | null | undefined;

/**
 * A value in our unit. Statistics overshoot a little: slightly negative rain, cloud above 100
 * percent. What lies further off is no weather: what there is instead is not known.
 *
 * @param toUnit from the source's unit to that of the range
 */
export function normalizeValue(
  { min, max, tolerance }: PlausibleRange,
  value: RawValue,
  toUnit: (value: number) => number = identity,
): number | null {
  if (value == null) return null;
  const converted = roundOffNoise(toUnit(value));
  if (converted < min - tolerance || converted > max + tolerance) return null;
  return Math.min(max, Math.max(min, converted));
}

/** Degrees clockwise from north, below a full turn. */
export function normalizeDirection(value: RawValue): number | null {
  const degrees = normalizeValue(DEGREES_RANGE, value);
  return degrees === null ? null : ((degrees % 360) + 360) % 360;
}

/** A code of WMO table 4677. */
export function normalizeWeatherCode(value: RawValue): number | null {
  return Number.isInteger(value) ? normalizeValue(WEATHER_CODE_RANGE, value) : null;
}

function identity(value: number): number {
  return value;
}

/** Takes the noise of binary fractions away, far below what any source's decimals hold. */
function roundOffNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
