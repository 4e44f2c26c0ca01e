import { spokenRain, spokenSnow, type Units } from '../../units.ts';
import { counted, numberWords, pluralOf, type Counted } from './numerals.ts';

type Fallen = 'rain' | 'snow';

const DEPTHS: Record<Units[Fallen], Counted> = {
  litresPerSquareMetre: { one: 'litr', few: 'litry', other: 'litrů' },
  millimetres: { one: 'milimetr', few: 'milimetry', other: 'milimetrů' },
  centimetres: { one: 'centimetr', few: 'centimetry', other: 'centimetrů' },
  inches: { one: 'palec', few: 'palce', other: 'palců' },
};

const VERBS: Record<Fallen, Counted> = {
  rain: { one: 'spadne', few: 'spadnou', other: 'spadne' },
  snow: { one: 'napadne', few: 'napadnou', other: 'napadne' },
};

const NOUNS: Record<Fallen, string> = { rain: 'srážek', snow: 'sněhu' };

/** `spadnou asi 3 milimetry srážek`, `napadne asi jeden centimetr sněhu`; from mm or cm. */
export function amountFalls(of: Fallen, amount: number, units: Units): string {
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const isWhole = Number.isInteger(depth);
  const verb = isWhole ? pluralOf(depth, VERBS[of]) : VERBS[of].other;
  const words = isWhole ? wholeWords(depth, of, units) : halfWords(Math.floor(depth));
  const what = units[of] === 'litresPerSquareMetre' ? 'na metr čtvereční' : NOUNS[of];
  return `${verb} ${words} ${what}`;
}

/** `asi 6 milimetrů`, `méně než jeden centimetr`. */
function wholeWords(depth: number, of: Fallen, units: Units): string {
  const forms = DEPTHS[units[of]];
  if (depth > 0) return `asi ${counted(depth, forms)}`;
  const isHalf = of === 'rain' && units.rain === 'inches';
  return `méně než ${isHalf ? 'půl palce' : counted(1, forms)}`;
}

/** Of inches: `asi půl palce`, `asi 2 a půl palce`. */
function halfWords(whole: number): string {
  return whole === 0 ? 'asi půl palce' : `asi ${numberWords(whole)} a půl palce`;
}
