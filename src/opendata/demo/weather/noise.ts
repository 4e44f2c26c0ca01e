import { createNoise4D } from 'simplex-noise';
import { DAY_MS } from '../../../time/units.ts';

/** A point on the globe at a point in time. */
export interface PointInTime {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** Epoch milliseconds. */
  time: number;
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Simplex noise swings from high to low over about this distance in its own coordinates. */
const NOISE_SWING = 0.85;
/** Standard deviation of 4D simplex noise, measured over a million points. */
const NOISE_DEVIATION = 0.2976;

/** A random field over the globe: mean 0, standard deviation 1, never beyond ±3.4. */
export type NoiseField = (spot: PointInTime) => number;

/** How coarse a field is and how it moves. */
interface NoiseTexture {
  seed: number;
  /** Typical distance from a high to the next low. */
  kilometres: number;
  /** Typical life of a pattern. */
  days: number;
  /** How fast the whole pattern moves east, degrees of longitude a day. */
  degreesEastPerDay: number;
}

/** The same field in every process: nothing but the seed decides it. */
export function createNoiseField({
  seed,
  kilometres,
  days,
  degreesEastPerDay,
}: NoiseTexture): NoiseField {
  const noise = createNoise4D(seededRandom(seed));
  const radius = (NOISE_SWING * EARTH_RADIUS_KM) / kilometres;
  return ({ latitude, longitude, time }) => {
    const turned = (longitude - (((time / DAY_MS) * degreesEastPerDay) % 360)) * RADIANS;
    const fromAxis = radius * Math.cos(latitude * RADIANS);
    const value = noise(
      fromAxis * Math.cos(turned),
      fromAxis * Math.sin(turned),
      radius * Math.sin(latitude * RADIANS),
      (NOISE_SWING * time) / (days * DAY_MS),
    );
    return value / NOISE_DEVIATION;
  };
}

/** Values at the points of a plane that repeats after `columns` eastward and `rows` southward. */
export interface NoiseTile {
  columns: number;
  rows: number;
  values: Float32Array;
}

/**
 * Creates a random pattern without seams: mean 0, standard deviation 1. It lies on a torus in four dimensions,
 * which bends no distances.
 */
export function createNoiseTile(
  { seed, kilometres }: Pick<NoiseTexture, 'seed' | 'kilometres'>,
  { columns, rows, side }: { columns: number; rows: number; side: number },
): NoiseTile {
  const noise = createNoise4D(seededRandom(seed));
  const radius = (NOISE_SWING * side) / kilometres / (2 * Math.PI);
  const values = new Float32Array(columns * rows);
  for (let index = 0; index < values.length; index++) {
    const east = (2 * Math.PI * (index % columns)) / columns;
    const south = (2 * Math.PI * Math.floor(index / columns)) / rows;
    const value = noise(
      radius * Math.cos(east),
      radius * Math.sin(east),
      radius * Math.cos(south),
      radius * Math.sin(south),
    );
    values[index] = value / NOISE_DEVIATION;
  }
  return { columns, rows, values };
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

/** The value kept between two limits. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** 0 up to `from`, 1 beyond `to`, a straight rise between. */
export function ramp(value: number, from: number, to: number): number {
  return clamp((value - from) / (to - from), 0, 1);
}

/** 1 at the centre, falling off to both sides as a Gaussian of this width. */
export function bell(value: number, centre: number, width: number): number {
  return Math.exp(-(((value - centre) / width) ** 2));
}

/** From 0 to 1 in an S, a half at 0. */
export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** The value at `position` of a table with entries at 0, 1, 2, …; beyond its ends the end's value. */
export function interpolate(table: readonly number[], position: number): number {
  const at = clamp(position, 0, table.length - 1);
  const below = table[Math.floor(at)] ?? 0;
  const above = table[Math.ceil(at)] ?? 0;
  return below + (above - below) * (at - Math.floor(at));
}

/** Rounded to a whole number of `parts` of one: 10 gives tenths. */
export function roundToParts(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
