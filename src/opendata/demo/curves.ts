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
export function toParts(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
