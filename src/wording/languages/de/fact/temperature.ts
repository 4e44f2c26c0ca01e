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
import { frame, withoutComma } from './frame.ts';

/** Degrees of Celsius from which on one says `warm`, and below which `kalt`; with `ein Grad` neither. */
const WARM_FROM = 1.5;
const COLD_BELOW = -1.5;

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

export function extremeWords({ form, opening, value }: ExtremeFact, units: Units): string {
  const when = whenWords(opening.when);
  const degrees = degreesWords(value, units, 'einem');
  if (form === 'warmest') {
    const upTo = value >= WARM_FROM ? 'bis zu' : 'höchstens';
    return joined('am wärmsten wird es', placeWords(opening.place), when, 'mit', upTo, degrees);
  }
  const most = value >= COOL_FROM ? 'am kühlsten' : 'am kältesten';
  return joined(most, 'wird es', placeWords(opening.place), when, 'mit', degrees);
}

export function feelsLikeWords(fact: FeelsLikeFact, units: Units): string {
  const { opening, felt, measured } = fact;
  const { front, middle } = frame(opening);
  const alike = asMeasured(fact, units);
  if (alike) {
    const [verb, rest] = predicate(alike, opening.when, units);
    return `${joined(front, verb, middle, rest)}, und so fühlt es sich auch an`;
  }
  if (fact.brief) {
    const is = isOne(felt.low, units) && isOne(felt.high, units) ? 'ist es' : 'sind es';
    return joined(front, is, middle, 'gefühlt', fromTo(felt, units));
  }
  const feels = joined(front, 'fühlt es sich', middle, 'an wie', fromTo(felt, units));
  if (!isHour(opening.when)) return feels;
  const [verb, rest] = exactly(measured.high, units);
  return `${feels}, tatsächlich ${verb} ${rest}`;
}

export function feelsColdestWords({ opening, value }: FeelsColdestFact, units: Units): string {
  const day = joined(placeWords(opening.place), whenWords(opening.when));
  return `am kältesten fühlt es sich ${day} an: wie ${degreesWords(value, units, 'ein')}`;
}

export function comparisonWords(fact: ComparisonFact, units: Units): string {
  const { question, opening, than } = fact;
  const { front, middle } = frame(opening);
  const { direction, difference } = spokenComparison(fact, units);
  const answer = question && (direction === question ? 'ja,' : 'nein,');
  const verb = opening.when.kind === 'now' ? 'ist es' : 'wird es';
  const comparison =
    direction === 'alike'
      ? alikeWords(fact)
      : `rund ${difference} Grad ${changeWords(direction, fact)} als`;
  const clause = withoutComma(joined(answer, front, verb, middle, comparison, whenWords(than)));
  return `${clause}: ${comparedWords(fact, units)}`;
}

function predicate(
  temperature: TemperatureFact['temperature'],
  when: When,
  units: Units,
): Predicate {
  switch (temperature.form) {
    case 'exactly':
      return exactly(temperature.value, units);
    case 'around':
      return temperature.value >= WARM_FROM
        ? ['wird es', `rund ${degreesWords(temperature.value, units, 'ein')} warm`]
        : ['liegen die Temperaturen', aroundWords(temperature.value, units)];
    case 'high':
      return temperature.value >= WARM_FROM
        ? ['wird es', `bis zu ${degreesWords(temperature.value, units, 'einem')} warm`]
        : ['liegt die Höchsttemperatur', `bei ${degreesWords(temperature.value, units, 'einem')}`];
    case 'low':
      return coolsDown(when)
        ? ['kühlt es', `auf ${degreesWords(temperature.value, units, 'ein')} ab`]
        : ['liegt die Tiefsttemperatur', `bei ${degreesWords(temperature.value, units, 'einem')}`];
    case 'range': {
      const { low, high } = temperature;
      if (low >= WARM_FROM) return ['wird es', `${rangeWords(low, 'bis', high, units)} warm`];
      if (high < COLD_BELOW) return ['wird es', `${rangeWords(low, 'bis', high, units)} kalt`];
      return ['gibt es', fromTo(temperature, units)];
    }
  }
}

function exactly(value: number, units: Units): Predicate {
  return [isOne(value, units) ? 'ist es' : 'sind es', degreesWords(value, units, 'ein')];
}

function isOne(value: number, units: Units): boolean {
  return Math.abs(spokenTemperature(value, units)) === 1;
}

/** `minus 6 bis plus ein Grad`, where `bei` would make it `einem`. */
function fromTo({ low, high }: Degrees, units: Units): string {
  const [from, to] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const last = degreesWords(high, units, 'ein');
  if (from === to) return last;
  const plus = from < 0 && to > 0 ? 'plus ' : '';
  return `${from < 0 ? `minus ${-from}` : from} bis ${plus}${last}`;
}

function changeWords(direction: 'warmer' | 'colder', { value }: ComparisonFact): string {
  if (direction === 'warmer') return 'wärmer';
  return value >= COOL_FROM ? 'kühler' : 'kälter';
}

function alikeWords({ question, value }: ComparisonFact): string {
  const isWarm = question === null ? value >= ALIKE_WARM_FROM : question === 'warmer';
  return isWarm ? 'ähnlich warm wie' : 'ähnlich kalt wie';
}

function comparedWords({ of, value }: ComparisonFact, units: Units): string {
  if (of === 'low') return `die Tiefsttemperatur liegt bei ${degreesWords(value, units, 'einem')}`;
  return joined(of === 'high' ? 'höchstens' : null, degreesWords(value, units, 'ein'));
}
