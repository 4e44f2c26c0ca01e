import { spokenRain, spokenSnow, type Units } from '../../units.ts';
import { counted, numberWords, pluralOf, type Counted } from './numerals.ts';

type Fallen = 'rain' | 'snow';

const DEPTHS: Record<Units[Fallen], Counted> = {
  litresPerSquareMetre: { one: 'liter', few: 'litre', other: 'litrov' },
  millimetres: { one: 'milimeter', few: 'milimetre', other: 'milimetrov' },
  centimetres: { one: 'centimeter', few: 'centimetre', other: 'centimetrov' },
  inches: { one: 'palec', few: 'palce', other: 'palcov' },
};

const VERBS: Record<Fallen, Counted> = {
  rain: { one: 'spadne', few: 'spadnú', other: 'spadne' },
  snow: { one: 'napadne', few: 'napadnú', other: 'napadne' },
};

const NOUNS: Record<Fallen, string> = { rain: 'zrážok', snow: 'snehu' };

/** `spadnú asi 3 milimetre zrážok`, `napadne asi jeden centimeter snehu`; from mm or cm. */
export function amountFalls(of: Fallen, amount: number, units: Units): string {
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const isWhole = Number.isInteger(depth);
  const verb = isWhole ? pluralOf(depth, VERBS[of]) : VERBS[of].other;
  const words = isWhole ? wholeWords(depth, of, units) : halfWords(Math.floor(depth));
  const what = units[of] === 'litresPerSquareMetre' ? 'na meter štvorcový' : NOUNS[of];
  return `${verb} ${words} ${what}`;
}

/** `asi 6 milimetrov`, `menej ako jeden centimeter`. */
function wholeWords(depth: number, of: Fallen, units: Units): string {
  const forms = DEPTHS[units[of]];
  if (depth > 0) return `asi ${counted(depth, forms)}`;
  const isHalf = of === 'rain' && units.rain === 'inches';
  return `menej ako ${isHalf ? 'pol palca' : counted(1, forms)}`;
}

/** Of inches: `asi pol palca`, `asi 2 a pol palca`. */
function halfWords(whole: number): string {
  return whole === 0 ? 'asi pol palca' : `asi ${numberWords(whole)} a pol palca`;
}
