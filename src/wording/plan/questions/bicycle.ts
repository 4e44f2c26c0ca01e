import { isWet } from '../../../weather/state.ts';
import type { AnswerPlan } from '../plan.ts';
import { advised, planActivity, UNADVISED, type Advised } from './advice.ts';
import { WET } from './fall.ts';
import { FROST } from './frost.ts';
import { gustsFrom } from './gusts.ts';
import { ICE } from './ice.ts';
import type { Outlook } from './outlook.ts';
import type { Told } from './told.ts';

/** Gusts (km/h) that push a bicycle aside: from here on the weather service warns of wind. */
const TOO_WINDY = 50;

/** Up to this share of wet hours one can ride before or after the rain. */
const AVOIDABLE_SHARE = 0.5;

/** "Can I go by bike?" */
export function planBicycle(told: Told): AnswerPlan {
  return planActivity('bicycle', adviseBicycle, told);
}

function adviseBicycle(outlook: Outlook): Advised {
  const fall = WET.judge(outlook);
  const advice = advised(fall);
  if (advice.answer === 'unknown') return UNADVISED;
  const ice = ICE.judge(outlook);
  if (ice.answer === 'yes') return { answer: 'no', finding: ice.finding };
  const gusts = gustsFrom(TOO_WINDY, outlook);
  if (gusts) return { answer: 'no', finding: gusts };
  if (advice.answer === 'yes') {
    return { answer: isAvoidable(outlook) ? 'maybe' : 'no', finding: fall.finding };
  }
  if (ice.answer === 'possible') return { answer: 'maybe', finding: ice.finding };
  const frost = FROST.judge(outlook);
  if (frost.answer === 'yes') return { answer: 'maybe', finding: frost.finding };
  return { answer: advice.answer === 'maybe' ? 'maybe' : 'yes', finding: fall.finding };
}

function isAvoidable({ hours }: Outlook): boolean {
  const wet = hours.filter(({ state }) => isWet(state));
  return wet.length > 0 && wet.length <= hours.length * AVOIDABLE_SHARE;
}
