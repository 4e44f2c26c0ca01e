import { getWeatherFamily, isWet } from '../../weather/state.ts';
import type { Plan, Statement } from './plan.ts';
import { listSkies } from './sky.ts';
import type { CourseStatement, Opening } from './statement.ts';

const AFTER_THAT: Opening = { when: { kind: 'afterThat' }, place: null };

/**
 * Tells the sky after what falls until an hour as what follows it: "thunderstorms until 4 PM. After that, it will be
 * cloudy." The high of all the time gets a sentence of its own.
 */
export function tellWhatFollows(plan: Plan): Plan {
  return plan.flatMap((statement, at) => {
    const before = plan[at - 1];
    return before && isFallUntil(before) && isBareSky(statement) ? follow(statement) : [statement];
  });
}

function follow(statement: CourseStatement): Statement[] {
  const { temperature } = statement;
  const later = { ...statement, opening: AFTER_THAT };
  if (temperature?.form !== 'high' && temperature?.form !== 'low') return [later];
  return [
    { ...later, temperature: null },
    { kind: 'temperature', opening: null, temperature },
  ];
}

/** Whether a sentence is about what falls from the start of its time until an hour. */
function isFallUntil(statement: Statement): boolean {
  if (statement.kind !== 'course' || !statement.within || statement.again) return false;
  const { course, within } = statement;
  const isUntil = 'until' in within || ('to' in within && within.told === 'to');
  return isUntil && listSkies(course).every(({ state }) => isWet(state) || isThunder(state));
}

function isThunder(state: number): boolean {
  return getWeatherFamily(state) === 'thunder';
}

function isBareSky(statement: Statement): statement is CourseStatement {
  if (statement.kind !== 'course' || statement.opening || statement.within) return false;
  const { course, certainty } = statement;
  return certainty === undefined && course.form === 'steady' && !isWet(course.sky.state);
}
