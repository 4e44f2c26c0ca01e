/** @import { Reader } from './formats.js' */
/** @import { NumberKind } from './spoken-numbers.js' */
/** @import { Day, Hour } from './weather-data.js' */
import { hourOfDay } from './formats.js';
import { numbersIn } from './spoken-numbers.js';
import { toDegrees, toSpokenGust } from './units.js';

/**
 * What a sentence says of hours and days: each is in their bodies and in the sentence.
 *
 * @typedef {object} Said
 * @property {Set<number>} degrees starts of the hours whose temperature is named
 * @property {Set<number>} hours starts of the hours that are named
 * @property {Set<number>} gusts km/h, as in the bodies
 * @property {Set<Day>} highs days whose high is named
 * @property {Set<Day>} lows days whose low is named
 */

/**
 * What of some hours and days a sentence says.
 *
 * @param {string} speech
 * @param {{ hours: readonly Hour[], days: readonly Day[] }} shown
 * @param {Reader} reader
 * @returns {Said}
 */
export function saidOf(speech, { hours, days }, reader) {
  const numbers = numbersIn(speech, reader.locale);
  const valuesOf = (/** @type {NumberKind} */ kind) =>
    new Set(numbers.filter((each) => each.kind === kind).map(({ value }) => value));
  const [degrees, gusts, clock] = [valuesOf('degrees'), valuesOf('gust'), valuesOf('hour')];
  const isDegrees = (/** @type {number | null} */ celsius) =>
    celsius !== null && degrees.has(toDegrees(celsius, reader.units));
  // Sentences name highs first: a number that is a high is no low of another day.
  const highs = new Set(days.map(({ high }) => high !== null && toDegrees(high, reader.units)));
  const isHigh = (/** @type {number | null} */ low) =>
    low !== null && highs.has(toDegrees(low, reader.units));
  const strongest = [...hours, ...days].flatMap(({ gust }) => (gust === null ? [] : [gust]));
  return {
    degrees: namedExtremes(hours, isDegrees),
    hours: namedHours(hours, clock, reader),
    gusts: new Set(strongest.filter((gust) => gusts.has(toSpokenGust(gust, reader.units)))),
    highs: new Set(days.filter(({ high }) => isDegrees(high))),
    lows: new Set(days.filter(({ low }) => isDegrees(low) && !isHigh(low))),
  };
}

/**
 * The hours of the highest and of the lowest temperature, if these are named: a sentence names no others.
 *
 * @param {readonly Hour[]} hours
 * @param {(celsius: number | null) => boolean} isNamed
 */
function namedExtremes(hours, isNamed) {
  const known = hours.flatMap(({ start, temperature }) =>
    temperature === null ? [] : [{ start, temperature }],
  );
  const sorted = known.toSorted((one, other) => one.temperature - other.temperature);
  const extremes = [sorted[0], sorted.at(-1)].filter((each) => each !== undefined);
  return new Set(
    extremes.filter(({ temperature }) => isNamed(temperature)).map(({ start }) => start),
  );
}

/**
 * An hour of the clock that comes twice is that of neither.
 *
 * @param {readonly Hour[]} hours
 * @param {ReadonlySet<number>} clock hours of the day
 * @param {Reader} reader
 */
function namedHours(hours, clock, reader) {
  const named = [...clock].flatMap((hour) => {
    const same = hours.filter(({ start }) => hourOfDay(start, reader) === hour);
    const [only] = same;
    return only && same.length === 1 ? [only.start] : [];
  });
  return new Set(named);
}
