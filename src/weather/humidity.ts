import type { Hour } from './hour.ts';

/** Magnus formula for the vapour pressure over water (WMO-No. 8, Annex 4.B), by °C. */
const SLOPE = 17.62;
const OFFSET = 243.12;

/**
 * Relative humidity, percent; null where it is not known. It is with respect to water below 0 °C,
 * too, as the WMO has stations report it: over ice the same air would be told as more humid. A dew
 * point above the temperature, as statistics may give it, counts as saturated.
 */
export function relativeHumidity({
  temperature,
  dewPoint,
}: Pick<Hour, 'temperature' | 'dewPoint'>): number | null {
  if (temperature === null || dewPoint === null) return null;
  return Math.min(100, 100 * Math.exp(exponent(dewPoint) - exponent(temperature)));
}

function exponent(temperature: number): number {
  return (SLOPE * temperature) / (OFFSET + temperature);
}
