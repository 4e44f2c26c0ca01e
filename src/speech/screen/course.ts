import type { Locale } from '../../wording/language.ts';
import { toSpokenTemperature } from '../../wording/units.ts';
import {
  isLongCourse,
  selectLabelledHours,
  selectLabelledSteps,
  findMidnights,
  placeHours,
  placeSteps,
  type PlacedHour,
  type PlacedStep,
  computeCourseBox,
  computeStepsBox,
  COURSE_HEIGHT,
  COURSE_WIDTH,
  type CourseBox,
  type CourseLayout,
} from './course-layout.ts';
import {
  computeBarHeight,
  drawAreaPath,
  drawBarsPath,
  drawDotsPath,
  drawLinePath,
  roundToTenths,
  drawUprightsPath,
  findExtremes,
  placeTemperatures,
  type PlacedTemperature,
} from './course-paths.ts';
import { findScreenIcon, type Icon } from './icons.ts';
import { selectScreenLabels } from '../../languages/phrases.ts';
import type { ScreenContent } from './content.ts';
import {
  formatScreenClock,
  formatScreenDegrees,
  formatScreenHour,
  formatScreenRain,
  formatScreenWeekday,
} from './formats.ts';

/** The drawn course of some hours or of the next one: the parameters of the graphic `course`, and its icons. */
export interface DrawnCourse {
  line: string;
  area: string;
  bars: string;
  barWidth: number;
  /** Thin lines: at midnight, or below the bars of the next hour. */
  guides: string;
  /** Dots at the highest and the lowest temperature. */
  dots: string;
  /** Temperatures, or the heaviest precipitation. */
  values: CourseText[];
  /** Hours of the clock, or days. */
  times: CourseText[];
  textSize: number;
  /** Percent of the width and height of the drawing, as `left` and `top` are. */
  iconWidth: number;
  iconHeight: number;
  icons: CourseIcon[];
  /** The accessibility label. */
  label: string;
}

/** A text; `x` is its centre and `y` its base line. */
export interface CourseText {
  text: string;
  x: number;
  y: number;
}

export interface CourseIcon {
  name: Icon;
  left: number;
  top: number;
}

/** Width of a bar as a share of its hour, up to a maximum. */
const MAX_BAR_SHARE = 0.6;
const MAX_BAR_WIDTH = 36;

/** Null for fewer than two hours, and without steps of the next one. */
export function drawCourse(content: ScreenContent, layout: CourseLayout): DrawnCourse | null {
  return content.nextHour.length > 0 ? drawNextHour(content, layout) : drawHours(content, layout);
}

function drawHours(content: ScreenContent, layout: CourseLayout): DrawnCourse | null {
  const { locale } = content;
  const box = computeCourseBox(layout);
  const hours = placeHours(content, box);
  if (hours.length < 2) return null;
  const labelled = selectLabelledHours(hours, layout);
  const runs = placeTemperatures(hours, box);
  const extremes = findExtremes(runs);
  return {
    line: drawLinePath(runs),
    area: drawAreaPath(runs, box),
    bars: drawBarsPath(hours, box),
    barWidth: roundToTenths(
      Math.min(((box.right - box.left) / hours.length) * MAX_BAR_SHARE, MAX_BAR_WIDTH),
    ),
    guides: drawUprightsPath(findMidnights(hours), box),
    dots: drawDotsPath(extremes),
    values: placeDegreesTexts(extremes, locale, layout),
    times: labelled.map(({ clock, x }) => ({
      text: isLongCourse(hours)
        ? formatScreenWeekday(clock.date, locale, 'shortWeekday')
        : formatScreenHour(clock.hour, locale),
      x: roundToTenths(x),
      y: roundToTenths(box.times),
    })),
    ...describeSizes(layout),
    icons: labelled.map(({ x, state, night }) => ({
      name: findScreenIcon(state, night),
      left: toPercent(x - layout.icon / 2, COURSE_WIDTH),
      top: toPercent(box.iconTop, COURSE_HEIGHT),
    })),
    label: describeCourse(hours, extremes, locale),
  };
}

/** Share of a step that its bar leaves to the next one. */
const STEP_GAP_SHARE = 0.2;

/** The bars of the steps of the next hour. A missing value has no bar. */
function drawNextHour(content: ScreenContent, layout: CourseLayout): DrawnCourse {
  const { locale, nextHour } = content;
  const box = computeStepsBox(layout);
  const steps = placeSteps(nextHour, box).map((step) => ({
    ...step,
    time: formatScreenClock(step.start, content),
  }));
  const bars = steps.map(({ middle, rate }) => ({ x: middle, precipitation: rate }));
  return {
    line: '',
    area: '',
    bars: drawBarsPath(bars, box),
    barWidth: roundToTenths(((box.right - box.left) / steps.length) * (1 - STEP_GAP_SHARE)),
    guides: `M${roundToTenths(box.left)} ${roundToTenths(box.floor)}H${roundToTenths(box.right)}`,
    dots: '',
    values: placeHeaviest(steps, box, locale, layout),
    times: selectLabelledSteps(steps, content, layout).map(({ time, x }) => ({
      text: time,
      x: roundToTenths(x),
      y: roundToTenths(box.times),
    })),
    ...describeSizes(layout),
    icons: [],
    label: selectScreenLabels(locale).course({
      from: steps[0]?.time ?? '',
      to: steps.at(-1)?.time ?? '',
      range: null,
      wet: nextHour.some(({ rate }) => (rate ?? 0) > 0),
    }),
  };
}

/** The heaviest precipitation above its bar; none if it is too little to be written. */
function placeHeaviest(
  steps: readonly PlacedStep[],
  box: CourseBox,
  locale: Locale,
  { label }: CourseLayout,
): CourseText[] {
  const heaviest = Math.max(0, ...steps.map(({ rate }) => rate ?? 0));
  const step = steps.find(({ rate }) => rate === heaviest);
  const text = formatScreenRain(heaviest, locale, 'hour');
  if (!step || !/[1-9]/.test(text)) return [];
  const half = label * MAX_RATE_HALF_WIDTH;
  const x = Math.min(Math.max(step.middle, half), COURSE_WIDTH - half);
  const y = box.floor - computeBarHeight(heaviest, heaviest, box) - label * 0.4;
  return [{ text, x: roundToTenths(x), y: roundToTenths(y) }];
}

/** Half the width of `12.34 mm/h`, in line heights. */
const MAX_RATE_HALF_WIDTH = 2.6;

function describeSizes(layout: CourseLayout) {
  return {
    textSize: layout.label,
    iconWidth: toPercent(layout.icon, COURSE_WIDTH),
    iconHeight: toPercent(layout.icon, COURSE_HEIGHT),
  };
}

/** The warmest above its dot, the coldest below; only one if their texts are equal. */
function placeDegreesTexts(
  [warmest, coldest]: readonly PlacedTemperature[],
  locale: Locale,
  { label }: CourseLayout,
): CourseText[] {
  const texts = [
    ...(warmest ? [{ ...warmest, y: warmest.y - label * 0.45 }] : []),
    ...(coldest ? [{ ...coldest, y: coldest.y + label * 1.15 }] : []),
  ].map(({ temperature, x, y }) => ({
    text: formatScreenDegrees(temperature, locale),
    x: roundToTenths(x),
    y: roundToTenths(y),
  }));
  return texts[0]?.text === texts[1]?.text ? texts.slice(0, 1) : texts;
}

function describeCourse(
  hours: readonly PlacedHour[],
  [warmest, coldest]: readonly PlacedTemperature[],
  locale: Locale,
): string {
  const time = ({ clock }: PlacedHour) =>
    isLongCourse(hours)
      ? formatScreenWeekday(clock.date, locale, 'weekday')
      : formatScreenHour(clock.hour, locale);
  const formatDegrees = ({ temperature }: PlacedTemperature) =>
    toSpokenTemperature(temperature, locale.units);
  const [from, to] = [hours[0], hours.at(-1)].map((hour) => (hour ? time(hour) : ''));
  return selectScreenLabels(locale).course({
    from: from ?? '',
    to: to ?? '',
    range:
      warmest && coldest ? { low: formatDegrees(coldest), high: formatDegrees(warmest) } : null,
    wet: hours.some(({ precipitation }) => (precipitation ?? 0) > 0),
  });
}

function toPercent(part: number, whole: number): number {
  return roundToTenths((part / whole) * 100);
}
