import { joined } from '../../../joined.ts';
import type { BestDayFact, NoDryDayFact } from '../../../plan/questions/fact-statement.ts';
import type { Sky } from '../../../plan/statement.ts';
import { skyClassOf } from '../../../sky-class.ts';
import type { Units } from '../../../units.ts';
import { spanOfDegrees } from '../numbers.ts';
import { placeWords } from '../place.ts';
import { skyWords } from '../sky.ts';
import { whenWords } from '../time.ts';

const RANKS: Record<BestDayFact['rank'], string> = {
  best: 'het mooist',
  alike: 'ongeveer even mooi',
  leastBad: 'het minst slecht',
};

/** `het mooist wordt het zaterdag in Utrecht: zonnig bij 12 graden`. */
export function bestDayWords(
  { rank, opening, sky, temperature }: BestDayFact,
  units: Units,
): string {
  const { when, place } = opening;
  const day = joined(RANKS[rank], 'wordt het', whenWords(when), placeWords(place));
  const degrees = temperature && `bij ${spanOfDegrees(temperature, units)}`;
  const why = joined(sky && labelOf(sky), degrees);
  return why === '' ? day : `${day}: ${why}`;
}

export function noDryDayWords({ place }: NoDryDayFact): string {
  return joined('helemaal droog blijft het', placeWords(place), 'waarschijnlijk geen enkele dag');
}

function labelOf({ state, night }: Sky): string | null {
  const sky = skyClassOf(state);
  return sky === undefined ? null : skyWords(sky, night)[2];
}
