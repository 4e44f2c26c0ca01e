import { NO_DATA, type AnswerPlan } from '../plan.ts';
import { judgeDays, warningsOf } from './days.ts';
import { FOG } from './fog.ts';
import { FROST } from './frost.ts';
import { ICE } from './ice.ts';
import { RAIN, SNOW } from './fall.ts';
import { openedFinding } from './opened-finding.ts';
import type { Question } from './judgement.ts';
import { withoutNights } from './nights.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { restOf } from './rest.ts';
import { STORM } from './storm.ts';
import { SUN } from './sun.ts';
import type { Told } from './told.ts';
import type { VerdictStatement } from './verdict-statement.ts';

/** "Will it rain?" */
export const planRain = (told: Told): AnswerPlan => planVerdict(RAIN, told);

/** "Will it snow?" */
export const planSnow = (told: Told): AnswerPlan => planVerdict(SNOW, told);

/** "Will the sun shine?", by night "Will it be clear?" */
export const planSun = (told: Told): AnswerPlan => planVerdict(SUN, withoutNights(told));

/** "Will there be fog?" */
export const planFog = (told: Told): AnswerPlan => planVerdict(FOG, told);

/** "Will there be a storm?", of wind or with thunder. */
export const planStorm = (told: Told): AnswerPlan => planVerdict(STORM, told);

/** "Will it freeze?" */
export const planFrost = (told: Told): AnswerPlan => planVerdict(FROST, told);

/** "Will the roads be icy?" */
export const planIce = (told: Told): AnswerPlan => planVerdict(ICE, told);

function planVerdict({ of, judge }: Question, told: Told): AnswerPlan {
  const outlooks = told.stretches.map((stretch) => outlookOf(stretch, told));
  const [only, second] = outlooks;
  if (!only) return NO_DATA;
  if (second) {
    const verdict = verdictOf(only, judgeDays(of, outlooks, judge));
    return [verdict, ...warningsOf(of, outlooks)];
  }
  const judgement = judge(only);
  return [verdictOf(only, judgement), ...restOf(only, of, judgement.finding)];
}

/** The statement of a judgement; of several days opened by the first of them. */
export function verdictOf(
  outlook: Outlook,
  { answer, finding }: Pick<VerdictStatement, 'answer' | 'finding'>,
): VerdictStatement {
  return { kind: 'verdict', answer, ...openedFinding(outlook, finding) };
}
