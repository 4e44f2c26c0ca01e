import { getWeatherFamily, isWet } from '../../weather/state.ts';
import type { Plan, Statement } from './plan.ts';
import { classifyWeatherBroadly, listSkies } from './sky.ts';
import type { AmountStatement, CourseStatement, Opening } from './statement.ts';

const AFTER_THAT: Opening = { when: { kind: 'afterThat' }, place: null };

/**
 * Tells the sky after what falls until an hour as what follows it: "thunderstorms until 4 PM. After that, it will be
 * cloudy." The high of all the time gets a sentence of its own. And marks amounts whose fall was just named.
 */
export function tellWhatFollows(plan: Plan): Plan {
  return plan.flatMap((statement, at) => {
    const before = plan[at - 1];
    if (!before) return [statement];
    if (isFallUntil(before) && isBareSky(statement)) return follow(statement);
    return statement.kind === 'amount' && isOf(statement, before)
      ? [{ ...statement, isNamed: true }]
      : [statement];
  });
}

/** Whether the sentence before names nothing else that falls than the amount is of. */
function isOf({ of, together, isPossible }: AmountStatement, before: Statement): boolean {
  if (before.kind !== 'course' || before.certainty || together || isPossible) return false;
  const falls = listSkies(before.course).filter(({ state }) => isWet(state));
  const kind = of === 'rain' ? 'liquid' : 'frozen';
  return (
    of !== 'mixed' && falls.length > 0 && falls.every((sky) => classifyWeatherBroadly(sky) === kind)
  );
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
