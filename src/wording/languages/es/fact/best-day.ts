import { joined } from '../../../joined.ts';
import type { BestDayFact, NoDryDayFact } from '../../../plan/questions/fact-statement.ts';
import { skyClassOf } from '../../../sky-class.ts';
import type { Units } from '../../../units.ts';
import { besideTemperatures } from '../course.ts';
import { placeWords } from '../place.ts';
import { skyWords } from '../sky.ts';
import { whenWords } from '../time.ts';

const RANKS: Record<BestDayFact['rank'], string> = {
  best: 'el mejor día',
  alike: 'otro día igual de bueno',
  leastBad: 'el día menos malo',
};

/** `el mejor día en Sevilla será el sábado: soleado, con temperaturas en torno a los 12 grados`. */
export function bestDayWords(
  { rank, opening, sky, temperature }: BestDayFact,
  units: Units,
): string {
  const day = joined(RANKS[rank], placeWords(opening.place), 'será', whenWords(opening.when));
  const known = sky && skyClassOf(sky.state);
  const label = sky && known ? skyWords(known, sky.night).label : null;
  const degrees = temperature && `temperaturas ${besideTemperatures(temperature, units)}`;
  const why = [label, degrees].filter((words) => words !== null).join(', con ');
  return why === '' ? day : `${day}: ${why}`;
}

export function noDryDayWords({ place }: NoDryDayFact): string {
  return joined('probablemente no habrá ningún día sin lluvia', placeWords(place));
}
