import { beaufort, type CompassPoint } from '../../../weather/wind.ts';
import { joined } from '../../joined.ts';
import type { WindStatement } from '../../plan/statement.ts';
import type { Units } from '../../units.ts';
import { de } from './elision.ts';
import { gustWords } from './numbers.ts';
import type { Tense } from './sky.ts';
import { DIRECTIONS, STORM_GUSTS, WINDS } from './words.ts';

const TENSES: Record<Tense, { is: string; blows: string; thereAre: string; reach: string }> = {
  present: { is: 'est', blows: 'souffle', thereAre: 'il y a', reach: 'atteignent' },
  future: { is: 'sera', blows: 'soufflera', thereAre: 'il y aura', reach: 'atteindront' },
};

/** Of the main points two have an article: `du nord`, but `d'est` and `de nord-est`. */
const FROM_POINTS: Partial<Record<CompassPoint, string>> = { N: 'du nord', S: 'du sud' };

/** Beaufort. */
const STORM = 9;

/** `le vent d'ouest sera assez fort, avec des rafales à 60 kilomètres-heure`; nothing of a weak one. */
export function windWords(
  { force, direction, gust }: WindStatement,
  tense: Tense,
  units: Units,
): string {
  const gusts = gust === null ? '' : gustsAt(gust, units);
  if (force === null) return `${TENSES[tense].thereAre} ${gusts}`;
  const wind = blowingWords(force, direction, tense);
  return gusts === '' ? wind : `${wind}, avec ${gusts}`;
}

/** `le vent d'ouest sera assez fort`, `le vent souffle en tempête`. */
export function blowingWords(force: number, direction: CompassPoint | null, tense: Tense): string {
  const [verb, rest] = WINDS[force] ?? ['être', 'faible'];
  const { is, blows } = TENSES[tense];
  return joined('le vent', fromWords(direction), verb === 'être' ? is : blows, rest);
}

/** `de violentes rafales atteindront par moments 90 kilomètres-heure`; from km/h. */
export function gustsReach(gust: number, often: string, tense: Tense, units: Units): string {
  const force = beaufort(gust);
  const storm = STORM_GUSTS.find(([from]) => force >= from)?.[1] ?? '';
  const name = force < STORM ? 'des rafales' : storm;
  return joined(name, TENSES[tense].reach, often, gustWords(gust, units));
}

/** `des rafales à 60 kilomètres-heure`. */
export function gustsAt(gust: number, units: Units): string {
  return `des rafales à ${gustWords(gust, units)}`;
}

/** `du nord`, `d'ouest`, `de nord-est`. */
export function fromWords(direction: CompassPoint | null): string {
  if (direction === null) return '';
  return FROM_POINTS[direction] ?? de(DIRECTIONS[direction]);
}
