/** @import { Reader } from './formats.js' */
/** @import { Day, Hour } from './weather-data.js' */
import { hourOfDay } from './formats.js';
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

/** @typedef {'degrees' | 'gust' | 'hour' | 'other'} NumberKind */
/** @typedef {{ kind: NumberKind, value: number }} SaidNumber hours in 24 hours */

/** What follows a number tells what it counts, in the eight languages of the skill. */
const UNIT_PATTERNS = {
  degrees: /^\s*(?:°|grad|degr|grad[oi]s?\b|graden|graad|stopn|stopie)/u,
  gust: /^\s*(?:km|kilom|mile?s?\b|mph|millas|miglia|mijl|mil\b|met(?:er|re)s? (?:pro|per|par|al?) s|meter i sek|metr(?:y|ów|i|os?) (?:na|al?|por) s|metros por s)/u,
  hour: /^\s*(?::\d\d|uhr|h\b|heures?|uur|o'clock|[ap]\.?\s?m\b|de la (?:mañana|tarde|noche)|del? mezzog|godz|in the (?:morning|afternoon|evening)|at night)/u,
  other:
    /^\s*(?:%|prozent|per ?cent|pour cent|por ciento|procent|mm|millim|milim|lit(?:er|re|ro|r)|inch|pulgada|pollic|pouce|zoll|tum|cal|cm|centim|zentim|minut|stund|hour|hor[ae]|ore\b|or[ea]|timm|uur lang|days?|tage?|jours?|días?|giorn|dagen|dni|dag|grad fahrenheit zu)/u,
};

/** What stands before the hours of languages that say no unit after them. */
const BEFORE_HOUR =
  /(?:\b(?:las|alle|dalle|ore|kl\.?|klockan|godzin\w*|godz\.?|à|om|um|gegen)|(?:^|\s)(?:od|do|o|około|po))\s*$/u;

/** A number that goes on in another has the kind of that: "between 6 and 14 degrees". */
const JOINED =
  /^\s*(?:und|bis|auf|and|to|or|y|a|o|et|à|ou|e|ed|en|tot|och|till|i|do|–|-)\s+(?=(?:plus |minus |min |moins |meno |menos )?\d)/u;

const BEFORE_NEGATIVE = /(?:minus|moins|meno|menos|\bmin|[-−])\s*$/u;
const AFTER_NEGATIVE =
  /^[^.]{0,20}(?:below zero|unter null|sotto zero|bajo cero|onder nul|poniżej zera|under noll)/u;

const AFTERNOON =
  /^\s*(?::\d\d)?\s*(?:p\.?\s?m\b|de la (?:tarde|noche)|(?:uur )?'s (?:middags|avonds)|in the (?:afternoon|evening)|po południu|wieczorem)/u;
const MORNING = /^\s*(?::\d\d)?\s*(?:a\.?\s?m\b)/u;
const NOON = 12;

/**
 * The numbers of a sentence with what they count.
 *
 * @param {string} speech
 * @returns {SaidNumber[]}
 */
export function numbersIn(speech) {
  const text = speech.toLowerCase();
  const found = Array.from(text.matchAll(/\d+(?:[.,]\d+)?/gu), ({ 0: digits, index }) => ({
    before: text.slice(0, index),
    after: text.slice(index + digits.length),
    value: Number(digits.replace(',', '.')),
  }));
  /** @type {NumberKind} */
  let next = 'other';
  const kinds = found.toReversed().map(({ before, after }) => {
    next = JOINED.test(after) && !BEFORE_HOUR.test(before) ? next : kindOf(before, after);
    return next;
  });
  return found.map(({ before, after, value }, at) => {
    const kind = kinds[found.length - 1 - at] ?? 'other';
    if (kind === 'hour') return { kind, value: hourIn24(value, after) };
    const isNegative = BEFORE_NEGATIVE.test(before) || AFTER_NEGATIVE.test(after);
    return { kind, value: kind === 'degrees' && isNegative ? -value : value };
  });
}

/**
 * Texts often leave "degrees" out: what counts nothing else is a temperature.
 *
 * @param {string} before
 * @param {string} after
 * @returns {NumberKind}
 */
function kindOf(before, after) {
  if (UNIT_PATTERNS.degrees.test(after)) return 'degrees';
  if (UNIT_PATTERNS.gust.test(after)) return 'gust';
  if (UNIT_PATTERNS.hour.test(after) || BEFORE_HOUR.test(before)) return 'hour';
  return UNIT_PATTERNS.other.test(after) ? 'other' : 'degrees';
}

/**
 * @param {number} value
 * @param {string} after
 */
function hourIn24(value, after) {
  if (AFTERNOON.test(after)) return (value % NOON) + NOON;
  return MORNING.test(after) ? value % NOON : value;
}

/**
 * What of some hours and days a sentence says.
 *
 * @param {string} speech
 * @param {{ hours: readonly Hour[], days: readonly Day[] }} shown
 * @param {Reader} reader
 * @returns {Said}
 */
export function saidOf(speech, { hours, days }, reader) {
  const numbers = numbersIn(speech);
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
    const same = hours.filter(({ start }) => hourOfDay(start, reader) === hour % 24);
    const [only] = same;
    return only && same.length === 1 ? [only.start] : [];
  });
  return new Set(named);
}
