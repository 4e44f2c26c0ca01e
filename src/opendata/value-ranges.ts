export const ZERO_CELSIUS_K = 273.15;
export const KMH_PER_MS = 3.6;

/** Plausible range of a value in the unit of `src/weather/hour.ts`, and the tolerated overshoot. */
export interface PlausibleRange {
  min: number;
  max: number;
  tolerance: number;
}

/** Slightly beyond the extremes on earth (WMO's archive of extremes). */
export const CELSIUS_RANGE: PlausibleRange = { min: -100, max: 70, tolerance: 0 };
export const HECTOPASCALS_RANGE: PlausibleRange = { min: 850, max: 1100, tolerance: 0 };
export const KMH_RANGE: PlausibleRange = { min: 0, max: 432, tolerance: 3.6 };
export const MM_PER_HOUR_RANGE: PlausibleRange = { min: 0, max: 500, tolerance: 1 };
export const PERCENT_RANGE: PlausibleRange = { min: 0, max: 100, tolerance: 10 };
export const MINUTES_PER_HOUR_RANGE: PlausibleRange = { min: 0, max: 60, tolerance: 6 };
/** The solar constant is 1361. */
export const WATTS_PER_M2_RANGE: PlausibleRange = { min: 0, max: 1390, tolerance: 28 };
/** 43 was measured in the Andes (Cabrol et al. 2014, doi:10.3389/fenvs.2014.00019). */
export const UV_INDEX_RANGE: PlausibleRange = { min: 0, max: 45, tolerance: 0.5 };

/** {@link normalizeDirection} reduces values beyond a full turn. */
export const DEGREES_RANGE: PlausibleRange = { min: -360, max: 720, tolerance: 0 };
/** WMO table 4677. */
export const WEATHER_CODE_RANGE: PlausibleRange = { min: 0, max: 99, tolerance: 0 };

/** A value of a source; null or undefined if missing. */
export type RawValue = number | null | undefined;

/**
 * Converts and checks a value. Statistics overshoot a little, such as slightly negative rain or cloud
 * cover above 100 percent: these are clamped. Values further off become null.
 *
 * @param toUnit converts from the unit of the source to the unit of the range
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

/** Normalizes degrees clockwise from north to below a full turn. */
export function normalizeDirection(value: RawValue): number | null {
  const degrees = normalizeValue(DEGREES_RANGE, value);
  return degrees === null ? null : ((degrees % 360) + 360) % 360;
}

/** Checks a code of WMO table 4677. */
export function normalizeWeatherCode(value: RawValue): number | null {
  return Number.isInteger(value) ? normalizeValue(WEATHER_CODE_RANGE, value) : null;
}

function identity(value: number): number {
  return value;
}

/** Rounds off the noise of binary fractions, far below the precision of any source. */
function roundOffNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
