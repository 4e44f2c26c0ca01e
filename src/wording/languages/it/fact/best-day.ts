import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import type { BestDayFact, NoDryDayFact } from '../../../plan/questions/fact-statement.ts';
import type { Sky } from '../../../plan/statement.ts';
import { skyClassOf } from '../../../sky-class.ts';
import { placeWords } from '../place.ts';
import { withTemperature } from '../temperature.ts';
import { whenWords } from '../time.ts';
import { skyWords } from '../words.ts';

const RANKS: Record<BestDayFact['rank'], string> = {
  best: 'il tempo sarà più bello',
  alike: 'sarà bello anche',
  leastBad: "il tempo sarà un po' migliore",
};

/** `a Roma il tempo sarà più bello sabato: soleggiato, con temperature intorno ai 20 gradi`. */
export function bestDayWords(
  { rank, opening, sky, temperature }: BestDayFact,
  { units }: Manner,
): string {
  const day = joined(placeWords(opening.place), RANKS[rank], whenWords(opening.when));
  const label = sky && labelOf(sky);
  const degrees = temperature && withTemperature(temperature, units);
  const why = [label, degrees].filter((words) => words !== null).join(', con ');
  return why === '' ? day : `${day}: ${why}`;
}

export function noDryDayWords({ place }: NoDryDayFact): string {
  return joined(placeWords(place), 'nessun giorno sembra del tutto asciutto');
}

function labelOf({ state, night }: Sky): string | null {
  const sky = skyClassOf(state);
  return sky === undefined ? null : skyWords(sky, night).label;
}
