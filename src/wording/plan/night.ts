import { addDays } from '../../time/local-time.ts';
import { isMostlyDark, LATE_HOUR, WAKING_HOUR } from '../../weather/periods.ts';
import { isHeavyHour, summarizeStates } from '../../weather/period-state.ts';
import { getWeatherFamily, isHazard, isWet, type WeatherState } from '../../weather/state.ts';
import { planCourse, type CourseHour, type TimeDetail } from './course.ts';
import { planDoubtful, sumWet } from './phases.ts';
import { classifyWeatherBroadly, listSkies } from './sky.ts';
import {
  getPeriodHours,
  isIcyCourse,
  isWetCourse,
  maxKnown,
  MIN_LIKELY_PERCENT,
  type PlannedPeriod,
} from './facts.ts';
import {
  toRelativeDay,
  type Audience,
  type Course,
  type CourseStatement,
  type Day,
  type Sky,
  type When,
} from './statement.ts';

/** Minimum amount, and minimum hours of fog, to report for the night. */
const MIN_AMOUNT_MM = 0.5;
const MIN_FOG_HOURS = 3;
/** Minimum hours of precipitation whose amount is unknown. */
const MIN_WET_HOURS = 2;

/** The hours of a day from six o'clock on, all of them if there are none; see {@link countAsDay}. */
export function getWakingHours(period: PlannedPeriod): readonly CourseHour[] {
  const all = getPeriodHours(period);
  const waking = all.filter(({ local }) => local.hour >= WAKING_HOUR);
  return countAsDay(waking.length > 0 ? waking : all);
}

/**
 * Unless most of them are dark, the hours of a day count as daytime until late in the evening: in winter, too, a bright
 * day is sunny.
 */
export function countAsDay(hours: readonly CourseHour[]): readonly CourseHour[] {
  if (isMostlyDark(hours.map(({ night }) => night))) return hours;
  return hours.map((hour) => {
    const isAfterSunset = hour.night && hour.local.hour < LATE_HOUR;
    return isAfterSunset ? { ...hour, night: false, isAfterSunset } : hour;
  });
}

/** The sentences of a night, each with its time. */
export function listNightStatements({ fog, statement }: NightPlan): CourseStatement[] {
  return fog ? [fog, statement] : [statement];
}

/** The same as they are said alone. */
export function tellNight({ fog, statement }: NightPlan): CourseStatement[] {
  return fog ? [fog, { ...statement, opening: null }] : [statement];
}

export interface NightPlan {
  statement: CourseStatement;
  /** Beside precipitation that may stay away. */
  fog: CourseStatement | null;
  /** Ice, thunder, heavy rain or snow. */
  isDangerous: boolean;
  /** Whether its precipitation is not likely. */
  isUncertain: boolean;
  /** Of its precipitation as far as known, mm. */
  amount: number;
}

/** The course of a day's waking hours, and the night before it if that is worth a sentence. */
export interface DayAndNight {
  course: Course | null;
  night: NightPlan | null;
}

/**
 * Plans the hours of a day, or the rest of it. Who asks before six hears what is outside now: then the course begins
 * with the night that is not told apart.
 */
export function planDayAndNight(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  audience: Audience,
  before?: CourseHour,
): DayAndNight {
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  if (waking.length === 0) return { course: planCourse(countAsDay(hours), detail), night: null };
  const course = planCourse(countAsDay(waking), detail);
  const night = planNight(hours, course, audience, before);
  if (night) return { course, night };
  // Little by night and little by day may be notable together.
  const isHidden = !isWetCourse(course) && sumWet(hours) >= MIN_AMOUNT_MM;
  const told = countAsDay(detail === 'hours' || isHidden ? hours : waking);
  const times = isHidden && detail === 'parts' ? 'shares' : detail;
  return { course: planCourse(told, times, hours), night };
}

/**
 * Plans the weather of a day's hours before six as that of the night; null if it is not worth a sentence, or if the
 * course of the day names it.
 *
 * @param hours the hours of the day, local time
 * @param course of the hours from six on
 * @param before the hour before midnight
 */
export function planNight(
  hours: readonly CourseHour[],
  course: Course | null,
  audience: Audience,
  before?: CourseHour,
): NightPlan | null {
  const night = hours.filter(({ local }) => local.hour < WAKING_HOUR);
  const [first] = night;
  const state = summarizeStates(night);
  const told = withoutDryBreak(planCourse(night, 'hours'));
  if (!first || !told || state === undefined || !isNotable(night)) return null;
  const day = toRelativeDay(addDays(first.local.date, -1), audience);
  const isRunning = day.ahead === -1 || (before !== undefined && isSameFall(before, first));
  const nightCourse = isRunning ? told : withStart(told, first.local.hour);
  const isDangerous = night.some(isDangerousHour);
  if (course && beginsWith(course, state) && (!isDangerous || isScattered(course))) return null;
  // "Heavy rain tonight" and then "heavy rain today" would be one too many.
  if (course?.form === 'steady' && course.sky.state === getSteadyState(nightCourse)) return null;
  const opening = { when: toNightWhen(day, audience), place: null };
  const facts = { isDangerous, amount: sumWet(night) };
  if (!isUncertain(night, nightCourse)) {
    const statement = { kind: 'course', opening, course: nightCourse, temperature: null } as const;
    return { ...facts, statement, fog: null, isUncertain: false };
  }
  const sentences = planDoubtful(nightCourse, night, null).map((one) => ({ ...one, opening }));
  const statement = sentences.find(({ isPossible }) => isPossible);
  const fog = sentences.find((one) => listSkies(one.course).every(isFog)) ?? null;
  return statement ? { ...facts, statement, fog, isUncertain: true } : null;
}

function isFog({ state }: Sky): boolean {
  return getWeatherFamily(state) === 'fog';
}

/** The night from a day to the next one, as listeners call it: tonight for the running and the coming one. */
export function toNightWhen(
  day: Day,
  { isBeforeDawn = false }: Audience,
): Extract<When, { kind: 'part' }> {
  const isComing = day.ahead === 0 && isBeforeDawn;
  const isTonight = day.ahead === -1 || day.ahead === 0;
  return {
    kind: 'part',
    day: isComing ? { ...day, byWeekday: true } : day,
    part: 'night',
    running: isTonight && !isComing,
  };
}

function getSteadyState(course: Course): WeatherState | undefined {
  return course.form === 'steady' ? course.sky.state : undefined;
}

function isUncertain(night: readonly CourseHour[], course: Course): boolean {
  const probability = maxKnown(night.map((hour) => hour.probability));
  const isLikely = probability === null || probability >= MIN_LIKELY_PERCENT;
  return isWetCourse(course) && !isIcyCourse(course) && !isLikely;
}

/** A break in the rain of the night wakes nobody. */
function withoutDryBreak(course: Course | null): Course | null {
  if (course?.form === 'twice') return { form: 'steady', sky: course.passing };
  return course?.form === 'interlude' &&
    isWet(course.background.state) &&
    !isWet(course.passing.state)
    ? { form: 'steady', sky: course.background }
    : course;
}

/** Whether what falls before midnight goes on. */
function isSameFall(before: CourseHour, first: CourseHour): boolean {
  return isWet(before.state) && classifyWeatherBroadly(before) === classifyWeatherBroadly(first);
}

/** "Until two" would be from the evening on: what begins after midnight has a start. */
function withStart(course: Course, first: number): Course {
  if (course.form !== 'change' || !('hour' in course.at) || first !== 0) return course;
  if (!isWet(course.first.state) || isWet(course.second.state)) return course;
  const span = { from: 0, to: course.at.hour };
  return { form: 'interlude', background: course.second, passing: course.first, span };
}

function isNotable(night: readonly CourseHour[]): boolean {
  const wet = night.filter(({ state }) => isWet(state));
  const isMuch = wet.every(({ precipitation }) => precipitation === null)
    ? wet.length >= MIN_WET_HOURS
    : sumWet(wet) >= MIN_AMOUNT_MM;
  const foggy = night.filter(({ state }) => getWeatherFamily(state) === 'fog');
  return isMuch || foggy.length >= MIN_FOG_HOURS || night.some(isDangerousHour);
}

function isDangerousHour(hour: CourseHour): boolean {
  return isHazard(getWeatherFamily(hour.state)) || isHeavyHour(hour);
}

/** Whether the weather comes at times through the day, so that the night has it too. */
function isScattered({ form }: Course): boolean {
  return form === 'atTimes';
}

function listFirstSkies(course: Course): Sky[] {
  if (course.form === 'change') return [course.first];
  const isPassing = course.form === 'interlude' || course.form === 'twice';
  return isPassing ? [course.background] : listSkies(course);
}

/** Whether the day begins with the kind of weather that the night has. */
function beginsWith(course: Course, state: WeatherState): boolean {
  const skies = listFirstSkies(course);
  return skies.some((sky) => classifyWeatherBroadly(sky) === classifyWeatherBroadly({ state }));
}
