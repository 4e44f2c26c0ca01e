import { isDeepStrictEqual } from 'node:util';
import { isWetCourse, namesHours } from './facts.ts';
import type { Plan, Statement } from './plan.ts';
import type { Course, Opening, When } from './statement.ts';

/**
 * Adds the place to the first sentence, and the time to the first one without a time of its own. It is repeated after a
 * sentence with another time, so that the weather of the day is not heard as that of the night before.
 */
export function withOpening(statements: readonly Statement[], { when, place }: Opening): Plan {
  if (!statements.some((statement) => 'opening' in statement)) {
    return [{ kind: 'noData', opening: { when, place } }];
  }
  let isPlaced = false;
  const heard: When[] = [];
  return statements.map((statement, at) => {
    if (!('opening' in statement)) return statement;
    const own: When = statement.opening?.when ?? when;
    const needsTime = !isKnown(statement, own, heard, statements[at - 1]);
    const isLoose =
      statement.kind === 'temperature' && heard.length > 0 && !isOfNight(heard.at(-1));
    if (!needsTime || isLoose) return { ...statement, opening: null };
    const opening = { when: shorten(own, heard.at(-1)), place: isPlaced ? null : place };
    isPlaced = true;
    heard.push(own);
    return { ...statement, opening };
  });
}

/**
 * Whether the time of a sentence is known from the times that were heard before it: from the last one; or, of a course
 * with times of its own, from one about its day; or it is the sky of a stormy day.
 */
function isKnown(
  statement: Statement,
  own: When,
  heard: readonly When[],
  before: Statement | undefined,
): boolean {
  const last = heard.at(-1);
  if (last === undefined) return false;
  if (isDeepStrictEqual(own, last)) return true;
  if (statement.kind !== 'course' || !isWithin(last, own)) return false;
  const { course } = statement;
  const wasHeard = heard.some((one) => isDeepStrictEqual(own, one));
  const isSky = before?.kind === 'storm' && course.form === 'steady' && !isWetCourse(course);
  const hasTime = course.form !== 'steady' && course.form !== 'atTimes';
  const isClock = last.kind === 'hours';
  const goesOn = isSky || (namesHours(course) && isClock && beginsAfter(course, last.from.hour));
  return (isClock && goesOn) || (wasHeard && hasTime);
}

/** Whether the hours that a course names are none before another hour. */
function beginsAfter(course: Course, hour: number): boolean {
  if (course.form === 'change') return 'hour' in course.at && course.at.hour > hour;
  if (course.form === 'interlude') return 'from' in course.span && course.span.from >= hour;
  return course.form === 'twice' && 'from' in course.spans[0] && course.spans[0].from >= hour;
}

/** Whether a time is one of a day, or of a range of hours. */
function isWithin(time: When, whole: When): boolean {
  if (whole.kind === 'hours') return time.kind === 'hours' || time.kind === 'hour';
  if (whole.kind !== 'day') return false;
  const { date } = whole.day;
  if (time.kind === 'hours') return time.from.day.date === date;
  return (
    (time.kind === 'part' || time.kind === 'hour') && time.day.date === date && !isOfNight(time)
  );
}

function isOfNight(time: When | undefined): boolean {
  return time?.kind === 'part' && time.part === 'night';
}

/** Hours and parts of a day need no name of the day right after it: "am Sonntag ..., am Abend ...". */
export function shorten(own: When, last: When | undefined): When {
  if (last?.kind !== 'day' || !isWithin(own, last)) return own;
  return own.kind === 'part' || own.kind === 'hours' ? { ...own, bare: true } : own;
}
