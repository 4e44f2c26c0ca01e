/** A point of a drawing: x to the right, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A Bézier curve from where the one before it ends. */
export interface CurveSegment {
  control1: Point;
  control2: Point;
  end: Point;
}

/**
 * A smooth curve through points of ascending x that never leaves the range between two neighbours:
 * a high that is drawn is one that was given. Slopes after M. Steffen, "A simple method for
 * monotonic interpolation in one dimension", Astronomy and Astrophysics 239 (1990).
 *
 * @returns a segment less than there are points
 */
export function monotoneCurve(points: readonly Point[]): CurveSegment[] {
  const steps = stepsBetween(points);
  const slopes = points.map((_point, at) => slopeAt(steps[at - 1], steps[at]));
  return steps.map(({ from, to, width }, at) => {
    const third = width / 3;
    return {
      control1: { x: from.x + third, y: from.y + third * (slopes[at] ?? 0) },
      control2: { x: to.x - third, y: to.y - third * (slopes[at + 1] ?? 0) },
      end: to,
    };
  });
}

interface Step {
  from: Point;
  to: Point;
  width: number;
  slope: number;
}

function stepsBetween(points: readonly Point[]): Step[] {
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const width = to.x - from.x;
    return { from, to, width, slope: (to.y - from.y) / width };
  });
}

/** Between two steps; flat where they go in different directions. At an end, that of its one step. */
function slopeAt(before: Step | undefined, after: Step | undefined): number {
  if (!before || !after) return before?.slope ?? after?.slope ?? 0;
  if (before.slope * after.slope <= 0) return 0;
  const mean =
    (before.slope * after.width + after.slope * before.width) / (before.width + after.width);
  const steepest = 2 * Math.min(Math.abs(before.slope), Math.abs(after.slope));
  return Math.sign(mean) * Math.min(Math.abs(mean), steepest);
}
