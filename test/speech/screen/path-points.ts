import type { CurveSegment, DrawingPoint } from '../../../src/speech/screen/course-paths.ts';

/** A run of a drawn line: its start and the following curves. */
export interface Run {
  begin: DrawingPoint;
  segments: CurveSegment[];
}

/** Parses path data with the commands M and C; throws at others. */
export function runsIn(pathData: string): Run[] {
  const commands = pathData.match(/[A-Za-z][^A-Za-z]*/g) ?? [];
  const runs: Run[] = [];
  for (const command of commands) {
    const points = pointsOf(command.slice(1));
    const [first, second, third] = points;
    const run = runs.at(-1);
    if (command.startsWith('M') && first && points.length === 1) {
      runs.push({ begin: first, segments: [] });
    } else if (command.startsWith('C') && run && first && second && third) {
      run.segments.push({ control1: first, control2: second, end: third });
    } else {
      throw new Error(`Not expected: ${command}`);
    }
  }
  return runs;
}

/** All coordinates after the commands M and C of a path. */
export function pointsIn(pathData: string): DrawingPoint[] {
  return (pathData.match(/[MC][^A-Za-z]*/g) ?? []).flatMap((command) => pointsOf(command.slice(1)));
}

/** Points on a curve, its ends included. */
export function pointsOn(
  begin: DrawingPoint,
  { control1, control2, end }: CurveSegment,
): DrawingPoint[] {
  return Array.from({ length: 21 }, (_, at) => {
    const t = at / 20;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const along = (axis: 'x' | 'y') =>
      a * begin[axis] + b * control1[axis] + c * control2[axis] + d * end[axis];
    return { x: along('x'), y: along('y') };
  });
}

function pointsOf(numbers: string): DrawingPoint[] {
  const values = numbers.trim().split(/\s+/).map(Number);
  return values.flatMap((x, at) => {
    const y = values[at + 1];
    return at % 2 === 0 && y !== undefined ? [{ x, y }] : [];
  });
}
