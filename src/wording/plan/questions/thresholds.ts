import { toSpokenTemperature, type Units } from '../../units.ts';
import { NO_DATA_PLAN, type AnswerPlan, type AdviceSubject } from '../plan.ts';
import { type AnswerFacts, type TimeRange, withoutNights } from './answer-facts.ts';
import {
  planColdest,
  planTemperatureExtremes,
  planHigh,
  planHottest,
  planLow,
  planTemperature,
} from './temperature.ts';
import { MIN_HEAT_C } from '../facts.ts';
import { isOutdoorActivity } from './activities.ts';
import { selectActivityTime, createWakingOutlook } from './asked-hours.ts';
import { ACTIVITIES, findWarmth, type Activity, type Limit } from './activity-table.ts';
import { UNKNOWN_JUDGEMENT, WET_CHECK, type Judgement } from './judgement.ts';
import { NEEDS, type Need } from './needs.ts';
import { withoutPlace, type RangeOutlook } from './outlook.ts';
import { createVerdict } from './verdict.ts';
import { planGustLimit } from './wind.ts';

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

/** What there may be too much of. */
export const EXCESSES = ['heat', 'cold', 'wind', 'wet'] as const;
export type Excess = (typeof EXCESSES)[number];

/** Gusts of Beaufort 7, for what is no activity. */
const STRONG_KMH = 50;

/** Below this it is too cold for an activity that names no limit, °C. */
const MIN_WARMTH_C = 0;

/** "Is it too hot to walk the dog?": yes or no, and how hot it is; of several days for each of them. */
export function planExcess(excess: Excess, subject: AdviceSubject, facts: AnswerFacts): AnswerPlan {
  if (excess === 'wind') {
    return planGustLimit(
      facts,
      isOutdoorActivity(subject) ? ACTIVITIES[subject].gusts : STRONG_KMH,
    );
  }
  const { ranges } = withoutNights(facts);
  const verdicts = ranges.map((range, at) => {
    const { outlook, judgement } = judgeRange(excess, subject, range, facts);
    return at === 0
      ? createVerdict(outlook, judgement)
      : createVerdict(withoutPlace(outlook), { ...judgement, answer: null });
  });
  return verdicts.length > 0 ? verdicts : NO_DATA_PLAN;
}

interface JudgedRange {
  outlook: RangeOutlook;
  judgement: Judgement;
}

function judgeRange(
  excess: Exclude<Excess, 'wind'>,
  subject: AdviceSubject,
  range: AnswerFacts['ranges'][number],
  facts: AnswerFacts,
): JudgedRange {
  if (isOutdoorActivity(subject)) {
    const activity = ACTIVITIES[subject];
    const outlook = selectActivityTime(range, activity, facts).counted;
    return { outlook, judgement: JUDGES[excess](outlook, activity) };
  }
  const outlook = createWakingOutlook(range, facts);
  const need = NEEDS_AGAINST[excess]?.find((one) => one === subject);
  const judgement = need ? judgeNeed(need, outlook) : JUDGES[excess](outlook, ANYTHING);
  return { outlook, judgement };
}

/** What people leave at home if it is too hot or too cold. */
const NEEDS_AGAINST: Partial<Record<Excess, readonly Need[]>> = {
  heat: ['gloves', 'hat'],
  cold: ['shorts', 'noJacket', 'lightJacket'],
};

/** The limits of what names none. */
const ANYTHING = { never: [], rather: [] };

/** What is not advised is too much, and the reason tells how warm it is. */
function judgeNeed(need: Need, outlook: RangeOutlook): Judgement {
  const { answer } = NEEDS[need](outlook, 0);
  if (answer === 'unknown') return UNKNOWN_JUDGEMENT;
  return { answer: answer === 'no' ? 'yes' : 'no', finding: findWarmth(outlook) };
}

type Judge = (outlook: RangeOutlook, limits: Pick<Activity, 'never' | 'rather'>) => Judgement;

const JUDGES: Record<Exclude<Excess, 'wind'>, Judge> = {
  heat: (outlook, { never, rather }) =>
    judgeWarmth(outlook, {
      rulesOut: (high) => high > (findLimit(never, 'max') ?? MIN_HEAT_C),
      isUnpleasant: (high) => high > (findLimit(rather, 'max') ?? MIN_HEAT_C),
    }),
  cold: (outlook, { never, rather }) =>
    judgeWarmth(outlook, {
      rulesOut: (high) => high < (findLimit(never, 'min') ?? MIN_WARMTH_C),
      isUnpleasant: (high) => high < (findLimit(rather, 'min') ?? MIN_WARMTH_C),
    }),
  wet: (outlook) => WET_CHECK.judge(outlook),
};

function findLimit(limits: readonly Limit[], side: 'min' | 'max'): number | undefined {
  return limits.find((limit) => limit[side] !== undefined)?.[side];
}

interface WarmthLimits {
  rulesOut: (high: number) => boolean;
  isUnpleasant: (high: number) => boolean;
}

function judgeWarmth(outlook: RangeOutlook, { rulesOut, isUnpleasant }: WarmthLimits): Judgement {
  const { max } = outlook.whole.temperature;
  if (max === null) return UNKNOWN_JUDGEMENT;
  const finding = findWarmth(outlook);
  if (rulesOut(max)) return { answer: 'yes', finding };
  return { answer: isUnpleasant(max) ? 'possible' : 'no', finding };
}
