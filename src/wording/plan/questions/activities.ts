import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { NO_DATA_PLAN, type AdviceSubject, type AnswerPlan } from '../plan.ts';
import {
  planAdviceFor,
  planNeed,
  planSingleAdvice,
  planSleepers,
  toAdvice,
  type Advice,
} from './advice.ts';
import { adviseActivity, findUndoing, findGoodHours } from './activity-advice.ts';
import { selectActivityTime, type ActivityTime } from './asked-hours.ts';
import { ACTIVITIES, type Activity, type OutdoorActivity } from './activity-table.ts';
import { withoutNights, type AnswerFacts } from './answer-facts.ts';
import { FROST_CHECK } from './conditions.ts';
import { judgeDays, planWarnings } from './judge-days.ts';
import { RAIN_CHECK, type Judgement } from './judgement.ts';
import { NEEDS, type Need } from './needs.ts';
import { createWakingOutlook } from './asked-hours.ts';
import { createOutlook, withoutPlace, type RangeOutlook, type OutlookHour } from './outlook.ts';
import { createVerdict } from './verdict.ts';

/** Facts for advice, beyond those of the asked time. */
export interface AdviceFacts extends AnswerFacts {
  /** The altitude of the sun at noon, degrees. */
  sunAltitude?: number;
  /** The day after the only asked day, if the advice depends on it. */
  next?: AnswerFacts['ranges'][number] | undefined;
}

/** The altitude of the sun if nobody knows the place. */
const UNKNOWN_ALTITUDE_DEGREES = 90;

/** "Do I need an umbrella?" Considers rain only; against snow people wear a hood. */
export function planUmbrella(facts: AnswerFacts): AnswerPlan {
  return planNeed('umbrella', 'rain', adviseUmbrella, RAIN_CHECK.judge, facts);
}

function adviseUmbrella(outlook: RangeOutlook): Advice {
  return toAdvice(RAIN_CHECK.judge(outlook));
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

/** "Can I ...?", "Do I need ...?": whether, and why. */
export function planAdvice(subject: AdviceSubject, facts: AdviceFacts): AnswerPlan {
  if (subject === 'umbrella') return planUmbrella(facts);
  if (subject === 'scraping') return planScraping(facts);
  if (isOutdoorActivity(subject)) return planActivity(subject, facts);
  return planOtherNeed(subject, facts);
}

export function isOutdoorActivity(subject: AdviceSubject): subject is OutdoorActivity {
  return subject in ACTIVITIES;
}

/** Plans advice for an activity in one range with its reason; for several days, on which days. */
export function planActivity(subject: OutdoorActivity, facts: AdviceFacts): AnswerPlan {
  const activity: Activity = ACTIVITIES[subject];
  const { ranges } = withoutNights(facts);
  const times = ranges.map((range) => selectActivityTime(range, activity, facts));
  const [only, second] = times;
  const [range] = ranges;
  if (!only || !range) return NO_DATA_PLAN;
  if (second) return planActivityDays(activity, times);
  const { counted, whole, over } = only;
  const advice = adviseActivity(activity, only);
  if (over) return [createVerdict(counted, { answer: 'no', finding: over })];
  const next = facts.next && createWakingOutlook(facts.next, facts);
  const undoing = next && advice.answer === 'yes' ? findUndoing(next) : undefined;
  if (next && undoing) return planAdviceFor(subject, next, undoing, []);
  const outlook = advice.answer === 'yes' ? only.waking : counted;
  const named = typeof activity.hours === 'string' ? counted : outlook;
  return planSingleAdvice(subject, 'rain', advice, named, whole, planSleepers(range, facts));
}

function planActivityDays(activity: Activity, times: readonly ActivityTime[]): AnswerPlan {
  const outlooks = times.map(({ counted, waking }) => ({ ...counted, when: waking.when }));
  const advices = new Map(outlooks.map((outlook, at) => [outlook, adviseAt(at)]));
  const judgement = judgeDays('suitable', outlooks, (outlook) => toJudgement(advices.get(outlook)));
  const [first] = outlooks;
  return first ? [createVerdict(first, judgement), ...planWarnings(null, outlooks)] : NO_DATA_PLAN;

  function adviseAt(at: number): Advice | undefined {
    const time = times[at];
    return time && adviseActivity(activity, time);
  }
}

function toJudgement(advice: Advice | undefined): Judgement {
  if (!advice) return { answer: 'unknown', finding: { form: 'unknown' } };
  const { answer, finding } = advice;
  return { answer: answer === 'maybe' ? 'possible' : answer, finding };
}

const ANSWERS_BY_RANK: readonly Advice['answer'][] = ['yes', 'maybe', 'no', 'unknown'];

/** What nobody needs at night. */
const BY_DAY: ReadonlySet<Need> = new Set([
  'shorts',
  'sunscreen',
  'watering',
  'noWatering',
  'noJacket',
]);

/** What must be possible at every asked time. */
const WITHOUT: ReadonlySet<Need> = new Set(['noUmbrella', 'noJacket', 'noGloves', 'noWatering']);

/** Plans advice with the reason of the one range that needs it most. */
function planOtherNeed(
  subject: Need,
  { sunAltitude = UNKNOWN_ALTITUDE_DEGREES, ...facts }: AdviceFacts,
): AnswerPlan {
  const { ranges } = BY_DAY.has(subject) ? withoutNights(facts) : facts;
  const advised = ranges.map((range) => {
    const outlook = createWakingOutlook(range, facts);
    return { range, outlook, advice: NEEDS[subject](outlook, sunAltitude) };
  });
  const order = WITHOUT.has(subject) ? ANSWERS_BY_RANK.toReversed() : ANSWERS_BY_RANK;
  const rank = ({ answer }: Advice) => order.indexOf(answer);
  const [most] = advised.toSorted((one, other) => rank(one.advice) - rank(other.advice));
  if (!most) return NO_DATA_PLAN;
  const { range, outlook, advice } = most;
  return planSingleAdvice(subject, 'rain', advice, outlook, createOutlook(range, facts), []);
}

/** Whether a plan says that it is too dark or too late: then the next day is told. */
export function isOver([first]: AnswerPlan): boolean {
  return first?.kind === 'verdict' && ['dark', 'late'].includes(first.finding.form);
}

/** What the next day is like for an activity, after the light or the hours of today are over. */
export function planNextDay(subject: OutdoorActivity, facts: AnswerFacts): AnswerPlan {
  const activity: Activity = ACTIVITIES[subject];
  const [range] = facts.ranges;
  if (!range) return [];
  const time = selectActivityTime(range, activity, facts);
  const outlook = withoutPlace({ ...time.waking, when: range.when });
  const advice = adviseActivity(activity, time);
  const verdict = createVerdict(
    outlook,
    judgeDays('suitable', [outlook], () => toJudgement(advice)),
  );
  const suits = { ...verdict, answer: null };
  if (advice.answer === 'yes' || advice.answer === 'unknown') return [suits];
  return [suits, createVerdict(outlook, { answer: null, finding: advice.finding })];
}

export const planLaundry = (facts: AdviceFacts): AnswerPlan => planActivity('laundry', facts);
export const planBarbecue = (facts: AdviceFacts): AnswerPlan => planActivity('barbecue', facts);
export const planBicycle = (facts: AdviceFacts): AnswerPlan => planActivity('bicycle', facts);

/** Hours that are named at best, of an activity that takes fewer or more. */
const MIN_BEST_HOURS = 2;
const MAX_BEST_HOURS = 4;

/** What a chance of rain and a gust count against a degree off the ideal temperature. */
const DEGREES_PER_PERCENT = 0.2;
const DEGREES_PER_KMH = 0.1;

interface Window {
  hours: readonly OutlookHour[];
  time: ActivityTime;
  discomfort: number;
}

/** "When should I ...?": the best hours; of several days, on the best of them. */
export function planBestHours(subject: OutdoorActivity, facts: AnswerFacts): AnswerPlan {
  const activity: Activity = ACTIVITIES[subject];
  const times = withoutNights(facts).ranges.map((range) =>
    selectActivityTime(range, activity, facts),
  );
  const windows = times.flatMap((time) => listWindows(activity, time));
  const [best] = windows.toSorted((one, other) => one.discomfort - other.discomfort);
  if (best) return [createVerdict(best.time.waking, { answer: null, finding: toFinding(best) })];
  const [first, second] = times;
  if (!first) return NO_DATA_PLAN;
  if (first.over && !second) {
    return [createVerdict(first.counted, { answer: null, finding: first.over })];
  }
  if (second) return planActivity(subject, facts).map(withoutAnswer);
  if (adviseActivity(activity, first).answer === 'unknown') return planActivity(subject, facts);
  const plan = planNextDay(subject, facts);
  const [{ place }] = [facts.audience];
  return plan.map((statement, at) =>
    at === 0 && statement.kind === 'verdict'
      ? { ...statement, opening: { ...statement.opening, place } }
      : statement,
  );
}

function withoutAnswer(statement: AnswerPlan[number]): AnswerPlan[number] {
  return statement.kind === 'verdict' ? { ...statement, answer: null } : statement;
}

/** All stretches of good hours of the length that an activity takes. */
function listWindows(activity: Activity, time: ActivityTime): Window[] {
  const { counted } = time;
  const { hours } = counted;
  const good = new Set(findGoodHours(activity, time));
  const length = Math.min(countHours(activity), hours.length);
  return hours.flatMap((_, from) => {
    const window = hours.slice(from, from + length);
    const isGood = window.length === length && window.every((hour) => good.has(hour));
    return isGood ? [{ hours: window, time, discomfort: rate(window, activity) }] : [];
  });
}

function countHours({ lasts }: Activity): number {
  const hours = lasts === 'all' ? MIN_BEST_HOURS : lasts;
  return Math.min(Math.max(hours, MIN_BEST_HOURS), MAX_BEST_HOURS);
}

function rate(hours: readonly OutlookHour[], { idealC }: Activity): number {
  const all = hours.map(({ temperature, probability, gust }) => {
    const off = Math.abs((temperature ?? idealC) - idealC);
    return off + (probability ?? 0) * DEGREES_PER_PERCENT + (gust ?? 0) * DEGREES_PER_KMH;
  });
  return all.reduce((sum, one) => sum + one, 0);
}

function toFinding({ hours }: Window) {
  const temperatures = hours.flatMap(({ temperature }) => temperature ?? []);
  const [first, last] = [hours[0], hours.at(-1)];
  const from = first?.local.hour ?? 0;
  const to = ((last?.local.hour ?? 0) + 1) % 24;
  return {
    form: 'best',
    times: { spans: [{ from, to }] },
    low: Math.min(...temperatures),
    high: Math.max(...temperatures),
  } as const;
}
