import type { AnswerPlan } from '../plan.ts';
import { toAdvice, planNeed, planActivity, UNKNOWN_ADVICE, type Advice } from './advice.ts';
import { RAIN_CHECK, WET_CHECK, type Judgement } from './judgement.ts';
import { type AnswerFacts, withoutNights, type TimeRange } from './answer-facts.ts';
import { isWet, getWeatherFamily } from '../../../weather/state.ts';
import { MIN_POSSIBLE_PERCENT } from '../facts.ts';
import { FOG_CHECK, findGusts, FROST_CHECK, ICE_CHECK } from './conditions.ts';
import { type RangeOutlook, type OutlookHour, findLongestRun, findTimes } from './outlook.ts';
import { DAY_PART_HOURS } from '../../../weather/periods.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { toNearestLocalHour } from '../../../time/local-time.ts';
import { summarizeHourEntries } from '../hours.ts';

/** "Do I need an umbrella?" Against rain; against snow people wear a hood. */
export function planUmbrella(told: AnswerFacts): AnswerPlan {
  return planNeed(
    'umbrella',
    'rain',
    (outlook) => toAdvice(RAIN_CHECK.judge(outlook)),
    RAIN_CHECK.judge,
    told,
  );
}

/** Hours that washing takes to dry, and in which it is light and warm enough for that. */
const MIN_DRYING_HOURS = 4;
const DRYING_FROM_HOUR = 8;
const DRYING_UNTIL_HOUR = 20;

/** A day's high (°C) below which it hardly dries. */
const MIN_DRYING_HIGH_C = 5;

/** Gusts (km/h) that carry washing off: from here on the weather service warns of wind. */
const LAUNDRY_GUST_LIMIT_KMH = 50;

/** "Can I hang out the washing?" How humid it is, is not known. */
export function planLaundry(told: AnswerFacts): AnswerPlan {
  return planActivity('laundry', adviseLaundry, told);
}

function adviseLaundry(outlook: RangeOutlook): Advice {
  const advice = adviseByWeather(outlook);
  const { min: low, max: high } = outlook.whole.temperature;
  const isCold = low !== null && high !== null && high < MIN_DRYING_HIGH_C;
  if (advice.answer !== 'yes' || !isCold) return advice;
  const finding = { form: 'warmth', low, high, chilled: false, daytime: false } as const;
  return { answer: 'maybe', finding };
}

function adviseByWeather(outlook: RangeOutlook): Advice {
  const fall = WET_CHECK.judge(outlook);
  if (fall.answer === 'unknown') return UNKNOWN_ADVICE;
  const gusts = findGusts(LAUNDRY_GUST_LIMIT_KMH, outlook);
  if (gusts) return { answer: 'no', finding: gusts };
  if (fall.answer !== 'no' && fall.answer !== 'unlikely') return adviseDrySpell(outlook, fall);
  const fog = FOG_CHECK.judge(outlook);
  if (fog.answer === 'yes') return { answer: 'maybe', finding: fog.finding };
  return { answer: 'yes', finding: fall.finding };
}

/** Between showers there may be time enough. */
function adviseDrySpell(outlook: RangeOutlook, fall: Judgement): Advice {
  const spell = findLongestRun(outlook.hours, outlook.hours.filter(isForDrying));
  const times = findTimes(outlook, spell);
  if (spell.length >= MIN_DRYING_HOURS && times && 'spans' in times) {
    return { answer: 'yes', finding: { form: 'drySpell', times } };
  }
  return { answer: toAdvice(fall).answer === 'maybe' ? 'maybe' : 'no', finding: fall.finding };
}

function isForDrying({ local, state, probability }: OutlookHour): boolean {
  const isDry = !isWet(state) && (probability ?? 0) < MIN_POSSIBLE_PERCENT;
  return isDry && local.hour >= DRYING_FROM_HOUR && local.hour < DRYING_UNTIL_HOUR;
}

/** Air (°C) in which people like to sit outside, and in which they still can in a jumper. */
const MIN_PLEASANT_C = 15;
const MIN_BEARABLE_C = 10;

/** How much (K) it cools from a day's high to the evening. */
const EVENING_COOLING_K = 3;

/** Gusts (km/h, Beaufort 6 and up) that make sparks fly. */
const BARBECUE_GUST_LIMIT_KMH = 40;

/** "Can we have a barbecue?", a picnic, a meal outside: of a day it is the evening that counts. */
export function planBarbecue(told: AnswerFacts): AnswerPlan {
  const days = withoutNights(told).ranges;
  const stretches = days.map((stretch) => {
    const evening = selectEvening(stretch, told);
    return days.length === 1 ? evening : { ...evening, when: stretch.when };
  });
  return planActivity('barbecue', adviseBarbecue, { ...told, ranges: stretches });
}

function adviseBarbecue(outlook: RangeOutlook): Advice {
  const fall = WET_CHECK.judge(outlook);
  const advice = toAdvice(fall);
  const warmth = estimateEveningWarmth(outlook);
  if (advice.answer === 'unknown') return UNKNOWN_ADVICE;
  if (advice.answer === 'yes') return { answer: 'no', finding: fall.finding };
  const gusts = findGusts(BARBECUE_GUST_LIMIT_KMH, outlook);
  if (gusts) return { answer: 'no', finding: gusts };
  if (!warmth) return UNKNOWN_ADVICE;
  const { low, high, evening } = warmth;
  const cold = { form: 'warmth', low, high, chilled: false, daytime: false } as const;
  if (evening < MIN_BEARABLE_C) return { answer: 'no', finding: cold };
  if (advice.answer === 'maybe') return { answer: 'maybe', finding: fall.finding };
  if (evening < MIN_PLEASANT_C) return { answer: 'maybe', finding: cold };
  return { answer: 'yes', finding: fall.finding };
}

/** °C; of a whole day of which hours are not known the evening is guessed from its high. */
function estimateEveningWarmth({ when, whole, isHourly }: RangeOutlook) {
  const { min: low, max: high } = whole.temperature;
  if (low === null || high === null) return undefined;
  const isWholeDay = !isHourly && when.kind === 'day';
  return { low, high, evening: isWholeDay ? high - EVENING_COOLING_K : (low + high) / 2 };
}

/** The evening of a day, where its hours are known and not over. */
function selectEvening(stretch: TimeRange, { timeZone, now }: AnswerFacts): TimeRange {
  const { when, entry } = stretch;
  const { from, to } = DAY_PART_HOURS.evening;
  const hours = stretch.hours.filter(({ date }) => {
    const { hour } = toNearestLocalHour(Date.parse(date), timeZone);
    return hour >= from && hour < to && Date.parse(date) + HOUR_MS > now;
  });
  const [first, last] = [hours[0], hours.at(-1)];
  if (when.kind !== 'day' || !first || !last) return stretch;
  const start = Date.parse(first.date);
  const end = Date.parse(last.date) + HOUR_MS;
  const part = { kind: 'part', day: when.day, part: 'evening', running: start <= now } as const;
  const whole = {
    ...entry,
    ...summarizeHourEntries(hours),
    sunHours: null,
    from: first.date,
    to: new Date(end).toISOString(),
  };
  return { when: part, entry: whole, hours };
}

/** Gusts (km/h) that push a bicycle aside: from here on the weather service warns of wind. */
const BICYCLE_GUST_LIMIT_KMH = 50;

/** Up to this share of wet hours one can ride before or after the rain. */
const MAX_AVOIDABLE_SHARE = 0.5;

/** "Can I go by bike?" */
export function planBicycle(told: AnswerFacts): AnswerPlan {
  return planActivity('bicycle', adviseBicycle, told);
}

function adviseBicycle(outlook: RangeOutlook): Advice {
  const fall = WET_CHECK.judge(outlook);
  const advice = toAdvice(fall);
  if (advice.answer === 'unknown') return UNKNOWN_ADVICE;
  const ice = ICE_CHECK.judge(outlook);
  if (ice.answer === 'yes') return { answer: 'no', finding: ice.finding };
  const gusts = findGusts(BICYCLE_GUST_LIMIT_KMH, outlook);
  if (gusts) return { answer: 'no', finding: gusts };
  if (advice.answer === 'yes') {
    return { answer: isRainAvoidable(outlook) ? 'maybe' : 'no', finding: fall.finding };
  }
  if (ice.answer === 'possible') return { answer: 'maybe', finding: ice.finding };
  const frost = FROST_CHECK.judge(outlook);
  if (frost.answer === 'yes') return { answer: 'maybe', finding: frost.finding };
  return { answer: advice.answer === 'maybe' ? 'maybe' : 'yes', finding: fall.finding };
}

function isRainAvoidable({ hours }: RangeOutlook): boolean {
  const wet = hours.filter(({ state }) => isWet(state));
  return wet.length > 0 && wet.length <= hours.length * MAX_AVOIDABLE_SHARE;
}

/** "Will I have to scrape the windscreen?" */
export function planScraping(told: AnswerFacts): AnswerPlan {
  return planNeed('scraping', 'frost', adviseScraping, FROST_CHECK.judge, told);
}

/** Glass freezes over where it was wet or foggy, and under a clear sky, which lets it cool most. */
function adviseScraping(outlook: RangeOutlook): Advice {
  const advice = toAdvice(FROST_CHECK.judge(outlook));
  if (advice.answer !== 'yes') return advice;
  const freezesOver = outlook.hours.some(({ state }) => {
    const family = getWeatherFamily(state);
    return isWet(state) || family === 'fog' || family === 'bright';
  });
  return freezesOver ? advice : { ...advice, answer: 'maybe' };
}
