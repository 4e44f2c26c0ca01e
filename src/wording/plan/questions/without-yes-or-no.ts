import type { Plan } from '../plan.ts';
import type { Told } from './told.ts';
import { planRain, planSun } from './verdict.ts';

/** "When will it rain tomorrow?" */
export const planRainTime = (told: Told): Plan => planRain(told).map(withoutYesOrNo);

/** "How long will the sun shine?" */
export const planSunHours = (told: Told): Plan => planSun(told).map(withoutYesOrNo);

/** What is less than sure is said to be so, whatever was asked. */
function withoutYesOrNo(statement: Plan[number]): Plan[number] {
  const isSure =
    statement.kind === 'verdict' && ['yes', 'no', 'partly'].includes(statement.answer ?? '');
  return isSure ? { ...statement, answer: null } : statement;
}
