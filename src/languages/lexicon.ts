/** The parts of the day as AMAZON.TIME gives them. */
export type TimePeriod = 'MO' | 'AF' | 'EV' | 'NI';

/**
 * What the matcher must know of a language beside the interaction model. Phrases are in lower case.
 *
 * Patterns are words and `{classes}`: `{hour}`, `{minute}`, `{count}` and the like stand for one
 * word each. Number words read as digits, so `{count}` takes both `drei` and `3`.
 */
export interface Lexicon {
  /** Changes of spelling before the sentence is cut into words. */
  rewrites: readonly (readonly [RegExp, string])[];
  /** Words that change nothing: "bitte". */
  fillers: ReadonlySet<string>;
  /** Words that join a question to the talk before it: "and", "but". */
  conjunctions: ReadonlySet<string>;
  /** Words before a slot that go with it wherever it stands: "am", "in der". */
  leads: ReadonlySet<string>;
  /** Words of other meanings that belong to names of places, too: "north", "park". */
  nameParts?: ReadonlySet<string>;
  /** Words after a slot that go with it: "uhr". */
  trails: ReadonlySet<string>;
  /** "frage" and "öffne" before the invocation name; "nach" and "und" behind it. */
  invocation: { verbs: ReadonlySet<string>; joiners: ReadonlySet<string> };
  /** What Alexa itself knows for its built-in intents. */
  builtIns: Readonly<Record<string, readonly string[]>>;
  /** Cardinal numbers from 0 to 99; compounds of two words with a hyphen. */
  numbers: ReadonlyMap<string, number>;
  /** Articles that count one: "an hour". */
  ones: ReadonlySet<string>;
  /** Words of 100, which make one number with a digit before them and a smaller number after them: "two hundred fourteen". */
  hundreds?: readonly string[];
  /** Ordinal numbers from 1 to 31; compounds of two words with a hyphen. */
  ordinals: ReadonlyMap<string, number>;
  /** What makes written digits an ordinal: `.` or `th`. */
  ordinalMark: RegExp;
  date: DateWords;
  time: TimeWords;
  duration: DurationWords;
  /** What helps to understand a sentence that is only like a sample. */
  near?: NearMatchWords;
  /** Words for the place named last that often mean none. */
  there?: ThereWords;
}

/** "There" is a place in "how is it there", none in "is there any rain": the neighbours beside which it is none. */
export type ThereWords = Readonly<Record<'words' | 'notAfter' | 'notBefore', ReadonlySet<string>>>;

export interface NearMatchWords {
  /** Words that say nothing of what is asked: articles, auxiliaries, courtesy. */
  plain: ReadonlySet<string>;
  /** Words that any question may have and names of places too: "city", "day". */
  common?: ReadonlySet<string>;
  /** Words that may stand before a place: "nearby". */
  spatial?: ReadonlySet<string>;
  /** Words of what other skills do: "play", "timer". */
  elsewhere: ReadonlySet<string>;
  /** Endings that inflection and word formation put behind a stem, longest first. */
  endings: readonly string[];
  /** The language writes several nouns as one word. */
  hasCompounds: boolean;
}

export type DatePattern =
  | 'ahead'
  | 'weekAfter'
  | 'fortnightAfter'
  | 'monthsAhead'
  | 'weekday'
  | 'dayOfMonth'
  | 'calendarDay'
  | 'week'
  | 'weekdayOfWeek'
  | 'comingWeekend'
  | 'weekend'
  | 'month'
  | 'year'
  | 'season'
  | 'namedTwice';

interface DateWords {
  now: ReadonlySet<string>;
  /** Phrases for days counted from today. */
  days: ReadonlyMap<string, number>;
  /** 0 Sunday to 6 Saturday. */
  weekdays: ReadonlyMap<string, number>;
  /** 1 to 12. */
  months: ReadonlyMap<string, number>;
  /** 0 spring to 3 winter. */
  seasons: ReadonlyMap<string, number>;
  /** "this" 0, "next" 1, "last" -1. */
  steps: ReadonlyMap<string, number>;
  /** Units in days. */
  units: ReadonlyMap<string, number>;
  /** Units in months. */
  longUnits?: ReadonlyMap<string, number>;
  /**
   * In the order of trial. Classes: `{dayWord}` (of `days`) `{count}` `{unit}` `{longUnit}` `{weekday}` `{step}` `{ordinal}`
   * `{day}` (ordinal or number) `{month}` `{monthNumber}` (ordinal) `{year}` `{season}`.
   */
  patterns: readonly (readonly [DatePattern, readonly string[]])[];
}

export interface TimeWords {
  /** Phrases for one time of the clock, `HH:MM`. */
  named: ReadonlyMap<string, string>;
  periods: ReadonlyMap<string, TimePeriod>;
  /** Phrases behind a clock time that say which half of the day it is in. */
  halves: ReadonlyMap<string, HalfOfDay>;
  /**
   * Clock patterns, each with minutes to add. Classes: `{hour}`, `{minute}`, `{minutes}` (two
   * digits), `{past}` and `{to}` (minutes after and before the hour).
   */
  clock: readonly (readonly [string, number])[];
  /** Times from now: `{count}` `{unit}`, `{more}` `{moreUnit}`. */
  ahead: readonly string[];
  /** Units in minutes. */
  units: ReadonlyMap<string, number>;
}

/** Before noon, after it, or in the night, which has hours of both. */
export type HalfOfDay = 'am' | 'pm' | 'night';

export type DurationUnit = 'W' | 'D' | 'H' | 'M';

interface DurationWords {
  units: ReadonlyMap<string, DurationUnit>;
  /** "hour" in "the next hour", "half hour": ISO 8601. */
  phrases: ReadonlyMap<string, string>;
  /** "und" in "eine stunde und dreißig minuten". */
  joiners: ReadonlySet<string>;
}

/** The words of a list written in one line. */
export const splitWords = (list: string): string[] => list.split(' ');

/** Each word of a list in one line with its place in it, counted from `first`. */
export function enumerateWords(list: string, first = 0): [string, number][] {
  return splitWords(list).map((word, i) => [word, first + i]);
}

/** Each stem with each ending, under the stem's value. */
export function inflect(
  stems: readonly (readonly [string, number])[],
  endings: readonly string[],
): [string, number][] {
  return stems.flatMap(([stem, value]) =>
    endings.map((ending): [string, number] => [stem + ending, value]),
  );
}

/** Every phrase of each group, under the group's value. */
export function groupPhrases<Value>(groups: PhraseGroups<Value>): Map<string, Value> {
  return new Map(
    groups.flatMap(([value, list]) =>
      (typeof list === 'string' ? splitWords(list) : list).map((phrase) => [phrase, value]),
    ),
  );
}

/** The months' names in some locales: 1 January to 12 December. */
export function listMonthNames(locales: readonly string[]): Map<string, number> {
  return new Map(
    locales.flatMap((locale) => {
      const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, i): [string, number] => [
        format.format(Date.UTC(2026, i)).toLocaleLowerCase(locale),
        i + 1,
      ]);
    }),
  );
}

/** The weekdays' names in a locale: 0 Sunday to 6 Saturday. */
export function listWeekdayNames(locale: string): [string, number][] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const aSunday = 1;
  return Array.from({ length: 7 }, (_, i): [string, number] => [
    format.format(Date.UTC(2026, 1, aSunday + i)).toLocaleLowerCase(locale),
    i,
  ]);
}

/** Words in one line, or phrases that may have several words. */
type WordList = string | readonly string[];

/** A value and every phrase for it. */
type PhraseGroups<Value> = readonly (readonly [Value, WordList])[];

/** Near-match words as a language lists them: in lines of words. */
interface NearMatchTable {
  plain: readonly string[];
  common: string;
  spatial?: string;
  elsewhere: string;
  endings: string;
  hasCompounds?: boolean;
}

/** A lexicon as a language lists it. */
interface LexiconTable extends Omit<
  Lexicon,
  'fillers' | 'leads' | 'trails' | 'invocation' | 'ones' | 'date' | 'time' | 'duration' | 'near'
> {
  /** BCP 47: the first has the names of the weekdays, all have names of months. */
  locales: readonly [string, ...string[]];
  /** What people say before a sentence, `|` between: it changes nothing, unless it is all that is said. */
  openings: string;
  fillers: WordList;
  leads: WordList;
  trails: WordList;
  invocation: { verbs: WordList; joiners: WordList };
  ones: WordList;
  date: Pick<DateWords, 'patterns'> & {
    now: WordList;
    days: PhraseGroups<number>;
    /** Beside the names that `locales` have. */
    weekdays?: PhraseGroups<number>;
    months?: PhraseGroups<number>;
    seasons: readonly [spring: string, summer: string, autumn: string, winter: string];
    steps: PhraseGroups<number>;
    units: PhraseGroups<number>;
    longUnits?: PhraseGroups<number>;
  };
  time: Pick<TimeWords, 'clock' | 'ahead'> & {
    named: PhraseGroups<string>;
    periods: PhraseGroups<TimePeriod>;
    halves: PhraseGroups<HalfOfDay>;
    units: PhraseGroups<number>;
  };
  duration: {
    units: PhraseGroups<DurationUnit>;
    phrases: PhraseGroups<string>;
    joiners: WordList;
  };
  near: NearMatchTable;
}

export function createLexicon(table: LexiconTable): Lexicon {
  const { locales, openings, ...words } = table;
  const { invocation, date, time, duration } = table;
  return {
    ...words,
    rewrites: [createOpeningRewrite(openings, table), ...table.rewrites],
    fillers: toSet(table.fillers),
    leads: toSet(table.leads),
    trails: toSet(table.trails),
    invocation: { verbs: toSet(invocation.verbs), joiners: toSet(invocation.joiners) },
    ones: toSet(table.ones),
    date: {
      now: toSet(date.now),
      days: groupPhrases(date.days),
      weekdays: new Map([...listWeekdayNames(locales[0]), ...groupPhrases(date.weekdays ?? [])]),
      months: new Map([...listMonthNames(locales), ...groupPhrases(date.months ?? [])]),
      seasons: groupPhrases(date.seasons.map((names, season) => [season, names])),
      steps: groupPhrases(date.steps),
      units: groupPhrases(date.units),
      ...(date.longUnits && { longUnits: groupPhrases(date.longUnits) }),
      patterns: date.patterns,
    },
    time: {
      ...time,
      named: groupPhrases(time.named),
      periods: groupPhrases(time.periods),
      halves: groupPhrases(time.halves),
      units: groupPhrases(time.units),
    },
    duration: {
      units: groupPhrases(duration.units),
      phrases: groupPhrases(duration.phrases),
      joiners: toSet(duration.joiners),
    },
    near: createNearMatchWords(table.near),
  };
}

function createNearMatchWords(table: NearMatchTable): NearMatchWords {
  return {
    plain: new Set(table.plain.flatMap(splitWords)),
    common: toSet(table.common),
    ...(table.spatial !== undefined && { spatial: toSet(table.spatial) }),
    elsewhere: toSet(table.elsewhere),
    endings: splitWords(table.endings),
    hasCompounds: table.hasCompounds ?? false,
  };
}

function toSet(list: WordList): ReadonlySet<string> {
  return new Set(list === '' || typeof list !== 'string' ? list : splitWords(list));
}

/** Strips openings before a comma, a period, or "and" with a day or a preposition: not that of "nice and warm". */
function createOpeningRewrite(openings: string, table: LexiconTable): readonly [RegExp, string] {
  const byLength = openings.split('|').toSorted((a, b) => b.length - a.length);
  const opening = `(?:${byLength.join('|')})`;
  const next = [...toSet(table.leads), ...groupPhrases(table.date.days).keys()].join('|');
  const and = `(?:${[...table.conjunctions].join('|')})\\s+(?:${next})(?!\\p{L})`;
  return [new RegExp(`^(?:${opening}[,.!…]+\\s+)+(?=.)|^${opening}\\s+(?=${and})`, 'u'), ''];
}
