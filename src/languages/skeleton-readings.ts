/** Numbers of oktas in words need no more than this: percent in tens. */
export function toTens(percent: number): number {
  return Math.round(percent / 10) * 10;
}

/** Cloud cover that is none, and that leaves nothing free, percent: half an okta. */
const CLEAR_BELOW = 6;
const OVERCAST_FROM = 94;

/** Words for a sky that is almost clear or overcast; a percentage between. */
export function describeCover<Words>(
  percent: number,
  words: { clear: Words; overcast: Words; covered: (tens: number) => Words },
): Words {
  if (percent < CLEAR_BELOW) return words.clear;
  return percent >= OVERCAST_FROM ? words.overcast : words.covered(toTens(percent));
}

/** A headline without the words in capitals of the national weather service, and without its levels in brackets. */
export function toLowerCase(headline: string, tag: string): string {
  return headline
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/\p{Lu}{2,}/gu, (word) => word.toLocaleLowerCase(tag))
    .replace(/\s+/gu, ' ')
    .trim();
}

const HPA_PER_INCH = 33.8639;

/** hPa as inches of mercury with one decimal. */
export function toInchesOfMercury(pressure: number): string {
  return (pressure / HPA_PER_INCH).toFixed(1);
}
