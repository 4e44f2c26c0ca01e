import {
  NO_DATA_PLAN,
  type AnswerPlan,
  type VerdictAnswer,
  type Condition,
  type AdviceContent,
  type AdviceSubject,
  type WeatherFinding,
} from '../plan.ts';
import { judgeDays, planWarnings } from './judge-days.ts';
import { openFinding, createVerdict } from './verdict.ts';
import { UNKNOWN_JUDGEMENT, type Judgement } from './judgement.ts';
import { createWakingOutlook, splitAtWaking } from './asked-hours.ts';
import { listFindingSkies, planSupplement, shortenFinding } from './supplement.ts';
import type { AnswerFacts } from './answer-facts.ts';
import { createOutlook, type RangeOutlook, planOutlookCourse } from './outlook.ts';
import { isWet } from '../../../weather/state.ts';
import { isIcyCourse, isWetCourse } from '../facts.ts';
import { planNight, tellNight } from '../night.ts';

/** Advice for one range of time; `unknown` without data. */
export interface Advice {
  answer: 'yes' | 'maybe' | 'no' | 'unknown';
  finding: WeatherFinding;
}

export const UNKNOWN_ADVICE: Advice = { answer: 'unknown', finding: { form: 'unknown' } };

/** Converts a judgement of the weather to advice. */
export function toAdvice({ answer, finding }: Judgement): Advice {
  return { answer: ADVICE_BY_ANSWER[answer], finding };
}

const ADVICE_BY_ANSWER: Record<VerdictAnswer, Advice['answer']> = {
  yes: 'yes',
  likely: 'yes',
  partly: 'maybe',
  possible: 'maybe',
  unlikely: 'no',
  no: 'no',
  unknown: 'unknown',
};

/**
 * Plans advice for one range with its reason; for several days, judges them by a condition instead.
 *
 * @param of condition of the reason
 */
export function planNeed(
  subject: AdviceSubject,
  of: Condition,
  adviser: (outlook: RangeOutlook) => Advice,
  judge: (outlook: RangeOutlook) => Judgement,
  facts: AnswerFacts,
): AnswerPlan {
  const createFor = of === 'frost' ? createOutlook : createWakingOutlook;
  const outlooks = facts.ranges.map((range) => createFor(range, facts));
  const [only, second] = outlooks;
  const [range] = facts.ranges;
  if (!only || !range) return NO_DATA_PLAN;
  if (!second) {
    const night = of === 'frost' ? [] : planSleepers(range, facts);
    const whole = createOutlook(range, facts);
    return planSingleAdvice(subject, of, adviser(only), only, whole, night);
  }
  const judgement = judgeDays(of, outlooks, judge);
  return planAdviceFor(subject, only, toAdvice(judgement), planWarnings(null, outlooks));
}

export function planSingleAdvice(
  subject: AdviceSubject,
  of: Condition,
  advice: Advice,
  outlook: RangeOutlook,
  whole: RangeOutlook,
  night: AnswerPlan,
): AnswerPlan {
  const dangers = planSupplement(whole, of, advice.finding);
  const isFallNamed = listFindingSkies(advice.finding).some(({ state }) => isWet(state));
  const rest = dangers.length > 0 || isFallNamed ? dangers : night;
  return planAdviceFor(subject, outlook, advice, rest);
}

/** What falls while people sleep, where the advice is about a dry day. */
export function planSleepers(range: AnswerFacts['ranges'][number], facts: AnswerFacts): AnswerPlan {
  const parts = splitAtWaking(range, facts);
  const course = parts ? planOutlookCourse(parts.day) : null;
  const night = parts && planNight(parts.day.period, course, facts.audience);
  if (!night || !isWetCourse(night.statement.course) || isWetCourse(course)) return [];
  const plan: AnswerPlan = isIcyCourse(night.statement.course) ? [{ kind: 'ice' }] : [];
  plan.push(...tellNight(night));
  return plan;
}

export function planAdviceFor(
  subject: AdviceSubject,
  outlook: RangeOutlook,
  { answer, finding }: Advice,
  rest: AnswerPlan,
): AnswerPlan {
  if (answer === 'unknown') return [createVerdict(outlook, UNKNOWN_JUDGEMENT)];
  return planAdviceStatement({ of: subject, answer }, outlook, finding, rest);
}

/** Plans advice with its reason, shortened if there is more to say. */
export function planAdviceStatement(
  content: AdviceContent,
  outlook: RangeOutlook,
  finding: WeatherFinding,
  rest: AnswerPlan,
): AnswerPlan {
  const reason = rest.length > 0 ? shortenFinding(finding, rest) : finding;
  return [{ kind: 'advice', content, ...openFinding(outlook, reason) }, ...rest];
}
