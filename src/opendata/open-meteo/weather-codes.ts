const CODES = new Set([
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 80, 81, 82, 85, 86, 95, 96,
]); // prettier-ignore

/** Codes of the provider that the tables of the weather services do not have. */
const OTHERS: ReadonlyMap<number, number> = new Map([
  // Snow grains are light snowfall.
  [77, 71],
  // A thunderstorm with heavy hail is as severe as one with hail.
  [99, 96],
]);

/**
 * The provider's weather code as significant weather; null for one that it does not document. It is
 * WMO table 4677 without what the models do not tell: sleet, and the past hour.
 */
export function significantWeather(code: number | null): number | null {
  if (code === null) return null;
  return OTHERS.get(code) ?? (CODES.has(code) ? code : null);
}
