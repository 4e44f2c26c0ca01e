import type { PlacedHour, CourseBox } from './course-layout.ts';

/** A temperature (°C) with its position. */
export interface PlacedTemperature extends DrawingPoint {
  temperature: number;
}

/** Minimum temperature span of the drawing, so that small differences stay flat. */
const MIN_SPAN_K = 4;

/** Places temperatures between the coldest at the bottom and the warmest at the top, in runs without a gap. */
export function placeTemperatures(
  hours: readonly PlacedHour[],
  { top, bottom }: Pick<CourseBox, 'top' | 'bottom'>,
): PlacedTemperature[][] {
  const known = hours.map(({ temperature }) => temperature).filter((each) => each !== null);
  const [coldest, warmest] = [Math.min(...known), Math.max(...known)];
  const middle = (coldest + warmest) / 2;
  const span = Math.max(warmest - coldest, MIN_SPAN_K);
  const runs: PlacedTemperature[][] = [[]];
  for (const { x, temperature } of hours) {
    if (temperature === null) {
      runs.push([]);
    } else {
      const y = (top + bottom) / 2 - ((temperature - middle) / span) * (bottom - top);
      runs.at(-1)?.push({ x, y, temperature });
    }
  }
  return runs.filter((run) => run.length > 0);
}

/** The first warmest and the first coldest point; empty without points. */
export function findExtremes(
  runs: readonly (readonly PlacedTemperature[])[],
): [] | [warmest: PlacedTemperature, coldest: PlacedTemperature] {
  const [first, ...others] = runs.flat();
  if (!first) return [];
  const warmest = others.reduce(
    (best, each) => (each.temperature > best.temperature ? each : best),
    first,
  );
  const coldest = others.reduce(
    (best, each) => (each.temperature < best.temperature ? each : best),
    first,
  );
  return [warmest, coldest];
}

/** Amount of the tallest bar if no hour is wetter. */
const MIN_FULL_BAR_MM = 1;

/** Height of the tallest bar as a share of the drawing. */
const MAX_BAR_HEIGHT_SHARE = 0.6;

/** `M64 50C90 50 …`: a curve for each run of points, a dot for a single point. */
export function drawLinePath(runs: readonly (readonly DrawingPoint[])[]): string {
  return runs.map(drawCurve).join('');
}

/** The areas between the curves and the floor. */
export function drawAreaPath(
  runs: readonly (readonly DrawingPoint[])[],
  { floor }: CourseBox,
): string {
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || first === last) return '';
      return `${drawCurve(run)}V${roundToTenths(floor)}H${roundToTenths(first.x)}z`;
    })
    .join('');
}

/** Vertical bars for the precipitation of each hour (mm). */
export function drawBarsPath(
  hours: readonly { x: number; precipitation: number | null }[],
  { floor, top }: Pick<CourseBox, 'floor' | 'top'>,
): string {
  const most = Math.max(0, ...hours.map(({ precipitation }) => precipitation ?? 0));
  return hours
    .map(({ x, precipitation }) => ({
      x,
      height: roundToTenths(computeBarHeight(precipitation ?? 0, most, { floor, top })),
    }))
    .filter(({ height }) => height > 0)
    .map(({ x, height }) => `M${roundToTenths(x)} ${roundToTenths(floor)}v${-height}`)
    .join('');
}

/** The height of the bar of an amount (mm), where the tallest bar is of the most. */
export function computeBarHeight(
  amount: number,
  most: number,
  { floor, top }: Pick<CourseBox, 'floor' | 'top'>,
): number {
  return ((floor - top) * MAX_BAR_HEIGHT_SHARE * amount) / Math.max(MIN_FULL_BAR_MM, most);
}

/** Vertical lines from the top to the floor. */
export function drawUprightsPath(places: readonly number[], { floor, top }: CourseBox): string {
  return places
    .map((x) => `M${roundToTenths(x)} ${roundToTenths(top)}V${roundToTenths(floor)}`)
    .join('');
}

/** Dots, for a line with round ends. */
export function drawDotsPath(points: readonly DrawingPoint[]): string {
  return points.map((point) => `M${formatPoint(point)}h0.1`).join('');
}

function drawCurve(run: readonly DrawingPoint[]): string {
  const [first] = run;
  if (!first) return '';
  if (run.length === 1) return drawDotsPath(run);
  const segments = interpolateMonotone(run).map(
    ({ control1, control2, end }) =>
      `C${formatPoint(control1)} ${formatPoint(control2)} ${formatPoint(end)}`,
  );
  return `M${formatPoint(first)}${segments.join('')}`;
}

function formatPoint({ x, y }: DrawingPoint): string {
  return `${roundToTenths(x)} ${roundToTenths(y)}`;
}

/** Rounds to tenths, below the resolution of a screen. */
export function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point of a drawing: x to the right, y downwards. */
export interface DrawingPoint {
  x: number;
  y: number;
}

/** A Bézier curve that starts at the end of the previous segment. */
export interface CurveSegment {
  control1: DrawingPoint;
  control2: DrawingPoint;
  end: DrawingPoint;
}

/**
 * A smooth curve through points of ascending x that never overshoots its points. Slopes after M. Steffen, "A
 * simple method for monotonic interpolation in one dimension", Astronomy and Astrophysics 239 (1990).
 *
 * @returns one segment fewer than points
 */
export function interpolateMonotone(points: readonly DrawingPoint[]): CurveSegment[] {
  const steps = createSteps(points);
  const slopes = points.map((_point, at) => computeSlope(steps[at - 1], steps[at]));
  return steps.map(({ from, to, width }, at) => {
    const third = width / 3;
    return {
      control1: { x: from.x + third, y: from.y + third * (slopes[at] ?? 0) },
      control2: { x: to.x - third, y: to.y - third * (slopes[at + 1] ?? 0) },
      end: to,
    };
  });
}

interface CurveStep {
  from: DrawingPoint;
  to: DrawingPoint;
  width: number;
  slope: number;
}

function createSteps(points: readonly DrawingPoint[]): CurveStep[] {
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const width = to.x - from.x;
    return { from, to, width, slope: (to.y - from.y) / width };
  });
}

/** The slope between two steps; flat at an extreme. At an end, the slope of its only step. */
function computeSlope(before: CurveStep | undefined, after: CurveStep | undefined): number {
  if (!before || !after) return before?.slope ?? after?.slope ?? 0;
  if (before.slope * after.slope <= 0) return 0;
  const mean =
    (before.slope * after.width + after.slope * before.width) / (before.width + after.width);
  const steepest = 2 * Math.min(Math.abs(before.slope), Math.abs(after.slope));
  return Math.sign(mean) * Math.min(Math.abs(mean), steepest);
}
