import { isDeepStrictEqual } from 'node:util';
import type { Plan, Statement } from './plan.ts';
import type { Opening } from './statement.ts';

/**
 * Adds the place to the first sentence, and the time to the first one without a time of its own. Later sentences do not
 * repeat it.
 */
export function withOpening(statements: readonly Statement[], { when, place }: Opening): Plan {
  if (!statements.some((statement) => 'opening' in statement)) {
    return [{ kind: 'noData', opening: { when, place } }];
  }
  let isPlaced = false;
  let isTimed = false;
  return statements.map((statement) => {
    if (!('opening' in statement)) return statement;
    const own = statement.opening?.when ?? null;
    const isSame = own !== null && isDeepStrictEqual(own, when);
    if (isTimed && own === null) return statement;
    if (isTimed && isSame) {
      return { ...statement, opening: null };
    }
    const opening = { when: own ?? when, place: isPlaced ? null : place };
    isPlaced = true;
    isTimed ||= own === null || isSame;
    return { ...statement, opening };
  });
}
