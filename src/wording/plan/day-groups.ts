import { raiseStrength } from '../../weather/state.ts';
import { mapSkies, planCourse } from './course.ts';
import { findDangers } from './dangers.ts';
import { analyzeDay, isInEvening } from './day.ts';
import {
  getPeriodHours,
  isIcyCourse,
  isWetCourse,
  maxKnown,
  MIN_LIKELY_PERCENT,
  type PlannedPeriod,
} from './facts.ts';
import { getWakingHours, planDayAndNight, type NightPlan } from './night.ts';
import { MIN_BRIEF_CHANCE_PERCENT, MIN_BRIEF_GUST_KMH } from './periods.ts';
import { classifyWeatherBroadly, listSkies } from './sky.ts';
import type { Audience, Course } from './statement.ts';

/** A single day names its night if that is dangerous, or wet where the day is dry. */
export function findSpokenNight(period: PlannedPeriod, audience: Audience): NightPlan | null {
  const { night, course } = analyzeDay(period, audience);
  if (!night) return null;
  const addsFall = isWetCourse(night.statement.course) && !isWetCourse(course);
  return night.isDangerous || addsFall ? night : null;
}

/** Days of one sentence, with their common weather. */
export interface PeriodGroup {
  course: Course | null;
  periods: readonly PlannedPeriod[];
}

/** What days have to share to be told in one sentence. */
interface ComparedDay {
  period: PlannedPeriod;
  course: Course | null;
  /** °C; null if its evening has begun, or if it is unknown. */
  high: number | null;
  /** The course, whether its skies are those of the day or of the dark. */
  exactWeather: string;
  /** The form of the course, and its weather without its times. */
  broadWeather: string;
  /** Dangers by the hour, the chance of rain, and gusts: heat and frost join days that are as warm. */
  extras: string;
  /** Whether its evening has begun, or its night has to be said. */
  standsAlone: boolean;
  hasSpokenNight: boolean;
}

function compareDay(period: PlannedPeriod): ComparedDay {
  const { course } = planDayAndNight(getPeriodHours(period), 'parts', NOBODY);
  const hasSpokenNight = findSpokenNight(period, NOBODY) !== null;
  const skies = course && listSkies(course).map(({ state }) => state);
  return {
    period,
    course,
    high: findSpokenHigh(period),
    exactWeather: JSON.stringify(course, (name, value: unknown) =>
      name === 'night' ? undefined : value,
    ),
    broadWeather: JSON.stringify([course?.form, skies]),
    extras: JSON.stringify([
      listHourlyDangers(period),
      findSpokenChance(period, course),
      (period.entry.wind.gusts.value ?? 0) > MIN_BRIEF_GUST_KMH,
    ]),
    standsAlone: hasSpokenNight || isInEvening(period),
    hasSpokenNight,
  };
}

/** Days are compared without the words of a listener. */
const NOBODY: Audience = { today: null, place: null };

/** Heat and frost are left out. */
function listHourlyDangers(period: PlannedPeriod): string[] {
  return findDangers(period)
    .filter((danger) => 'hours' in danger)
    .map(({ kind }) => kind)
    .toSorted();
}

/** The chance of precipitation of a dry day, if it is worth saying. */
function findSpokenChance(
  period: PlannedPeriod,
  course: Course | null,
): 'likely' | 'possible' | null {
  const waking = getWakingHours(period).map((hour) => hour.probability);
  const probability = maxKnown(waking) ?? period.entry.prec.probability ?? 0;
  if (probability < MIN_BRIEF_CHANCE_PERCENT || isWetCourse(course)) return null;
  return probability >= MIN_LIKELY_PERCENT ? 'likely' : 'possible';
}

/** The high of a day, °C; null if its evening has begun, or if it is unknown. */
export function findSpokenHigh(period: PlannedPeriod): number | null {
  return isInEvening(period) ? null : period.entry.temperature.max;
}

/**
 * Up to three days are not grouped by broad weather; more days are where they exceed the maximum number of groups and
 * clauses.
 */
const MAX_UNGROUPED_DAYS = 3;
const MAX_GROUPS = 5;
const MAX_GROUPED_CLAUSES = 8;

/**
 * Groups similar neighbouring days, more broadly if they are too many. Unlike days are never told as one, however many
 * they are.
 */
export function groupPeriods(periods: readonly PlannedPeriod[]): PeriodGroup[] {
  const days = periods.map(compareDay);
  const groups = groupNeighbours(days, 'exactWeather');
  return periods.length <= MAX_UNGROUPED_DAYS || isShortEnough(groups)
    ? groups
    : groupNeighbours(days, 'broadWeather');
}

function groupNeighbours(
  days: readonly ComparedDay[],
  weather: 'exactWeather' | 'broadWeather',
): PeriodGroup[] {
  const groups: ComparedDay[][] = [];
  for (const day of days) {
    const group = groups.at(-1);
    if (group?.every((other) => isAlike(other, day, weather))) group.push(day);
    else groups.push([day]);
  }
  return groups.map(createPeriodGroup);
}

function isAlike(
  one: ComparedDay,
  other: ComparedDay,
  weather: 'exactWeather' | 'broadWeather',
): boolean {
  return (
    !one.standsAlone &&
    !other.hasSpokenNight &&
    one[weather] === other[weather] &&
    one.extras === other.extras &&
    isAsWarm(one, other)
  );
}

/** Maximum difference of similar highs. */
const MAX_HIGH_DIFFERENCE_K = 4;

function isAsWarm(one: ComparedDay, other: ComparedDay): boolean {
  if (one.high === null || other.high === null) return true;
  return Math.abs(one.high - other.high) <= MAX_HIGH_DIFFERENCE_K;
}

function isShortEnough(groups: readonly PeriodGroup[]): boolean {
  const clauses = groups.reduce((sum, group) => sum + countGroupClauses(group), 0);
  return groups.length <= MAX_GROUPS && clauses <= MAX_GROUPED_CLAUSES;
}

function countGroupClauses({ course, periods }: PeriodGroup): number {
  const courseClauses = course?.form === 'steady' ? 1 : 2;
  const isDangerous = periods.some((period) => findDangers(period).length > 0);
  return courseClauses + Number(isIcyCourse(course)) + Number(isDangerous);
}

/** Equal days have their common course, others the share of the time. */
function createPeriodGroup(days: readonly ComparedDay[]): PeriodGroup {
  const [first] = days;
  const periods = days.map(({ period }) => period);
  if (first && days.every(({ exactWeather }) => exactWeather === first.exactWeather)) {
    return { course: first.course, periods };
  }
  const course = planCourse(periods.flatMap(getWakingHours), 'shares');
  return { course: course && withStrengthOfDays(course, days), periods };
}

/** Days together are as strong as each of them. */
function withStrengthOfDays(course: Course, days: readonly ComparedDay[]): Course {
  const skies = days.flatMap((day) => (day.course ? listSkies(day.course) : []));
  return mapSkies(course, (sky) =>
    skies
      .filter((one) => classifyWeatherBroadly(one) === classifyWeatherBroadly(sky))
      .reduce((raised, one) => ({ ...raised, state: raiseStrength(raised.state, one.state) }), sky),
  );
}
