import type { Opening } from '../../../plan/statement.ts';
import { placeWords } from '../place.ts';
import { whenWords } from '../time.ts';

/** What stands before the verb, and what after it: time and place, of this moment the other way round. */
export function frame({ when, place }: Opening): { front: string; middle: string } {
  if (when.kind === 'now' && place !== null) return { front: placeWords(place), middle: 'gerade' };
  return { front: whenWords(when), middle: placeWords(place) };
}

/** Before a full stop or a colon a date has no comma of its own. */
export function withoutComma(words: string): string {
  return words.replace(/,$/, '');
}
