import type { Intensity } from '../weather/nowcast.ts';
import { joinClauses } from '../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  Expectation,
  ExpectationStatement,
  NextHourStatement,
  SpokenFall,
} from '../wording/plan/statement.ts';
import { toSpokenMinutes } from '../wording/units.ts';
import type { PrecipitationKind } from '../weather/atmosphere.ts';

export type { ChangingSpokenFall, SpokenFall };
export type { PrecipitationKind };

/** How hard something falls; what falls moderately has no word. */
export type Strengths = Readonly<Record<Intensity, string>>;

export function byIntensity(light: string, heavy: string, veryHeavy: string): Strengths {
  return { light, moderate: '', heavy, veryHeavy };
}

export function byKind<T>(rain: T, snow: T, sleet: T, freezing: T, unknown: T) {
  return { rain, snow, sleet, freezing, unknown };
}

interface DurationTable {
  /** Of less than five minutes. */
  soon: string;
  /** `in etwa` + `zehn Minuten`. */
  inAbout: (duration: string, minutes: number) => string;
  /** Durations with a name of their own. */
  fiveMinutes?: string;
  tenMinutes?: string;
  quarterHour?: string;
  halfHour: string;
  threeQuarters?: string;
  wholeHour: string;
  minutes: (count: number) => string;
  /** The same of what comes; moments are less than ten minutes. */
  comingMoments: string;
  comingTen?: string;
  comingQuarter?: string;
  comingHalf?: string;
  comingHour: string;
  comingMinutes: (count: number, duration: string) => string;
}

/** From here on the whole hour is known, minutes. */
const WHOLE_HOUR = 55;

/** How a language says minutes from now, a duration, and the minutes that come. */
export function createDurations(table: DurationTable) {
  const durations: Readonly<Record<number, string | undefined>> = {
    5: table.fiveMinutes,
    10: table.tenMinutes,
    15: table.quarterHour,
    30: table.halfHour,
    45: table.threeQuarters,
    60: table.wholeHour,
  };
  const coming: Readonly<Record<number, string | undefined>> = {
    0: table.comingMoments,
    10: table.comingTen,
    15: table.comingQuarter,
    30: table.comingHalf,
    60: table.comingHour,
  };
  return { inMinutes, describeDuration, comingMinutes };

  function inMinutes(minutes: number): string {
    const spoken = toSpokenMinutes(minutes);
    return spoken === 0 ? table.soon : table.inAbout(describeDuration(spoken), spoken);
  }

  function describeDuration(minutes: number): string {
    const spoken = atLeastFive(minutes);
    return durations[spoken] ?? table.minutes(spoken);
  }

  /** Of the hour never more than is known. */
  function comingMinutes(minutes: number): string {
    const known = knownMinutes(minutes);
    return coming[known] ?? table.comingMinutes(known, describeDuration(known));
  }
}

function knownMinutes(minutes: number): number {
  if (minutes >= WHOLE_HOUR) return 60;
  const known = Math.floor(minutes / 5) * 5;
  return known < 10 ? 0 : known;
}

/** Spoken minutes of a duration, which is never zero. */
export function atLeastFive(minutes: number): number {
  return Math.max(toSpokenMinutes(minutes), 5);
}

interface ChangeTable {
  light: (of: PrecipitationKind) => string;
  harder: (change: 'heavy' | 'veryHeavy', atTimes: string, of: PrecipitationKind) => string;
  turns: (fall: SpokenFall) => string;
}

/** What becomes of that which falls: `zeitweise auch stark`. */
export function createChange({ light, harder, turns }: ChangeTable) {
  return ({ of, change }: ChangingSpokenFall, atTimes = ''): string | null => {
    if (change === null) return null;
    if (change === 'light') return light(of);
    return typeof change === 'string'
      ? harder(change, atTimes, of)
      : turns({ of: change.of, intensity: 'moderate' });
  };
}

/** When what begins stops again, after a duration in words and in minutes. */
export interface Stop {
  after: string;
  minutes: number;
  brief: boolean;
}

/** What falls after a stop; where that is `alike`, how hard it falls is not said again. */
export interface Falling {
  fall: SpokenFall;
  alike: boolean;
}

interface RadarTable<Place> {
  place: (name: string | null) => Place;
  /** Puts the place around the whole sentence. */
  enclose?: (name: string | null, sentence: string) => string;
  unknown: (place: Place, name: string | null) => string;
  dry: (time: string, place: Place) => string;
  throughout: (time: string, place: Place, fall: ChangingSpokenFall) => string;
  begins: (time: string, place: Place, fall: ChangingSpokenFall, stop: Stop | null) => string;
  passes: (time: string, place: Place, fall: SpokenFall) => string;
  stops: (time: string, place: Place, fall: ChangingSpokenFall, brief: boolean) => string;
}

interface AgainTable {
  restarts: (duration: string, falling: Falling) => string;
  restartsBriefly: (duration: string, falling: Falling) => string;
  onAndOff: string;
  continues: (duration: string, falling: Falling, minutes: number) => string;
  more: readonly [once: string, often: string];
  /** Directly after a brief break. */
  afterThat: string;
  laterOn: string;
  later: (when: string, falling: Falling, often: boolean) => string;
}

interface ExpectationTable<Place, Words> {
  expectedDry: Words;
  expected: (fall: SpokenFall) => Words;
  likely: (fall: SpokenFall) => Words;
  possible: (fall: SpokenFall) => Words;
  inTheHour: (place: Place, words: Words, isPlain: boolean) => string;
  /** `isPlain` where it is neither likely nor possible. */
  firstThenLater: (
    place: Place,
    first: { words: Words; isPlain: boolean },
    later: { words: Words; isPlain: boolean; isDry: boolean },
  ) => string;
}

export type NextHourTable<Place, Words> = DurationTable &
  RadarTable<Place> &
  AgainTable &
  ExpectationTable<Place, Words>;

/** The sentences of a language about the next hour, and its words for minutes. */
export function createNextHour<Place, Words extends string | readonly [string, ...string[]]>(
  table: NextHourTable<Place, Words>,
) {
  const durations = createDurations(table);
  return {
    ...durations,
    ...createRadarWords(table, durations),
    ...createAgainWords(table, durations),
    ...createExpectationWords(table),
  };
}

type Durations = ReturnType<typeof createDurations>;

function createRadarWords<Place>(
  table: RadarTable<Place>,
  { inMinutes, describeDuration, comingMinutes }: Durations,
) {
  const enclose = table.enclose ?? keepSentence;
  return { describeNextHour };

  function describeNextHour({ place, course }: NextHourStatement): string {
    return enclose(place, describeCourse(place, course));
  }

  function describeCourse(name: string | null, course: NextHourStatement['course']): string {
    const place = table.place(name);
    switch (course.form) {
      case 'unknown':
        return table.unknown(place, name);
      case 'dry':
        return table.dry(comingMinutes(course.for), place);
      case 'throughout':
        return table.throughout(comingMinutes(course.for), place, course.fall);
      case 'begins': {
        const stop = course.stops && {
          after: describeDuration(course.stops.after),
          minutes: course.stops.after,
          brief: course.stops.brief,
        };
        return table.begins(inMinutes(course.in), place, course.fall, stop);
      }
      case 'passes':
        return table.passes(inMinutes(course.in), place, course.fall);
      case 'stops':
        return table.stops(inMinutes(course.in), place, course.fall, course.brief);
    }
  }
}

function keepSentence(_name: string | null, sentence: string): string {
  return sentence;
}

function createAgainWords(table: AgainTable, { describeDuration }: Durations) {
  return { describeAgain };

  function describeAgain({ fall, alike, course }: AgainStatement): string {
    const falling: Falling = { fall: alike ? { ...fall, intensity: 'moderate' } : fall, alike };
    switch (course.form) {
      case 'restarts': {
        const after = describeDuration(course.after);
        if (course.goesOn === 'briefly') return table.restartsBriefly(after, falling);
        return joinClauses(table.restarts(after, falling), course.goesOn && table.onAndOff);
      }
      case 'continues': {
        const [once, often] = table.more;
        const more = course.more === 'once' ? once : often;
        const lasting = describeDuration(course.for);
        return joinClauses(table.continues(lasting, falling, course.for), course.more && more);
      }
      case 'later':
        return table.later(
          course.afterBreak ? table.afterThat : table.laterOn,
          falling,
          course.often,
        );
    }
  }
}

function createExpectationWords<Place, Words>(
  table: RadarTable<Place> & ExpectationTable<Place, Words>,
) {
  const enclose = table.enclose ?? keepSentence;
  return { describeExpectation, expected };

  function describeExpectation({ place: name, first, later }: ExpectationStatement): string {
    const place = table.place(name);
    const now = { words: expected(first), isPlain: isPlain(first) };
    if (!later) return enclose(name, table.inTheHour(place, now.words, now.isPlain));
    const then = { words: expected(later), isPlain: isPlain(later), isDry: later === 'dry' };
    return enclose(name, table.firstThenLater(place, now, then));
  }

  function expected(expectation: Expectation): Words {
    return expectation === 'dry'
      ? table.expectedDry
      : table[expectation.certainty]({ of: expectation.of, intensity: expectation.intensity });
  }
}

function isPlain(expectation: Expectation): boolean {
  return expectation === 'dry' || expectation.certainty === 'expected';
}
