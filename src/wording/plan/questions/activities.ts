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

/** "Do I need an umbrella?" Considers rain only; against snow people wear a hood. */
export function planUmbrella(facts: AnswerFacts): AnswerPlan {
  return planNeed(
    'umbrella',
    'rain',
    (outlook) => toAdvice(RAIN_CHECK.judge(outlook)),
    RAIN_CHECK.judge,
    facts,
  );
}

/** Hours to dry washing, and the hours of the day with enough light and warmth. */
const MIN_DRYING_HOURS = 4;
const DRYING_FROM_HOUR = 8;
const DRYING_UNTIL_HOUR = 20;

/** Minimum high for drying. */
const MIN_DRYING_HIGH_C = 5;

/** Gusts that blow washing away: DWD warns of wind from here on. */
const LAUNDRY_GUST_LIMIT_KMH = 50;

/** "Can I hang out the washing?" Humidity is not available. */
export function planLaundry(facts: AnswerFacts): AnswerPlan {
  return planActivity('laundry', adviseLaundry, facts);
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

/** Looks for enough time between showers. */
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

/** Minimum temperature to sit outside, and to sit outside in a jumper. */
const MIN_PLEASANT_C = 15;
const MIN_BEARABLE_C = 10;

/** Typical cooling from the high of a day to its evening. */
const EVENING_COOLING_K = 3;

/** Gusts (Beaufort 6 and up) that make sparks fly. */
const BARBECUE_GUST_LIMIT_KMH = 40;

/** "Can we have a barbecue?", a picnic, a meal outside: considers the evening of a day. */
export function planBarbecue(facts: AnswerFacts): AnswerPlan {
  const days = withoutNights(facts).ranges;
  const ranges = days.map((range) => {
    const evening = selectEvening(range, facts);
    return days.length === 1 ? evening : { ...evening, when: range.when };
  });
  return planActivity('barbecue', adviseBarbecue, { ...facts, ranges: ranges });
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

/** °C; for a whole day without hours, estimates the evening from the high. */
function estimateEveningWarmth({ when, whole, isHourly }: RangeOutlook) {
  const { min: low, max: high } = whole.temperature;
  if (low === null || high === null) return undefined;
  const isWholeDay = !isHourly && when.kind === 'day';
  return { low, high, evening: isWholeDay ? high - EVENING_COOLING_K : (low + high) / 2 };
}

/** Selects the evening of a day if its hours are known and not over. */
function selectEvening(range: TimeRange, { timeZone, now }: AnswerFacts): TimeRange {
  const { when, entry } = range;
  const { from, to } = DAY_PART_HOURS.evening;
  const hours = range.hours.filter(({ date }) => {
    const { hour } = toNearestLocalHour(Date.parse(date), timeZone);
    return hour >= from && hour < to && Date.parse(date) + HOUR_MS > now;
  });
  const [first, last] = [hours[0], hours.at(-1)];
  if (when.kind !== 'day' || !first || !last) return range;
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

/** Gusts that push a bicycle aside: DWD warns of wind from here on. */
const BICYCLE_GUST_LIMIT_KMH = 50;

/** Maximum share of wet hours to ride before or after the rain. */
const MAX_AVOIDABLE_SHARE = 0.5;

/** "Can I go by bike?" */
export function planBicycle(facts: AnswerFacts): AnswerPlan {
  return planActivity('bicycle', adviseBicycle, facts);
}

function adviseBicycle(outlook: RangeOutlook): Advice {
  const fall = WET_CHECK.judge(outlook);
  const advice = toAdvice(fall);
  if (advice.answer === 'unknown') return UNKNOWN_ADVICE;
  // What freezes in the night is still on the roads in the morning.
  const ice = ICE_CHECK.judge({ ...outlook, hours: outlook.period });
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
export function planScraping(facts: AnswerFacts): AnswerPlan {
  return planNeed('scraping', 'frost', adviseScraping, FROST_CHECK.judge, facts);
}

/** Glass freezes over after rain or fog, and under a clear sky. */
function adviseScraping(outlook: RangeOutlook): Advice {
  const advice = toAdvice(FROST_CHECK.judge(outlook));
  if (advice.answer !== 'yes') return advice;
  const freezesOver = outlook.hours.some(({ state }) => {
    const family = getWeatherFamily(state);
    return isWet(state) || family === 'fog' || family === 'bright';
  });
  return freezesOver ? advice : { ...advice, answer: 'maybe' };
}
