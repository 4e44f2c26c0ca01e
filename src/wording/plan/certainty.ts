import { HOURS_PER_DAY } from '../../time/units.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { getWeatherFamily, isWet } from '../../weather/state.ts';
import { planCourse, type CourseHour, type TimeDetail } from './course.ts';
import { classifyDoubt, findDrySky, isIcyCourse, isWetCourse, type Doubt } from './facts.ts';
import { findPartOfDay, findPartOfTurn, isLongPart } from './parts-of-day.ts';
import { findSpan } from './chances.ts';
import { isWetHour } from './phases.ts';
import { findDoubt, listLessCertain, selectMostCertain } from './spells.ts';
import { summarizeSky } from './sky.ts';
import type { NightPlan } from './night.ts';
import type { Course, CourseStatement, Sky, Span, Temperature, Within } from './statement.ts';

type Prec = PeriodEntry['prec'];

/** Tells precipitation that may stay away as a chance, after the sky that there is in any case. */
export function planDoubtful(
  course: Course,
  hours: readonly CourseHour[],
  temperature: Temperature | null,
  certainty: Doubt,
): CourseStatement[] {
  const sky = findDrySky(course);
  const chance = createChance(course, hours, certainty);
  if (!sky) return [chance];
  const steady = { form: 'steady', sky } as const;
  const dry = { kind: 'course', opening: null, course: steady, temperature } as const;
  // What falls is told as that of a danger.
  if (!isWetCourse(course)) return [dry];
  if (getWeatherFamily(sky.state) !== 'fog') return [dry, chance];
  const fog = { ...dry, ...timeFog(course, sky, hours) };
  return course.form === 'change' && course.second === sky ? [chance, fog] : [fog, chance];
}

/**
 * What falls less certainly than what the course of some hours tells, each with its time.
 *
 * @param told hours of which a sentence of its own tells
 */
export function planLessCertain(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  told: readonly CourseHour[] = [],
): CourseStatement[] {
  // A spell that has hardly any other hours is told with them.
  const isUntold = (spell: readonly CourseHour[]) =>
    spell.filter((hour) => told.some(isSameHour(hour))).length < spell.length / 2;
  return listLessCertain(hours, detail, isUntold).flatMap(({ doubt, hours: some }) => {
    const course = planCourse(some, detail);
    if (!course) return [];
    return isWetCourse(course)
      ? [createChance(course, some, doubt)]
      : planDrops(some, detail, doubt);
  });
}

/** What is likely is told however little it is. */
function planDrops(
  hours: readonly CourseHour[],
  detail: TimeDetail,
  certainty: Doubt,
): CourseStatement[] {
  const within = findSpan(hours, isWetHour, detail);
  if (certainty !== 'likely' || !within) return [];
  const course = { form: 'steady', sky: summarizeSky(hours.filter(isWetHour)) } as const;
  return [{ kind: 'course', opening: null, temperature: null, course, within, certainty }];
}

export function isSameHour({ local }: Pick<CourseHour, 'local'>): (other: CourseHour) => boolean {
  return (other) => other.local.date === local.date && other.local.hour === local.hour;
}

function createChance(
  course: Course,
  hours: readonly CourseHour[],
  certainty: Doubt,
): CourseStatement {
  const statement = { kind: 'course', opening: null, temperature: null } as const;
  return { ...statement, ...timeChance(course, hours), certainty };
}

/** How certain it is what falls in a course; ice is told as it is. */
export function findCourseDoubt(
  course: Course | null,
  hours: readonly CourseHour[],
  { probability }: Prec,
): Doubt | null {
  if (!isWetCourse(course) || isIcyCourse(course)) return null;
  if (hours.some(isWetHour)) return findDoubt(hours);
  return classifyDoubt(probability);
}

/** The first course with precipitation: of the day, the night, or of what is less certain. */
export function findWetCourse(
  course: Course | null,
  night: NightPlan | null,
  others: readonly CourseStatement[],
): Course | null {
  const all = [course, night?.statement.course, ...others.map((one) => one.course)];
  return all.find((one) => one && isWetCourse(one)) ?? course;
}

/** Plans drops of a dry course that fall all the same, however few: some hour of them is certain. */
export function planCertainDrops(
  hours: readonly CourseHour[],
  course: Course | null,
  detail: TimeDetail,
): CourseStatement | null {
  const drops = selectMostCertain(hours, detail).filter(isWetHour);
  const isKnown = hours.some(({ probability }) => probability !== null);
  if (drops.length === 0 || !isKnown || findDoubt(drops) || isWetCourse(course)) return null;
  const span = findSpan(hours, (hour) => drops.includes(hour), detail);
  const statement = { kind: 'course', opening: null, temperature: null } as const;
  const sky = { form: 'steady', sky: summarizeSky(drops) } as const;
  return { ...statement, course: sky, ...(span && { within: span }) };
}

type ChangeCourse = Extract<Course, { form: 'change' }>;

/** Precipitation of one phase has the time of that phase. */
function timeChance(
  course: Course,
  hours: readonly CourseHour[],
): Pick<CourseStatement, 'course'> & { within?: Within } {
  if (course.form !== 'change') return { course };
  const { first, second } = course;
  if (isWet(first.state) && isWet(second.state)) {
    const [span] = spansOfPhase(course, second, hours);
    return span && !('until' in span)
      ? { course: { form: 'interlude', background: first, passing: second, span } }
      : { course: { form: 'atTimes', background: first, passing: second, share: 'atTimes' } };
  }
  const [passing, background] = isWet(first.state) ? [first, second] : [second, first];
  const [span, other, ...more] = spansOfPhase(course, passing, hours);
  const steady = { form: 'steady', sky: passing } as const;
  if (!span || more.length > 0) return { course: steady };
  if (!other || 'until' in span || 'until' in other) return { course: steady, within: span };
  return { course: { form: 'twice', background, passing, spans: [span, other] } };
}

/** Fog lasts no longer than its phase. */
function timeFog(course: Course, fog: Sky, hours: readonly CourseHour[]): { within?: Within } {
  if (course.form !== 'change') return {};
  const [span, ...more] = spansOfPhase(course, fog, hours);
  return span && more.length === 0 ? { within: span } : {};
}

/** The hours of a phase, or the parts of the day that it is in. */
function spansOfPhase(
  { first, at }: ChangeCourse,
  phase: Sky,
  hours: readonly CourseHour[],
): (Span | { until: number })[] {
  const isLater = phase !== first;
  if ('hour' in at) {
    const end = ((hours.at(-1)?.local.hour ?? 0) + 1) % HOURS_PER_DAY;
    return [isLater ? { from: at.hour, to: end } : { until: at.hour }];
  }
  const parts = [...new Set(hours.map(({ local }) => findPartOfDay(local.hour)))];
  const turn = parts.indexOf(findPartOfTurn(at.part));
  if (!isLater && turn === 0) return [{ part: 'earlyMorning' }];
  const named = (isLater ? parts.slice(turn) : parts.slice(0, turn)).filter(isLongPart);
  return named.map((part) => ({ part }));
}
