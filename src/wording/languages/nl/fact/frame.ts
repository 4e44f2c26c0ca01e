import type { Opening } from '../../../plan/statement.ts';
import { placeWords } from '../place.ts';
import { whenWords } from '../time.ts';

/** What stands before the verb, and what after it: time and place, of this moment the other way round. */
export function frame({ when, place }: Opening): { front: string; middle: string } {
  if (when.kind === 'now' && place !== null) return { front: placeWords(place), middle: 'nu' };
  return { front: whenWords(when), middle: placeWords(place) };
}
