import { joined } from '../../joined.ts';
import type { Opening } from '../../plan/statement.ts';
import { placeWords } from './place.ts';
import { forWhen, whenWords } from './time.ts';

/** `demain à Paris, `; nothing without an opening. */
export function opened(opening: Opening | null): string {
  return opening ? `${whenAndWhere(opening)}, ` : '';
}

/** `demain à Paris`. */
export function whenAndWhere({ when, place }: Opening): string {
  return joined(whenWords(when), placeWords(place));
}

/** `pour demain à Paris`. */
export function forWhenAndWhere({ when, place }: Opening): string {
  return joined(forWhen(when), placeWords(place));
}
