import { FROST_CHECK, SUN_CHECK } from './conditions.ts';
import type { WeatherFinding } from '../plan.ts';
import { UNKNOWN_ADVICE, toAdvice, type Advice } from './advice.ts';
import { computeFeltWarmth, type FeltWarmth } from './clothes.ts';
import { findWarmth } from './activity-table.ts';
import { getFallAmount, RAIN_CHECK, WET_CHECK } from './judgement.ts';
import type { RangeOutlook } from './outlook.ts';

/** What the weather makes somebody need, or put on, besides umbrella and jacket. */
export type Need =
  | 'shorts'
  | 'gloves'
  | 'hat'
  | 'lightJacket'
  | 'sunscreen'
  | 'watering'
  | 'noUmbrella'
  | 'noJacket'
  | 'noGloves'
  | 'noWatering'
  | 'laundryIn'
  | 'closeWindows';

/** Advises on a need by the outlook on the waking hours; `sun` is the altitude of the sun at noon, degrees. */
type NeedAdviser = (outlook: RangeOutlook, sun: number) => Advice;

/** Felt temperatures in the daytime: for bare legs, and for bare legs of the hardy. */
const MIN_SHORTS_C = 20;
const MIN_HARDY_SHORTS_C = 17;

/** Felt temperatures without a jacket, and without one for the hardy. */
const MIN_JACKETLESS_C = 20;
const MIN_HARDY_JACKETLESS_C = 16;

/** Felt temperatures in a light jacket, and in one for the hardy. */
const MIN_LIGHT_JACKET_C = 12;
const MIN_HARDY_LIGHT_JACKET_C = 9;

/** Felt temperatures at which hands and ears freeze, and at which they grow cold. */
const MAX_GLOVES_C = 3;
const MAX_COLD_HANDS_C = 7;

/** Lower, the sun burns nobody: the UV index stays below three. */
const MIN_BURNING_SUN_DEGREES = 38;

/** Rain that waters a garden, and the high below which the ground stays wet. */
const MIN_WATERING_MM = 2;
const MIN_THIRSTY_HIGH_C = 14;

export const NEEDS: Record<Need, NeedAdviser> = {
  shorts: (outlook) =>
    adviseByWarmth(outlook, ({ high }) => {
      if (high >= MIN_SHORTS_C) return 'yes';
      return high >= MIN_HARDY_SHORTS_C ? 'maybe' : 'no';
    }),
  gloves: adviseGloves,
  hat: adviseGloves,
  lightJacket: (outlook) =>
    adviseByWarmth(outlook, ({ mean }) => {
      if (mean >= MIN_LIGHT_JACKET_C) return 'yes';
      return mean >= MIN_HARDY_LIGHT_JACKET_C ? 'maybe' : 'no';
    }),
  sunscreen: adviseSunscreen,
  watering: adviseWatering,
  noUmbrella: (outlook) => toOpposite(toAdvice(RAIN_CHECK.judge(outlook))),
  noJacket: adviseJacketless,
  noGloves: (outlook) => toOpposite(adviseGloves(outlook)),
  noWatering: (outlook) => toOpposite(adviseWatering(outlook)),
  laundryIn: (outlook) => toAdvice(WET_CHECK.judge(outlook)),
  closeWindows: (outlook) => toAdvice(WET_CHECK.judge(outlook)),
};

const OPPOSITES: Record<Advice['answer'], Advice['answer']> = {
  yes: 'no',
  maybe: 'maybe',
  no: 'yes',
  unknown: 'unknown',
};

/** The advice of who asks whether it goes without. */
function toOpposite({ answer, finding }: Advice): Advice {
  return { answer: OPPOSITES[answer], finding };
}

function adviseGloves(outlook: RangeOutlook): Advice {
  return adviseByWarmth(outlook, ({ low }) => {
    if (low <= MAX_GLOVES_C) return 'yes';
    return low <= MAX_COLD_HANDS_C ? 'maybe' : 'no';
  });
}

function adviseJacketless(outlook: RangeOutlook): Advice {
  const rain = RAIN_CHECK.judge(outlook);
  const warmth = adviseByWarmth(outlook, ({ mean }) => {
    if (mean >= MIN_JACKETLESS_C) return 'yes';
    return mean >= MIN_HARDY_JACKETLESS_C ? 'maybe' : 'no';
  });
  const isWet = toAdvice(rain).answer === 'yes' && warmth.answer !== 'no';
  return isWet ? { answer: 'no', finding: rain.finding } : warmth;
}

function adviseByWarmth(
  outlook: RangeOutlook,
  answer: (felt: FeltWarmth) => Advice['answer'],
): Advice {
  const warmth = computeFeltWarmth([outlook]);
  if (!warmth) return UNKNOWN_ADVICE;
  const { low, high, chilled, daytime } = warmth;
  return { answer: answer(warmth), finding: { form: 'warmth', low, high, chilled, daytime } };
}

function adviseSunscreen(outlook: RangeOutlook, sun: number): Advice {
  const isDark = outlook.isHourly && outlook.hours.every(({ night }) => night);
  if (isDark) return { answer: 'no', finding: { form: 'dark' } };
  if (sun < MIN_BURNING_SUN_DEGREES) return { answer: 'no', finding: { form: 'lowSun' } };
  const { answer, finding } = SUN_CHECK.judge(outlook);
  if (answer === 'unknown') return UNKNOWN_ADVICE;
  return { answer: answer === 'yes' ? 'yes' : answer === 'partly' ? 'maybe' : 'no', finding };
}

function adviseWatering(outlook: RangeOutlook): Advice {
  const fall = WET_CHECK.judge(outlook);
  const { max } = outlook.whole.temperature;
  if (fall.answer === 'unknown' || max === null) return UNKNOWN_ADVICE;
  const frost = FROST_CHECK.judge(outlook);
  if (frost.answer === 'yes') return { answer: 'no', finding: frost.finding };
  const isMuch = (getFallAmount('rain', outlook) ?? 0) >= MIN_WATERING_MM;
  if (toAdvice(fall).answer === 'yes') {
    return { answer: isMuch ? 'no' : 'maybe', finding: fall.finding };
  }
  if (max < MIN_THIRSTY_HIGH_C) return { answer: 'no', finding: asDaytime(findWarmth(outlook)) };
  return { answer: toAdvice(fall).answer === 'maybe' ? 'maybe' : 'yes', finding: fall.finding };
}

function asDaytime(finding: WeatherFinding): WeatherFinding {
  return finding.form === 'warmth' ? { ...finding, daytime: true } : finding;
}
