import type { Place } from './place.ts';

/** That of a town of which nothing is known. */
export const USUAL_FAME = 5;

/** So far out, in km, a town of this fame has postcodes; one of the next grade has them twice as far. */
const REACH = 4;
const FAME_OF_REACH = 4;

/** So far out, in km, a town has postcodes. */
export function reachOf({ fame = USUAL_FAME }: Pick<Place, 'fame'>): number {
  return REACH * 2 ** (fame - FAME_OF_REACH);
}
