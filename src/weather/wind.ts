/** The sixteen directions of the compass rose, clockwise from north, in sectors of 22.5 degrees. */
export const COMPASS = [
  'N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE',
  'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW',
] as const; // prettier-ignore
export type CompassPoint = (typeof COMPASS)[number];

/** Lowest mean speed (km/h) of each Beaufort force from 1 to 12 (KNMI). */
const BEAUFORT_FROM = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118];

/** DWD warns of gusts from Beaufort 7 on (25 knots). */
const SIGNIFICANT_GUST = 50;
const SIGNIFICANT_MEAN = 39;

/** @param degrees direction the wind blows from */
export function compassPoint(degrees: number): CompassPoint {
  return COMPASS[Math.round(degrees / 22.5) % 16] ?? 'N';
}

/** The nearest of the eight main directions, which is as exact as speech is. */
export function mainCompassPoint(degrees: number): CompassPoint {
  return compassPoint(Math.round(degrees / 45) * 45);
}

/** @param speed mean wind, km/h */
export function beaufort(speed: number): number {
  return BEAUFORT_FROM.filter((from) => Math.round(speed) >= from).length;
}

/** Whether a wind is worth a warning sign: gusts from 50 km/h or a mean of Beaufort 6 (km/h). */
export function isSignificantWind(mean: number | null, gust: number | null): boolean {
  return (gust ?? 0) >= SIGNIFICANT_GUST || (mean ?? 0) >= SIGNIFICANT_MEAN;
}

/**
 * The mean direction of several winds, each weighed by its speed; null where they cancel out or
 * nothing is known.
 */
export function meanDirection(
  winds: readonly { speed: number | null; direction: number | null }[],
): number | null {
  let east = 0;
  let north = 0;
  for (const { speed, direction } of winds) {
    if (speed === null || direction === null) continue;
    east += speed * Math.sin((direction * Math.PI) / 180);
    north += speed * Math.cos((direction * Math.PI) / 180);
  }
  if (Math.hypot(east, north) < 1e-9) return null;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
