import { joinWords } from '../../wording/grammar.ts';
import {
  compareSpoken,
  asMeasured,
  coolsDown,
  isHourWhen,
} from '../../wording/plan/questions/temperature.ts';
import type {
  ComparisonFact,
  DegreesRange,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
} from '../../wording/plan/fact-statement.ts';
import type { When } from '../../wording/plan/statement.ts';
import { toSpokenTemperature, type Units } from '../../wording/units.ts';
import { describeAround, describeDegrees, describeRange, describePlace } from './words.ts';
import { describeWhen, frameOpening } from './time.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

/** Where nobody asked whether it gets warmer or colder, from this on (°C) times are alike in being warm. */
const ALIKE_WARM_FROM = 10;

type Predicate = readonly [verb: string, rest: string];

export function describeTemperatureFact(
  { opening, temperature }: TemperatureFact,
  units: Units,
): string {
  const { front, middle } = frameOpening(opening);
  const [verb, rest] = predicate(temperature, opening.when, units);
  return joinWords(front, verb, middle, rest);
}

/** `het warmst wordt het morgen in Utrecht met maximaal 12 graden`. */
export function describeExtreme({ form, opening, value }: ExtremeFact, units: Units): string {
  const coldest = value >= COOL_FROM ? 'het koelst' : 'het koudst';
  const [most, upTo] = form === 'warmest' ? ['het warmst', 'maximaal'] : [coldest, ''];
  const { when, place } = opening;
  const day = joinWords(most, 'wordt het', describeWhen(when), describePlace(place));
  return joinWords(day, 'met', upTo, describeDegrees(value, units));
}

/** `in Utrecht voelt het nu als min 3 graden, in werkelijkheid is het 3 graden`. */
export function describeFeelsLike(fact: FeelsLikeFact, units: Units): string {
  const { opening, felt, measured } = fact;
  const { front, middle } = frameOpening(opening);
  const alike = asMeasured(fact, units);
  if (alike) {
    const [verb, rest] = predicate(alike, opening.when, units);
    return `${joinWords(front, verb, middle, rest)}, en zo voelt het ook`;
  }
  const feels = joinWords(front, 'voelt het', middle, 'als', describeLike(felt, units));
  if (fact.brief || !isHourWhen(opening.when)) return feels;
  return `${feels}, in werkelijkheid is het ${describeDegrees(measured.high, units)}`;
}

export function describeFeelsColdest({ opening, value }: FeelsColdestFact, units: Units): string {
  const day = joinWords(describeWhen(opening.when), describePlace(opening.place));
  return `het koudst voelt het ${day} aan: als ${describeDegrees(value, units)}`;
}

/** `ja, morgen wordt het in Utrecht ongeveer 4 graden warmer dan vandaag: maximaal 12 graden`. */
export function describeComparison(fact: ComparisonFact, units: Units): string {
  const { question, opening, than } = fact;
  const { front, middle } = frameOpening(opening);
  const { direction, difference } = compareSpoken(fact, units);
  const answer = question && (direction === question ? 'ja,' : 'nee,');
  const verb = opening.when.kind === 'now' ? 'is het' : 'wordt het';
  const comparison =
    direction === 'alike'
      ? describeAlike(fact)
      : `ongeveer ${difference} graden ${describeChange(direction, fact)} dan`;
  const clause = joinWords(answer, front, verb, middle, comparison, describeWhen(than));
  return `${clause}: ${describeCompared(fact, units)}`;
}

function predicate(
  temperature: TemperatureFact['temperature'],
  when: When,
  units: Units,
): Predicate {
  switch (temperature.form) {
    case 'exactly':
      return ['is het', describeDegrees(temperature.value, units)];
    case 'around':
      return ['wordt het', describeAround(temperature.value, units)];
    case 'high':
      return ['wordt het', `maximaal ${describeDegrees(temperature.value, units)}`];
    case 'low':
      return coolsDown(when)
        ? ['koelt het', `af tot ${describeDegrees(temperature.value, units)}`]
        : ['is de minimumtemperatuur', describeDegrees(temperature.value, units)];
    case 'range':
      return ['wordt het', describeRange(temperature.low, 'tot', temperature.high, units)];
  }
}

function describeLike({ low, high }: DegreesRange, units: Units): string {
  const isOne = toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
  return isOne ? describeDegrees(high, units) : describeRange(low, 'tot', high, units);
}

function describeChange(direction: 'warmer' | 'colder', { value }: ComparisonFact): string {
  if (direction === 'warmer') return 'warmer';
  return value >= COOL_FROM ? 'koeler' : 'kouder';
}

function describeAlike({ question, value }: ComparisonFact): string {
  const isWarm = question === null ? value >= ALIKE_WARM_FROM : question === 'warmer';
  return isWarm ? 'ongeveer even warm als' : 'ongeveer even koud als';
}

function describeCompared({ of, value }: ComparisonFact, units: Units): string {
  const degrees = describeDegrees(value, units);
  if (of === 'low') return `de minimumtemperatuur is ${degrees}`;
  return joinWords(of === 'high' ? 'maximaal' : null, degrees);
}
