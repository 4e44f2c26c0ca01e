import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import type { BestDayFact, NoDryDayFact } from '../../../plan/questions/fact-statement.ts';
import type { Sky, Temperature } from '../../../plan/statement.ts';
import type { Units } from '../../../units.ts';
import { degreesWords, rangeWords } from '../numbers.ts';
import { whenAndWhere } from '../opening.ts';
import { placeWords } from '../place.ts';
import { wordsOf } from '../sky.ts';

const RANKS: Record<BestDayFact['rank'], string> = {
  best: 'il fera le plus beau',
  alike: 'il fera presque aussi beau',
  leastBad: 'le temps sera le moins mauvais',
};

/** `il fera le plus beau samedi à Lille, avec un temps ensoleillé et 12 degrés`. */
export function bestDayWords(
  { rank, opening, sky, temperature }: BestDayFact,
  { units }: Manner,
): string {
  const day = `${RANKS[rank]} ${whenAndWhere(opening)}`;
  const why = joined(sky && wordsOf(sky).noun, temperature && degreesOf(temperature, sky, units));
  return why === '' ? day : `${day}, avec ${why}`;
}

export function noDryDayWords({ place }: NoDryDayFact): string {
  return joined("il n'y aura sans doute aucun jour complètement sec", placeWords(place));
}

/** `et 12 degrés`, `et des températures entre 8 et 16 degrés`. */
function degreesOf(temperature: Temperature, sky: Sky | null, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return joined(sky && 'et', spanWords(temperature.low, temperature.high, units));
    case 'change':
      return joined(sky && 'et', spanWords(temperature.from, temperature.to, units));
    default:
      return joined(sky && 'et', degreesWords(temperature.value, units));
  }
}

function spanWords(from: number, to: number, units: Units): string {
  return `des températures entre ${rangeWords(from, 'et', to, units)}`;
}
