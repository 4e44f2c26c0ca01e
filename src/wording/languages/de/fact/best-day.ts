import { joined } from '../../../joined.ts';
import type { BestDayFact, NoDryDayFact } from '../../../plan/questions/fact-statement.ts';
import type { Sky } from '../../../plan/statement.ts';
import { skyClassOf } from '../../../sky-class.ts';
import type { Units } from '../../../units.ts';
import { degreesAfterBei } from '../numbers.ts';
import { placeWords } from '../place.ts';
import { whenWords } from '../time.ts';
import { SKY, SKY_AT_NIGHT } from '../words.ts';
import { withoutComma } from './frame.ts';

const RANKS: Record<BestDayFact['rank'], readonly [most: string, still: string]> = {
  best: ['am schönsten', ''],
  alike: ['ähnlich schön', ''],
  leastBad: ['am besten', 'noch'],
};

export function bestDayWords(
  { rank, opening, sky, temperature }: BestDayFact,
  units: Units,
): string {
  const [most, still] = RANKS[rank];
  const place = placeWords(opening.place);
  const day = withoutComma(joined(most, 'wird es', place, still, whenWords(opening.when)));
  const degrees = temperature && `bei ${degreesAfterBei(temperature, units)}`;
  const why = joined(sky && labelOf(sky), degrees);
  return why === '' ? day : `${day}: ${why}`;
}

export function noDryDayWords({ place }: NoDryDayFact): string {
  return joined('ganz trocken bleibt es', placeWords(place), 'wohl an keinem Tag');
}

function labelOf({ state, night }: Sky): string | null {
  const sky = skyClassOf(state);
  if (sky === undefined) return null;
  return ((night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky])[2];
}
