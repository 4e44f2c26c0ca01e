import type { PlacedHour } from './course-hours.ts';
import type { CourseBox } from './course-layout.ts';
import type { Point } from './monotone-curve.ts';

/** A temperature (°C) at its place. */
export interface PlacedTemperature extends Point {
  temperature: number;
}

/** A course that spans less than this is drawn flatter instead of large, kelvin. */
const LEAST_SPAN = 4;

/** From bottom to top in proportion to the coldest and the warmest; in runs without a gap. */
export function temperatureRuns(
  hours: readonly PlacedHour[],
  { top, bottom }: Pick<CourseBox, 'top' | 'bottom'>,
): PlacedTemperature[][] {
  const known = hours.map(({ temperature }) => temperature).filter((each) => each !== null);
  const [coldest, warmest] = [Math.min(...known), Math.max(...known)];
  const middle = (coldest + warmest) / 2;
  const span = Math.max(warmest - coldest, LEAST_SPAN);
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

/** The first of the warmest and the first of the coldest; nothing where none is known. */
export function extremesOf(
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
