import { createNoise4D } from 'simplex-noise';
import type { Spot } from './spot.ts';

const DAY = 86_400_000;
const EARTH_RADIUS = 6371;
const RADIANS = Math.PI / 180;

/** Simplex noise swings from high to low over about this distance in its own coordinates. */
const SWING = 0.85;
/** Standard deviation of 4D simplex noise, measured over a million points. */
const DEVIATION = 0.2976;

/** A random field over the globe: mean 0, standard deviation 1, never beyond ±3.4. */
export type Field = (spot: Spot) => number;

/** How coarse a field is and how it moves. */
export interface Texture {
  seed: number;
  /** Typical distance from a high to the next low. */
  kilometres: number;
  /** Typical life of a pattern. */
  days: number;
  /** How fast the whole pattern moves east, degrees of longitude a day. */
  eastward: number;
}

/** The same field in every process: nothing but the seed decides it. */
export function createField({ seed, kilometres, days, eastward }: Texture): Field {
  const noise = createNoise4D(seededRandom(seed));
  const radius = (SWING * EARTH_RADIUS) / kilometres;
  return ({ latitude, longitude, time }) => {
    const turned = (longitude - (((time / DAY) * eastward) % 360)) * RADIANS;
    const fromAxis = radius * Math.cos(latitude * RADIANS);
    const value = noise(
      fromAxis * Math.cos(turned),
      fromAxis * Math.sin(turned),
      radius * Math.sin(latitude * RADIANS),
      (SWING * time) / (days * DAY),
    );
    return value / DEVIATION;
  };
}

/** Mulberry32: a well-known small generator; `Math.random` cannot be seeded. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
