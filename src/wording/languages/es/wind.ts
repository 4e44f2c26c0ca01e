import { joined } from '../../joined.ts';
import type { SpokenWind } from '../../plan/questions/fact-statement.ts';
import type { Units } from '../../units.ts';
import { gustWords } from './numbers.ts';
import { DIRECTIONS, WINDS } from './words.ts';

/** `hará viento fuerte del suroeste, con rachas de 60 kilómetros por hora`; `el viento estará en calma`. */
export function windWords(wind: SpokenWind, units: Units, now: boolean): string {
  if (wind.force === 0) return `el viento ${now ? 'está' : 'estará'} en calma`;
  return `${now ? 'hace' : 'hará'} ${namedWind(wind, units)}`;
}

/** Without a verb: `viento flojo del norte`, `viento en calma`. */
export function namedWind({ force, direction, gust }: SpokenWind, units: Units): string {
  if (force === 0) return 'viento en calma';
  const wind = joined(WINDS[force] ?? 'viento', direction && `del ${DIRECTIONS[direction]}`);
  return gust === null ? wind : `${wind}, con rachas de ${gustWords(gust, units)}`;
}
