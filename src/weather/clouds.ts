/** Percent in an eighth of the sky. */
const EIGHTH = 12.5;

/** How many eighths of the sky a cloud cover (percent) is nearest to: 0 to 8. */
export function eighths(cloudCover: number): number {
  return Math.round(cloudCover / EIGHTH);
}

/** A cloud cover as an observer tells it: percent by whole eighths of the sky. */
export function inEighths(cloudCover: number | null): number | null {
  return cloudCover === null ? null : eighths(cloudCover) * EIGHTH;
}
