import type { Hour } from './hour.ts';

/** Beyond these the index says nothing: °C and km/h (JAG/TI, Environment Canada and NWS 2001). */
const WARMEST = 10;
const CALMEST = 4.8;

/**
 * What the air feels like on bare skin.
 *
 * @param temperature °C
 * @param windSpeed mean at 10 m, km/h
 * @returns °C; the temperature itself where wind chill is not defined
 */
export function windchill(temperature: number, windSpeed: number): number {
  if (temperature > WARMEST || windSpeed <= CALMEST) return temperature;
  const wind = windSpeed ** 0.16;
  return 13.12 + 0.6215 * temperature - 11.37 * wind + 0.3965 * temperature * wind;
}

/** The same of an hour; null where it is not known. */
export function windchillOf({
  temperature,
  windSpeed,
}: Pick<Hour, 'temperature' | 'windSpeed'>): number | null {
  if (temperature === null) return null;
  if (windSpeed === null) return temperature > WARMEST ? temperature : null;
  return windchill(temperature, windSpeed);
}
