import { isDeepStrictEqual } from 'node:util';
import { namesHours } from './facts.ts';
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
  return statements.map((statement) => {
    if (!('opening' in statement) || continues(statement)) return statement;
    const own: When = statement.opening?.when ?? when;
    const isHeard =
      heard !== null && (isDeepStrictEqual(own, heard) || tellsHoursOf(statement, own, heard));
    const isLoose = heard !== null && statement.kind === 'temperature';
    if (isHeard || isLoose) return { ...statement, opening: null };
    const opening = { when: own, place: isPlaced ? null : place };
    isPlaced = true;
    heard = own;
    return { ...statement, opening };
  });
}

/** Whether a course names its hours after a sentence about hours of the same day. */
function tellsHoursOf(statement: Statement, own: When, heard: When): boolean {
  if (statement.kind !== 'course' || own.kind !== 'day' || heard.kind !== 'hours') return false;
  return heard.from.day.date === own.day.date && namesHours(statement.course);
}

/** Whether a sentence goes on about the one before: gusts of thunderstorms. */
function continues(statement: Statement): boolean {
  return statement.kind === 'storm' && statement.inThunderstorms === true;
}
