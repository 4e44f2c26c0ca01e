import { joined } from '../../joined.ts';
import { ISLANDS } from './words.ts';

export function placeAfter(word: string, place: string): string {
  const isIn = ['in', 'op'].includes(word.toLowerCase());
  return isIn ? placeWords(place) : joined(word, place);
}

/** `in Utrecht`, `op Texel`; nothing where the place has no name. */
export function placeWords(place: string | null): string {
  if (place === null) return '';
  return `${ISLANDS.has(place) ? 'op' : 'in'} ${place}`;
}

/** `voor Utrecht`: whom a forecast is for. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `voor ${place}`;
}
