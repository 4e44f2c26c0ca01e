import { isDeepStrictEqual } from 'node:util';
import { isWetCourse, namesHours } from './facts.ts';
import type { Plan, Statement } from './plan.ts';
import type { Opening, When } from './statement.ts';

/**
 * Adds the place to the first sentence, and the time to the first one without a time of its own. It is repeated after a
 * sentence with another time, so that the weather of the day is not heard as that of the night before.
 */
export function withOpening(statements: readonly Statement[], { when, place }: Opening): Plan {
  if (!statements.some((statement) => 'opening' in statement)) {
    return [{ kind: 'noData', opening: { when, place } }];
  }
  let isPlaced = false;
  let heard: When | null = null;
  return statements.map((statement, at) => {
    const before = statements[at - 1];
    if (!('opening' in statement) || continues(statement)) return statement;
    const own: When = statement.opening?.when ?? when;
    const isHeard =
      heard !== null && (isDeepStrictEqual(own, heard) || goesOn(statement, own, heard, before));
    const isLoose = heard !== null && statement.kind === 'temperature';
    if (isHeard || isLoose) return { ...statement, opening: null };
    const opening = { when: own, place: isPlaced ? null : place };
    isPlaced = true;
    heard = own;
    return { ...statement, opening };
  });
}

/**
 * Whether a course needs no time after a sentence about hours of the same day: it names its own hours, or it is the sky
 * of a stormy day.
 */
function goesOn(
  statement: Statement,
  own: When,
  heard: When,
  before: Statement | undefined,
): boolean {
  if (statement.kind !== 'course' || own.kind !== 'day' || heard.kind !== 'hours') return false;
  const { course } = statement;
  const isSky = before?.kind === 'storm' && course.form === 'steady' && !isWetCourse(course);
  return heard.from.day.date === own.day.date && (isSky || namesHours(course));
}

/** Whether a sentence goes on about the one before: gusts of thunderstorms. */
function continues(statement: Statement): boolean {
  return statement.kind === 'storm' && statement.inThunderstorms === true;
}
