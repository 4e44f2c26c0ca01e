import { joined } from '../../joined.ts';
import type { Opening } from '../../plan/statement.ts';
import { placeWords } from './place.ts';
import { forWhenWords, whenWords } from './time.ts';

/** `domani a Roma`. */
export function openingWords({ when, place }: Opening): string {
  return joined(whenWords(when), placeWords(place));
}

/** `per domani a Roma non ci sono previsioni`. */
export function noForecastWords({ when, place }: Opening): string {
  return joined(forWhenWords(when), placeWords(place), 'non ci sono previsioni');
}
