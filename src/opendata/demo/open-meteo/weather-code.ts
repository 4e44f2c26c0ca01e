/** The codes of MOSMIX that the provider does not have, and what it calls such weather. */
const OTHERS: ReadonlyMap<number, number> = new Map([
  [49, 48],
  // It knows no sleet: what freezes in part counts as snow.
  [68, 71],
  [69, 73],
  [83, 85],
  [84, 86],
]);

/** The provider's weather code for significant weather. */
export function weatherCode(significantWeather: number): number {
  return OTHERS.get(significantWeather) ?? significantWeather;
}
