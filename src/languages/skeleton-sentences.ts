import { toBeaufort, type CompassPoint } from '../weather/atmosphere.ts';
import { findSkyClass, type SkyClass } from '../weather/state.ts';
import { joinWords } from '../wording/grammar.ts';
import type { Language, PollenNames, SpeechOptions } from '../wording/language.ts';
import type {
  CourseStatement,
  Repeat,
  Degrees,
  Opening,
  Sky,
  Within,
  StormStatement,
  Temperature,
  TimeShare,
  When,
} from '../wording/plan/statement.ts';

/** Gusts have names of their own from this Beaufort force on. */
const STORM = 9;

/** The words of one language for the sentences that all languages have. */
export interface SentenceWords extends Pick<
  Language,
  | 'course'
  | 'amount'
  | 'chance'
  | 'extreme'
  | 'temperature'
  | 'wind'
  | 'skyText'
  | 'unknownText'
  | 'compassLetters'
  | 'gustText'
> {
  /** What may stay away, of a course with a {@link CourseStatement.certainty}. */
  doubtful: Language['course'];
  /** Its time stands between. */
  ice: readonly [before: string, after: string];
  storm: (gusts: StormStatement, options: SpeechOptions) => string;
  /** After thunderstorms, from km/h: `mit Böen bis 60`; without a comma after what ends with these. */
  withGusts: Language['gustText'];
  thunderEnd?: RegExp;
  /**
   * Before another time at which the same falls, between its parts, and before one into which it goes on: `ebenso morgen
   * am Vormittag und am Abend`, `auch in der Nacht`.
   */
  alsoAt: readonly [also: string, and: string, goesOn: string];
  /** By default with `and`, without a comma. */
  withChance?: Language['withChance'];
  /** Joins its day and parts of the day where these are one word: `am Freitag am Vormittag`, `am Freitagvormittag`. */
  joinParts?: (dayAndParts: string) => string;
  trend: (place: string | null, isWarmer: boolean) => string;
  /** Where neither time nor place is known. */
  noData: string;
  noDataFor: (opening: Opening) => string;
  /** Two names are the Latin ones in every language. */
  pollenNames: Omit<PollenNames, 'Alternaria' | 'Cladosporium'>;
}

/** What other files of the language word. */
export interface SentenceParts extends Pick<
  Language,
  'dayAfter' | 'placeAfter' | 'pollen' | 'otherPollen' | 'warning'
> {
  DIRECTIONS: Directions;
  describeDay: Language['day'];
  describeWhen: (when: When) => string;
  describeSpan: (span: Within) => string;
  /** Ends the sentence of a danger; without it the language words that itself, as where the verb stands second. */
  spanAtEnd?: (span: Within) => string;
  describeNextHour: Language['nextHour'];
  describeAgain: Language['again'];
  describeExpectation: Language['expectation'];
}

export function createSentences(words: SentenceWords, parts: SentenceParts): Language {
  const { course, extreme, temperature, wind, storm, chance } = words;
  const { skyText, unknownText, compassLetters, gustText } = words;
  const { dayAfter, placeAfter, pollen, otherPollen, warning, spanAtEnd } = parts;
  const endWith = (sentence: string, within: Within | undefined) =>
    within && spanAtEnd ? joinWords(sentence, spanAtEnd(within)) : sentence;
  /** A time stands before the temperature of its sentence. */
  const withTime = (statement: CourseStatement, options: SpeechOptions) => {
    const whole = course(statement, options);
    const { within } = statement;
    const bare = statement.temperature && course({ ...statement, temperature: null }, options);
    return bare && whole.startsWith(bare)
      ? endWith(bare, within) + whole.slice(bare.length)
      : endWith(whole, within);
  };
  const [also, and, goesOn] = words.alsoAt;
  const withRepeat = (sentence: string, again: Repeat | undefined) => {
    if (!again) return sentence;
    const spans = again.spans.map((span) => parts.describeSpan(span)).join(` ${and} `);
    const when = joinWords(parts.describeWhen(again.when), spans);
    const link = again.goesOn ? goesOn : also;
    return `${sentence}, ${joinWords(link, words.joinParts?.(when) ?? when)}`;
  };
  return {
    course(statement, options) {
      const once = statement.certainty
        ? words.doubtful(statement, options)
        : withTime(statement, options);
      const sentence = withRepeat(once, statement.again);
      if (statement.gust === undefined) return sentence;
      const link = words.thunderEnd?.test(sentence) ? ' ' : ', ';
      return `${sentence}${link}${words.withGusts(statement.gust, options.units)}`;
    },
    ice: ({ when }) =>
      joinWords(words.ice[0], when ? parts.describeWhen(when) : null, words.ice[1]),
    storm: (statement, options) =>
      withRepeat(endWith(storm(statement, options), statement.within), statement.again),
    extreme,
    temperature,
    chance,
    withChance: words.withChance ?? ((sky, rain) => joinWords(sky, and, rain)),
    amount: words.amount,
    wind,
    trend: ({ place, direction }) => words.trend(place, direction === 'warmer'),
    noData: ({ opening }) => (opening ? words.noDataFor(opening) : words.noData),
    nextHour: parts.describeNextHour,
    again: parts.describeAgain,
    expectation: parts.describeExpectation,
    pollen,
    otherPollen,
    warning,
    day: parts.describeDay,
    dayAfter,
    placeAfter,
    skyText,
    unknownText,
    pollenNames: {
      Alternaria: 'Alternaria',
      Cladosporium: 'Cladosporium',
      ...words.pollenNames,
    },
    directionWords: parts.DIRECTIONS,
    compassLetters,
    gustText,
  };
}

/** The name of gusts (km/h) by the Beaufort force from which on each is right; `weak` ones are below a storm's. */
export function nameGust(
  gust: number,
  names: readonly (readonly [from: number, name: string])[],
  weak = names,
): string {
  const force = toBeaufort(gust);
  return (force < STORM ? weak : names).find(([from]) => force >= from)?.[1] ?? '';
}

interface DegreesForms<Words> {
  exactly: (value: number) => Words;
  high: (value: number) => Words;
  low: (value: number, isAtNight: boolean) => Words;
  around: (value: number) => Words;
  range: (low: number, high: number) => Words;
}

interface TemperatureForms<Words> extends DegreesForms<Words> {
  change: (from: number, to: number) => Words;
  /** The high of a day; the low is that of the night after it, or of the day itself. */
  highAndLow: (high: number, low: number, lowIsAtNight: boolean) => Words;
  /** The lowest and the highest high of several days. */
  highs: (low: number, high: number) => Words;
  /** The highs of several days that rise or fall from day to day. */
  highsChange: (from: number, to: number) => Words;
  /** The highs of several days that are alike; by default that of one day. */
  alikeHighs?: (high: number) => Words;
}

export function wordTemperature<Words>(
  temperature: Temperature,
  forms: TemperatureForms<Words>,
): Words {
  switch (temperature.form) {
    case 'change':
      return forms.change(temperature.from, temperature.to);
    case 'highAndLow':
      return forms.highAndLow(temperature.high, temperature.low, temperature.lowIsAtNight);
    case 'highs': {
      const { low, high, trend } = temperature;
      if (low === high) return (forms.alikeHighs ?? forms.high)(high);
      if (!trend) return forms.highs(low, high);
      return trend === 'rising' ? forms.highsChange(low, high) : forms.highsChange(high, low);
    }
    default:
      return wordDegrees(temperature, forms);
  }
}

/** Several days have several highs, even if they are alike. */
export function toSeveralHighs(temperature: Temperature, opening: Opening | null): Temperature {
  const kind = opening?.when.kind;
  const areSeveral = kind === 'days' || kind === 'weekend';
  return areSeveral && temperature.form === 'high'
    ? { form: 'highs', low: temperature.value, high: temperature.value }
    : temperature;
}

/** The same of temperatures of a question for degrees. */
export function wordDegrees<Words>(temperature: Degrees, forms: DegreesForms<Words>): Words {
  switch (temperature.form) {
    case 'range':
      return forms.range(temperature.low, temperature.high);
    case 'low':
    case 'high':
      return forms[temperature.form](temperature.value, temperature.atNight === true);
    default:
      return forms[temperature.form](temperature.value);
  }
}

export type { CompassPoint, Sky, SkyClass, Temperature, TimeShare };
export type SkyWords<Words> = Readonly<Record<SkyClass, Words>>;
export type NightWords<Words> = Partial<Readonly<Record<SkyClass, Words>>>;
export type ForceWords<Words = string> = Readonly<Record<number, Words>>;
export type Directions = Readonly<Record<CompassPoint, string>>;

export function byShare(nowAndThen: string, atTimes: string): Readonly<Record<TimeShare, string>> {
  return { nowAndThen, atTimes };
}

/** Finds the words for a sky, by day or by night. */
export function createSky<Words>(day: SkyWords<Words>, night: NightWords<Words>) {
  const selectSkyClassWords = (sky: SkyClass, isNight: boolean): Words =>
    (isNight ? night[sky] : undefined) ?? day[sky];
  const selectSkyWords = (sky: Sky): Words =>
    selectSkyClassWords(findSkyClass(sky.state, sky) ?? 'cloudy', sky.night);
  return { selectSkyClassWords, selectSkyWords };
}

/** Places of which most stand after one preposition, `others` after another, and landmarks after their own. */
export function createPlaces(
  usual: string,
  other: string,
  others: readonly string[],
  describeLandmark: (name: string) => string | undefined = () => undefined,
) {
  const afterOther = new Set(others);
  return { describePlace, placeAfter };

  /** `in Köln`, `auf Sylt`; nothing where the place has no name. */
  function describePlace(place: string | null): string {
    if (place === null) return '';
    return describeLandmark(place) ?? `${afterOther.has(place) ? other : usual} ${place}`;
  }

  function placeAfter(word: string, place: string): string {
    const isIn = [usual, other].includes(word.toLowerCase());
    return isIn ? describePlace(place) : joinWords(word, place);
  }
}
