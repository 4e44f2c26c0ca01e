import type { CourseBox } from './course-layout.ts';
import { monotoneCurve, type Point } from './monotone-curve.ts';

/** The tallest bar stands for the wettest hour, or for this where all are drier, mm. */
const LEAST_FULL_BAR = 1;

/** How high it stands, of the drawing's height. */
const TALLEST_BAR = 0.6;

/** `M64 50C90 50 …`, of each run of points a curve; of a point alone a dot. */
export function linePath(runs: readonly (readonly Point[])[]): string {
  return runs.map(curveThrough).join('');
}

/** The areas under the same curves, down to the floor. */
export function areaPath(runs: readonly (readonly Point[])[], { floor }: CourseBox): string {
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || first === last) return '';
      return `${curveThrough(run)}V${rounded(floor)}H${rounded(first.x)}z`;
    })
    .join('');
}

/** Lines that stand on the floor, for what falls in each hour (mm). */
export function barsPath(
  hours: readonly { x: number; precipitation: number | null }[],
  { floor, top }: CourseBox,
): string {
  const amounts = hours.map(({ precipitation }) => precipitation ?? 0);
  const tallest = (floor - top) * TALLEST_BAR;
  const unit = tallest / Math.max(LEAST_FULL_BAR, ...amounts);
  return hours
    .map(({ x }, at) => ({ x, height: rounded((amounts[at] ?? 0) * unit) }))
    .filter(({ height }) => height > 0)
    .map(({ x, height }) => `M${rounded(x)} ${rounded(floor)}v${-height}`)
    .join('');
}

/** Lines from the top to the floor. */
export function uprightsPath(places: readonly number[], { floor, top }: CourseBox): string {
  return places.map((x) => `M${rounded(x)} ${rounded(top)}V${rounded(floor)}`).join('');
}

/** Dots, where the line has round ends. */
export function dotsPath(points: readonly Point[]): string {
  return points.map((point) => `M${coordinates(point)}h0.1`).join('');
}

function curveThrough(run: readonly Point[]): string {
  const [first] = run;
  if (!first) return '';
  if (run.length === 1) return dotsPath(run);
  const segments = monotoneCurve(run).map(
    ({ control1, control2, end }) =>
      `C${coordinates(control1)} ${coordinates(control2)} ${coordinates(end)}`,
  );
  return `M${coordinates(first)}${segments.join('')}`;
}

function coordinates({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** To tenths, which no eye can tell apart. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
