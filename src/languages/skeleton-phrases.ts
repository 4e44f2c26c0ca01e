import type { AnswerAge, AgeHours } from '../wording/units.ts';
import type { UnitChoice } from '../wording/units.ts';
import type { PhrasedError, Phrases, ScreenLabels, Variants } from './types.ts';

/** The phrases of one language. Of prompts that are alike it has what differs: `createPhrases` adds the examples. */
interface PhraseTable extends Omit<
  Phrases,
  | 'welcome'
  | 'help'
  | 'goOn'
  | 'nothingToRepeat'
  | 'unsupported'
  | 'whichPlace'
  | 'units'
  | 'errors'
  | 'age'
  | 'home'
  | 'pollen'
> {
  /** BCP 47, for the lists. */
  tag: string;
  examples: { weather: string; rain: string; pollen: string; birch: string };
  /** `Frag zum Beispiel: ...`. */
  askFor: (example: string) => string;
  welcome: Variants<string>;
  /** Examples that vary, and a last one. */
  help: Variants<readonly [examples: string, last: string]>;
  helpSpeech: (examples: string, last: string) => string;
  helpReprompt: string;
  goOn: string;
  /** An example follows. */
  nothingToRepeat: string;
  unsupported: string;
  /** The weather service fails. */
  unreachable: string;
  tryAgainSoon: string;
  /** `tryAgainSoon` follows what is wrong with the memory. */
  errors: Omit<Record<PhrasedError, string>, 'unreachable'>;
  age: AgeTable;
  /** For `Neustadt in Sachsen oder Neustadt in Bayern`. */
  whichPlace: (places: string) => ReturnType<Phrases['whichPlace']>;
  home: Omit<Phrases['home'], 'none' | 'ask' | 'askBack'> & {
    where: string;
    /** An answer to `where`: `Sag zum Beispiel: ...`. */
    example: string;
    /** Before `where`. */
    none: string;
    addressForbidden: string;
    addressUnknown: string;
  };
  units: {
    temperatures: (degrees: string) => string;
    wind: Record<NonNullable<UnitChoice['speed']>, string>;
    and: string;
    chosen: (units: string) => string;
    unknown: Phrases['units']['unknown'];
  };
  pollen: Omit<Phrases['pollen'], 'unknownType' | 'unknownPostcode'> & {
    /** An example follows. */
    unknownType: (spoken: string) => string;
    unknownPostcode: string;
  };
}

interface AgeTable {
  /** The words for 2 to 12. */
  counts: string;
  ago: AgeWords;
  /** Where the age of data is worded otherwise. */
  old: Partial<AgeWords>;
  /** `vor einer Stunde hieß es:`. */
  itSaid: (ago: string) => string;
  staleData: (old: string) => string;
}

export function createPhrases(table: PhraseTable): Phrases {
  const { tag, examples, askFor, helpSpeech, helpReprompt, tryAgainSoon, ...phrases } = table;
  const { unreachable, errors, home, pollen } = table;
  const { temperatures, wind, and, chosen, unknown } = table.units;
  const askHome = `${home.where} ${home.example}`;
  const withExample = (speech: string, example: string) => ({
    speech: `${speech} ${askFor(example)}`,
    reprompt: askFor(example),
  });
  return {
    ...phrases,
    welcome: mapVariants(table.welcome, (speech) => ({
      speech,
      reprompt: askFor(examples.weather),
    })),
    help: mapVariants(table.help, ([first, last]) => ({
      speech: helpSpeech(first, last),
      reprompt: helpReprompt,
    })),
    goOn: { speech: table.goOn, reprompt: askFor(examples.rain) },
    nothingToRepeat: withExample(table.nothingToRepeat, examples.weather),
    unsupported: { speech: table.unsupported, reprompt: askFor(examples.weather) },
    errors: {
      ...errors,
      unreachable: `${unreachable} ${tryAgainSoon}`,
      memory: `${errors.memory} ${tryAgainSoon}`,
    },
    age: createAgePhrases(table.age, unreachable),
    unknownSpokenPostcode: (digits) => table.unknownSpokenPostcode(digits.split('').join(' ')),
    whichPlace: (descriptions) =>
      table.whichPlace(new Intl.ListFormat(tag, { type: 'disjunction' }).format(descriptions)),
    home: {
      ...home,
      none: { speech: `${home.none} ${home.where}`, reprompt: askHome },
      ask: { speech: home.where, reprompt: askHome },
      askBack: (isForbidden) => ({
        speech: isForbidden ? home.addressForbidden : `${home.addressUnknown} ${home.where}`,
        reprompt: askHome,
      }),
    },
    units: {
      chosen({ temperature, speed }) {
        const degrees = temperature === 'fahrenheit' ? 'Fahrenheit' : 'Celsius';
        const units = [temperature && temperatures(degrees), speed && wind[speed]];
        return chosen(units.filter(Boolean).join(and));
      },
      unknown,
    },
    pollen: {
      ...pollen,
      unknownType: (spoken) => withExample(pollen.unknownType(spoken), examples.birch),
      unknownPostcode: {
        speech: `${pollen.unknownPostcode} ${examples.pollen}`,
        reprompt: askFor(examples.pollen),
      },
    },
  };
}

function mapVariants<From, To>(
  [first, ...others]: Variants<From>,
  map: (variant: From) => To,
): Variants<To> {
  return [map(first), ...others.map(map)];
}

function createAgePhrases(
  { counts, ago, old, itSaid, staleData }: AgeTable,
  unreachable: string,
): AgePhrases {
  const numbers = counts.split(' ');
  const describe = (age: AnswerAge, words: AgeWords) => describeAge(age, words, numbers);
  return {
    staleAnswer: (age) => `${unreachable} ${capitalize(itSaid(describe(age, ago)))}`,
    staleData: (age) => staleData(describe(age, { ...ago, ...old })),
  };
}

interface ScreenLabelTable {
  demo: string;
  minus: string;
  /** `Grad`. */
  degrees: (size: number) => string;
  range: (low: string, high: string) => string;
  course: (from: string, to: string) => string;
  /** After the course: `mit Niederschlag`. */
  wet: string;
}

export function createScreenLabels(table: ScreenLabelTable): ScreenLabels {
  return {
    demo: table.demo,
    temperatures: (high, low) => (low === null ? formatDegrees(high) : formatRange(low, high)),
    course({ from, to, range, wet }) {
      const degrees = range && formatRange(range.low, range.high);
      return [table.course(from, to), degrees, wet && table.wet].filter(Boolean).join(', ');
    },
  };

  function formatRange(low: number, high: number): string {
    return table.range(signed(low), formatDegrees(high));
  }

  /** `8 Grad`, `minus 1 degrees`. */
  function formatDegrees(value: number): string {
    return `${signed(value)} ${table.degrees(Math.abs(value))}`;
  }

  function signed(value: number): string {
    return value < 0 ? `${table.minus} ${-value}` : String(value);
  }
}

/** What is said of the age of an answer; plain text. */
export interface AgePhrases {
  /** Before an answer of earlier that is told because the service fails: ends with a colon. */
  staleAnswer: (age: AnswerAge) => string;
  /** After an answer whose data are late: a sentence. */
  staleData: (age: AgeHours) => string;
}

/** How long ago, for each age, in a language's words. */
export interface AgeWords {
  minutes: string;
  quarter: string;
  half: string;
  hour: string;
  hours: (count: string) => string;
  overTwelve: string;
  overADay: string;
}

/** @param counts the words for 2 to 12 */
export function describeAge(age: AnswerAge, words: AgeWords, counts: readonly string[]): string {
  if (typeof age === 'string') return words[age];
  const { hours } = age;
  if (typeof hours === 'string') return words[hours];
  const count = counts[hours - 2];
  return count === undefined ? words.hour : words.hours(count);
}

/** With a capital, as it begins a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
