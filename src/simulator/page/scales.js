/** @import { Hour, SunTimes } from './weather-data.js' */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ from: number, until: number }} Span epoch milliseconds */
/** @typedef {(value: number) => number} Scale */

export const HOUR_MS = 3_600_000;

/**
 * A linear scale; a domain without length maps to the middle of the range.
 *
 * @param {readonly [number, number]} domain
 * @param {readonly [number, number]} range
 * @returns {Scale}
 */
export function createScale([low, high], [start, end]) {
  if (high === low) return () => (start + end) / 2;
  return (value) => start + ((value - low) / (high - low)) * (end - start);
}

/**
 * The least and the greatest of some values, at least `minSpan` apart.
 *
 * @param {readonly (number | null)[]} values null is left out
 * @param {number} minSpan
 * @returns {readonly [number, number] | undefined} undefined without a value
 */
export function extentOf(values, minSpan) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const more = Math.max(0, minSpan - (high - low)) / 2;
  return [low - more, high + more];
}

/**
 * Runs of points without a gap.
 *
 * @param {readonly (Point | null)[]} points
 * @returns {Point[][]}
 */
export function runsOf(points) {
  /** @type {Point[][]} */
  const runs = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * The path of a smooth curve that never overshoots its points (M. Steffen, Astronomy and Astrophysics 239, 1990), as
 * on the device's screen.
 *
 * @param {readonly Point[]} points of ascending x
 */
export function curveThrough(points) {
  const [first] = points;
  if (!first) return '';
  const steps = points.slice(1).map((to, at) => stepBetween(points[at] ?? to, to));
  const slopes = points.map((_point, at) => slopeBetween(steps[at - 1], steps[at]));
  const segments = steps.map(({ from, to, width }, at) => {
    const third = width / 3;
    const start = `${tenths(from.x + third)} ${tenths(from.y + third * (slopes[at] ?? 0))}`;
    const end = `${tenths(to.x - third)} ${tenths(to.y - third * (slopes[at + 1] ?? 0))}`;
    return `C${start} ${end} ${tenths(to.x)} ${tenths(to.y)}`;
  });
  return `M${tenths(first.x)} ${tenths(first.y)}${segments.join('')}`;
}

/** @typedef {{ from: Point, to: Point, width: number, slope: number }} Step */

/**
 * @param {Point} from
 * @param {Point} to
 * @returns {Step}
 */
function stepBetween(from, to) {
  const width = to.x - from.x;
  return { from, to, width, slope: (to.y - from.y) / width };
}

/**
 * @param {Step | undefined} before
 * @param {Step | undefined} after
 */
function slopeBetween(before, after) {
  if (!before || !after) return before?.slope ?? after?.slope ?? 0;
  if (before.slope * after.slope <= 0) return 0;
  const mean =
    (before.slope * after.width + after.slope * before.width) / (before.width + after.width);
  const steepest = 2 * Math.min(Math.abs(before.slope), Math.abs(after.slope));
  return Math.sign(mean) * Math.min(Math.abs(mean), steepest);
}

/**
 * The nights within a span: by the rises and sets of the sun if they are known, else by the hours.
 *
 * @param {Span} span
 * @param {readonly SunTimes[]} suns in order
 * @param {readonly Hour[]} hours
 * @returns {Span[]}
 */
export function nightsOf(span, suns, hours) {
  const known = suns.some(({ sunrise, sunset }) => sunrise !== null && sunset !== null);
  const nights = known ? nightsBetween(suns) : darkHours(hours);
  return nights
    .map(({ from, until }) => ({
      from: Math.max(from, span.from),
      until: Math.min(until, span.until),
    }))
    .filter(({ from, until }) => until > from);
}

/** @param {readonly SunTimes[]} suns */
function nightsBetween(suns) {
  const changes = suns
    .flatMap(({ sunrise, sunset }) => [
      ...(sunrise === null ? [] : [{ at: sunrise, isRise: true }]),
      ...(sunset === null ? [] : [{ at: sunset, isRise: false }]),
    ])
    .toSorted((one, other) => one.at - other.at);
  const [first] = changes;
  const before = first?.isRise ? [{ from: -Infinity, until: first.at }] : [];
  const nights = changes.flatMap(({ at, isRise }, index) =>
    isRise ? [] : [{ from: at, until: changes[index + 1]?.at ?? Infinity }],
  );
  return [...before, ...nights];
}

/** @param {readonly Hour[]} hours */
function darkHours(hours) {
  return hours
    .filter(({ isNight }) => isNight)
    .map(({ start }) => ({ from: start, until: start + HOUR_MS }));
}

/**
 * Values of a round step between two others, as few as fit.
 *
 * @param {readonly [number, number]} domain
 * @param {number} maxCount
 */
export function roundTicks([low, high], maxCount) {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= maxCount) ?? 200;
  const first = Math.ceil(low / step) * step;
  const count = Math.max(0, Math.floor((high - first) / step) + 1);
  return Array.from({ length: count }, (_value, at) => first + at * step);
}

/**
 * Rounds to tenths, below the resolution of a screen.
 *
 * @param {number} value
 */
export function tenths(value) {
  return Math.round(value * 10) / 10;
}
