import { raiseStrength } from '../../weather/strength.ts';
import { mapSkies, planCourse } from './course.ts';
import { findDangers } from './dangers.ts';
import { analyzeDay, planEveningLow } from './day.ts';
import {
  getPeriodHours,
  isIcyCourse,
  isWetCourse,
  maxKnown,
  MIN_LIKELY_PERCENT,
  type PlannedPeriod,
} from './facts.ts';
import { getWakingHours, type NightPlan } from './night.ts';
import { MIN_BRIEF_CHANCE_PERCENT } from './periods.ts';
import { classifyWeatherBroadly, listSkies } from './sky.ts';
import type { Audience, Course } from './statement.ts';

/** A single day names its night if that is dangerous, or wet where the day is dry. */
export function findSpokenNight(period: PlannedPeriod, audience: Audience): NightPlan | null {
  const { night, course } = analyzeDay(period, audience);
  if (!night) return null;
  const addsFall = isWetCourse(night.statement.course) && !isWetCourse(course);
  return night.isDangerous || addsFall ? night : null;
}

/** The chance of precipitation of a dry day, if it is worth saying. */
function findSpokenChance(period: PlannedPeriod): 'likely' | 'possible' | null {
  const waking = getWakingHours(period).map((hour) => hour.probability);
  const probability = maxKnown(waking) ?? period.entry.prec.probability;
  const isSpoken = (probability ?? 0) >= MIN_BRIEF_CHANCE_PERCENT;
  if (!isSpoken || isWetCourse(planDayCourse(period))) return null;
  return (probability ?? 0) >= MIN_LIKELY_PERCENT ? 'likely' : 'possible';
}

function hasSpokenNight(period: PlannedPeriod): boolean {
  return findSpokenNight(period, { today: null, place: null }) !== null;
}

/** Days of one sentence, with their common weather. */
export interface PeriodGroup {
  course: Course | null;
  periods: readonly PlannedPeriod[];
}

/**
 * Up to three days are not grouped; more days are grouped more broadly until they fit the maximum number of
 * groups and clauses.
 */
const MAX_UNGROUPED_DAYS = 3;
const MAX_GROUPS = 5;
const MAX_GROUPED_CLAUSES = 8;

/** Maximum difference of similar highs. */
const MAX_HIGH_DIFFERENCE_K = 4;

/** Rules for days that may share a sentence, from exact to broad. */
const LIKENESS_RULES: readonly ((one: PlannedPeriod, other: PlannedPeriod) => boolean)[] = [
  (one, other) => isAsWarm(one, other) && createExactKey(one) === createExactKey(other),
  (one, other) => isAsWarm(one, other) && createBroadKey(one) === createBroadKey(other),
];

/**
 * Groups similar neighbouring days, more broadly if they are too many. Unlike days are never told as one, however many
 * they are.
 */
export function groupPeriods(periods: readonly PlannedPeriod[]): PeriodGroup[] {
  let groups: PeriodGroup[] = [];
  for (const isAlike of LIKENESS_RULES) {
    groups = groupNeighbours(
      periods,
      (one, other) =>
        isAlike(one, other) &&
        listHourlyDangers(one) === listHourlyDangers(other) &&
        findSpokenChance(one) === findSpokenChance(other) &&
        !planEveningLow(one) &&
        !hasSpokenNight(one) &&
        !hasSpokenNight(other),
    ).map(createPeriodGroup);
    if (periods.length <= MAX_UNGROUPED_DAYS || isShortEnough(groups)) break;
  }
  return groups;
}

function isShortEnough(groups: readonly PeriodGroup[]): boolean {
  const clauses = groups.reduce((sum, group) => sum + countGroupClauses(group), 0);
  return groups.length <= MAX_GROUPS && clauses <= MAX_GROUPED_CLAUSES;
}

function countGroupClauses({ course, periods }: PeriodGroup): number {
  const courseClauses = course?.form === 'steady' ? 1 : 2;
  return courseClauses + Number(isIcyCourse(course)) + Number(periods.some(isDangerous));
}

function groupNeighbours(
  periods: readonly PlannedPeriod[],
  isAlike: (one: PlannedPeriod, other: PlannedPeriod) => boolean,
): PlannedPeriod[][] {
  const groups: PlannedPeriod[][] = [];
  for (const period of periods) {
    const group = groups.at(-1);
    if (group?.every((other) => isAlike(other, period))) group.push(period);
    else groups.push([period]);
  }
  return groups;
}

/** Equal days have their common course, others the share of the time, with nights that have to be said. */
function createPeriodGroup(periods: readonly PlannedPeriod[]): PeriodGroup {
  const [first, ...others] = periods;
  const isCommon = new Set(periods.map(createExactKey)).size === 1;
  const saysNights = others.length > 0 && periods.some(hasSpokenNight);
  if (first && isCommon && !saysNights) return { course: planDayCourse(first), periods };
  const hours = periods.flatMap(saysNights ? getPeriodHours : getWakingHours);
  const course = planCourse(hours, 'shares');
  return { course: course && withStrengthOfDays(course, periods), periods };
}

/** Days together are as strong as each of them. */
function withStrengthOfDays(course: Course, periods: readonly PlannedPeriod[]): Course {
  const skies = periods.flatMap((period) => {
    const single = planDayCourse(period);
    return single ? listSkies(single) : [];
  });
  return mapSkies(course, (sky) =>
    skies
      .filter((one) => classifyWeatherBroadly(one) === classifyWeatherBroadly(sky))
      .reduce((raised, one) => ({ ...raised, state: raiseStrength(raised.state, one.state) }), sky),
  );
}

function planDayCourse(period: PlannedPeriod): Course | null {
  return planCourse(getWakingHours(period), 'parts', getPeriodHours(period));
}

/** The course, whether its skies are those of the day or of the dark. */
function createExactKey(period: PlannedPeriod): string {
  return JSON.stringify(planDayCourse(period), (name, value: unknown) =>
    name === 'night' ? undefined : value,
  );
}

/** A broad key: the form of the course, and its weather without its times. */
function createBroadKey(period: PlannedPeriod): string {
  const course = planDayCourse(period);
  return JSON.stringify([course?.form, course && listSkies(course).map(({ state }) => state)]);
}

function isAsWarm(one: PlannedPeriod, other: PlannedPeriod): boolean {
  const [first, second] = [findSpokenHigh(one), findSpokenHigh(other)];
  return first === null || second === null || Math.abs(first - second) <= MAX_HIGH_DIFFERENCE_K;
}

/** The high of a day, °C; null if its evening has begun, or if it is unknown. */
export function findSpokenHigh(period: PlannedPeriod): number | null {
  return planEveningLow(period) ? null : period.entry.temperature.max;
}

function isDangerous(period: PlannedPeriod): boolean {
  return findDangers(period).length > 0;
}

/** Heat and frost join days that are as warm. */
function listHourlyDangers(period: PlannedPeriod): string {
  return findDangers(period)
    .filter((danger) => 'hours' in danger)
    .map(({ kind }) => kind)
    .toSorted()
    .join();
}
