import type { AnswerPlan } from '../plan.ts';
import { advised, planNeed } from './advice.ts';
import { RAIN } from './fall.ts';
import type { Told } from './told.ts';

/** "Do I need an umbrella?" Against rain; against snow people wear a hood. */
export function planUmbrella(told: Told): AnswerPlan {
  return planNeed('umbrella', 'rain', (outlook) => advised(RAIN.judge(outlook)), RAIN.judge, told);
}
