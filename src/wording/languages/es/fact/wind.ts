import { joined } from '../../../joined.ts';
import type { WindFact } from '../../../plan/questions/fact-statement.ts';
import type { Units } from '../../../units.ts';
import { openedBy, placeWords } from '../place.ts';
import { whenWords } from '../time.ts';
import { namedWind, windWords } from '../wind.ts';

const RANKS = { windiest: 'el día con más viento', calmest: 'el día con menos viento' };

/** `mañana en Sevilla, hará viento flojo del sur`, `el día con más viento será mañana: viento fuerte`. */
export function windFactWords(
  { opening: { when, place }, rank, wind }: WindFact,
  units: Units,
  now: boolean,
): string {
  if (!rank) return openedBy(whenWords(when), place) + windWords(wind, units, now);
  const day = joined(RANKS[rank], placeWords(place), 'será', whenWords(when));
  return `${day}: ${namedWind(wind, units)}`;
}
