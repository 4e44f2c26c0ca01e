import { joined } from '../../../joined.ts';
import type { SpokenWind, WindFact } from '../../../plan/questions/fact-statement.ts';
import type { Units } from '../../../units.ts';
import { gustWords } from '../numbers.ts';
import { placeWords } from '../place.ts';
import { whenWords } from '../time.ts';
import { windWords } from '../wind.ts';
import { frame } from './frame.ts';

const RANKS = { windiest: 'het hardst waait het', calmest: 'het minst waait het' };

/** `morgen waait er in Utrecht een krachtige wind uit het westen`. */
export function windFactWords({ opening, rank, wind }: WindFact, units: Units): string {
  const gusts = wind.gust === null ? '' : `met windstoten tot ${gustWords(wind.gust, units)}`;
  if (rank) {
    const { when, place } = opening;
    const day = joined(RANKS[rank], whenWords(when), placeWords(place));
    return `${day}: ${joined(nameOf(wind), gusts)}`;
  }
  const { front, middle } = frame(opening);
  const [verb, article] = wind.force === 0 ? ['is het', ''] : ['waait er', 'een'];
  return joined(front, verb, middle, article, nameOf(wind), gusts);
}

/** `zwakke wind uit het zuidwesten`, `windstil`. */
function nameOf({ force, direction }: SpokenWind): string {
  return force === 0 ? 'windstil' : windWords(force, direction);
}
