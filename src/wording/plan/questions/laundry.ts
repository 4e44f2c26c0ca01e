import { isWet } from '../../../weather/state.ts';
import { POSSIBLE } from '../facts.ts';
import type { AnswerPlan } from '../plan.ts';
import { advised, planActivity, UNADVISED, type Advised } from './advice.ts';
import { WET } from './fall.ts';
import { FOG } from './fog.ts';
import { gustsFrom } from './gusts.ts';
import type { Judgement } from './judgement.ts';
import type { Outlook, OutlookHour } from './outlook.ts';
import { longestRun, timesOf } from './times.ts';
import type { Told } from './told.ts';

/** Hours that washing takes to dry, and in which it is light and warm enough for that. */
const DRYING_HOURS = 4;
const FROM = 8;
const UNTIL = 20;

/** A day's high (°C) below which it hardly dries. */
const WARM_ENOUGH = 5;

/** Gusts (km/h) that carry washing off: from here on the weather service warns of wind. */
const TOO_WINDY = 50;

/** "Can I hang out the washing?" How humid it is, is not known. */
export function planLaundry(told: Told): AnswerPlan {
  return planActivity('laundry', adviseLaundry, told);
}

function adviseLaundry(outlook: Outlook): Advised {
  const advice = adviseByWeather(outlook);
  const { min: low, max: high } = outlook.whole.temperature;
  const isCold = low !== null && high !== null && high < WARM_ENOUGH;
  if (advice.answer !== 'yes' || !isCold) return advice;
  const finding = { form: 'warmth', low, high, chilled: false, daytime: false } as const;
  return { answer: 'maybe', finding };
}

function adviseByWeather(outlook: Outlook): Advised {
  const fall = WET.judge(outlook);
  if (fall.answer === 'unknown') return UNADVISED;
  const gusts = gustsFrom(TOO_WINDY, outlook);
  if (gusts) return { answer: 'no', finding: gusts };
  if (fall.answer !== 'no' && fall.answer !== 'unlikely') return adviseDrySpell(outlook, fall);
  const fog = FOG.judge(outlook);
  if (fog.answer === 'yes') return { answer: 'maybe', finding: fog.finding };
  return { answer: 'yes', finding: fall.finding };
}

/** Between showers there may be time enough. */
function adviseDrySpell(outlook: Outlook, fall: Judgement): Advised {
  const spell = longestRun(outlook.hours, outlook.hours.filter(isForDrying));
  const times = timesOf(outlook, spell);
  if (spell.length >= DRYING_HOURS && times && 'spans' in times) {
    return { answer: 'yes', finding: { form: 'drySpell', times } };
  }
  return { answer: advised(fall).answer === 'maybe' ? 'maybe' : 'no', finding: fall.finding };
}

function isForDrying({ local, state, probability }: OutlookHour): boolean {
  const isDry = !isWet(state) && (probability ?? 0) < POSSIBLE;
  return isDry && local.hour >= FROM && local.hour < UNTIL;
}
