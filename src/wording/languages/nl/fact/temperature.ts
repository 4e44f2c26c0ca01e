import { joined } from '../../../joined.ts';
import { spokenComparison } from '../../../plan/questions/comparison.ts';
import type {
  ComparisonFact,
  Degrees,
  ExtremeFact,
  FeelsColdestFact,
  FeelsLikeFact,
  TemperatureFact,
} from '../../../plan/questions/fact-statement.ts';
import { asMeasured } from '../../../plan/questions/feels-like.ts';
import { coolsDown, isHour } from '../../../plan/questions/temperature.ts';
import type { When } from '../../../plan/statement.ts';
import { spokenTemperature, type Units } from '../../../units.ts';
import { aroundWords, degreesWords, rangeWords } from '../numbers.ts';
import { placeWords } from '../place.ts';
import { whenWords } from '../time.ts';
import { frame } from './frame.ts';

/** What is colder than others, but as warm as this (°C), is only cool. */
const COOL_FROM = 15;

/** Where nobody asked whether it gets warmer or colder, from this on (°C) times are alike in being warm. */
const ALIKE_WARM_FROM = 10;

type Predicate = readonly [verb: string, rest: string];

export function temperatureFactWords(
  { opening, temperature }: TemperatureFact,
  units: Units,
): string {
  const { front, middle } = frame(opening);
  const [verb, rest] = predicate(temperature, opening.when, units);
  return joined(front, verb, middle, rest);
}

/** `het warmst wordt het morgen in Utrecht met maximaal 12 graden`. */
export function extremeWords({ form, opening, value }: ExtremeFact, units: Units): string {
  const coldest = value >= COOL_FROM ? 'het koelst' : 'het koudst';
  const [most, upTo] = form === 'warmest' ? ['het warmst', 'maximaal'] : [coldest, ''];
  const { when, place } = opening;
  const day = joined(most, 'wordt het', whenWords(when), placeWords(place));
  return joined(day, 'met', upTo, degreesWords(value, units));
}

/** `in Utrecht voelt het nu als min 3 graden, in werkelijkheid is het 3 graden`. */
export function feelsLikeWords(fact: FeelsLikeFact, units: Units): string {
  const { opening, felt, measured } = fact;
  const { front, middle } = frame(opening);
  const alike = asMeasured(fact, units);
  if (alike) {
    const [verb, rest] = predicate(alike, opening.when, units);
    return `${joined(front, verb, middle, rest)}, en zo voelt het ook`;
  }
  const feels = joined(front, 'voelt het', middle, 'als', likeWords(felt, units));
  if (fact.brief || !isHour(opening.when)) return feels;
  return `${feels}, in werkelijkheid is het ${degreesWords(measured.high, units)}`;
}

export function feelsColdestWords({ opening, value }: FeelsColdestFact, units: Units): string {
  const day = joined(whenWords(opening.when), placeWords(opening.place));
  return `het koudst voelt het ${day} aan: als ${degreesWords(value, units)}`;
}

/** `ja, morgen wordt het in Utrecht ongeveer 4 graden warmer dan vandaag: maximaal 12 graden`. */
export function comparisonWords(fact: ComparisonFact, units: Units): string {
  const { question, opening, than } = fact;
  const { front, middle } = frame(opening);
  const { direction, difference } = spokenComparison(fact, units);
  const answer = question && (direction === question ? 'ja,' : 'nee,');
  const verb = opening.when.kind === 'now' ? 'is het' : 'wordt het';
  const comparison =
    direction === 'alike'
      ? alikeWords(fact)
      : `ongeveer ${difference} graden ${changeWords(direction, fact)} dan`;
  const clause = joined(answer, front, verb, middle, comparison, whenWords(than));
  return `${clause}: ${comparedWords(fact, units)}`;
}

function predicate(
  temperature: TemperatureFact['temperature'],
  when: When,
  units: Units,
): Predicate {
  switch (temperature.form) {
    case 'exactly':
      return ['is het', degreesWords(temperature.value, units)];
    case 'around':
      return ['wordt het', aroundWords(temperature.value, units)];
    case 'high':
      return ['wordt het', `maximaal ${degreesWords(temperature.value, units)}`];
    case 'low':
      return coolsDown(when)
        ? ['koelt het', `af tot ${degreesWords(temperature.value, units)}`]
        : ['is de minimumtemperatuur', degreesWords(temperature.value, units)];
    case 'range':
      return ['wordt het', rangeWords(temperature.low, 'tot', temperature.high, units)];
  }
}

function likeWords({ low, high }: Degrees, units: Units): string {
  const isOne = spokenTemperature(low, units) === spokenTemperature(high, units);
  return isOne ? degreesWords(high, units) : rangeWords(low, 'tot', high, units);
}

function changeWords(direction: 'warmer' | 'colder', { value }: ComparisonFact): string {
  if (direction === 'warmer') return 'warmer';
  return value >= COOL_FROM ? 'koeler' : 'kouder';
}

function alikeWords({ question, value }: ComparisonFact): string {
  const isWarm = question === null ? value >= ALIKE_WARM_FROM : question === 'warmer';
  return isWarm ? 'ongeveer even warm als' : 'ongeveer even koud als';
}

function comparedWords({ of, value }: ComparisonFact, units: Units): string {
  const degrees = degreesWords(value, units);
  if (of === 'low') return `de minimumtemperatuur is ${degrees}`;
  return joined(of === 'high' ? 'maximaal' : null, degrees);
}
