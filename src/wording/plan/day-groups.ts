import { isDeepStrictEqual } from 'node:util';
import { isWet, type WeatherState } from '../../weather/state.ts';
import { planCourse, type CourseHour } from './course.ts';
import { planLessCertain } from './certainty.ts';
import {
  areUnlikeStorms,
  findDangers,
  findDangerTime,
  namesDanger,
  type Danger,
} from './dangers.ts';
import { analyzeDay, isHighPast } from './day.ts';
import {
  findDrySky,
  getDayHours,
  getWakingHours,
  isIcyCourse,
  isWetCourse,
  maxKnown,
  MIN_BRIEF_CHANCE_PERCENT,
  MIN_LIKELY_PERCENT,
  type PlannedPeriod,
} from './facts.ts';
import { MIN_BRIEF_GUST_KMH } from './winds.ts';
import { hasOwnTimes } from './in-order.ts';
import { planDayAndNight, type NightPlan } from './night.ts';
import { isThundery } from './phases.ts';
import { findDoubt } from './spells.ts';
import { classifyWeatherBroadly, getSkyStrength, listSkies, raiseToStrongest } from './sky.ts';
import type { Audience, Course, Sky } from './statement.ts';
import { areToldTogether, getHigh } from './temperatures.ts';

/** Amount of a night that a list of days tells whatever the day has, mm. */
const MIN_LISTED_NIGHT_MM = 2;
/** The same where the fall of the day has times, which nobody takes for those of the night. */
const MIN_OTHER_NIGHT_MM = 1;

/** A single day names its night if that is dangerous or wet now, or brings much, another or stronger precipitation than the day. */
export function findSpokenNight(period: PlannedPeriod, audience: Audience): NightPlan | null {
  const { night, course } = analyzeDay(period, audience);
  if (!night) return null;
  const [now] = period.hours;
  const isNow = now?.local.date === audience.today && isWet(now.state);
  const isWorthAClause = isNow || isWetNight(night, course) || standsApart(night, course);
  return isWorthAClause ? night : null;
}

/** Whether a night brings much, as its day may do again: equal days share a sentence even so. */
function isWetNight({ amount, doubt }: NightPlan, day: Course | null): boolean {
  const isAllDay = day?.form === 'steady' || day?.form === 'atTimes';
  return amount >= (isAllDay ? MIN_LISTED_NIGHT_MM : MIN_OTHER_NIGHT_MM) && doubt !== 'possible';
}

/** Whether a night is told whatever the days beside it have. */
function standsApart({ isDangerous, statement }: NightPlan, day: Course | null): boolean {
  return isDangerous || addsFall(statement.course, day);
}

/** Whether a night has a kind of precipitation that its day does not have, or a stronger one. */
function addsFall(night: Course, day: Course | null): boolean {
  const told = day ? listSkies(day) : [];
  return listSkies(night).some(
    (sky) => isWet(sky.state) && !told.some((other) => isAsStrong(other, sky)),
  );
}

function isAsStrong(one: Sky, other: Sky): boolean {
  const isSameKind = classifyWeatherBroadly(one) === classifyWeatherBroadly(other);
  return isSameKind && (getSkyStrength(one) ?? 0) >= (getSkyStrength(other) ?? 0);
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
  /** °C; null if it is past, or if it is unknown. */
  high: number | null;
  /** The course, whether its skies are those of the day or of the dark. */
  exactWeather: string;
  /** The form of the course, and its weather without its times. */
  broadWeather: string;
  /** Dangers by the hour, how certain rain is, and a wet night: heat and frost join days that are as warm. */
  extras: string;
  /** km/h. */
  gust: number | null;
  isGusty: boolean;
  /** Whether its high is past, its night has to be said, or it has another weather by the hour. */
  standsAlone: boolean;
  hasSpokenNight: boolean;
  /** Whether a sentence with its own time tells its few heavy hours, or its fog. */
  hasOwnSpell: boolean;
}

function compareDay(period: PlannedPeriod, audience: Audience): ComparedDay {
  const { course: alone, night } = analyzeDay(period, audience);
  const waking = getWakingHours(period);
  const gust = period.entry.wind.gusts.value ?? null;
  const stormy = alone && night && findStormyCourse(alone, night, waking);
  const planned = planDayAndNight(getDayHours(period), 'parts', NOBODY);
  const course = stormy ?? planned.course;
  const hasSpokenNight = night !== null && !stormy && standsApart(night, alone);
  return {
    period,
    course,
    high: findSpokenHigh(period),
    exactWeather: JSON.stringify(course, (name, value: unknown) =>
      name === 'night' ? undefined : value,
    ),
    gust,
    isGusty: (gust ?? 0) > MIN_BRIEF_GUST_KMH,
    broadWeather: JSON.stringify([course?.form, listStates(course)]),
    extras: JSON.stringify(
      stormy
        ? [night?.doubt]
        : [
            listHourlyDangers(period),
            findSpokenChance(period, course),
            isWetCourse(course) && findDoubt(waking),
            planLessCertain(waking, 'parts').map((one) => [one.certainty, listStates(one.course)]),
            night !== null && isWetNight(night, alone),
          ],
    ),
    standsAlone: hasSpokenNight || isHighPast(period) || (!stormy && !hasStatesOf(alone, course)),
    hasSpokenNight,
    hasOwnSpell:
      !stormy &&
      (hasOwnTimes(planned.told.hours, waking, course) ||
        findDangers({ ...period, hours: waking }).some((danger) =>
          isHeavySpell(danger, waking, course),
        )),
  };
}

/** The thunderstorms of a day and of the night before it, which days in a row share; null if there is anything else. */
function findStormyCourse(
  day: Course,
  { doubt, fog, others, statement }: NightPlan,
  waking: readonly CourseHour[],
): Course | null {
  const [sky, storm] = [day, statement.course].map((course) => listSkies(course).find(isThundery));
  const background = findDrySky(day);
  const skies = [day, statement.course].flatMap(listSkies);
  const isOther = skies.some((one) => isWet(one.state) && !isThundery(one));
  const isMore = fog !== null || others.length > 0 || planLessCertain(waking, 'parts').length > 0;
  if (!sky || !storm || !background || isOther || isMore) return null;
  if (sky.state !== storm.state || findDoubt(waking) !== doubt) return null;
  return { form: 'atTimes', background, passing: { ...sky, night: false }, share: 'atTimes' };
}

/** Whether heavy rain or snow has a time, and the course of the day is not told as heavy. */
function isHeavySpell(
  danger: Danger,
  waking: readonly CourseHour[],
  course: Course | null,
): boolean {
  if (danger.kind !== 'heavyRain' && danger.kind !== 'heavySnow') return false;
  if (namesDanger(course, danger)) return false;
  const time = findDangerTime(danger, waking, 'parts', NOBODY);
  return time !== undefined && time.kind !== 'day';
}

function listStates(course: Course | null): WeatherState[] | null {
  return course && listSkies(course).map(({ state }) => state);
}

/** Whether a day that is told by the hour has the weather that it has by its parts. */
function hasStatesOf(one: Course | null, other: Course | null): boolean {
  return isDeepStrictEqual(listStates(one), listStates(other));
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

/** The high of a day, °C; null if it is past, or if it is unknown. */
export function findSpokenHigh(period: PlannedPeriod): number | null {
  return isHighPast(period) ? null : getHigh(period.entry.temperature);
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
export function groupPeriods(periods: readonly PlannedPeriod[], audience: Audience): PeriodGroup[] {
  const days = periods.map((period) => compareDay(period, audience));
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
    const isAlikeAll = group?.every((other) => isAlike(other, day, weather));
    const highs = [...(group ?? []), day].map(({ high }) => high);
    if (group && isAlikeAll && areToldTogether(highs)) group.push(day);
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
    !one.hasOwnSpell &&
    !other.hasOwnSpell &&
    one[weather] === other[weather] &&
    one.extras === other.extras &&
    (one.isGusty === other.isGusty || isClose(one.gust, other.gust, MAX_GUST_DIFFERENCE_KMH)) &&
    !areUnlikeStorms([one.gust ?? 0, other.gust ?? 0])
  );
}

/** Maximum difference of days that are told as one. */
const MAX_GUST_DIFFERENCE_KMH = 10;

/** Of values that are known. */
function isClose(one: number | null, other: number | null, most: number): boolean {
  return one === null || other === null || Math.abs(one - other) <= most;
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
  const shares = planCourse(periods.flatMap(getWakingHours), 'shares');
  const course = first?.course && shares ? withKindsOf(first.course, shares) : shares;
  // Days together are as strong as each of them, however long they are together.
  const skies = days.flatMap((day) => (day.course ? listSkies(day.course) : []));
  return { course: course && raiseToStrongest(course, skies), periods };
}

/** The course of all days together, at times with what each of them has and the most frequent kind hides. */
function withKindsOf(day: Course, together: Course): Course {
  const kinds = new Set(['dry', ...listSkies(together).map(classifyWeatherBroadly)]);
  const hidden = listSkies(day).find((sky) => !kinds.has(classifyWeatherBroadly(sky)));
  const [background] = listSkies(together);
  return hidden && background
    ? { form: 'atTimes', background, passing: hidden, share: 'atTimes' }
    : together;
}
