import { weatherCode } from '../plausible.ts';

/** Codes of the provider that stand for another code's weather. */
const OTHERS: ReadonlyMap<number, number> = new Map([
  // Snow grains are light snowfall.
  [77, 71],
  // A thunderstorm with heavy hail is as severe as one with hail.
  [99, 96],
]);

/**
 * The provider's weather code as significant weather. It is WMO table 4677 without what the models do
 * not tell: sleet, and the past hour. A code that the provider does not document stays as it is, and its state
 * is -1: rain under an unknown number is no clear sky.
 */
export function significantWeather(code: number | null): number | null {
  const known = weatherCode(code);
  return known === null ? null : (OTHERS.get(known) ?? known);
}
