import { joined } from '../../joined.ts';
import { ISLANDS } from './words.ts';

export function placeAfter(word: string, place: string): string {
  const isIn = ['in', 'auf'].includes(word.toLowerCase());
  return isIn ? placeWords(place) : joined(word, place);
}

/** `in Köln`, `auf Sylt`; nothing where the place has no name. */
export function placeWords(place: string | null): string {
  if (place === null) return '';
  return `${ISLANDS.has(place) ? 'auf' : 'in'} ${place}`;
}
