import type { PollenType } from '../../../src/contract/parameters.ts';
import type { WeatherFamily } from '../../../src/weather/state.ts';

/** The numbers in a spoken text, read back by what they are of. */
export interface ReadNumbers {
  degrees: number[];
  gusts: number[];
  /** As said, halves of inches included; 0 for "less than". */
  amounts: number[];
  /** Hours of the clock, 0 to 23. */
  hours: number[];
}

/** Reads one match's groups; a group that did not match is undefined. */
export type NumberReader = readonly [
  kind: keyof ReadNumbers,
  pattern: RegExp,
  read: (groups: readonly (string | undefined)[]) => number[],
];

/** The times in a spoken text about the next hour, in minutes. */
export interface ReadMinutes {
  /** From now until it begins; "in the next few minutes" is the middle of them. */
  starts?: number;
  /** From now until it stops, or breaks off briefly. */
  stops?: number;
  /** From beginning to stop. */
  lasts?: number;
  /** From a stop until it begins again. */
  pauses?: number;
  /** After a brief break, until it stops. */
  continues?: number;
  /** How long it is dry, or falls, from now on without a change. */
  dry?: number;
  wet?: number;
}

/** Claims about the precipitation. */
export type Claim = 'rain' | 'snow' | 'sleet' | 'freezing' | 'light' | 'heavy' | 'veryHeavy';

/** Patterns that parse the texts of one language from their words alone. */
export interface TextReader {
  /** In this order, with the flag `g`; what one has read is gone from the text before the next. */
  numbers: readonly NumberReader[];
  /** Possible or likely weather, or an expected amount: `rain is possible`; flag `g`. */
  chances: RegExp;
  /** Kinds of weather that a text forecasts, in the order of the numbers; flag `g`. */
  kinds: readonly (readonly [RegExp, WeatherFamily])[];
  /** Sunday first. */
  weekdays: readonly RegExp[];
  /** Today, tomorrow, and the day after if there is a word for it. */
  relativeDays: readonly RegExp[];
  /** Hours until a morning that can only be the next one, whose day is not named. */
  untilMorning?: RegExp;
  /** How many words there are for the wind of the Beaufort forces 5 to 12. */
  windWords: number;
  /** Words that are wrong for a night: `sunny`. */
  sunshine: RegExp;
  /** Texts without a forecast. */
  noForecast: RegExp;
  nextHour: {
    /** Of one sentence, in any letters; the time is the group `time` or, in words, `few`. */
    minutes: readonly (readonly [keyof ReadMinutes, RegExp])[];
    /** Minutes by words in small letters: `half an hour`; digits need none. */
    durations: Readonly<Record<string, number>>;
    /** What begins is soon over. */
    briefly: RegExp;
    /** A warning of ice. */
    ice: RegExp;
    dry: RegExp;
    /** Anything falls, or may. */
    wet: RegExp;
    claims: Readonly<Record<Claim, RegExp>>;
  };
  pollen: {
    /** Source of a pattern for the whole name, in the form that texts have it in. */
    names: Readonly<Record<PollenType, string>>;
    /** 1 low, 2 moderate, 3 high; in small letters. */
    levels: Readonly<Record<string, number>>;
    /** What names types with their level, or none of a type: groups `names` and `level`; flag `g`. */
    named: readonly RegExp[];
    /** The level of all others: group `level`. */
    others: RegExp;
    /** That no others fly. */
    noOthers: RegExp;
    /** That none fly at all. */
    none: RegExp;
    /** That there are more of a level than are named. */
    cut: RegExp;
    /** Not all types have data. */
    soFarKnown: RegExp;
  };
}

/** How a language is heard that the skill speaks. */
export interface SkillTextReader extends TextReader {
  /** First words of answers to questions for yes or no. */
  yes: RegExp;
  no: RegExp;
  /** Any first words of such answers: yes, no, maybe, probably, partly, unknown. */
  anyAnswer: RegExp;
  /** A time in minutes or hours from now on: `20 minutes`; flag `g`. */
  lengths: RegExp;
  /** Words before a day that a list may omit: `on `. */
  beforeDay: RegExp;
  /** How two times compare: groups `size` in degrees and `way`. */
  comparison: RegExp;
  warmer: RegExp;
  colder: RegExp;
}

/** The groups of a match in which some numbers are, without those that are missing. */
export function present(groups: readonly (string | undefined)[]): string[] {
  return groups.filter((group) => group !== undefined);
}

/** `minus 3`, `plus 2`, or a word for one. */
export function signed(words: string, minus: RegExp, one: RegExp): number {
  const size = words.replace(minus, '').replace(/^plus /, '');
  const value = one.test(size) ? 1 : Number(size);
  return minus.test(words) ? -value : value;
}
