import { MIN_HEAT_C } from '../facts.ts';
import { NO_DATA_PLAN, type AdviceSubject, type AnswerPlan } from '../plan.ts';
import { isOutdoorActivity } from './activities.ts';
import { selectActivityTime } from './asked-hours.ts';
import { ACTIVITIES, findWarmth, type Activity, type Limit } from './activity-table.ts';
import { withoutNights, type AnswerFacts } from './answer-facts.ts';
import { UNKNOWN_JUDGEMENT, WET_CHECK, type Judgement } from './judgement.ts';
import { NEEDS, type Need } from './needs.ts';
import { createWakingOutlook } from './asked-hours.ts';
import { withoutPlace, type RangeOutlook } from './outlook.ts';
import { createVerdict } from './verdict.ts';
import { planGustLimit } from './wind.ts';

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
