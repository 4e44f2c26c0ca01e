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
  joinKeys,
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

/** From when the hour is counted that goes with a part of the day: "at eight in the evening". */
const PERIOD_START_MINUTES: Record<TimePeriod, number> = {
  MO: 4 * 60,
  AF: NOON_MINUTES,
  EV: 16 * 60,
  NI: 20 * 60,
};
/** On another day than today people mean its waking hours. */
const WAKING_START_MINUTES = 7 * 60;

/**
 * Times as AMAZON.TIME gives them: `15:00`, or `MO`, `AF`, `EV`, `NI`.
 *
 * An hour up to twelve that leaves the half of the day open is the next such hour: from now, from
 * the morning of the day that was said, from the part of the day that was said, or from the start
 * of the range that it ends.
 */
export function createTimeRecognizer(words: Lexicon): Recognizer {
  const { named, periods, halves } = words.time;
  const classes = createWordClasses(words);
  const ahead = words.time.ahead.map((pattern) => pattern.split(' '));
  const clockPatterns = words.time.clock.map(([pattern, offset]) => ({
    parts: pattern.split(' '),
    offset,
  }));
  return (said) => {
    const key = joinKeys(said);
    const exact = named.get(key);
    if (exact !== undefined) return exactMeaning(() => exact);
    const period = periods.get(key);
    // A guess, because "morgen" is first of all a date.
    if (period !== undefined) return { guesses: 1, value: () => period };
    return (
      parseRelativeTime(said, ahead, classes) ??
      parseClockTime(said, clockPatterns, halves, classes)
    );
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
  said: readonly Token[],
  patterns: readonly (readonly string[])[],
  classes: WordClasses,
): SlotMeaning | undefined {
  for (const parts of patterns) {
    const captured = matchPattern(parts, said, classes);
    if (captured) {
      const { count = 0, unit = 0, more = 0, moreUnit = 0 } = captured;
      const ahead = count * unit + more * moreUnit;
      return exactMeaning((context) => formatClock(getCurrentMinutes(context) + ahead));
    }
  }
  return undefined;
}

function parseClockTime(
  said: readonly Token[],
  patterns: readonly { parts: readonly string[]; offset: number }[],
  halves: TimeWords['halves'],
  classes: WordClasses,
): SlotMeaning | undefined {
  const { half, rest } = splitHalfOfDay(said, halves);
  for (const { parts, offset } of patterns) {
    const captured = matchPattern(parts, rest, classes);
    if (captured) {
      return createClockMeaning(captured, offset, half, /^0\d/.test(rest[0]?.key ?? ''));
    }
  }
  return undefined;
}

function splitHalfOfDay(said: readonly Token[], halves: TimeWords['halves']) {
  for (let length = 1; length < said.length && length <= 3; length += 1) {
    const half = halves.get(joinText(said.slice(-length)));
    if (half) return { half, rest: said.slice(0, -length) };
  }
  return { half: undefined, rest: said };
}

function createClockMeaning(
  { hour = 0, minute = 0, minutes = 0, past = 0, to = 0 }: PatternCaptures,
  offset: number,
  half: HalfOfDay | undefined,
  onTwentyFour: boolean,
): SlotMeaning {
  const spoken = hour * 60 + minute + minutes + past - to + offset;
  if (hour > 12 || hour === 0 || (onTwentyFour && !half)) {
    return exactMeaning(() => formatClock(spoken));
  }
  if (half) return exactMeaning(() => formatClock(applyHalfOfDay(spoken % NOON_MINUTES, half)));
  return {
    guesses: 0,
    isVague: true,
    value: (context) => formatClock(chooseLikeliestTime(spoken, context)),
  };
}

function applyHalfOfDay(minutes: number, half: HalfOfDay): number {
  if (half === 'night') return minutes < 6 * 60 ? minutes : minutes + NOON_MINUTES;
  return half === 'am' ? minutes : minutes + NOON_MINUTES;
}

/** Which of the two times of the day that a clock with twelve hours shows is meant. */
function chooseLikeliestTime(minutes: number, context: ResolutionContext): number {
  const times = [minutes % NOON_MINUTES, (minutes % NOON_MINUTES) + NOON_MINUTES] as const;
  if (context.later !== undefined && /\d/.test(context.later)) {
    const end = parseClockMinutes(context.later);
    return chooseSooner(times, (time) => end - time);
  }
  const from = findCountingStart(context);
  // Midnight has its own word: twelve is noon, past or not.
  if (from === undefined) {
    return minutes % NOON_MINUTES < 60
      ? times[1]
      : chooseNextTime(times, getCurrentMinutes(context));
  }
  return chooseNextTime(times, from);
}

/** Undefined where the hour is counted from now. */
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

/** Durations as AMAZON.DURATION gives them, ISO 8601: `PT6H`, `P3D`, `PT1H30M`, `P1W`. */
export function createDurationRecognizer(words: Lexicon): Recognizer {
  return (said) => {
    const phrase = words.duration.phrases.get(joinText(said));
    const iso = phrase ?? parseDuration(said, words);
    return iso === undefined ? undefined : exactMeaning(() => iso);
  };
}

function parseDuration(said: readonly Token[], words: Lexicon): string | undefined {
  const amounts = parseAmounts(said, words);
  if (!amounts || amounts.size === 0) return undefined;
  const written = (units: readonly DurationUnit[]) =>
    units.map((unit) => (amounts.has(unit) ? `${amounts.get(unit)}${unit}` : '')).join('');
  const clock = written(['H', 'M']);
  return `P${written(['W', 'D'])}${clock && `T${clock}`}`;
}

/** Pairs of a number and a unit; undefined where the words are anything else. */
function parseAmounts(
  said: readonly Token[],
  words: Lexicon,
): Map<DurationUnit, number> | undefined {
  const { units, joiners } = words.duration;
  const rest = said.filter(({ text }, i) => i % 3 !== 2 || !joiners.has(text));
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
