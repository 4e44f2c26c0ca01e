import { HOUR } from '../../../weather/hour.ts';
import type { Spot } from '../spot.ts';

/** Hours in which weather moves one degree east: 16 degrees a day, as the demo's showers do. */
const HOURS_PER_DEGREE = 1.5;

/** Hours since the middle of a wave was here, or until it is: waves follow each other from the west. */
export function hoursBesideWave({ longitude, time }: Spot, every: number): number {
  const hours = time / HOUR - longitude * HOURS_PER_DEGREE;
  return hours - every * Math.round(hours / every);
}

/** 1 in the middle of a wave, -1 halfway to the next. */
export function waveAt(spot: Spot, every: number): number {
  return Math.cos((2 * Math.PI * hoursBesideWave(spot, every)) / every);
}
