import type { FactWords, SpeechOptions } from '../wording/language.ts';
import type {
  BestDayFact,
  ComparisonFact,
  ComparisonQuestion,
  ContrastFact,
  DegreesRange,
  ForecastReach,
  NextRainFact,
  RainStopFact,
  RainTime,
  SpokenWind,
  SunTimeFact,
  TemperatureFact,
} from '../wording/plan/fact-statement.ts';
import type { Day, Opening, Sky, When } from '../wording/plan/statement.ts';
import { asMeasured, coolsDown, isHourWhen } from '../wording/plan/questions/temperature.ts';
import { compareSpoken } from '../wording/plan/questions/contrast.ts';
import { findSkyClass, type SkyClass } from '../weather/state.ts';
import { toSpokenGust, toSpokenSpeed, toSpokenTemperature, type Units } from '../wording/units.ts';
import type { PrecipitationKind } from '../weather/atmosphere.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

/** Where the question is not whether it gets warmer or colder, from this on (°C) times are alike in being warm. */
const ALIKE_WARM_FROM = 10;

/** A temperature beside that of another time, with the numbers that are said. */
export interface Comparison {
  /** The first word of the answer to a question for yes or no. */
  answer: string | null;
  change: 'warmer' | 'cooler' | 'colder' | 'alikeWarm' | 'alikeCold';
  difference: number;
  opening: Opening;
  than: When;
}

/** What is said of one side of a contrast: now, ahead (empty if alike), and the rest. */
export type ContrastWords = readonly [present: string, future: string, rest: string];
export type Contrasts = Readonly<Record<'more' | 'less', ContrastWords>>;

/** The words of one language for temperatures; a `Clause` is what it puts into a sentence. */
interface TemperatureFactTable<Clause> {
  /** The sentence of a clause with its time and place. */
  at: (opening: Opening, clause: Clause) => string;
  degrees: (temperature: TemperatureFact['temperature'], options: SpeechOptions) => Clause;
  /** The low of a time through which it cools down. */
  coolsDownTo: (value: number, units: Units) => Clause;
  /** Its high, in a language whose word for the high is that of a day. */
  upTo?: (value: number, units: Units) => Clause;
  extreme: (
    form: 'warmest' | 'leastWarm' | 'coolest' | 'coldest',
    opening: Opening,
    value: number,
    units: Units,
  ) => string;
  feels: (felt: DegreesRange, options: SpeechOptions, brief: boolean) => Clause;
  /** It feels as it is measured. */
  feelsSo: (now: boolean) => string;
  /** What is measured, where it feels otherwise. */
  actually: (value: number, options: SpeechOptions) => string;
  feelsColdest: (opening: Opening, value: number, units: Units) => string;
  yes: string;
  no: string;
  comparison: (comparison: Comparison, options: SpeechOptions) => string;
  compared: (of: ComparisonFact['of'], value: number, units: Units) => string;
}

/** The words of one language for rain, sun and days; times and places come described. */
interface EventFactTable {
  withinHour: string;
  aroundHour: (day: Day, hour: number) => string;
  /** Where it is not worded as the time of a forecast. */
  nextHours?: (count: number) => string;
  nextDays: (count: number) => string;
  rainNow: (opening: Opening, of: PrecipitationKind, falls: boolean) => string;
  nextRain: (
    time: string,
    place: string,
    of: PrecipitationKind,
    certainty: NextRainFact['certainty'],
  ) => string;
  noRain: (ahead: string, place: string) => string;
  rainStop: (time: string, place: string, fact: RainStopFact) => string;
  noRainStop: (ahead: string, place: string, of: PrecipitationKind) => string;
  sunTime: (fact: SunTimeFact, place: string, when: string) => string;
  noSunTime: (day: string, place: string, isDay: boolean) => string;
  skyText: (sky: SkyClass, night: boolean) => string;
  bestDay: (
    fact: BestDayFact,
    units: Units,
    label: string | null,
  ) => readonly [day: string, why: string];
  /** Between a day and why it is the best, which begins with a comma where it has no sky; by default a colon. */
  because?: string;
  noDryDay: (place: string) => string;
  /** How much falls is told after it. */
  wettestDay: (place: string, when: string) => string;
  /** Where or when it is more so; `where` is empty if it is alike. */
  contrast: (fact: ContrastFact, where: string) => string;
}

export interface FactTable<Clause>
  extends TemperatureFactTable<Clause>, EventFactTable, Pick<FactWords, 'wind'> {}

/** What other files of the language word. */
export interface FactParts {
  inMinutes: (minutes: number) => string;
  describeWhen: (when: When) => string;
  describeDay: (day: Day) => string;
  describeDayOfClock: (day: Day, clock: SunTimeFact['clock']) => string;
  describePlace: (place: string | null) => string;
}

export function createFacts<Clause>(words: FactTable<Clause>, parts: FactParts): FactWords {
  return {
    ...createTemperatureFacts(words),
    ...createEventFacts(words, parts),
    wind: (fact, options) => words.wind(fact, options),
  };
}

function createTemperatureFacts<Clause>(
  words: TemperatureFactTable<Clause>,
): Pick<FactWords, 'temperature' | 'extreme' | 'feelsLike' | 'feelsColdest' | 'comparison'> {
  return {
    temperature: ({ opening, temperature }, options) =>
      words.at(opening, degrees(temperature, opening.when, options)),

    extreme({ form, opening, value }, { units }) {
      const cold = value >= COOL_FROM ? 'coolest' : 'coldest';
      return words.extreme(form === 'coldest' ? cold : form, opening, value, units);
    },

    feelsLike(fact, options) {
      const { opening, felt, measured, brief } = fact;
      const alike = asMeasured(fact, options.units);
      if (alike) {
        const is = words.at(opening, degrees(alike, opening.when, options));
        return `${is}, ${words.feelsSo(options.now)}`;
      }
      const feels = words.at(opening, words.feels(felt, options, brief));
      if (brief || !isHourWhen(opening.when)) return feels;
      return `${feels}, ${words.actually(measured.high, options)}`;
    },

    feelsColdest: ({ opening, value }, { units }) => words.feelsColdest(opening, value, units),

    comparison(fact, options) {
      const { question, opening, than, of, value } = fact;
      const { direction, difference } = compareSpoken(fact, options.units);
      const answer = question && (holds(question, direction) ? words.yes : words.no);
      const change = selectChange(direction, fact);
      const comparison = { answer, change, difference, opening, than };
      return words.comparison(comparison, options) + words.compared(of, value, options.units);
    },
  };

  function degrees(
    temperature: TemperatureFact['temperature'],
    when: When,
    options: SpeechOptions,
  ): Clause {
    if (coolsDown(when)) {
      const { units } = options;
      if (temperature.form === 'low') return words.coolsDownTo(temperature.value, units);
      if (temperature.form === 'high' && words.upTo) return words.upTo(temperature.value, units);
    }
    return words.degrees(temperature, options);
  }
}

function holds(question: ComparisonQuestion, direction: 'warmer' | 'colder' | 'alike'): boolean {
  if (question === 'notColder') return direction !== 'colder';
  return question === 'notWarmer' ? direction !== 'warmer' : direction === question;
}

function selectChange(
  direction: 'warmer' | 'colder' | 'alike',
  { question, value }: ComparisonFact,
): Comparison['change'] {
  if (direction === 'warmer') return direction;
  if (direction === 'colder') return value >= COOL_FROM ? 'cooler' : 'colder';
  const asksForWarmth = question === 'warmer' || question === 'notColder';
  const isWarm = question === null ? value >= ALIKE_WARM_FROM : asksForWarmth;
  return isWarm ? 'alikeWarm' : 'alikeCold';
}

function createEventFacts(
  words: EventFactTable,
  { inMinutes, describeWhen, describeDay, describeDayOfClock, describePlace }: FactParts,
): Omit<
  FactWords,
  'temperature' | 'extreme' | 'feelsLike' | 'feelsColdest' | 'comparison' | 'wind'
> {
  return {
    rainNow: ({ place, of, falls }) => words.rainNow({ when: { kind: 'now' }, place }, of, falls),
    nextRain: ({ place, of, at, certainty }) =>
      words.nextRain(describeTime(at), describePlace(place), of, certainty),
    noRain: ({ place, ahead }) => words.noRain(describeAhead(ahead), describePlace(place)),
    rainStop: (fact) => words.rainStop(describeTime(fact.at), describePlace(fact.place), fact),
    noRainStop: ({ place, of, ahead }) =>
      words.noRainStop(describeAhead(ahead), describePlace(place), of),

    sunTime(fact) {
      const { event, place, day, clock } = fact;
      const when = event === 'sunset' ? describeDayOfClock(day, clock) : describeDay(day);
      return words.sunTime(fact, describePlace(place), when);
    },
    noSunTime: ({ form, place, day }) =>
      words.noSunTime(describeDay(day), describePlace(place), form === 'polarDay'),

    bestDay(fact, { units }) {
      const [day, why] = words.bestDay(fact, units, fact.sky && labelOf(fact.sky));
      const because = words.because ?? ': ';
      if (fact.rank === 'side' && words.because) return `${day}, ${why}`;
      return why === '' || why.startsWith(',') ? `${day}${why}` : `${day}${because}${why}`;
    },
    noDryDay: ({ place }) => words.noDryDay(describePlace(place)),
    wettestDay: ({ opening: { when, place } }) =>
      words.wettestDay(describePlace(place), describeWhen(when).replace(/,$/, '')),
    contrast(fact) {
      const { place, when } = fact;
      const day = when === null ? '' : describeWhen(when).replace(/,$/, '');
      return words.contrast(fact, place === null ? day : describePlace(place));
    },
  };

  function describeTime(time: RainTime): string {
    if ('in' in time) return inMinutes(time.in);
    if ('within' in time) return words.withinHour;
    return time.hour === null ? describeDay(time.day) : words.aroundHour(time.day, time.hour);
  }

  function describeAhead(ahead: ForecastReach): string {
    if ('days' in ahead) return words.nextDays(ahead.days);
    const { hours: count } = ahead;
    return words.nextHours?.(count) ?? describeWhen({ kind: 'nextHours', count });
  }

  function labelOf(sky: Sky): string | null {
    const found = findSkyClass(sky.state, sky);
    return found === undefined ? null : words.skyText(found, sky.night);
  }
}

interface SpeedTable {
  /** The mean wind, with its unit. */
  wind: (speed: number, upTo: boolean) => string;
  /** The mean wind below the least number. */
  slowWind?: ((speed: number, upTo: boolean) => string) | undefined;
  /** The gusts alone, from km/h. */
  gusts: (gust: number) => string;
  /** The gusts after the mean wind, in the same unit. */
  inGusts: (gust: number) => string;
}

/** Slower winds have no number, unless a language has words for them. */
const MIN_SPOKEN_SPEED = 2;

/** How fast a wind is; the unit is said once. */
export function wordSpeeds({ speed, gust }: SpokenWind, units: Units, words: SpeedTable): string {
  const spoken = speed ? toSpokenSpeed(speed.value, units) : 0;
  const isSlow = spoken < MIN_SPOKEN_SPEED;
  const wind = speed && (isSlow ? words.slowWind : words.wind)?.(spoken, speed.upTo);
  if (!wind) return gust === null ? '' : words.gusts(gust);
  return gust === null ? wind : `${wind}, ${words.inGusts(toSpokenGust(gust, units))}`;
}

export function isOneTemperature({ low, high }: DegreesRange, units: Units): boolean {
  return toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
}
