import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import type { SpokenWind, WindFact } from '../../../plan/questions/fact-statement.ts';
import type { Units } from '../../../units.ts';
import { openingWords } from '../opening.ts';
import { placeWords } from '../place.ts';
import { whenWords } from '../time.ts';
import { windWords } from '../wind.ts';
import { THERE_IS, WINDS } from '../words.ts';

/** By Beaufort force; who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  0: 'calma di vento',
  1: 'vento debole',
  2: 'vento debole',
  3: 'vento debole',
  4: 'vento moderato',
  ...WINDS,
};

const RANKS = { windiest: 'ci sarà più vento', calmest: 'ci sarà meno vento' };

/** `domani a Roma ci sarà vento teso da sud`, `ci sarà più vento domani: vento teso da sud`. */
export function windFactWords({ opening, rank, wind }: WindFact, { units, now }: Manner): string {
  const words = nameOf(wind, units);
  if (rank) {
    const day = joined(placeWords(opening.place), RANKS[rank], whenWords(opening.when));
    return `${day}: ${words}`;
  }
  const thereIs = now ? THERE_IS.now : THERE_IS.later;
  const there = wind.force === 0 ? `non ${thereIs} vento` : `${thereIs} ${words}`;
  return joined(openingWords(opening), there);
}

/** `vento debole da sud-ovest`, `calma di vento`. */
function nameOf({ force, direction, gust }: SpokenWind, units: Units): string {
  return windWords(FORCES[force] ?? '', force === 0 ? null : direction, gust, units);
}
