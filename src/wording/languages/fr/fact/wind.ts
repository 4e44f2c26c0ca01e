import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import type { SpokenWind, WindFact } from '../../../plan/questions/fact-statement.ts';
import { opened, whenAndWhere } from '../opening.ts';
import { tenseOf } from '../sky.ts';
import { blowingWords, fromWords, gustsAt } from '../wind.ts';

/** By Beaufort force, to follow "avec". */
const NOUNS: Readonly<Record<number, string>> = {
  0: 'un temps calme',
  4: 'un vent modéré',
  5: 'un vent assez fort',
  6: 'un vent fort',
  7: 'un vent fort',
  8: 'un vent très fort',
  9: 'un vent très fort',
  10: 'une tempête',
  11: 'une violente tempête',
  12: 'un ouragan',
};

const RANKS = { windiest: 'il y aura le plus de vent', calmest: 'il y aura le moins de vent' };

/** `demain à Lille, le vent de sud-ouest sera fort`, `il y aura le plus de vent demain à Lille, avec ...`. */
export function windFactWords({ opening, rank, wind }: WindFact, { units, now }: Manner): string {
  const gusts = wind.gust === null ? null : gustsAt(wind.gust, units);
  if (rank) {
    const details = joined(nounOf(wind), gusts && `et ${gusts}`);
    return `${RANKS[rank]} ${whenAndWhere(opening)}, avec ${details}`;
  }
  if (wind.force === 0) return `${opened(opening)}il n'y ${now ? 'a' : 'aura'} pas de vent`;
  const blows = blowingWords(wind.force, wind.direction, tenseOf(now));
  return `${opened(opening)}${gusts === null ? blows : `${blows}, avec ${gusts}`}`;
}

/** `un vent fort de sud-ouest`. */
function nounOf({ force, direction }: SpokenWind): string {
  return joined(NOUNS[force] ?? 'un vent faible', force === 0 ? '' : fromWords(direction));
}
