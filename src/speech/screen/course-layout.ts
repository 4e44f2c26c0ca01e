import { toMinuteOfDay, toNearestLocalHour, type LocalHour } from '../../time/local-time.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { ScreenContent, ScreenHour, ScreenStep } from './content.ts';

/** Sizes in the units of the course drawing. */
export interface CourseLayout {
  /** Line height of the labels. */
  label: number;
  /** Side of the small icons. */
  icon: number;
  maxLabels: number;
}

/** Size of the drawing; the document scales it to the screen. */
export const COURSE_WIDTH = 1000;
export const COURSE_HEIGHT = 450;

/** Labels have at least 24 dp on the smallest screens: there the drawing is 528 dp wide, on round ones 346 dp. */
export const WIDE_LAYOUT: CourseLayout = { label: 46, icon: 76, maxLabels: 5 };

/** Round screens are small: fewer and larger labels. */
export const ROUND_LAYOUT: CourseLayout = { label: 70, icon: 84, maxLabels: 3 };

/** Positions from top to bottom: curve, precipitation bars, icons, hours. */
export interface CourseBox {
  left: number;
  right: number;
  /** The curve stays between these. */
  top: number;
  bottom: number;
  /** Base line of the precipitation bars. */
  floor: number;
  iconTop: number;
  /** Base line of the hour or day labels. */
  times: number;
}

/** Leaves room for the labels of the extremes above and below the curve. */
export function computeCourseBox({ label, icon }: CourseLayout): CourseBox {
  const times = COURSE_HEIGHT - label * 0.3;
  const iconTop = times - label * 1.1 - icon;
  const floor = iconTop - label * 0.3;
  return {
    left: label * 1.7,
    right: COURSE_WIDTH - label * 1.7,
    top: label * 1.4,
    bottom: floor - label * 1.4,
    floor,
    iconTop,
    times,
  };
}

/** An hour with its position in the drawing. */
export interface PlacedHour extends ScreenHour {
  x: number;
  /** Local time at the place. */
  clock: LocalHour;
}

/** Labels are at multiples of one of these hours. */
const LABEL_STEPS = [1, 2, 3, 4, 6, 8, 12];

/** Longer courses are labelled by day. */
const MAX_HOURLY_COURSE_MS = 48 * HOUR_MS;

const NOON_HOUR = 12;

/** Places hours from left to right in proportion to time and drops duplicates. */
export function placeHours(
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
      clock: toNearestLocalHour(hour.start, timeZone),
    }));
}

/** Whether a course is labelled by day instead of by hour. */
export function isLongCourse(hours: readonly PlacedHour[]): boolean {
  return (hours.at(-1)?.start ?? 0) - (hours[0]?.start ?? 0) > MAX_HOURLY_COURSE_MS;
}

/** Selects the hours with a label: as many as fit, at round hours or at noon of each day. */
export function selectLabelledHours(
  hours: readonly PlacedHour[],
  { maxLabels }: Pick<CourseLayout, 'maxLabels'>,
): PlacedHour[] {
  const every = (step: number) => hours.filter(({ clock }) => clock.hour % step === 0);
  const step = LABEL_STEPS.find((each) => every(each).length <= maxLabels) ?? NOON_HOUR;
  const candidates = isLongCourse(hours)
    ? hours.filter(({ clock }) => clock.hour === NOON_HOUR)
    : every(step);
  const nth = Math.ceil(candidates.length / maxLabels);
  return candidates.filter((_hour, at) => at % nth === 0);
}

/** The positions of midnight within the course. */
export function findMidnights(hours: readonly PlacedHour[]): number[] {
  return hours
    .slice(1)
    .filter(({ clock }) => clock.hour === 0)
    .map(({ x }) => x);
}

/** Of the steps of the next hour, which have no curve and no icons above their times. */
export function computeStepsBox(layout: CourseLayout): CourseBox {
  const box = computeCourseBox(layout);
  return { ...box, top: 0, floor: box.times - layout.label * 1.3 };
}

/** A step with its position in the drawing. */
export interface PlacedStep extends ScreenStep {
  /** Of its start. */
  x: number;
  middle: number;
}

/** Places steps of equal length side by side. */
export function placeSteps(
  steps: readonly ScreenStep[],
  { left, right }: Pick<CourseBox, 'left' | 'right'>,
): PlacedStep[] {
  const width = (right - left) / steps.length;
  return steps.map((step, at) => {
    const x = left + at * width;
    return { ...step, x, middle: x + width / 2 };
  });
}

/** Steps are labelled at multiples of one of these minutes. */
const STEP_LABEL_MINUTES = [15, 20, 30, 60];

/** Mean width of a character of a time, with some space after the time, in line heights. */
const TIME_CHARACTER_WIDTH = 0.65;

/** A step with the time that is its label. */
export interface TimedStep extends PlacedStep {
  time: string;
}

/** Selects the steps with a label: as many as fit side by side, at round minutes; else the first. */
export function selectLabelledSteps(
  steps: readonly TimedStep[],
  { timeZone }: Pick<ScreenContent, 'timeZone'>,
  layout: CourseLayout,
): TimedStep[] {
  const { left, right } = computeStepsBox(layout);
  const longest = Math.max(...steps.map(({ time }) => time.length));
  const room = (right - left) / (longest * layout.label * TIME_CHARACTER_WIDTH);
  const choices = STEP_LABEL_MINUTES.map((minutes) =>
    steps.filter(({ start }) => toMinuteOfDay(start, timeZone) % minutes === 0),
  );
  const fitting = choices.find(({ length }) => length > 0 && length <= room);
  return fitting ?? steps.slice(0, 1);
}
