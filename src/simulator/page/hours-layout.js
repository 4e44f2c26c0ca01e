/** @import { Reader } from './formats.js' */
/** @import { Said } from './said.js' */
/** @import { Point } from './scales.js' */
/** @import { Hour, SunTimes } from './weather-data.js' */
import {
  degreesText,
  hourOfDay,
  hourText,
  numberText,
  rainText,
  speedText,
  weekdayText,
} from './formats.js';
import {
  createScale,
  curveThrough,
  extentOf,
  HOUR_MS,
  nightsOf,
  roundTicks,
  runsOf,
  tenths,
} from './scales.js';
import { toScale } from './units.js';

/**
 * A chart of hours as plain shapes, in pixels.
 *
 * @typedef {object} HoursLayout
 * @property {number} width
 * @property {number} height
 * @property {Box[]} nights
 * @property {Label[]} days the midnights, and the days that begin there
 * @property {Label[]} ticks of the temperature
 * @property {Label[]} times
 * @property {(Point & { state: number | null, isNight: boolean })[]} icons
 * @property {string} curve path of the temperature
 * @property {(Label & { isSaid: boolean })[]} degrees the extremes, and what was said beside them
 * @property {Box[]} chances probability of precipitation of each hour
 * @property {Box[]} falls precipitation of each hour
 * @property {Label | undefined} mostFall
 * @property {string} gusts path
 * @property {(Label & { isSaid: boolean }) | undefined} strongest gust
 * @property {Box[]} said the hours that were named
 * @property {number} floor of the precipitation
 */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {Point & { text: string }} Label */

/**
 * @typedef {object} HoursChart
 * @property {readonly Hour[]} hours in order
 * @property {readonly SunTimes[]} suns empty: the nights are those of the hours
 * @property {Said | undefined} said what was said of them
 */

/** From top to bottom: days, icons, temperature, precipitation, gusts, times. */
export const ROWS = {
  day: 12,
  icon: 20,
  warm: 62,
  cold: 118,
  wet: 140,
  floor: 182,
  gust: 203,
  calm: 226,
  time: 243,
};
const HEIGHT = 249;
export const ICON_SIZE = 24;
export const LEFT = 30;
export const RIGHT = 10;

/** Minimum spans of the scales, so that small differences stay flat. */
const MIN_DEGREES = 6;
const MIN_FULL_BAR_MM = 2;
const MIN_GUST_SPAN_KMH = 40;

/** Pixels that a label of the time, or an icon, takes. */
const LABEL_WIDTH = 38;
const HOUR_STEPS = [1, 2, 3, 4, 6, 12, 24];
const MAX_TICKS = 4;

/**
 * Places the hours in a chart.
 *
 * @param {HoursChart} chart
 * @param {number} width pixels
 * @param {Reader} reader
 * @returns {HoursLayout}
 */
export function layoutHours({ hours, suns, said }, width, reader) {
  const from = hours[0]?.start ?? 0;
  const until = (hours.at(-1)?.start ?? 0) + HOUR_MS;
  const x = createScale([from, until], [LEFT, width - RIGHT]);
  const hourWidth = x(from + HOUR_MS) - x(from);
  const step = stepOf(hourWidth);
  const labelled = hours.filter(({ start }) => hourOfDay(start, reader) % step === 0);
  return {
    width,
    height: HEIGHT,
    nights: nightsOf({ from, until }, suns, hours).map((night) => ({
      x: x(night.from),
      y: ROWS.day + 6,
      width: x(night.until) - x(night.from),
      height: ROWS.calm - ROWS.day - 6,
    })),
    days: hours
      .filter(({ start }, at) => at > 0 && hourOfDay(start, reader) === 0)
      .map(({ start }) => ({ x: x(start), y: ROWS.day, text: weekdayText(start, reader) })),
    times: labelled.map(({ start }) => ({
      x: x(start),
      y: ROWS.time,
      text: hourText(start, reader),
    })),
    icons: labelled.map(({ start, state, isNight }) => ({
      x: Math.min(x(start), width - RIGHT - ICON_SIZE / 2) - ICON_SIZE / 2,
      y: ROWS.icon,
      state,
      isNight,
    })),
    ...layoutTemperature(hours, x, said, reader),
    ...layoutFalls(hours, x, hourWidth, reader),
    ...layoutGusts(hours, x, said, reader),
    said: hours
      .filter(({ start }) => said?.hours.has(start))
      .map(({ start }) => ({
        x: x(start),
        y: ROWS.day + 6,
        width: hourWidth,
        height: ROWS.calm - ROWS.day - 6,
      })),
    floor: ROWS.floor,
  };
}

/** @param {number} hourWidth pixels */
function stepOf(hourWidth) {
  return HOUR_STEPS.find((step) => step * hourWidth >= LABEL_WIDTH) ?? 24;
}

/**
 * @param {readonly Hour[]} hours
 * @param {(time: number) => number} x
 * @param {Said | undefined} said
 * @param {Reader} reader
 * @returns {Pick<HoursLayout, 'curve' | 'degrees' | 'ticks'>}
 */
function layoutTemperature(hours, x, said, reader) {
  const values = hours.map(({ temperature }) =>
    temperature === null ? null : toScale(temperature, reader.units),
  );
  const domain = extentOf(values, MIN_DEGREES);
  if (!domain) return { curve: '', degrees: [], ticks: [] };
  const y = createScale(domain, [ROWS.cold, ROWS.warm]);
  const points = hours.map(({ start }, at) => {
    const value = values[at] ?? null;
    return value === null ? null : { x: x(start), y: y(value) };
  });
  return {
    curve: runsOf(points).map(curveThrough).join(''),
    degrees: labelDegrees(hours, points, said, reader),
    ticks: roundTicks(domain, MAX_TICKS).map((value) => ({
      x: LEFT - 6,
      y: y(value),
      text: `${numberText(value, reader.locale)}°`,
    })),
  };
}

/** Labels stand above a high and below a low. */
const ABOVE = -9;
const BELOW = 17;

/**
 * @param {readonly Hour[]} hours
 * @param {readonly (Point | null)[]} points
 * @param {Said | undefined} said
 * @param {Reader} reader
 */
function labelDegrees(hours, points, said, reader) {
  const known = hours.flatMap(({ temperature, start }, at) => {
    const point = points[at];
    return temperature === null || !point ? [] : [{ temperature, start, point }];
  });
  const [first] = known;
  if (!first) return [];
  const highest = known.reduce(
    (best, each) => (each.temperature > best.temperature ? each : best),
    first,
  );
  const lowest = known.reduce(
    (best, each) => (each.temperature < best.temperature ? each : best),
    first,
  );
  const saidOf = known.filter(({ start }) => said?.degrees.has(start));
  const shown = new Set([highest, lowest, ...saidOf]);
  return [...shown].map(({ temperature, start, point }) => {
    const isLow = temperature - lowest.temperature < highest.temperature - temperature;
    return {
      x: point.x,
      y: point.y + (isLow ? BELOW : ABOVE),
      text: degreesText(temperature, reader),
      isSaid: said?.degrees.has(start) ?? false,
    };
  });
}

/**
 * @param {readonly Hour[]} hours
 * @param {(time: number) => number} x
 * @param {number} hourWidth
 * @param {Reader} reader
 * @returns {Pick<HoursLayout, 'chances' | 'falls' | 'mostFall'>}
 */
function layoutFalls(hours, x, hourWidth, reader) {
  const most = Math.max(0, ...hours.map(({ precipitation }) => precipitation ?? 0));
  const full = ROWS.floor - ROWS.wet;
  const gap = hourWidth > 5 ? 1 : 0;
  const box = (/** @type {number} */ start, /** @type {number} */ share) => ({
    x: x(start) + gap / 2,
    y: ROWS.floor - share * full,
    width: hourWidth - gap,
    height: share * full,
  });
  const wettest = hours.find(({ precipitation }) => most > 0 && precipitation === most);
  return {
    chances: hours.flatMap(({ start, probability }) =>
      probability ? [box(start, probability / 100)] : [],
    ),
    falls: hours.flatMap(({ start, precipitation }) =>
      precipitation ? [box(start, precipitation / Math.max(MIN_FULL_BAR_MM, most))] : [],
    ),
    mostFall: wettest && {
      x: x(wettest.start) + hourWidth / 2,
      y: ROWS.floor - (most / Math.max(MIN_FULL_BAR_MM, most)) * full - 4,
      text: rainText(most, reader),
    },
  };
}

/**
 * @param {readonly Hour[]} hours
 * @param {(time: number) => number} x
 * @param {Said | undefined} said
 * @param {Reader} reader
 * @returns {Pick<HoursLayout, 'gusts' | 'strongest'>}
 */
function layoutGusts(hours, x, said, reader) {
  const strongest = hours.reduce(
    (/** @type {Hour | undefined} */ best, each) =>
      (each.gust ?? -1) > (best?.gust ?? -1) ? each : best,
    undefined,
  );
  if (!strongest || strongest.gust === null) return { gusts: '', strongest: undefined };
  const y = createScale([0, Math.max(MIN_GUST_SPAN_KMH, strongest.gust)], [ROWS.calm, ROWS.gust]);
  const points = hours.map(({ start, gust }) =>
    gust === null ? null : { x: x(start), y: y(gust) },
  );
  return {
    gusts: runsOf(points).map(curveThrough).join(''),
    strongest: {
      x: tenths(x(strongest.start)),
      y: y(strongest.gust) - 4,
      text: speedText(strongest.gust, reader),
      isSaid: said?.gusts.has(strongest.gust) ?? false,
    },
  };
}
