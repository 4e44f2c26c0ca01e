import { toLocalDate, toMinuteOfDay } from '../../time/local-time.ts';
import { parseNumber, type Token } from '../tokens.ts';
import type {
  TimePeriod,
  HalfOfDay,
  TimeWords,
  Lexicon,
  DurationUnit,
} from '../../languages/lexicon.ts';
import {
  exactMeaning,
  joinText,
  type ResolutionContext,
  type SlotMeaning,
  type Recognizer,
  restrictRange,
  matchPattern,
  type PatternCaptures,
  type WordClasses,
} from './recognizer.ts';
import { MINUTE_MS } from '../../time/units.ts';

const MINUTES_PER_DAY = 24 * 60;
const NOON_MINUTES = 12 * 60;

/** "in the morning" */
const MAX_HALF_WORDS = 3;

/** Earliest minute of an hour with a part of the day: "at eight in the evening". */
const PERIOD_START_MINUTES: Record<TimePeriod, number> = {
  MO: 4 * 60,
  AF: NOON_MINUTES,
  EV: 16 * 60,
  NI: 20 * 60,
};
/** On other days than today, people mean waking hours. */
const WAKING_START_MINUTES = 7 * 60;

/**
 * Recognizes times as AMAZON.TIME values: `15:00`, or `MO`, `AF`, `EV`, `NI`.
 *
 * An ambiguous hour up to twelve is its next occurrence: from now, from the morning of the spoken day, from the
 * spoken part of the day, or from the start of its range.
 */
export function createTimeRecognizer(words: Lexicon): Recognizer {
  const { named, periods, halves } = words.time;
  const classes = createWordClasses(words);
  const ahead = words.time.ahead.map((pattern) => pattern.split(' '));
  const clockPatterns = words.time.clock.map(([pattern, offset]) => ({
    parts: pattern.split(' '),
    offset,
  }));
  const maxWords = Math.max(...clockPatterns.map(({ parts }) => parts.length)) + MAX_HALF_WORDS;
  return ({ tokens, key }) => {
    const exact = named.get(key);
    if (exact !== undefined) return exactMeaning(() => exact);
    const period = periods.get(key);
    // A guess, because "morgen" is usually a date.
    if (period !== undefined) return { guesses: 1, value: () => period };
    const relative = parseRelativeTime(tokens, ahead, classes);
    if (relative || tokens.length > maxWords) return relative;
    return parseClockTime(tokens, clockPatterns, halves, classes);
  };
}

function createWordClasses(words: Lexicon): WordClasses {
  const number = (word: string) => parseNumber(word, words);
  const minute = restrictRange(0, 59, number);
  const count = (word: string) => (words.ones.has(word) ? 1 : number(word));
  const unit = (word: string) => words.time.units.get(word);
  return {
    hour: restrictRange(0, 24, number),
    minute,
    minutes: (word) => (/^\d\d$/.test(word) ? minute(word) : undefined),
    past: minute,
    to: minute,
    count,
    unit,
    more: count,
    moreUnit: unit,
  };
}

/** "in zwei stunden" */
function parseRelativeTime(
  tokens: readonly Token[],
  patterns: readonly (readonly string[])[],
  classes: WordClasses,
): SlotMeaning | undefined {
  for (const parts of patterns) {
    const captured = matchPattern(parts, tokens, classes);
    if (captured) {
      const { count = 0, unit = 0, more = 0, moreUnit = 0 } = captured;
      const ahead = count * unit + more * moreUnit;
      return exactMeaning((context) => formatClock(getCurrentMinutes(context) + ahead));
    }
  }
  return undefined;
}

function parseClockTime(
  tokens: readonly Token[],
  patterns: readonly { parts: readonly string[]; offset: number }[],
  halves: TimeWords['halves'],
  classes: WordClasses,
): SlotMeaning | undefined {
  const { half, rest } = splitHalfOfDay(tokens, halves);
  for (const { parts, offset } of patterns) {
    const captured = matchPattern(parts, rest, classes);
    if (captured) {
      return createClockMeaning(captured, offset, half, /^0\d/.test(rest[0]?.key ?? ''));
    }
  }
  return undefined;
}

function splitHalfOfDay(tokens: readonly Token[], halves: TimeWords['halves']) {
  for (let length = 1; length < tokens.length && length <= MAX_HALF_WORDS; length += 1) {
    const half = halves.get(joinText(tokens.slice(-length)));
    if (half) return { half, rest: tokens.slice(0, -length) };
  }
  return { half: undefined, rest: tokens };
}

function createClockMeaning(
  { hour = 0, minute = 0, minutes = 0, past = 0, to = 0 }: PatternCaptures,
  offset: number,
  half: HalfOfDay | undefined,
  isTwentyFourHour: boolean,
): SlotMeaning {
  const spoken = hour * 60 + minute + minutes + past - to + offset;
  if (hour > 12 || hour === 0 || (isTwentyFourHour && !half)) {
    return exactMeaning(() => formatClock(spoken));
  }
  if (half) return exactMeaning(() => formatClock(applyHalfOfDay(spoken % NOON_MINUTES, half)));
  return {
    guesses: 0,
    isVague: true,
    dateWord: 'eitherHalf',
    value: (context) => formatClock(chooseLikeliestTime(spoken, context)),
  };
}

function applyHalfOfDay(minutes: number, half: HalfOfDay): number {
  if (half === 'night') return minutes < 6 * 60 ? minutes : minutes + NOON_MINUTES;
  return half === 'am' ? minutes : minutes + NOON_MINUTES;
}

/** Chooses between the two times of a twelve-hour clock. */
function chooseLikeliestTime(minutes: number, context: ResolutionContext): number {
  const times = [minutes % NOON_MINUTES, (minutes % NOON_MINUTES) + NOON_MINUTES] as const;
  if (context.later !== undefined && /\d/.test(context.later)) {
    const end = parseClockMinutes(context.later);
    return chooseSooner(times, (time) => end - time);
  }
  const from = findCountingStart(context);
  // Midnight has its own word: twelve is noon.
  if (from === undefined) {
    return minutes % NOON_MINUTES < 60
      ? times[1]
      : chooseNextTime(times, getCurrentMinutes(context));
  }
  return chooseNextTime(times, from);
}

/** Undefined if counting starts now. */
function findCountingStart(context: ResolutionContext): number | undefined {
  if (context.earlier !== undefined && /\d/.test(context.earlier)) {
    return parseClockMinutes(context.earlier) + 1;
  }
  if (context.period !== undefined) return PERIOD_START_MINUTES[context.period];
  const today = toLocalDate(context.now.getTime(), context.timeZone);
  return context.date === undefined || context.date === today ? undefined : WAKING_START_MINUTES;
}

function chooseNextTime(times: readonly [number, number], from: number): number {
  return chooseSooner(times, (time) => time - from);
}

function chooseSooner(
  [first, second]: readonly [number, number],
  wait: (time: number) => number,
): number {
  const within = (time: number) => (wait(time) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return within(first) <= within(second) ? first : second;
}

function parseClockMinutes(value: string): number {
  return Number(value.slice(0, 2)) * 60 + Number(value.slice(3));
}

function getCurrentMinutes({ now, timeZone }: ResolutionContext): number {
  return toMinuteOfDay(now.getTime(), timeZone);
}

function formatClock(minutes: number): string {
  const inDay = (minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return new Date(inDay * MINUTE_MS).toISOString().slice(11, 16);
}

/** Recognizes durations as AMAZON.DURATION values, ISO 8601: `PT6H`, `P3D`, `PT1H30M`, `P1W`. */
export function createDurationRecognizer(words: Lexicon): Recognizer {
  return ({ tokens, text }) => {
    const phrase = words.duration.phrases.get(text);
    const iso = phrase ?? parseDuration(tokens, words);
    return iso === undefined ? undefined : exactMeaning(() => iso);
  };
}

function parseDuration(tokens: readonly Token[], words: Lexicon): string | undefined {
  const amounts = parseAmounts(tokens, words);
  if (!amounts || amounts.size === 0) return undefined;
  const formatUnits = (units: readonly DurationUnit[]) =>
    units.map((unit) => (amounts.has(unit) ? `${amounts.get(unit)}${unit}` : '')).join('');
  const clock = formatUnits(['H', 'M']);
  return `P${formatUnits(['W', 'D'])}${clock && `T${clock}`}`;
}

/** Parses pairs of a number and a unit; undefined for other words. */
function parseAmounts(
  tokens: readonly Token[],
  words: Lexicon,
): Map<DurationUnit, number> | undefined {
  const { units, joiners } = words.duration;
  const rest = tokens.filter(({ text }, i) => i % 3 !== 2 || !joiners.has(text));
  const amounts = new Map<DurationUnit, number>();
  for (let i = 0; i < rest.length; i += 2) {
    const word = rest[i]?.key ?? '';
    const count = words.ones.has(word) ? 1 : parseNumber(word, words);
    const unit = units.get(rest[i + 1]?.text ?? '');
    if (!count || !unit || amounts.has(unit)) return undefined;
    amounts.set(unit, count);
  }
  return amounts;
}
