import { clockHour, localDate } from '../../weather/local-time.ts';
import { numberOf, type Token } from '../tokens.ts';
import type { TimePeriod, HalfOfDay, TimeWords, Words } from '../words/words.ts';
import { keyOf, sure, textOf, type Context, type Meaning, type Recogniser } from './meaning.ts';
import { between, fit, type Captured, type WordClasses } from './pattern.ts';

const DAY = 24 * 60;
const NOON = 12 * 60;
const MINUTE = 60_000;

/** From when the hour is counted that goes with a part of the day: "at eight in the evening". */
const PERIOD_FROM: Record<TimePeriod, number> = { MO: 4 * 60, AF: NOON, EV: 16 * 60, NI: 20 * 60 };
/** On another day than today people mean its waking hours. */
const WAKING = 7 * 60;

/**
 * Times as AMAZON.TIME gives them: `15:00`, or `MO`, `AF`, `EV`, `NI`.
 *
 * An hour up to twelve that leaves the half of the day open is the next such hour: from now, from
 * the morning of the day that was said, from the part of the day that was said, or from the start
 * of the range that it ends.
 */
export function timeRecogniser(words: Words): Recogniser {
  const { named, periods, halves } = words.time;
  const classes = classesOf(words);
  const ahead = words.time.ahead.map((pattern) => pattern.split(' '));
  const clockPatterns = words.time.clock.map(([pattern, offset]) => ({
    parts: pattern.split(' '),
    offset,
  }));
  return (said) => {
    const key = keyOf(said);
    const exact = named.get(key);
    if (exact !== undefined) return sure(() => exact);
    const period = periods.get(key);
    // A guess, because "morgen" is first of all a date.
    if (period !== undefined) return { guesses: 1, value: () => period };
    return timeAhead(said, ahead, classes) ?? clockTime(said, clockPatterns, halves, classes);
  };
}

function classesOf(words: Words): WordClasses {
  const number = (word: string) => numberOf(word, words);
  const minute = between(0, 59, number);
  const count = (word: string) => (words.ones.has(word) ? 1 : number(word));
  const unit = (word: string) => words.time.units.get(word);
  return {
    hour: between(0, 24, number),
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
function timeAhead(
  said: readonly Token[],
  patterns: readonly (readonly string[])[],
  classes: WordClasses,
): Meaning | undefined {
  for (const parts of patterns) {
    const captured = fit(parts, said, classes);
    if (captured) {
      const { count = 0, unit = 0, more = 0, moreUnit = 0 } = captured;
      const ahead = count * unit + more * moreUnit;
      return sure((context) => clock(minutesNow(context) + ahead));
    }
  }
  return undefined;
}

function clockTime(
  said: readonly Token[],
  patterns: readonly { parts: readonly string[]; offset: number }[],
  halves: TimeWords['halves'],
  classes: WordClasses,
): Meaning | undefined {
  const { half, rest } = splitHalf(said, halves);
  for (const { parts, offset } of patterns) {
    const captured = fit(parts, rest, classes);
    if (captured) return meaningOf(captured, offset, half, /^0\d/.test(rest[0]?.key ?? ''));
  }
  return undefined;
}

function splitHalf(said: readonly Token[], halves: TimeWords['halves']) {
  for (let length = 1; length < said.length && length <= 3; length += 1) {
    const half = halves.get(textOf(said.slice(-length)));
    if (half) return { half, rest: said.slice(0, -length) };
  }
  return { half: undefined, rest: said };
}

function meaningOf(
  { hour = 0, minute = 0, minutes = 0, past = 0, to = 0 }: Captured,
  offset: number,
  half: HalfOfDay | undefined,
  onTwentyFour: boolean,
): Meaning {
  const spoken = hour * 60 + minute + minutes + past - to + offset;
  if (hour > 12 || hour === 0 || (onTwentyFour && !half)) return sure(() => clock(spoken));
  if (half) return sure(() => clock(inHalf(spoken % NOON, half)));
  return { guesses: 0, vague: true, value: (context) => clock(likeliest(spoken, context)) };
}

function inHalf(minutes: number, half: HalfOfDay): number {
  if (half === 'night') return minutes < 6 * 60 ? minutes : minutes + NOON;
  return half === 'am' ? minutes : minutes + NOON;
}

/** Which of the two times of the day that a clock with twelve hours shows is meant. */
function likeliest(minutes: number, context: Context): number {
  const times = [minutes % NOON, (minutes % NOON) + NOON] as const;
  if (context.later !== undefined && /\d/.test(context.later)) {
    const end = minutesOf(context.later);
    return sooner(times, (time) => end - time);
  }
  const from = countedFrom(context);
  // Midnight has its own word: twelve is noon, past or not.
  if (from === undefined) return minutes % NOON < 60 ? times[1] : next(times, minutesNow(context));
  return next(times, from);
}

/** Undefined where the hour is counted from now. */
function countedFrom(context: Context): number | undefined {
  if (context.earlier !== undefined && /\d/.test(context.earlier)) {
    return minutesOf(context.earlier) + 1;
  }
  if (context.period !== undefined) return PERIOD_FROM[context.period];
  const today = localDate(context.now.getTime(), context.timeZone);
  return context.date === undefined || context.date === today ? undefined : WAKING;
}

function next(times: readonly [number, number], from: number): number {
  return sooner(times, (time) => time - from);
}

function sooner(
  [first, second]: readonly [number, number],
  wait: (time: number) => number,
): number {
  const within = (time: number) => (wait(time) + DAY) % DAY;
  return within(first) <= within(second) ? first : second;
}

function minutesOf(value: string): number {
  return Number(value.slice(0, 2)) * 60 + Number(value.slice(3));
}

function minutesNow({ now, timeZone }: Context): number {
  const minute = new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' }).format(now);
  return clockHour(now.getTime(), timeZone).hour * 60 + Number(minute);
}

function clock(minutes: number): string {
  const inDay = (minutes + DAY) % DAY;
  return new Date(inDay * MINUTE).toISOString().slice(11, 16);
}
