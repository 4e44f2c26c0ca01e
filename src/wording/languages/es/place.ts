import { joined } from '../../joined.ts';

/** `en La Coruña`; nothing where the place has no name. An article that is part of a name stays as it is. */
export function placeWords(place: string | null): string {
  return place === null ? '' : `en ${place}`;
}

/** `mañana en Valencia, `, but `mañana ` alone: what opens a sentence before its clause. */
export function openedBy(time: string, place: string | null): string {
  return place === null ? `${time} ` : `${time} ${placeWords(place)}, `;
}

export function placeAfter(word: string, place: string): string {
  return joined(word, place);
}
