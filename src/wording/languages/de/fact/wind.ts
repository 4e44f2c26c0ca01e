import { joined } from '../../../joined.ts';
import type { SpokenWind, WindFact } from '../../../plan/questions/fact-statement.ts';
import type { Units } from '../../../units.ts';
import { gustWords } from '../numbers.ts';
import { placeWords } from '../place.ts';
import { whenWords } from '../time.ts';
import { DIRECTIONS, WINDS } from '../words.ts';
import { frame, withoutComma } from './frame.ts';

/** By Beaufort force (DWD); who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  1: 'schwacher Wind',
  2: 'schwacher Wind',
  3: 'schwacher Wind',
  4: 'mäßiger Wind',
  ...WINDS,
};

const RANKS = { windiest: 'am windigsten', calmest: 'am ruhigsten' };

export function windFactWords({ opening, rank, wind }: WindFact, units: Units): string {
  const gusts = wind.gust === null ? '' : `mit Böen bis ${gustWords(wind.gust, units)}`;
  if (rank) {
    const day = joined(RANKS[rank], 'wird es', placeWords(opening.place), whenWords(opening.when));
    return `${withoutComma(day)}: ${joined(nameOf(wind), gusts)}`;
  }
  const { front, middle } = frame(opening);
  return joined(front, wind.force === 0 ? 'ist es' : 'weht', middle, nameOf(wind), gusts);
}

/** `schwacher Wind aus Südwest`, `windstill`. */
function nameOf({ force, direction }: SpokenWind): string {
  if (force === 0) return 'windstill';
  return joined(FORCES[force] ?? 'Wind', direction && `aus ${DIRECTIONS[direction]}`);
}
