import { joined } from '../../joined.ts';
import { AFTER_ON } from './words.ts';

export function placeAfter(word: string, place: string): string {
  const isIn = ['i', 'på'].includes(word.toLowerCase());
  return isIn ? placeWords(place) : joined(word, place);
}

/** `i Uppsala`, `på Gotland`; nothing where the place has no name. */
export function placeWords(place: string | null): string {
  if (place === null) return '';
  return `${AFTER_ON.has(place) ? 'på' : 'i'} ${place}`;
}

/** `för Uppsala`. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `för ${place}`;
}
