import { joined } from '../../../joined.ts';
import type { Manner } from '../../../language.ts';
import type { BestDayFact, NoDryDayFact } from '../../../plan/questions/fact-statement.ts';
import type { Temperature } from '../../../plan/statement.ts';
import { skyClassOf } from '../../../sky-class.ts';
import type { Units } from '../../../units.ts';
import { aroundWords, rangeWords } from '../numbers.ts';
import { placeWords } from '../place.ts';
import { skyWords, type Country } from '../words.ts';
import type { Frame } from './frame.ts';

const RANKS: Record<BestDayFact['rank'], string> = {
  best: 'the weather will be best',
  alike: "it'll be about as nice",
  leastBad: "it'll be best",
};

export function bestDayWords(
  { rank, opening, sky, temperature }: BestDayFact,
  { units }: Manner,
  { closed }: Frame,
  country: Country,
): string {
  const day = joined(RANKS[rank], closed(opening));
  const known = sky && skyClassOf(sky.state);
  const label = sky && known ? skyWords(known, sky.night, country).words : null;
  const degrees = temperature && `temperatures ${degreesOf(temperature, units)}`;
  const why = [label, degrees].filter((words) => words !== null).join(', with ');
  return why === '' ? day : `${day}: ${why}`;
}

export function noDryDayWords({ place }: NoDryDayFact): string {
  return joined('no day looks completely dry', placeWords(place));
}

function degreesOf(temperature: Temperature, units: Units): string {
  return temperature.form === 'range'
    ? `between ${rangeWords(temperature.low, 'and', temperature.high, units)}`
    : aroundWords('value' in temperature ? temperature.value : temperature.to, units);
}
