import { toSpokenTemperature, type Units } from '../../units.ts';
import { NO_DATA_PLAN, type AnswerPlan } from '../plan.ts';
import type { AnswerFacts, TimeRange } from './answer-facts.ts';
import {
  planColdest,
  planTemperatureExtremes,
  planHigh,
  planHottest,
  planLow,
  planTemperature,
} from './temperature.ts';

/** A temperature that was named, in the units of the listener. */
export interface TemperatureThreshold {
  side: 'above' | 'below';
  degrees: number;
  /** Whether it is to hold the whole time, as in "will it stay above twenty". */
  stays: boolean;
  units: Units;
}

/**
 * "Will it be above thirty?", "Will it drop below zero tonight?": yes or no by the number that is spoken, then that
 * number: the high, or the low. What stays above thirty has its low there.
 */
export function planThreshold(
  facts: AnswerFacts,
  { side, degrees, stays, units }: TemperatureThreshold,
): AnswerPlan {
  const areSeveral = facts.ranges.length > 1;
  const [planMost, planLeast] = areSeveral ? [planHottest, planColdest] : [planHigh, planLow];
  const needsHigh = (side === 'above') !== stays;
  const [first] = (needsHigh ? planMost : planLeast)(facts);
  if (first?.kind !== 'fact') return NO_DATA_PLAN;
  const isBeyond = (celsius: number) => {
    const spoken = toSpokenTemperature(celsius, units);
    return side === 'above' ? spoken > degrees : spoken < degrees;
  };
  if (first.form === 'warmest' || first.form === 'coldest') {
    return [{ ...first, answer: isBeyond(first.value) ? 'yes' : 'no' }];
  }
  if (first.form !== 'temperature' || !('value' in first.temperature)) return NO_DATA_PLAN;
  return [{ ...first, answer: isBeyond(first.temperature.value) ? 'yes' : 'no' }];
}

/** What people call warm, hot and cold, °C. */
const WARMTHS: Readonly<Record<string, (celsius: number) => boolean>> = {
  WARM: (celsius) => celsius >= 20,
  WARM_OR_HOT: (celsius) => celsius >= 24,
  HOT: (celsius) => celsius >= 27,
  MILD: (celsius) => celsius >= 12 && celsius < 27,
  COOL: (celsius) => celsius < 15,
  COLD: (celsius) => celsius < 10,
};

/** "Is it cold?": yes or no, and the temperature; of many days by the warmest, or the coldest. */
export function planWarmth(asked: string | undefined, facts: AnswerFacts): AnswerPlan {
  const isSo = WARMTHS[asked ?? ''];
  const all = planTemperature(facts);
  if (!isSo) return all;
  const isOfMany = all.some((fact) => fact.kind === 'fact' && fact.form === 'warmest');
  const isOfCold = asked === 'COLD' || asked === 'COOL';
  const plan = isOfMany ? (isOfCold ? planColdest : planHottest)(facts) : all;
  const isAny = plan.some((fact) => {
    const celsius = readDegrees(fact);
    return celsius !== undefined && isSo(celsius);
  });
  const answer = isAny ? 'yes' : 'no';
  return plan.map((fact, at) => {
    if (at > 0 || fact.kind !== 'fact') return fact;
    // By form, so that each keeps its type.
    if (fact.form === 'temperature') return { ...fact, answer };
    return fact.form === 'warmest' || fact.form === 'coldest' ? { ...fact, answer } : fact;
  });
}

function readDegrees(fact: AnswerPlan[number]): number | undefined {
  if (fact.kind !== 'fact') return undefined;
  if (fact.form === 'warmest' || fact.form === 'coldest') return fact.value;
  if (fact.form !== 'temperature') return undefined;
  const { temperature } = fact;
  return 'value' in temperature ? temperature.value : temperature.high;
}

/** "Which day will be the warmest?"; of a single day its high. */
export function planWarmestDay(facts: AnswerFacts): AnswerPlan {
  return isSingle(facts.ranges) ? planHigh(facts) : planHottest(facts);
}

/** "Which day will be the least hot?"; of a single day its high. */
export function planLeastWarmDay(facts: AnswerFacts): AnswerPlan {
  const { ranges, audience } = facts;
  return isSingle(ranges)
    ? planHigh(facts)
    : planTemperatureExtremes(ranges, audience.place, ['leastWarm']);
}

/** "Which day will be the coldest?"; of a single day its low. */
export function planColdestDay(facts: AnswerFacts): AnswerPlan {
  return isSingle(facts.ranges) ? planLow(facts) : planColdest(facts);
}

function isSingle(ranges: readonly TimeRange[]): boolean {
  return ranges.length < 2;
}
