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
import { describeWhen, frameOpening, withoutComma } from './time.ts';

/** Degrees of Celsius from which on one says `warm`, and below which `kalt`; with `ein Grad` neither. */
const WARM_FROM = 1.5;
const COLD_BELOW = -1.5;

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

export function describeExtreme({ form, opening, value }: ExtremeFact, units: Units): string {
  const when = describeWhen(opening.when);
  const degrees = describeDegrees(value, units, 'einem');
  if (form === 'warmest') {
    const upTo = value >= WARM_FROM ? 'bis zu' : 'höchstens';
    return joinWords(
      'am wärmsten wird es',
      describePlace(opening.place),
      when,
      'mit',
      upTo,
      degrees,
    );
  }
  const most = value >= COOL_FROM ? 'am kühlsten' : 'am kältesten';
  return joinWords(most, 'wird es', describePlace(opening.place), when, 'mit', degrees);
}

export function describeFeelsLike(fact: FeelsLikeFact, units: Units): string {
  const { opening, felt, measured } = fact;
  const { front, middle } = frameOpening(opening);
  const alike = asMeasured(fact, units);
  if (alike) {
    const [verb, rest] = predicate(alike, opening.when, units);
    return `${joinWords(front, verb, middle, rest)}, und so fühlt es sich auch an`;
  }
  if (fact.brief) {
    const is = isOne(felt.low, units) && isOne(felt.high, units) ? 'ist es' : 'sind es';
    return joinWords(front, is, middle, 'gefühlt', fromTo(felt, units));
  }
  const feels = joinWords(front, 'fühlt es sich', middle, 'an wie', fromTo(felt, units));
  if (!isHourWhen(opening.when)) return feels;
  const [verb, rest] = exactly(measured.high, units);
  return `${feels}, tatsächlich ${verb} ${rest}`;
}

export function describeFeelsColdest({ opening, value }: FeelsColdestFact, units: Units): string {
  const day = joinWords(describePlace(opening.place), describeWhen(opening.when));
  return `am kältesten fühlt es sich ${day} an: wie ${describeDegrees(value, units, 'ein')}`;
}

export function describeComparison(fact: ComparisonFact, units: Units): string {
  const { question, opening, than } = fact;
  const { front, middle } = frameOpening(opening);
  const { direction, difference } = compareSpoken(fact, units);
  const answer = question && (direction === question ? 'ja,' : 'nein,');
  const verb = opening.when.kind === 'now' ? 'ist es' : 'wird es';
  const comparison =
    direction === 'alike'
      ? describeAlike(fact)
      : `rund ${difference} Grad ${describeChange(direction, fact)} als`;
  const clause = withoutComma(
    joinWords(answer, front, verb, middle, comparison, describeWhen(than)),
  );
  return `${clause}: ${describeCompared(fact, units)}`;
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
        ? ['wird es', `rund ${describeDegrees(temperature.value, units, 'ein')} warm`]
        : ['liegen die Temperaturen', describeAround(temperature.value, units)];
    case 'high':
      return temperature.value >= WARM_FROM
        ? ['wird es', `bis zu ${describeDegrees(temperature.value, units, 'einem')} warm`]
        : [
            'liegt die Höchsttemperatur',
            `bei ${describeDegrees(temperature.value, units, 'einem')}`,
          ];
    case 'low':
      return coolsDown(when)
        ? ['kühlt es', `auf ${describeDegrees(temperature.value, units, 'ein')} ab`]
        : [
            'liegt die Tiefsttemperatur',
            `bei ${describeDegrees(temperature.value, units, 'einem')}`,
          ];
    case 'range': {
      const { low, high } = temperature;
      if (low >= WARM_FROM) return ['wird es', `${describeRange(low, 'bis', high, units)} warm`];
      if (high < COLD_BELOW) return ['wird es', `${describeRange(low, 'bis', high, units)} kalt`];
      return ['gibt es', fromTo(temperature, units)];
    }
  }
}

function exactly(value: number, units: Units): Predicate {
  return [isOne(value, units) ? 'ist es' : 'sind es', describeDegrees(value, units, 'ein')];
}

function isOne(value: number, units: Units): boolean {
  return Math.abs(toSpokenTemperature(value, units)) === 1;
}

/** `minus 6 bis plus ein Grad`, where `bei` would make it `einem`. */
function fromTo({ low, high }: DegreesRange, units: Units): string {
  const [from, to] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const last = describeDegrees(high, units, 'ein');
  if (from === to) return last;
  const plus = from < 0 && to > 0 ? 'plus ' : '';
  return `${from < 0 ? `minus ${-from}` : from} bis ${plus}${last}`;
}

function describeChange(direction: 'warmer' | 'colder', { value }: ComparisonFact): string {
  if (direction === 'warmer') return 'wärmer';
  return value >= COOL_FROM ? 'kühler' : 'kälter';
}

function describeAlike({ question, value }: ComparisonFact): string {
  const isWarm = question === null ? value >= ALIKE_WARM_FROM : question === 'warmer';
  return isWarm ? 'ähnlich warm wie' : 'ähnlich kalt wie';
}

function describeCompared({ of, value }: ComparisonFact, units: Units): string {
  if (of === 'low') {
    return `die Tiefsttemperatur liegt bei ${describeDegrees(value, units, 'einem')}`;
  }
  return joinWords(of === 'high' ? 'höchstens' : null, describeDegrees(value, units, 'ein'));
}
