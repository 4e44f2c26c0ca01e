import { joined } from '../../joined.ts';

/** What is called an island before its name. */
const ISLANDS = new Set([
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Föhr', 'Helgoland', 'Hiddensee', 'Juist', 'Langeoog',
  'Norderney', 'Rügen', 'Spiekeroog', 'Sylt', 'Usedom', 'Wangerooge',
]); // prettier-ignore

/** What stands after "în" instead of "la": lands and the large islands. */
const LANDS = new Set([
  'Banat', 'Bavaria', 'Bucovina', 'Cipru', 'Corfu', 'Corsica', 'Creta', 'Crișana', 'Dobrogea',
  'Fuerteventura', 'Gran Canaria', 'Ibiza', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta',
  'Maramureș', 'Moldova', 'Muntenia', 'Oltenia', 'Sardinia', 'Sicilia', 'Tenerife', 'Tirol',
  'Transilvania',
]); // prettier-ignore

const BEFORE_PLACE = new Set(['la', 'în', 'pe']);

export function placeAfter(word: string, place: string): string {
  return BEFORE_PLACE.has(word.toLowerCase()) ? placeWords(place) : joined(word, place);
}

/** `la Köln`, `în Creta`, `pe insula Sylt`; nothing where the place has no name. */
export function placeWords(place: string | null): string {
  if (place === null) return '';
  if (ISLANDS.has(place)) return `pe insula ${place}`;
  return `${LANDS.has(place) ? 'în' : 'la'} ${place}`;
}
