import type { Locale } from '../../wording/language.ts';
import { toSpokenTemperature } from '../../wording/units.ts';
import {
  isLongCourse,
  selectLabelledHours,
  findMidnights,
  placeHours,
  type PlacedHour,
  computeCourseBox,
  COURSE_HEIGHT,
  COURSE_WIDTH,
  type CourseLayout,
} from './course-layout.ts';
import {
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
import {
  type ScreenContent,
  formatScreenDegrees,
  formatScreenHour,
  formatScreenWeekday,
} from './content.ts';

/** The drawn course of some hours: the parameters of the graphic `course`, and its icons. */
export interface DrawnCourse {
  line: string;
  area: string;
  bars: string;
  barWidth: number;
  /** Lines at midnight. */
  midnights: string;
  /** Dots at the highest and the lowest temperature. */
  dots: string;
  degrees: CourseText[];
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

/** Null for fewer than two hours. */
export function drawCourse(content: ScreenContent, layout: CourseLayout): DrawnCourse | null {
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
    midnights: drawUprightsPath(findMidnights(hours), box),
    dots: drawDotsPath(extremes),
    degrees: placeDegreesTexts(extremes, locale, layout),
    times: labelled.map(({ clock, x }) => ({
      text: isLongCourse(hours)
        ? formatScreenWeekday(clock.date, locale, 'shortWeekday')
        : formatScreenHour(clock.hour, locale),
      x: roundToTenths(x),
      y: roundToTenths(box.times),
    })),
    textSize: layout.label,
    iconWidth: toPercent(layout.icon, COURSE_WIDTH),
    iconHeight: toPercent(layout.icon, COURSE_HEIGHT),
    icons: labelled.map(({ x, state, night }) => ({
      name: findScreenIcon(state, night),
      left: toPercent(x - layout.icon / 2, COURSE_WIDTH),
      top: toPercent(box.iconTop, COURSE_HEIGHT),
    })),
    label: describeCourse(hours, extremes, locale),
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
