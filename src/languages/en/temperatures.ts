import * as numbers from '../skeleton-numbers.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type { Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import { wordTemperature } from '../skeleton-sentences.ts';
import { areSpokenAlike } from '../skeleton-verdicts.ts';

const { toSpokenTemperature } = numbers;
type Units = numbers.Units;

/** The word between two values. */
type Between = 'and' | 'to' | 'or';

const SIGNED = numbers.createDegrees({
  size: (size) => String(size),
  minus: 'minus',
  plus: 'plus',
  noun: (size) => (size === 1 ? 'degree' : 'degrees'),
  scales: ['Celsius', 'Fahrenheit'],
});

/** `8 degrees`, `minus 1 degree`, `8 degrees Fahrenheit`, in the United States `5 below zero`. */
export function describeDegrees(celsius: number, units: Units): string {
  return saysBelowZero(units, celsius)
    ? describeBelowZero(celsius, units)
    : SIGNED.describeDegrees(celsius, units);
}

/** After "a high of": `81`, `minus 3`, `zero`, `1 degree`. */
export function describeValue(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  if (units.namesScale || Math.abs(value) === 1) return describeDegrees(celsius, units);
  return value === 0 ? 'zero' : withoutNoun(describeDegrees(celsius, units));
}

/** `3 and 8 degrees`, `minus 3 to plus 2 degrees`, `2 to minus 3 degrees`, in the United States `5 below to 10 above zero`. */
export function describeRange(
  first: number,
  between: Between,
  second: number,
  units: Units,
): string {
  if (!saysBelowZero(units, first, second)) {
    return SIGNED.describeRange(first, between, second, units).replace(/^plus /, '');
  }
  const [one, other] = [first, second].map((celsius) => toSpokenTemperature(celsius, units));
  if (one === undefined || other === undefined) return '';
  if (one < 0 && other < 0) return `${-one} ${between} ${-other} below zero`;
  const [start, end] = [one, other].map(describeSide);
  return `${start} ${between} ${end}${other === 0 ? '' : ' zero'}`;
}

/** `3 and 8`, after "between". */
function describeValues(first: number, between: Between, second: number, units: Units): string {
  const range = describeRange(first, between, second, units);
  return units.namesScale ? range : withoutNoun(range);
}

/** `around 8 degrees`. */
export const describeAround = numbers.createAround(
  'around freezing',
  (celsius, units) => `around ${describeDegrees(celsius, units)}`,
);

/** `around 8`, after "temperatures". */
const describeAroundValue = numbers.createAround(
  'around freezing',
  (celsius, units) => `around ${describeValue(celsius, units)}`,
);

/** Americans say Fahrenheit below zero so; a named scale stands after a sign. */
function saysBelowZero(units: Units, ...celsius: readonly number[]): boolean {
  const isBelow = celsius.some((value) => toSpokenTemperature(value, units) < 0);
  return units.temperature === 'fahrenheit' && !units.namesScale && isBelow;
}

function describeBelowZero(celsius: number, units: Units): string {
  return `${-toSpokenTemperature(celsius, units)} below zero`;
}

function describeSide(value: number): string {
  if (value === 0) return 'zero';
  return value < 0 ? `${-value} below` : `${value} above`;
}

function withoutNoun(degrees: string): string {
  return degrees.replace(/ degrees?$/, '');
}

/** To follow "with": `highs of 14, dropping to 6 overnight`, of several days `highs around 14`. */
export function describeJoinedTemperature(
  temperature: Temperature,
  units: Units,
  isOfDays = false,
): string {
  const one = (value: number) => describeValue(value, units);
  const between = (low: number, high: number) =>
    `between ${describeValues(low, 'and', high, units)}`;
  return wordTemperature(temperature, {
    exactly: (value) => `a temperature of ${one(value)}`,
    around: (value) => `temperatures ${describeAroundValue(value, units)}`,
    high: (value) =>
      isOfDays ? `highs ${describeAroundValue(value, units)}` : `a high of ${one(value)}`,
    low: (value, isAtNight) =>
      isOfDays
        ? `lows ${describeAroundValue(value, units)}`
        : `${isAtNight ? 'an overnight' : 'a'} low of ${one(value)}`,
    range: (low, high) => `temperatures ${between(low, high)}`,
    highs: (low, high) => `highs ${describeHighs(low, high, units, 'of')}`,
    alikeHighs: (high) => `highs ${describeHighs(high, high, units, 'of')}`,
    highsChange(from, to) {
      const change = describeValues(from, 'to', to, units);
      return `highs ${to > from ? 'rising' : 'falling'} from ${change}`;
    },
    highAndLow(high, low, lowIsAtNight) {
      if (!lowIsAtNight) return `a high of ${one(high)} and a low of ${one(low)}`;
      return areSpokenAlike(high, low, units)
        ? `a high of ${one(high)}, and about the same overnight`
        : `highs of ${one(high)}, dropping to ${one(low)} overnight`;
    },
    change(from, to) {
      const change = describeValues(from, 'to', to, units);
      return `temperatures ${to > from ? 'rising' : 'falling'} from ${change}`;
    },
  });
}

/** As a sentence of its own: `the high will be 14 degrees, with a low of 6 overnight`. */
export function describeTemperature(
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const be = now ? 'is' : 'will be';
  const between = (low: number, high: number) =>
    `between ${describeRange(low, 'and', high, units)}`;
  return wordTemperature(temperature, {
    exactly: (value) => `the temperature ${be} ${describeDegrees(value, units)}`,
    around: (value) => `temperatures will be ${describeAround(value, units)}`,
    high: (value) => `the high will be ${describeDegrees(value, units)}`,
    low: (value, isAtNight) =>
      `the ${isAtNight ? 'overnight ' : ''}low will be ${describeDegrees(value, units)}`,
    range: (low, high) => `temperatures will be ${between(low, high)}`,
    highs: (low, high) => `highs will be ${describeHighs(low, high, units, '')}`,
    alikeHighs: (high) => `highs will be ${describeHighs(high, high, units, '')}`,
    highsChange(from, to) {
      const change = describeRange(from, 'to', to, units);
      return `highs will ${to > from ? 'rise' : 'fall'} from ${change}`;
    },
    highAndLow(high, low, lowIsAtNight) {
      if (lowIsAtNight && areSpokenAlike(high, low, units)) {
        return `the high will be ${describeDegrees(high, units)}, and about the same overnight`;
      }
      const after = `with a low of ${describeValue(low, units)}${lowIsAtNight ? ' overnight' : ''}`;
      return `the high will be ${describeDegrees(high, units)}, ${after}`;
    },
    change(from, to) {
      const change = describeRange(from, 'to', to, units);
      return `temperatures will ${to > from ? 'rise' : 'fall'} from ${change}`;
    },
  });
}

/** `between 18 and 22`, `of 18 or 19`, `around 18`; with its noun where no word stands before it. */
function describeHighs(low: number, high: number, units: Units, of: 'of' | ''): string {
  const describe = of === '' ? describeRange : describeValues;
  const apart = toSpokenTemperature(high, units) - toSpokenTemperature(low, units);
  if (apart === 0) return (of === '' ? describeAround : describeAroundValue)(low, units);
  return apart === 1
    ? joinWords(of, describe(low, 'or', high, units))
    : `between ${describe(low, 'and', high, units)}`;
}
