import type { AnswerPlan } from '../plan.ts';
import type { Told } from './told.ts';
import { planRain, planSun } from './verdict.ts';

/** "When will it rain tomorrow?" */
export const planRainTime = (told: Told): AnswerPlan => planRain(told).map(withoutYesOrNo);

/** "How long will the sun shine?" */
export const planSunHours = (told: Told): AnswerPlan => planSun(told).map(withoutYesOrNo);

/** What is less than sure is said to be so, whatever was asked. */
function withoutYesOrNo(statement: AnswerPlan[number]): AnswerPlan[number] {
  const isSure =
    statement.kind === 'verdict' && ['yes', 'no', 'partly'].includes(statement.answer ?? '');
  return isSure ? { ...statement, answer: null } : statement;
}
