import type { CourseHour, TimeDetail } from './course.ts';
import { findPartOfDay, findStartHour, toClockSpan, toPartSpan } from './parts-of-day.ts';
import type { Statement } from './plan.ts';
import {
  classifyThunderAsRain,
  findPhases,
  planChange,
  planInterlude,
  planSteady,
  summarizePhase,
} from './phases.ts';
import { findOtherSky, isSunOrClouds, summarizeSky } from './sky.ts';
import type { Course, CourseStatement, Within } from './statement.ts';

/**
 * Tells in their order the phases of a course that one sentence has no room for.
 *
 * @param hours all of the course
 */
export function tellPhasesInOrder(
  statement: CourseStatement,
  hours: readonly CourseHour[],
  detail: TimeDetail,
): Statement[] {
  switch (statement.course.form) {
    case 'twice':
      return tellFogInOrder(statement);
    case 'change':
      return tellSkyInOrder(statement, hours, detail);
    case 'atTimes':
      return tellBothFalls(statement, hours, detail);
    default:
      return [statement];
  }
}

/** Fog at both ends of a time in its order: until when it is foggy, the sky after that, and when fog comes again. */
function tellFogInOrder(statement: CourseStatement): Statement[] {
  const { course } = statement;
  if (course.form !== 'twice' || !course.turn) return [statement];
  const { background: second, passing: first, spans, turn } = course;
  const change = { form: 'change', first, second, at: turn } as const;
  const again = { form: 'steady', sky: { ...first, sequel: 'returns' } } as const;
  const [, span] = spans;
  // Until midnight is to the end of the day, as after a change of the weather.
  const within = 'to' in span && span.to === 0 ? { ...span, told: 'from' as const } : span;
  return [
    { ...statement, course: change },
    { ...statement, course: again, temperature: null, within },
  ];
}

/**
 * The sky after rain or fog, if it turns once more: "rain at first, overcast from mid-morning on. In the afternoon it'll be
 * sunny".
 */
function tellSkyInOrder(
  statement: CourseStatement,
  hours: readonly CourseHour[],
  detail: TimeDetail,
): Statement[] {
  const { course } = statement;
  if (course.form !== 'change') return [statement];
  if (isSunOrClouds(course.first) || !isSunOrClouds(course.second)) return [statement];
  const rest = hours.slice(hours.findLastIndex((hour) => !isSunOrClouds(hour)) + 1);
  const turn = findOtherSky(rest);
  if (turn?.to !== rest.length) return [statement];
  const [before, after] = [rest.slice(0, turn.from), rest.slice(turn.from)];
  return [
    { ...statement, course: { ...course, second: summarizeSky(before) }, temperature: null },
    {
      ...statement,
      // What begins by day has the words of the day.
      course: { form: 'steady', sky: { ...summarizeSky(after), night: after[0]?.night === true } },
      within: sinceStart(after, detail),
    },
  ];
}

/** Rain of one time and snow of another, which are not snow at times: "rain in the morning, light snow in the evening". */
function tellBothFalls(
  statement: CourseStatement,
  hours: readonly CourseHour[],
  detail: TimeDetail,
): Statement[] {
  const phases = findPhases(hours, classifyThunderAsRain, false);
  const [first, second, ...more] = phases.filter(({ kind }) => kind !== 'dry');
  const isBoth =
    [first, second].some((one) => one?.kind === 'liquid') &&
    [first, second].some((one) => one?.kind === 'frozen');
  const dry = phases.filter(({ kind }) => kind === 'dry').flatMap((phase) => phase.hours);
  if (!first || !second || !isBoth || more.length > 0 || statement.certainty || dry.length === 0) {
    return [statement];
  }
  const course =
    phases[0] === first
      ? planChange(first.hours, dry, detail)
      : planInterlude(dry, first.hours, detail);
  const within = detail === 'hours' ? toClockSpan(second.hours) : toPartSpan(second.hours);
  const then = { form: 'steady', sky: summarizePhase(second.hours) } as const;
  return [
    { ...statement, course, temperature: null },
    { ...statement, course: then, within },
  ];
}

function sinceStart(hours: readonly CourseHour[], detail: TimeDetail): Within {
  const span = toClockSpan(hours);
  if (detail === 'hours' && 'from' in span) return { ...span, told: 'from' };
  const part = findPartOfDay(findStartHour(hours));
  return part === 'morning' ? { start: part, end: 'evening' } : { part };
}

/** Hours of a day before another sky in the morning. */
const MAX_EARLY_HOURS = 3;

/** Without precipitation only a large change of the sky is reported. */
export function planDryCourse(hours: readonly CourseHour[], detail: TimeDetail): Course {
  const other = detail === 'shares' ? undefined : findOtherSky(hours);
  if (!other) return planSteady(hours, detail);
  const { from, to } = other;
  const [before, within, after] = [hours.slice(0, from), hours.slice(from, to), hours.slice(to)];
  if (after.length === 0) return planChange(before, within, detail);
  // "In the morning" is from the start: nobody hears of three hours before it.
  return detail === 'parts' && before.length <= MAX_EARLY_HOURS
    ? planChange(within, after, detail)
    : planInterlude([...before, ...after], within, detail);
}
