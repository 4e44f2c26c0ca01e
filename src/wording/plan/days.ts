import { isDeepStrictEqual } from 'node:util';
import { HOUR_MS } from '../../time/units.ts';
import { daysBetween, type LocalDate } from '../../time/local-time.ts';
import { getWeatherFamily, isHazard } from '../../weather/state.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import type { TimeDetail } from './course.ts';
import { findSpokenHigh, findSpokenNight, groupPeriods, type PeriodGroup } from './day-groups.ts';
import { getDayHours, getWakingHours, mergeFacts, type PlannedPeriod } from './facts.ts';
import {
  analyzeDay,
  isHighPast,
  isToldWithNight,
  nameRestOfDay,
  planDay,
  planEveningLow,
} from './day.ts';
import { areOneStorm } from './dangers.ts';
import { createDaysWhen } from './opening.ts';
import { leaveLateFalls, withoutToldNight } from './past-midnight.ts';
import { planPeriod } from './periods.ts';
import { NO_DATA_PLAN, type Plan, type Statement } from './plan.ts';
import {
  toRelativeDay,
  type Audience,
  type CourseStatement,
  type Day,
  type Opening,
  type Together,
  type When,
} from './statement.ts';
import { tellMoreAmounts, tellSequels } from './sequels.ts';
import { classifyWeather, listSkies } from './sky.ts';
import { getHigh, MIN_CHANGE_K, planDayChange, planHighs } from './temperatures.ts';

const DAYS_PER_WEEK = 7;

/** Plans several days briefly; similar neighbours share a sentence. */
export function planDays(days: readonly PlannedPeriod[], audience: Audience): Plan {
  const start = days[0]?.entry.date;
  if (start === undefined) return NO_DATA_PLAN;
  const planSpokenNight = (day: PlannedPeriod) => findSpokenNight(day, audience);
  const told = leaveLateFalls(withNightToldOnce(days, audience), planSpokenNight);
  const plans = groupPeriods(told, audience).flatMap((group, index, { length }): DaysPlan[] => {
    const [first, last] = [group.periods[0], group.periods.at(-1)];
    if (!first || !last) return [];
    const [from, to] = [first, last].map(({ entry }) => toDayInList(entry.date, start, audience));
    if (!from || !to) return [];
    const when = createDaysWhen(from, to, audience, days.length);
    const opening = {
      when: nameRestOfDay(first, when),
      place: index === 0 ? audience.place : null,
    };
    if (isToldWithNight(first, audience)) {
      return [{ from, to, when: null, plan: planDay(first, audience) }];
    }
    const plan = planGroup(group, length === 1, opening, audience).map((statement) =>
      mapDays(statement, (day) => toDayInList(day.date, start, audience, day)),
    );
    return [{ from, to, when: opening.when, plan }];
  });
  const known = joinUnknownDays(plans, audience, days.length);
  const plan = groupStorms(known).flatMap((some) => tellStormOnce(some, audience, days.length));
  return tellMoreAmounts(tellSequels(warnOnce(plan), days.flatMap(getDayHours)));
}

/** What is said of a day of a list, or of several that share a sentence. */
interface DaysPlan {
  from: Day;
  to: Day;
  /** Null of what is not told as a day. */
  when: When | null;
  plan: Plan;
}

/** Days in a row without a forecast are one; the rest of today among them is today. */
function joinUnknownDays(
  plans: readonly DaysPlan[],
  audience: Audience,
  count: number,
): DaysPlan[] {
  return plans.reduce<DaysPlan[]>((joined, one) => {
    const before = joined.at(-1);
    const [[unknown] = [], [next]] = [before?.plan, one.plan];
    const isSame = unknown?.kind === 'noData' && next?.kind === 'noData';
    if (!before || !isSame || !unknown.opening) return [...joined, one];
    const when = createDaysWhen(before.from, one.to, audience, count);
    const plan = [{ ...unknown, opening: { ...unknown.opening, when } }];
    return [...joined.slice(0, -1), { ...before, to: one.to, when, plan }];
  }, []);
}

/** Days in a row that begin with storms of much the same force. */
function groupStorms(plans: readonly DaysPlan[]): DaysPlan[][] {
  const groups: DaysPlan[][] = [];
  for (const one of plans) {
    const group = groups.at(-1);
    const gusts = [...(group ?? []), one].map((other) => findStormGust(other) ?? NaN);
    if (group && areOneStorm(gusts)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The gusts of the storm of whole days whose weather is told after it, km/h. */
function findStormGust({ when, plan: [first, second] }: DaysPlan): number | undefined {
  if (first?.kind !== 'storm' || first.within || !isDeepStrictEqual(first.opening?.when, when)) {
    return undefined;
  }
  const isWhole = when?.kind === 'day' || when?.kind === 'days' || when?.kind === 'weekend';
  if (!isWhole || !second || !('opening' in second)) return undefined;
  return first.gust;
}

/** A storm of several days is told once, before the weather of each of them. */
function tellStormOnce(plans: readonly DaysPlan[], audience: Audience, count: number): Plan {
  const [first] = plans;
  const last = plans.at(-1);
  const apart = plans.flatMap(({ plan }) =>
    plan[0]?.kind === 'storm' ? plan.map(nameDayAnew) : plan,
  );
  const storms = plans.flatMap(({ plan: [storm] }) => (storm?.kind === 'storm' ? [storm] : []));
  const [storm] = storms;
  if (!first || !last || !storm?.opening || plans.length === 1) return apart;
  const when = createDaysWhen(first.from, last.to, audience, count);
  const gust = Math.max(...storms.map((one) => one.gust));
  const each = plans.flatMap(({ when: own, plan: [, next, ...more] }) =>
    next && own ? [withTime(next, own), ...more].map(nameDayAnew) : [],
  );
  const hurricane = storms.some(({ isHurricane }) => isHurricane) && { isHurricane: true };
  const all = [{ ...storm, gust, ...hurricane, opening: { ...storm.opening, when } }, ...each];
  const isNamed = when.kind === 'days' && !when.first.byWeekday;
  const isListed = isNamed && (when.first.ahead === 0 || plans.length === 2);
  return isListed ? all.map(nameAsListed) : all;
}

/** The last day of "today, tomorrow and the day after tomorrow" is named alike in what follows. */
function nameAsListed(statement: Statement): Statement {
  return mapWhen(statement, (when) => {
    if (when.kind !== 'day' || when.day.ahead !== 2) return when;
    const { date, ahead } = when.day;
    return { ...when, day: { date, ahead } };
  });
}

/** After a storm of several days, the day that follows its night has its name. */
function nameDayAnew(statement: Statement): Statement {
  return mapWhen(statement, (when) => (when.kind === 'day' ? { ...when, bare: false } : when));
}

function withTime(statement: Statement, when: When): Statement {
  if (!('opening' in statement) || statement.opening) return statement;
  return { ...statement, opening: { when, place: null } };
}

/** The first warning of ice is enough: every sentence about it names the freezing rain. */
function warnOnce(plan: Plan): Plan {
  const first = plan.findIndex(({ kind }) => kind === 'ice');
  return plan.filter(({ kind }, at) => kind !== 'ice' || at === first);
}

/** In the evening tonight is told with today; before it, a sentence about tonight has its low. */
function withNightToldOnce(
  days: readonly PlannedPeriod[],
  audience: Audience,
): readonly PlannedPeriod[] {
  const [first, second, ...more] = days;
  if (!first || !second || !isHighPast(first)) return days;
  if (isToldWithNight(first, audience)) {
    const isAmountTold = planDay(first, audience).some(({ kind }) => kind === 'amount');
    return [first, withoutToldNight(second, isAmountTold), ...more];
  }
  const isToldTwice = findSpokenNight(second, audience) !== null;
  return isToldTwice ? [{ ...first, nightLow: null }, second, ...more] : days;
}

/** Within a week of the first day of the list, a weekday is unambiguous without its date. */
function toDayInList(
  date: LocalDate,
  start: LocalDate,
  audience: Audience,
  day = toRelativeDay(date, audience),
): Day {
  const inList = daysBetween(start, date);
  const isClear = inList > 0 && inList < DAYS_PER_WEEK;
  return isClear && (day.ahead ?? 0) >= DAYS_PER_WEEK ? { ...day, ahead: null } : day;
}

/** Changes the days that a sentence names. */
function mapDays(statement: Statement, change: (day: Day) => Day): Statement {
  return mapWhen(statement, (when) => ('day' in when ? { ...when, day: change(when.day) } : when));
}

function mapWhen(statement: Statement, change: (when: When) => When): Statement {
  if (!('opening' in statement) || !statement.opening) return statement;
  const { opening } = statement;
  return { ...statement, opening: { ...opening, when: change(opening.when) } };
}

/**
 * The dangers and nights of a day stand with it, and its course is that of its own text; a group of days names the
 * days of its dangers.
 */
function planGroup(
  group: PeriodGroup,
  isWholeList: boolean,
  opening: Opening,
  audience: Audience,
): Plan {
  const { periods } = group;
  const only = periods.length === 1 ? periods[0] : undefined;
  const alone = only ? analyzeDay(only, audience) : null;
  const facts = alone?.facts ?? mergeFacts(periods);
  const { course } = alone ?? group;
  const own = only && (planEveningLow(only) ?? planDayChange(getWakingHours(only), null));
  const temperature = own ?? planHighs(periods.map(findSpokenHigh));
  const night = only ? findSpokenNight(only, audience) : null;
  const detail: TimeDetail = only ? 'parts' : 'shares';
  const toldNight = night ?? alone?.toldNight ?? null;
  const isAmountTold = only?.isAmountTold === true;
  const limits = { maxClauses: Infinity, audience, detail, night, toldNight, isAmountTold };
  const plan = planPeriod(facts, course, temperature, opening, { ...limits, isBrief: true });
  if (only) return plan;
  const together = isWholeList ? 'allDays' : periods.length === 2 ? 'bothDays' : 'theseDays';
  return plan.map((statement) => toSeveralDays(statement, together, periods));
}

/** A course repeats on each day, an amount is that of all days together. */
function toSeveralDays(
  statement: Statement,
  together: Together,
  periods: readonly PlannedPeriod[],
): Statement {
  if (statement.kind === 'amount') return { ...statement, together };
  if (statement.kind !== 'course') return statement;
  const { course } = statement;
  const isTimed = 'at' in course || 'span' in course || 'spans' in course;
  const isWithin = course.form === 'steady' && statement.within !== undefined;
  const isDaily = isTimed || isWithin || isChanceOfEach(statement, periods);
  return isDaily ? { ...statement, daily: true, ofTwoDays: periods.length === 2 } : statement;
}

/** Whether each day may have what a sentence of its own tells as a chance: thunderstorms. */
function isChanceOfEach(
  { opening, certainty, course }: CourseStatement,
  periods: readonly PlannedPeriod[],
): boolean {
  const kinds = listSkies(course).map(classifyWeather);
  const hasIt = ({ hours }: PlannedPeriod) =>
    hours.some((hour) => classifyWeather(hour) === kinds.at(-1));
  return opening !== null && certainty !== undefined && periods.every(hasIt);
}

/** Smallest step of a trend from each day to the next. */
const MIN_STEP_K = 1;

/** Minimum hours left of a day to include its high. */
const MIN_DAY_HOURS = 12;

/** Plans several days, with the temperature trend if there is one. */
export function planNextDays(periods: readonly PlannedPeriod[], audience: Audience): Plan {
  const direction = findTrend(periods);
  if (!direction) return planDays(periods, audience);
  const trend = { kind: 'trend', place: audience.place, direction } as const;
  const days = planDays(periods, { ...audience, place: null });
  const isTold = days.some(tellsTrend) || (days[0] && warns(days[0]));
  return isTold ? planDays(periods, audience) : [trend, ...days];
}

/** Whether a sentence tells from which high to which it gets warmer or colder. */
function tellsTrend(statement: Statement): boolean {
  const temperature = 'temperature' in statement ? statement.temperature : null;
  return temperature?.form === 'highs' && temperature.trend !== undefined;
}

/** Whether a sentence tells a danger, which comes before everything else. */
function warns(statement: Statement): boolean {
  if (statement.kind !== 'course') return ['storm', 'extreme', 'ice'].includes(statement.kind);
  return listSkies(statement.course).some(({ state }) => isHazard(getWeatherFamily(state)));
}

/** The trend of the whole days, unless the days between turn the other way, or the rest of today does. */
function findTrend(periods: readonly PlannedPeriod[]): 'warmer' | 'colder' | undefined {
  const days = periods.flatMap(({ entry }) => {
    const isWhole = Date.parse(entry.to) - Date.parse(entry.from) >= MIN_DAY_HOURS * HOUR_MS;
    const max = getHigh(entry.temperature);
    return max === null ? [] : [{ high: roundHalfAwayFromZero(max), isWhole }];
  });
  const whole = days.filter(({ isWhole }) => isWhole);
  const change = (whole.at(-1)?.high ?? 0) - (whole[0]?.high ?? 0);
  if (Math.abs(change) < MIN_CHANGE_K) return undefined;
  const steps = days.slice(1).map(({ high }, at) => high - (days[at]?.high ?? high));
  if (steps.some((step) => step * change < MIN_STEP_K)) return undefined;
  return change > 0 ? 'warmer' : 'colder';
}
