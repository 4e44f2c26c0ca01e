import { localHour, type LocalHour } from '../../weather/local-time.ts';
import { HOUR } from '../../weather/hour.ts';
import type { CourseBox, CourseLayout } from './course-layout.ts';
import type { ScreenContent, ScreenHour } from './screen-content.ts';

/** An hour at its place in the drawing. */
export interface PlacedHour extends ScreenHour {
  x: number;
  /** As the clock shows it at the place. */
  clock: LocalHour;
}

/** Labels stand at multiples of one of these hours of the clock. */
const LABEL_STEPS = [1, 2, 3, 4, 6, 8, 12];

/** A longer course is told by its days. */
const LONGEST_BY_HOUR = 48 * HOUR;

const NOON = 12;

/** From left to right in proportion to time; an hour that comes twice is taken once. */
export function placedHours(
  { hours, timeZone }: Pick<ScreenContent, 'hours' | 'timeZone'>,
  { left, right }: Pick<CourseBox, 'left' | 'right'>,
): PlacedHour[] {
  const inOrder = hours.toSorted((one, other) => one.start - other.start);
  const [begin, end] = [inOrder[0]?.start ?? 0, inOrder.at(-1)?.start ?? 0];
  return inOrder
    .filter(({ start }, at) => start !== inOrder[at - 1]?.start)
    .map((hour) => ({
      ...hour,
      x: left + ((right - left) * (hour.start - begin)) / (end - begin || 1),
      clock: localHour(hour.start, timeZone),
    }));
}

/** Whether its days say more of a course than its hours. */
export function isLong(hours: readonly PlacedHour[]): boolean {
  return (hours.at(-1)?.start ?? 0) - (hours[0]?.start ?? 0) > LONGEST_BY_HOUR;
}

/** The hours that get a label: as many as there is room for, at round hours or at each day's noon. */
export function labelledHours(
  hours: readonly PlacedHour[],
  { mostLabels }: Pick<CourseLayout, 'mostLabels'>,
): PlacedHour[] {
  const every = (step: number) => hours.filter(({ clock }) => clock.hour % step === 0);
  const step = LABEL_STEPS.find((each) => every(each).length <= mostLabels) ?? NOON;
  const candidates = isLong(hours) ? hours.filter(({ clock }) => clock.hour === NOON) : every(step);
  const nth = Math.ceil(candidates.length / mostLabels);
  return candidates.filter((_hour, at) => at % nth === 0);
}

/** Where a new day begins inside the course. */
export function midnights(hours: readonly PlacedHour[]): number[] {
  return hours
    .slice(1)
    .filter(({ clock }) => clock.hour === 0)
    .map(({ x }) => x);
}
