/** What a listener takes from the text of operation 3, in minutes from when it is spoken. */
export interface NextHourTimes {
  /** It falls now. */
  falling: boolean;
  /** When it begins; while it falls, again. */
  begins: Minutes | null;
  /** When what falls, or begins to, ends. */
  ends: Minutes | null;
}

/** A range of minutes; `to` is exclusive. */
export interface Minutes {
  from: number;
  to: number;
}

/** Rounding error of minutes in steps of five. */
const ROUNDING = 2.5;
const NEXT_MINUTES: Minutes = { from: 0, to: 5 };
/** What comes for a short time does so for a step of radar. */
const SHORT: Minutes = { from: 5, to: 5 };

/** Patterns of one language for times. */
interface Reader {
  falling: RegExp;
  throughout: RegExp;
  dry: RegExp;
  /** Its first group is a time from now, in the words of `inMinutes`. */
  begins: RegExp;
  /** The same for short precipitation. */
  passes: RegExp;
  stops: RegExp;
  /** Their first group is a duration. */
  endsAfter: RegExp;
  beginsAfter: RegExp;
  shortBreak: RegExp;
  nextMinutes: RegExp;
  durations: Record<string, number>;
}

const GERMAN: Reader = {
  falling: /^Im Moment (?:regnet|schneit|fällt) /,
  throughout: /^In de[rn] nächsten (?:[\w ]+) (?:regnet|schneit|fällt) (?!.*nur kurz)/,
  dry: /^In de[rn] nächsten [\w ]+ bleibt es in Köln trocken\.$/,
  begins: /^(In etwa [\wü ]+?|In den nächsten Minuten) (?:beginnt|setzt) /,
  passes:
    /^(In etwa [\wü ]+?|In den nächsten Minuten) (?:regnet|schneit|fällt) .*, aber nur kurz\./,
  stops: /, (in etwa [\wü ]+|in den nächsten Minuten) hört e[sr] (?:kurz )?auf\./,
  endsAfter: /, nach ([\wü ]+) hört e[sr] (?:kurz|wieder) auf\./,
  beginsAfter: /\. ([\wü ]+) später (?:beginnt|setzt|regnet|schneit|fällt) /,
  shortBreak: /hört e[sr] kurz auf/,
  nextMinutes: /^in den nächsten Minuten$/i,
  durations: {
    'fünf Minuten': 5,
    'zehn Minuten': 10,
    'einer Viertelstunde': 15,
    'einer halben Stunde': 30,
    'einer Dreiviertelstunde': 45,
    'einer Stunde': 60,
    'Fünf Minuten': 5,
    'Zehn Minuten': 10,
    'Eine Viertelstunde': 15,
    'Eine halbe Stunde': 30,
    'Eine Dreiviertelstunde': 45,
  },
};

const ENGLISH: Reader = {
  falling: /^Right now in Köln, (?:there's|it's (?:raining|snowing))\b/,
  throughout: /^[\w, ]+ will continue in Köln for the next /,
  dry: /^It'll stay dry in Köln for the next [\w ]+\.$/,
  begins:
    /^[\w, ]+ will start in Köln (in about [\w ]+?|in the next few minutes)(?:[,.]| and stop )/,
  passes:
    /^There'll be [\w, ]+ in Köln (in about [\w ]+|in the next few minutes), but only briefly/,
  stops:
    /, (?:(?:but|and) it'll stop|with a short break) (in about [\w ]+|in the next few minutes)\./,
  endsAfter: /(?: and stop|, with a short break) ([\w ]+) later\./,
  beginsAfter: /\. [\w' ]+? ((?:\d+|five|ten) minutes|half an hour) later/,
  shortBreak: /with a short break/,
  nextMinutes: /^in the next few minutes$/,
  durations: { 'five minutes': 5, 'ten minutes': 10, 'half an hour': 30, 'an hour': 60 },
};

/** @throws where the text says none of it, or says it in other words */
export function readNextHourText(text: string, tag: string): NextHourTimes {
  const reader = tag.startsWith('de') ? GERMAN : ENGLISH;
  const plain = text.replace(/^(?:Vorsicht, Glatteis|Watch out for ice)\. /, '');
  const group = (pattern: RegExp) => pattern.exec(plain)?.[1];
  if (reader.dry.test(plain)) return { falling: false, begins: null, ends: null };
  if (reader.throughout.test(plain)) return { falling: true, begins: null, ends: null };
  if (reader.falling.test(plain)) {
    const ends = timeOf(group(reader.stops), reader);
    const isBreak = reader.shortBreak.test(plain);
    const pause = isBreak ? SHORT : durationOf(group(reader.beginsAfter), reader);
    return { falling: true, ends, begins: ends && pause && sum(ends, pause) };
  }
  const passes = timeOf(group(reader.passes), reader);
  const begins = passes ?? timeOf(group(reader.begins), reader);
  if (!begins) throw new Error(`Not understood: ${text}`);
  const duration = passes ? SHORT : durationOf(group(reader.endsAfter), reader);
  return { falling: false, begins, ends: duration && sum(begins, duration) };
}

/** `in etwa 20 Minuten` */
function timeOf(words: string | undefined, reader: Reader): Minutes | null {
  if (words === undefined) return null;
  if (reader.nextMinutes.test(words)) return NEXT_MINUTES;
  const minutes = minutesIn(words.replace(/^in (?:etwa|about) /i, ''), reader);
  // What is five minutes off or more is not said to be less.
  return { from: Math.max(minutes - ROUNDING, NEXT_MINUTES.to), to: minutes + ROUNDING };
}

/** Exact: what falls begins and ends on full five minutes. */
function durationOf(words: string | undefined, reader: Reader): Minutes | null {
  if (words === undefined) return null;
  const minutes = minutesIn(words, reader);
  return { from: minutes, to: minutes };
}

function minutesIn(words: string, { durations }: Reader): number {
  const minutes = durations[words] ?? Number(/^(\d+) (?:Minuten|minutes)$/.exec(words)?.[1]);
  if (Number.isNaN(minutes)) throw new Error(`No duration: ${words}`);
  return minutes;
}

function sum(one: Minutes, other: Minutes): Minutes {
  return { from: one.from + other.from, to: one.to + other.to };
}
