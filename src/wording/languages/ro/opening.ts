import type { Opening } from '../../plan/statement.ts';
import { placeWords } from './place.ts';
import { whenWords } from './time.ts';

/** `mâine, la Köln, `; nothing where time and place have been said. */
export function openingWords(opening: Opening | null): string {
  return opening ? opened(whenWords(opening.when), placeWords(opening.place)) : '';
}

/** Time and place before a clause; a comma closes what has one within: `sâmbătă, doi mai, `. */
export function opened(time: string, place: string): string {
  if (place !== '') return `${time}, ${place}, `;
  return time.includes(',') ? `${time}, ` : `${time} `;
}
