import type { SpeechOptions } from '../../wording/language.ts';
import type { Temperature } from '../../wording/plan/statement.ts';
import { toSpokenTemperature, type Units } from '../../wording/units.ts';
import { joinWords } from '../../wording/grammar.ts';
import { wordTemperature } from '../skeleton-sentences.ts';
import { areSpokenAlike } from '../skeleton-verdicts.ts';
import {
  describeAround,
  describeAroundValue,
  describeDegrees,
  describeRange,
  describeValue,
  describeValues,
} from './degrees.ts';

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
