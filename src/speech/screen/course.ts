import type { Locale } from '../../wording/locale.ts';
import { spokenTemperature } from '../../wording/units.ts';
import { isLong, labelledHours, midnights, placedHours, type PlacedHour } from './course-hours.ts';
import { boxOf, COURSE_HEIGHT, COURSE_WIDTH, type CourseLayout } from './course-layout.ts';
import { areaPath, barsPath, dotsPath, linePath, rounded, uprightsPath } from './course-paths.ts';
import { extremesOf, temperatureRuns, type PlacedTemperature } from './course-temperatures.ts';
import { iconOf, type Icon } from './icons.ts';
import { labelsFor } from './labels/index.ts';
import type { ScreenContent } from './screen-content.ts';
import { writtenDegrees, writtenHour, writtenWeekday } from './written.ts';

/** The course of some hours, drawn: what the graphic `course` takes, and the icons above it. */
export interface DrawnCourse {
  line: string;
  area: string;
  bars: string;
  barWidth: number;
  /** Where a day begins. */
  midnights: string;
  /** At the highest and the lowest temperature. */
  dots: string;
  degrees: CourseText[];
  /** Hours of the clock, or days. */
  times: CourseText[];
  textSize: number;
  /** Percent of the drawing's width and height, as their places are. */
  iconWidth: number;
  iconHeight: number;
  icons: CourseIcon[];
  /** For those who do not see it. */
  label: string;
}

/** A word; `x` is its middle and `y` the line that it stands on. */
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

/** How much of its hour's room a bar fills, up to a width. */
const BAR_SHARE = 0.6;
const WIDEST_BAR = 36;

/** Null where there are fewer than two hours: they have no course. */
export function drawCourse(content: ScreenContent, layout: CourseLayout): DrawnCourse | null {
  const { locale } = content;
  const box = boxOf(layout);
  const hours = placedHours(content, box);
  if (hours.length < 2) return null;
  const labelled = labelledHours(hours, layout);
  const runs = temperatureRuns(hours, box);
  const extremes = extremesOf(runs);
  return {
    line: linePath(runs),
    area: areaPath(runs, box),
    bars: barsPath(hours, box),
    barWidth: rounded(Math.min(((box.right - box.left) / hours.length) * BAR_SHARE, WIDEST_BAR)),
    midnights: uprightsPath(midnights(hours), box),
    dots: dotsPath(extremes),
    degrees: degreesTexts(extremes, locale, layout),
    times: labelled.map(({ clock, x }) => ({
      text: isLong(hours)
        ? writtenWeekday(clock.date, locale, 'shortWeekday')
        : writtenHour(clock.hour, locale),
      x: rounded(x),
      y: rounded(box.times),
    })),
    textSize: layout.label,
    iconWidth: percent(layout.icon, COURSE_WIDTH),
    iconHeight: percent(layout.icon, COURSE_HEIGHT),
    icons: labelled.map(({ x, state, night }) => ({
      name: iconOf(state, night),
      left: percent(x - layout.icon / 2, COURSE_WIDTH),
      top: percent(box.iconTop, COURSE_HEIGHT),
    })),
    label: toldCourse(hours, extremes, locale),
  };
}

/** The warmest above its dot, the coldest below; one of them where they are said alike. */
function degreesTexts(
  [warmest, coldest]: readonly PlacedTemperature[],
  locale: Locale,
  { label }: CourseLayout,
): CourseText[] {
  const texts = [
    ...(warmest ? [{ ...warmest, y: warmest.y - label * 0.45 }] : []),
    ...(coldest ? [{ ...coldest, y: coldest.y + label * 1.15 }] : []),
  ].map(({ temperature, x, y }) => ({
    text: writtenDegrees(temperature, locale),
    x: rounded(x),
    y: rounded(y),
  }));
  return texts[0]?.text === texts[1]?.text ? texts.slice(0, 1) : texts;
}

function toldCourse(
  hours: readonly PlacedHour[],
  [warmest, coldest]: readonly PlacedTemperature[],
  locale: Locale,
): string {
  const time = ({ clock }: PlacedHour) =>
    isLong(hours) ? writtenWeekday(clock.date, locale, 'weekday') : writtenHour(clock.hour, locale);
  const said = ({ temperature }: PlacedTemperature) => spokenTemperature(temperature, locale.units);
  const [from, to] = [hours[0], hours.at(-1)].map((hour) => (hour ? time(hour) : ''));
  return labelsFor(locale).course({
    from: from ?? '',
    to: to ?? '',
    range: warmest && coldest ? { low: said(coldest), high: said(warmest) } : null,
    wet: hours.some(({ precipitation }) => (precipitation ?? 0) > 0),
  });
}

function percent(part: number, whole: number): number {
  return rounded((part / whole) * 100);
}
