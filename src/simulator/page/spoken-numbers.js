/** @import { DayHalves, NumberWords } from './number-words.js' */
import { NUMBER_WORDS } from './number-words.js';

/** @typedef {'degrees' | 'gust' | 'hour' | 'other'} NumberKind */
/** @typedef {{ kind: NumberKind, value: number }} SaidNumber degrees and speeds as they are said, hours in 24 hours */
/** @typedef {{ before: string, after: string, value: number }} Found */

/** What is neither a temperature nor a time, in the eight languages of the skill. */
const OTHER =
  /^ ?(?:%|prozent|per ?cent|pour cent|por ciento|procent|mm|millim|milim|millí|milím|lit(?:er|re|ro|r)|inch|pulgada|pollic|pouce|zoll|tum\b|cal|cm|c?k?m\b|cent[ií]m|zentim|centym|kilom|kilóm|chilom|miles?|mil\b|mijl|minut|min\b|stund|hour|hor[ae]|heure|ore\b|godzin|timm|uur lang|days?|tage?|jours?|días?|giorn|dagen|dni|dag)/u;

/** A number that goes on in another has the kind of that: "between 6 and 14 degrees". */
const JOINED =
  /^ ?(?:und|bis|auf|and|to|or|y|a|o|et|à|ou|e|ed|en|of|tot|naar|och|till|i|do|–|-) (?:y |a |las? |le |gli |i |kl\.? |klockan )?(?=(?:plus |minus |min |moins |meno |più |menos )?\d)/u;

const BEFORE_NEGATIVE = /(?:minus|moins|meno|menos|\bmin|[-−]) ?$/u;

const SENTENCE_END = /[.!?] /u;
const NOON = 12;
const MAX_HOUR = 24;
/** A night's hours from this one on are before midnight. */
const EVENING_FROM = 6;

/**
 * The numbers of a sentence with what they count. What is not understood is `other`.
 *
 * @param {string} speech
 * @param {string} locale BCP 47
 * @returns {SaidNumber[]}
 */
export function numbersIn(speech, locale) {
  const [language = ''] = locale.split('-');
  const words = NUMBER_WORDS[language];
  if (!words) return [];
  const found = findNumbers(speech);
  const kinds = kindsOf(found, words, createDatePattern(locale));
  return found.map((number, at) => {
    const kind = kinds[at] ?? 'other';
    if (kind === 'hour') return toHour(found, at, words);
    if (kind === 'degrees') return { kind, value: signed(found, at, words) };
    const isMean = kind === 'gust' && isMeanWind(found, at, words);
    return { kind: isMean ? 'other' : kind, value: number.value };
  });
}

/**
 * @param {string} speech
 * @returns {Found[]}
 */
function findNumbers(speech) {
  const text = speech.toLowerCase().replaceAll(/\s/gu, ' ').replaceAll('’', "'");
  return Array.from(text.matchAll(/\d+(?:[.,:]\d+)?/gu), ({ 0: digits, index }) => ({
    before: text.slice(0, index),
    after: text.slice(index + digits.length),
    value: Number(digits.replace(/[,:]/u, '.')),
  }));
}

/**
 * @param {readonly Found[]} found
 * @param {NumberWords} words
 * @param {RegExp} date
 * @returns {NumberKind[]}
 */
function kindsOf(found, words, date) {
  /** @type {NumberKind | undefined} */
  let next;
  const known = found
    .toReversed()
    .map((number) => {
      next = kindOf(number, words, date) ?? (JOINED.test(number.after) ? next : undefined);
      return next;
    })
    .toReversed();
  /** @type {NumberKind} */
  let previous = 'other';
  return found.map((number, at) => {
    const between = number.before.slice(found[at - 1]?.before.length ?? 0);
    if (SENTENCE_END.test(between)) previous = 'other';
    previous = known[at] ?? bareKindOf(number, words, previous);
    return previous;
  });
}

/**
 * What the words around a number say that it counts.
 *
 * @param {Found} number
 * @param {NumberWords} words
 * @param {RegExp} date
 * @returns {NumberKind | undefined} undefined if they do not
 */
function kindOf({ before, after }, words, date) {
  if (words.difference.test(after)) return 'other';
  if (date.test(`${before.slice(-20)}#${after}`)) return 'other';
  if (words.speed.test(after)) return 'gust';
  if (words.degrees.test(after)) return 'degrees';
  if (words.notHour.test(before)) return 'other';
  if (words.hour.test(after) || words.beforeHour.test(before)) return 'hour';
  return OTHER.test(after) ? 'other' : undefined;
}

/**
 * Sentences leave out units that are clear.
 *
 * @param {Found} number
 * @param {NumberWords} words
 * @param {NumberKind} previous kind of the number before it in the sentence
 * @returns {NumberKind}
 */
function bareKindOf({ before }, words, previous) {
  if (words.gust.test(before)) return 'gust';
  return previous === 'degrees' || words.extreme.test(before) ? 'degrees' : 'other';
}

/**
 * The day and month of a date in a language; `#` stands for the day.
 *
 * @param {string} locale BCP 47
 */
function createDatePattern(locale) {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const months = Array.from({ length: 12 }, (_value, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1));
    return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '';
  });
  const names = months.join('|');
  return new RegExp(`#(?:\\.|er)?(?: de)? (?:${names})|(?:${names}) #`, 'u');
}

/**
 * @param {readonly Found[]} found
 * @param {number} at
 * @param {NumberWords} words
 * @returns {number}
 */
function signed(found, at, words) {
  const { before = '', value = 0 } = found[at] ?? {};
  return BEFORE_NEGATIVE.test(before) || isBelow(found, at, words) ? -value : value;
}

/**
 * "West wind at 20 kilometres an hour, gusting to 45": the first is no gust.
 *
 * @param {readonly Found[]} found
 * @param {number} at
 * @param {NumberWords} words
 */
function isMeanWind(found, at, words) {
  const [speed, next] = [found[at], found[at + 1]];
  if (!speed || !next || words.gust.test(speed.before)) return false;
  const between = next.before.slice(speed.before.length);
  return words.gust.test(between) && !SENTENCE_END.test(between);
}

/**
 * "3 to 5 degrees below zero" are both below it, "3 degrees to 5 below zero" are not.
 *
 * @param {readonly Found[]} found
 * @param {number} at
 * @param {NumberWords} words
 * @returns {boolean}
 */
function isBelow(found, at, words) {
  const after = found[at]?.after ?? '';
  if (JOINED.test(after)) return at + 1 < found.length && isBelow(found, at + 1, words);
  return words.below?.test(after) ?? false;
}

/**
 * @param {readonly Found[]} found
 * @param {number} at
 * @param {NumberWords} words
 * @returns {SaidNumber} `other` if the half of the day is not said
 */
function toHour(found, at, words) {
  const hour = hourIn24(found, at, words);
  return hour === undefined || hour > MAX_HOUR
    ? { kind: 'other', value: found[at]?.value ?? 0 }
    : { kind: 'hour', value: hour % MAX_HOUR };
}

/**
 * @param {readonly Found[]} found
 * @param {number} at
 * @param {NumberWords} words
 * @returns {number | undefined}
 */
function hourIn24(found, at, words) {
  const { before = '', after = '', value = 0 } = found[at] ?? {};
  const said = Math.floor(value);
  const { halves } = words;
  if (!halves || said > NOON) return said;
  const [early, late] = [said % NOON, (said % NOON) + NOON];
  const night = early < EVENING_FROM ? early : late;
  if (halves.morning.test(after)) return early;
  if (halves.afternoon.test(after)) return late;
  if (halves.night.test(after)) return night;
  if (JOINED.test(after)) return beginOfRange([early, late], hourIn24(found, at + 1, words));
  const sentence = before.split(SENTENCE_END).at(-1) ?? '';
  return halfNamed(sentence, [early, late, night], halves);
}

/**
 * "From 11 to 2 PM" begins before noon, "from 1 to 2 PM" after it.
 *
 * @param {readonly [early: number, late: number]} hours
 * @param {number | undefined} until
 * @returns {number | undefined}
 */
function beginOfRange([early, late], until) {
  if (until === undefined) return undefined;
  return early < until && until <= late ? early : late;
}

/**
 * The hour of a half of the day that the sentence has named before.
 *
 * @param {string} sentence
 * @param {readonly [early: number, late: number, night: number]} hours
 * @param {DayHalves} halves
 * @returns {number | undefined}
 */
function halfNamed(sentence, [early, late, night], { earlier }) {
  if (!earlier) return undefined;
  const named = sentence.match(earlier.any)?.at(-1) ?? '';
  if (named === '') return undefined;
  if (earlier.night.test(named)) return night;
  return earlier.afternoon.test(named) ? late : early;
}
