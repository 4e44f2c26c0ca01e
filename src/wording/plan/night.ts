import { addDays } from '../../time/local-time.ts';
import { WAKING_HOUR } from '../../weather/periods.ts';
import { isHeavyHour, summarizeStates } from '../../weather/period-state.ts';
import {
  findSkyClass,
  getWeatherFamily,
  isHazard,
  isWet,
  type WeatherState,
} from '../../weather/state.ts';
import { planCourse, type CourseHour, type TimeDetail } from './course.ts';
import { planDoubtful, planLessCertain } from './certainty.ts';
import { classifyThunderAsRain, isThundery, sumWet } from './phases.ts';
import { findDoubt, selectMostCertain } from './spells.ts';
import { isFromMorning } from './parts-of-day.ts';
import { classifyWeatherBroadly, isSunOrClouds, listSkies } from './sky.ts';
import { countAsDay, isWetCourse, type Doubt, type PlannedPeriod } from './facts.ts';
import {
  toRelativeDay,
  type Audience,
  type Course,
  type CourseStatement,
  type Day,
  type Sky,
  type PartWhen,
} from './statement.ts';

/** Minimum amount, and minimum hours of fog, to report for the night. */
const MIN_AMOUNT_MM = 0.5;
const MIN_FOG_HOURS = 3;
const MIN_FREEZING_FOG_HOURS = 1;
/** Minimum hours of precipitation whose amount is unknown. */
const MIN_WET_HOURS = 2;

/** The sentences of a night, each with its time. */
export function listNightStatements({ fog, statement, others }: NightPlan): CourseStatement[] {
  return fog ? [fog, statement, ...others] : [statement, ...others];
}

/** The same as they are said alone. */
export function tellNight(night: NightPlan): CourseStatement[] {
  return listNightStatements(night).map((one, at) => (at === 0 ? one : { ...one, opening: null }));
}

export interface NightPlan {
  statement: CourseStatement;
  /** Beside precipitation that may stay away. */
  fog: CourseStatement | null;
  /** What falls less certainly. */
  others: readonly CourseStatement[];
  /** Ice, thunder, heavy rain or snow. */
  isDangerous: boolean;
  /** Of the precipitation of its statement; null if it is certain, or if there is none. */
  doubt: Doubt | null;
  /** Of this precipitation as far as known, mm. */
  amount: number;
}

/** The course of a day's waking hours, and the night before it if that is worth a sentence. */
export interface DayAndNight {
  course: Course | null;
  night: NightPlan | null;
  /** The hours of the course, and how precise it is. */
  told: ToldHours;
}

export interface ToldHours {
  hours: readonly CourseHour[];
  detail: TimeDetail;
  /** That after them, if it is known. */
  next?: CourseHour | undefined;
}

/**
 * Plans the hours of a day, or the rest of it. Who asks before six hears what is outside now: then the course begins
 * with the night that is not told apart.
 */
export function planDayAndNight(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  audience: Audience,
  { before, lateBefore = [] }: Pick<PlannedPeriod, 'before' | 'lateBefore'> = {},
): DayAndNight {
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const day = countAsDay(waking.length > 0 ? waking : hours);
  const course = planCourse(day, detail);
  const night =
    waking.length > 0 ? planNight([...lateBefore, ...hours], course, audience, before) : null;
  if (night || waking.length === 0) return { course, night, told: { hours: day, detail } };
  // Little by night and little by day may be notable together.
  const certain = selectMostCertain(hours, detail);
  const isHidden = !isWetCourse(course) && sumWet(certain) >= MIN_AMOUNT_MM;
  const all = countAsDay(detail === 'hours' || isHidden ? hours : waking);
  const times = isHidden && detail === 'parts' ? 'shares' : detail;
  return { course: planCourse(all, times, hours), night, told: { hours: all, detail: times } };
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
  const night = listNightHours(hours);
  const [first] = night;
  const state = summarizeStates(night);
  const told = withoutDryBreak(planCourse(night, 'hours'));
  if (!first || !told || state === undefined || !isNotableNight(night)) return null;
  const last = night.at(-1) ?? first;
  const day = toRelativeDay(addDays(last.local.date, -1), audience);
  const isRunning = day.ahead === -1 || (before !== undefined && isSameFall(before, first));
  const nightCourse = isRunning ? told : withStart(told, night);
  const isDangerous = night.some(isDangerousHour);
  const morning = hours.find(({ local }) => local.hour >= WAKING_HOUR);
  if (course && morning && isToldByDay(course, night, morning)) return null;
  const isOfDay = course && beginsWith(course, state) && !endsEarly(course);
  if (isOfDay && (!isDangerous || isScattered(course))) return null;
  // "Heavy rain tonight" and then "heavy rain today" would be one too many.
  if (course && haveOneSky(course, nightCourse)) return null;
  const opening = { when: toNightWhen(day, audience), place: null };
  const withTime = (one: CourseStatement) => ({ ...one, opening });
  const others = planLessCertain(night, 'hours').map(withTime);
  const doubt = isWetCourse(nightCourse) ? findDoubt(night) : null;
  const facts = { isDangerous, doubt, others, amount: sumWet(selectMostCertain(night, 'hours')) };
  if (!doubt) {
    const fall = { ...timeFall(nightCourse), opening, temperature: null } as const;
    return { ...facts, statement: { kind: 'course', ...fall }, fog: null };
  }
  const sentences = planDoubtful(nightCourse, night, null, doubt).map(withTime);
  const statement = sentences.find(({ certainty }) => certainty !== undefined);
  const fog = sentences.find((one) => listSkies(one.course).every(isFog)) ?? null;
  return statement ? { ...facts, statement, fog } : null;
}

/** What falls in a night has its time; the clouds around it are not worth a word. */
function timeFall(course: Course): Pick<CourseStatement, 'course' | 'within'> {
  if (course.form === 'interlude' && isFallInClouds(course.passing, course.background)) {
    return { course: { form: 'steady', sky: course.passing }, within: course.span };
  }
  if (course.form !== 'change' || !('hour' in course.at)) return { course };
  const { first, second, at } = course;
  if (isFallInClouds(first, second)) {
    return { course: { form: 'steady', sky: first }, within: { until: at.hour } };
  }
  // A clear sky before it is not worth a word either: the day is what was asked for.
  if (!(isWet(second.state) || isFog(second)) || !isSunOrClouds(first)) return { course };
  const within = { from: at.hour, to: WAKING_HOUR, told: 'from' } as const;
  return { course: { form: 'steady', sky: second }, within };
}

function isFallInClouds(fall: Sky, around: Sky): boolean {
  return (isWet(fall.state) || isFog(fall)) && getWeatherFamily(around.state) === 'cloudy';
}

function isFog(sky: Sky): boolean {
  return classifyWeatherBroadly(sky) === 'fog';
}

/** The night from a day to the next one, as listeners call it: tonight for the running and the coming one. */
export function toNightWhen(day: Day, { isBeforeDawn = false }: Audience): PartWhen {
  const isComing = day.ahead === 0 && isBeforeDawn;
  const isTonight = day.ahead === -1 || day.ahead === 0;
  return {
    kind: 'part',
    day: isComing ? { ...day, byWeekday: true } : day,
    part: 'night',
    running: isTonight && !isComing,
  };
}

function haveOneSky(one: Course, other: Course): boolean {
  if (one.form !== 'steady' || other.form !== 'steady') return false;
  return one.sky.state === other.sky.state;
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
export function isSameFall(before: CourseHour, first: CourseHour): boolean {
  return isWet(before.state) && classifyWeatherBroadly(before) === classifyWeatherBroadly(first);
}

/** The hours before six, and those of the evening before them. */
function listNightHours(hours: readonly CourseHour[]): readonly CourseHour[] {
  const start = hours.findIndex(({ local }) => local.hour < WAKING_HOUR);
  const end = hours.findIndex(({ local }, at) => at > start && local.hour >= WAKING_HOUR);
  return start === -1 ? [] : hours.slice(0, end === -1 ? undefined : end);
}

/** "Until two" would be from the evening on: what begins after midnight has a start. */
function withStart(course: Course, night: readonly CourseHour[]): Course {
  const isFromMidnight = night[0]?.local.hour === 0;
  if (course.form !== 'change' || !('hour' in course.at) || !isFromMidnight) return course;
  if (!isWet(course.first.state) || isWet(course.second.state)) return course;
  const from = night.find(({ state }) => isWet(state))?.local.hour ?? 0;
  const span = { from, to: course.at.hour };
  return { form: 'interlude', background: course.second, passing: course.first, span };
}

export function isNotableNight(night: readonly CourseHour[]): boolean {
  const wet = night.filter(({ state }) => isWet(state));
  const isMuch = wet.every(({ precipitation }) => precipitation === null)
    ? wet.length >= MIN_WET_HOURS
    : sumWet(wet) >= MIN_AMOUNT_MM;
  const foggy = night.filter(({ state }) => getWeatherFamily(state) === 'fog');
  const goesOn = foggy.length > 1 && foggy.at(-1) === night.at(-1);
  const isFreezing = foggy.some(({ state }) => findSkyClass(state) === 'rimeFog');
  return (
    isMuch ||
    goesOn ||
    foggy.length >= (isFreezing ? MIN_FREEZING_FOG_HOURS : MIN_FOG_HOURS) ||
    night.some(isDangerousHour)
  );
}

/** Hours of the night that are early morning: what begins in them and goes on by day is told with the day. */
const EARLY_HOURS = 2;

/** Whether all that is notable of a night goes on in the morning, and the course of the day tells it: fog, or what begins early. */
function isToldByDay(course: Course, night: readonly CourseHour[], morning: CourseHour): boolean {
  const kind = classifyThunderAsRain(morning);
  const start = night.findLastIndex((hour) => classifyThunderAsRain(hour) !== kind) + 1;
  const length = night.length - start;
  if (length === 0 || (kind !== 'fog' && length > EARLY_HOURS)) return false;
  if (isNotableNight(night.slice(0, start))) return false;
  // Thunder of the night is not told by rain of the morning.
  const isThunder = night.slice(start).some(isThundery);
  return listMorningSkies(course).some((sky) =>
    isThunder ? isThundery(sky) : classifyThunderAsRain(sky) === kind,
  );
}

/** The skies that a course tells from the start, or in the morning. */
function listMorningSkies(course: Course): Sky[] {
  if (course.form !== 'interlude' && course.form !== 'twice') return listFirstSkies(course);
  const [span] = course.form === 'twice' ? course.spans : [course.span];
  return isFromMorning(span) ? [course.passing] : [course.background];
}

function isDangerousHour(hour: CourseHour): boolean {
  return isHazard(getWeatherFamily(hour.state)) || isHeavyHour(hour);
}

/** First hour at which what has fallen all night is over late enough to be told as that of the day. */
const LATE_END_HOUR = 9;

/** Whether what a day begins with is over early in the morning. */
function endsEarly(course: Course): boolean {
  if (course.form !== 'change') return false;
  const { at } = course;
  return 'hour' in at ? at.hour < LATE_END_HOUR : at.part === 'earlyMorning';
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
