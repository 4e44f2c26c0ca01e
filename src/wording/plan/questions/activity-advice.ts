import { isWet } from '../../../weather/state.ts';
import { findDangers, type Danger } from '../dangers.ts';
import { NO_DATA_PLAN, type AnswerPlan, type WeatherFinding } from '../plan.ts';
import { toAdvice, UNKNOWN_ADVICE, type Advice } from './advice.ts';
import { selectActivityTime, toClockHours, type ActivityTime } from './asked-hours.ts';
import { findGusts, ICE_CHECK, STORM_CHECK, THUNDER_CHECK } from './conditions.ts';
import { WET_CHECK } from './judgement.ts';
import {
  DANGER,
  PRECIPITATION,
  findWarmth,
  gustsFrom,
  type Limit,
  type Activity,
} from './activity-table.ts';
import { withoutNights, type AnswerFacts } from './answer-facts.ts';
import { createVerdict } from './verdict.ts';
import { findLongestRun, findTimes, type OutlookHour, type RangeOutlook } from './outlook.ts';

/** Typical cooling from the high of a day to its evening. */
const EVENING_COOLING_K = 3;

/** Maximum share of wet hours to be out before or after them. */
const MAX_AVOIDABLE_SHARE = 0.5;

/** Whether the hours suit an activity: danger first, then what rules hours out, then what makes them unpleasant. */
export function adviseActivity(activity: Activity, time: ActivityTime): Advice {
  const { counted, over } = time;
  if (over) return { answer: 'no', finding: over };
  const fall = WET_CHECK.judge(counted);
  if (fall.answer === 'unknown' || lacksWarmth(activity, counted)) return UNKNOWN_ADVICE;
  const danger = findDanger(activity, time) ?? findGustsWithoutHours(activity, counted);
  if (danger) return { answer: 'no', finding: danger };
  const never = listNever(activity);
  const possible = findHours(activity, counted, never);
  const good = findHours(activity, { ...counted, hours: possible }, activity.rather);
  const ice = activity.onRoads ? ICE_CHECK.judge(withPeriod(counted)) : null;
  if (isEnough(activity, good, counted) && ice?.answer !== 'possible') {
    return { answer: 'yes', finding: findPraise(activity, good, time) };
  }
  if (ice?.answer === 'possible' && isEnough(activity, possible, counted)) {
    return { answer: 'maybe', finding: ice.finding };
  }
  if (isEnough(activity, possible, counted)) {
    return { answer: 'maybe', finding: findReason(activity, activity.rather, time, possible) };
  }
  const reason = findReason(activity, never, time, counted.hours);
  return { answer: isAvoidable(activity, counted, possible) ? 'maybe' : 'no', finding: reason };
}

function listNever({ never, gusts }: Activity): Limit[] {
  return [...never, gustsFrom(gusts)];
}

/** Gusts of a time whose hours are unknown. */
function findGustsWithoutHours(
  { gusts }: Activity,
  outlook: RangeOutlook,
): WeatherFinding | undefined {
  return outlook.isHourly ? undefined : findGusts(gusts, outlook);
}

/** The hours of an activity that suit it at best, none of them dangerous; empty if none does. */
export function findGoodHours(activity: Activity, { counted, over }: ActivityTime): OutlookHour[] {
  if (over || !counted.isHourly) return [];
  const possible = findHours(activity, counted, [...listNever(activity), DANGER]);
  const good = findHours(activity, { ...counted, hours: possible }, activity.rather);
  return good.length > 0 ? good : possible;
}

/** Storm, thunderstorm, glaze and heat, the gravest first. */
export function findDanger(
  { onRoads }: Activity,
  { counted, waking }: Pick<ActivityTime, 'counted' | 'waking'>,
): WeatherFinding | undefined {
  const clock = toClockHours(counted);
  const dangers = findDangers({ entry: counted.whole, hours: counted.hours });
  for (const { kind } of dangers) {
    const finding = DANGER_FINDINGS[kind]?.(clock);
    if (finding) return finding;
  }
  const ice = ICE_CHECK.judge(withPeriod(waking));
  return onRoads && ice.answer === 'yes' ? ice.finding : undefined;
}

const DANGER_FINDINGS: Partial<Record<Danger['kind'], (outlook: RangeOutlook) => WeatherFinding>> =
  {
    ice: (outlook) => ICE_CHECK.judge(outlook).finding,
    thunder: (outlook) => THUNDER_CHECK.judge(outlook).finding,
    storm: (outlook) => STORM_CHECK.judge(outlook).finding,
    heat: findWarmth,
    frost: findWarmth,
  };

/** What freezes in the night is still on the roads in the morning. */
function withPeriod(outlook: RangeOutlook): RangeOutlook {
  return { ...outlook, hours: outlook.period };
}

function lacksWarmth({ hours, never }: Activity, { whole }: RangeOutlook): boolean {
  const needsWarmth = never.some(({ find }) => find === findWarmth) || hours === 'evening';
  return needsWarmth && whole.temperature.max === null;
}

function findHours(
  activity: Activity,
  outlook: RangeOutlook,
  limits: readonly Limit[],
): OutlookHour[] {
  return outlook.hours.filter((hour) => {
    const judged = withWarmth(hour, outlook, activity);
    return !limits.some(({ breaks }) => breaks(judged));
  });
}

/** A summary hour has the lowest temperature; an activity takes place when it is warm. */
function withWarmth(
  hour: OutlookHour,
  { isHourly, whole, when }: RangeOutlook,
  { hours }: Activity,
): OutlookHour {
  const { max } = whole.temperature;
  if (isHourly || max === null) return hour;
  const isEvening = hours === 'evening' && when.kind === 'day';
  return { ...hour, temperature: isEvening ? max - EVENING_COOLING_K : max };
}

function isEnough(
  { lasts }: Activity,
  some: readonly OutlookHour[],
  { hours, isHourly }: RangeOutlook,
): boolean {
  const needed = lasts === 'all' || !isHourly ? hours.length : Math.min(lasts, hours.length);
  return some.length > 0 && findLongestRun(hours, some).length >= needed;
}

/** What is good about the hours, with their time if others are not dry. */
function findPraise(
  { praise }: Activity,
  good: readonly OutlookHour[],
  { counted, waking }: ActivityTime,
): WeatherFinding {
  if (praise === 'noIce') return ICE_CHECK.judge(withPeriod(waking)).finding;
  const all = WET_CHECK.judge(waking);
  const isDry = all.answer === 'no' || all.answer === 'unlikely';
  if (isDry && good.length === counted.hours.length) return all.finding;
  const spell = findLongestRun(waking.hours, good);
  const times = findTimes(toClockHours(waking), spell);
  return times && 'spans' in times
    ? { form: 'drySpell', times }
    : WET_CHECK.judge({ ...toClockHours(counted), hours: good }).finding;
}

/** What most of the hours have against the activity. */
function findReason(
  activity: Activity,
  limits: readonly Limit[],
  { counted, waking }: ActivityTime,
  hours: readonly OutlookHour[],
): WeatherFinding {
  const counts = limits.map((limit) => {
    const left = findHours(activity, { ...counted, hours }, [limit]);
    return { limit, count: hours.length - left.length };
  });
  const [worst] = counts.toSorted((one, other) => other.count - one.count);
  const told = counted.hours.length === waking.hours.length ? counted : toClockHours(counted);
  return (worst?.limit ?? PRECIPITATION).find(told);
}

/** Whether only rain is against it, and not for long. */
function isAvoidable(
  { lasts, onRoads }: Activity,
  { hours }: RangeOutlook,
  possible: readonly OutlookHour[],
): boolean {
  const wet = hours.filter(({ state }) => isWet(state));
  return (
    lasts === 'all' &&
    onRoads === true &&
    possible.length > 0 &&
    wet.length <= hours.length * MAX_AVOIDABLE_SHARE
  );
}

/** The advice of the day before, unless the next day's rain undoes it. */
export function findUndoing(next: RangeOutlook): Advice | undefined {
  const fall = WET_CHECK.judge(next);
  const { answer } = toAdvice(fall);
  return answer === 'yes' ? { answer: 'no', finding: fall.finding } : undefined;
}

/** Two times for an activity. */
export interface BetterTimeQuestion {
  facts: AnswerFacts;
  other: AnswerFacts;
  is: 'more' | 'less';
  /** "Is Sunday better?" or "which day is?" */
  asks: 'whether' | 'which';
}

/** Which of two times suits an activity better, by the judgement of its advice, and the reasons of both. */
export function planBetterTime(activity: Activity, question: BetterTimeQuestion): AnswerPlan {
  const { is, asks } = question;
  const [first, second] = [question.facts, question.other].map((facts) =>
    rateTime(activity, facts),
  );
  if (!first || !second) return NO_DATA_PLAN;
  const better = compareRatings(first.rating, second.rating);
  const isFirst = is === 'more' ? better > 0 : better < 0;
  const [found, rest] = isFirst || better === 0 ? [first, second] : [second, first];
  return [
    {
      kind: 'fact',
      form: 'contrast',
      ...(asks === 'whether' && { answer: isFirst ? 'yes' : 'no' }),
      of: 'suitability',
      is: better === 0 ? 'alike' : is,
      place: null,
      when: found.when,
      now: false,
      difference: null,
    },
    found.reason,
    rest.reason,
  ];
}

const RANKS: Record<Advice['answer'], number> = { yes: 3, maybe: 2, no: 1, unknown: 0 };

/** By the advice, then by the hours that are possible, by the pleasant ones, and by rain and wind. */
function rateTime(activity: Activity, facts: AnswerFacts) {
  const [range] = withoutNights(facts).ranges;
  if (!range) return undefined;
  const time = selectActivityTime(range, activity, facts);
  const { counted, waking } = time;
  const advice = adviseActivity(activity, time);
  const { hours } = counted;
  const possible = findHours(activity, counted, [...listNever(activity), DANGER]);
  const good = findHours(activity, { ...counted, hours: possible }, activity.rather);
  const outlook = advice.answer === 'yes' ? waking : counted;
  return {
    when: range.when,
    rating: [
      RANKS[advice.answer],
      possible.length / hours.length,
      good.length / hours.length,
      -Math.round(getMean(hours, ({ probability }) => probability) / STEP_PERCENT),
      -Math.round(getMean(hours, ({ gust }) => gust) / STEP_KMH),
    ],
    reason: createVerdict(outlook, { answer: null, finding: advice.finding }),
  };
}

/** Chances and gusts that differ by less are alike. */
const STEP_PERCENT = 10;
const STEP_KMH = 10;

function getMean(
  hours: readonly OutlookHour[],
  read: (hour: OutlookHour) => number | null,
): number {
  return hours.reduce((sum, hour) => sum + (read(hour) ?? 0), 0) / Math.max(hours.length, 1);
}

/** Above 0 if the first is better, 0 if they are alike. */
function compareRatings(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((value, at) => value - (other[at] ?? 0));
  return differences.find((difference) => Math.abs(difference) > MIN_DIFFERENCE) ?? 0;
}

const MIN_DIFFERENCE = 0.01;
