import { NO_DATA, type AnswerPlan } from '../plan.ts';
import { judgeDays, warningsOf } from './days.ts';
import { UNKNOWN, type Judgement } from './judgement.ts';
import { inShort } from './length.ts';
import { withoutNights } from './nights.ts';
import { openedFinding } from './opened-finding.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { restOf } from './rest.ts';
import type { Told } from './told.ts';
import type { Answer, Condition, Counsel, Errand, Finding } from './verdict-statement.ts';
import { verdictOf } from './verdict.ts';

/** An errand's advice for one stretch of time; `unknown` where nothing can be said. */
export interface Advised {
  answer: 'yes' | 'maybe' | 'no' | 'unknown';
  finding: Finding;
}

/** Words of an advice before its reason, at most. */
export const WORDS_OF_ADVICE = 10;

export const UNADVISED: Advised = { answer: 'unknown', finding: { form: 'unknown' } };

/** A judgement of the weather as an advice for it, or against it. */
export function advised({ answer, finding }: Judgement): Advised {
  return { answer: ADVICE_OF[answer], finding };
}

const ADVICE_OF: Record<Answer, Advised['answer']> = {
  yes: 'yes',
  likely: 'yes',
  partly: 'maybe',
  possible: 'maybe',
  unlikely: 'no',
  no: 'no',
  unknown: 'unknown',
};

/**
 * Advice for one stretch with its reason; for several days their judgement by a condition stands
 * for the reason.
 *
 * @param of what the reason is about
 */
export function planNeed(
  errand: Errand,
  of: Condition,
  adviser: (outlook: Outlook) => Advised,
  judge: (outlook: Outlook) => Judgement,
  told: Told,
): AnswerPlan {
  const outlooks = told.stretches.map((stretch) => outlookOf(stretch, told));
  const [only, second] = outlooks;
  if (!only) return NO_DATA;
  if (!second) return planOne(errand, of, adviser, only);
  const judgement = judgeDays(of, outlooks, judge);
  return planFor(errand, only, advised(judgement), warningsOf(null, outlooks));
}

/** What can be done in one stretch with its reason; of several days, on which. */
export function planActivity(
  errand: Errand,
  adviser: (outlook: Outlook) => Advised,
  told: Told,
): AnswerPlan {
  const outlooks = withoutNights(told).stretches.map((stretch) => outlookOf(stretch, told));
  const [only, second] = outlooks;
  if (!only) return NO_DATA;
  if (!second) return planOne(errand, 'rain', adviser, only);
  const judgement = judgeDays('suitable', outlooks, (outlook) => judgementOf(adviser(outlook)));
  return [verdictOf(only, judgement), ...warningsOf(null, outlooks)];
}

function planOne(
  errand: Errand,
  of: Condition,
  adviser: (outlook: Outlook) => Advised,
  outlook: Outlook,
): AnswerPlan {
  const advice = adviser(outlook);
  return planFor(errand, outlook, advice, restOf(outlook, of, advice.finding, WORDS_OF_ADVICE));
}

function planFor(
  errand: Errand,
  outlook: Outlook,
  { answer, finding }: Advised,
  rest: AnswerPlan,
): AnswerPlan {
  if (answer === 'unknown') return [verdictOf(outlook, UNKNOWN)];
  return advise({ of: errand, answer }, outlook, finding, rest);
}

/** An advice with its reason, which is told in short beside a warning. */
export function advise(
  counsel: Counsel,
  outlook: Outlook,
  finding: Finding,
  rest: AnswerPlan,
): AnswerPlan {
  const isWarned = rest.some(({ kind }) => kind === 'storm' || kind === 'ice');
  const reason = isWarned ? inShort(finding) : finding;
  return [{ kind: 'advice', counsel, ...openedFinding(outlook, reason) }, ...rest];
}

function judgementOf({ answer, finding }: Advised): Judgement {
  return { answer: answer === 'maybe' ? 'possible' : answer, finding };
}
