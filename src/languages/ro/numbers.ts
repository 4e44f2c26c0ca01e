import { createPluralRules } from '../../wording/grammar.ts';
import type { Fallen } from '../skeleton-numbers.ts';
import {
  toSpokenGust,
  toSpokenQuarters,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';

/** What is counted: `un grad`, `grade`. */
export interface Noun {
  one: string;
  many: string;
  /** Masculine nouns take a number as it is read from its digits, all others the feminine of two. */
  masculine?: true;
}

const PLURALS = createPluralRules('ro');

/** Plural classes of the numbers that are said, which are looked up far quicker than found. */
const CLASSES = Array.from({ length: 200 }, (_, value) => PLURALS.select(value));

const TENS = [
  '', '', 'douăzeci', 'treizeci', 'patruzeci', 'cincizeci', 'șaizeci', 'șaptezeci', 'optzeci',
  'nouăzeci',
]; // prettier-ignore

const DAYS_OF_MONTH = [
  '', 'întâi', 'doi', 'trei', 'patru', 'cinci', 'șase', 'șapte', 'opt', 'nouă', 'zece',
  'unsprezece', 'doisprezece', 'treisprezece', 'paisprezece', 'cincisprezece', 'șaisprezece',
  'șaptesprezece', 'optsprezece', 'nouăsprezece', 'douăzeci', 'douăzeci și unu',
  'douăzeci și doi', 'douăzeci și trei', 'douăzeci și patru', 'douăzeci și cinci',
  'douăzeci și șase', 'douăzeci și șapte', 'douăzeci și opt', 'douăzeci și nouă', 'treizeci',
  'treizeci și unu',
]; // prettier-ignore

/** `zero grade`, `un grad`, `5 grade`, `două grade`, `20 de grade`; of whole numbers from 0 to 199. */
export function counted(value: number, { one, many, masculine }: Noun): string {
  const category = CLASSES[value] ?? PLURALS.select(value);
  if (category === 'one') return one;
  if (value === 0) return `zero ${many}`;
  const number = masculine ? String(value) : numeral(value);
  return category === 'few' ? `${number} ${many}` : `${number} de ${many}`;
}

/** `unu`, `două`, `douăsprezece`, `douăzeci și două`: in words where the digits could be read otherwise. */
export function numeral(value: number): string {
  if (value === 1) return 'unu';
  if (value % 10 !== 2) return String(value);
  const [hundred, rest] = [value >= 100 ? 'o sută ' : '', value % 100];
  if (rest === 2) return `${hundred}două`;
  if (rest === 12) return `${hundred}douăsprezece`;
  return `${hundred}${TENS[Math.floor(rest / 10)]} și două`;
}

/** `întâi`, `doi`, `douăzeci și opt`. */
export function dayOfMonth(day: number): string {
  return DAYS_OF_MONTH[day] ?? '';
}

const DEGREE: Noun = { one: 'un grad', many: 'grade' };

const SPEEDS: Record<Units['speed'], Noun> = {
  kilometresPerHour: { one: 'un kilometru pe oră', many: 'kilometri pe oră', masculine: true },
  milesPerHour: { one: 'o milă pe oră', many: 'mile pe oră' },
  metresPerSecond: { one: 'un metru pe secundă', many: 'metri pe secundă', masculine: true },
  knots: { one: 'un nod', many: 'noduri' },
  beaufort: { one: '1 Beaufort', many: 'Beaufort' },
};

const INCH: Noun = { one: 'un inch', many: 'inchi', masculine: true };

const RAIN: Record<Units['rain'], Noun> = {
  litresPerSquareMetre: {
    one: 'un litru de apă pe metru pătrat',
    many: 'litri de apă pe metru pătrat',
    masculine: true,
  },
  millimetres: { one: 'un milimetru de apă', many: 'milimetri de apă', masculine: true },
  inches: INCH,
};

const SNOW: Record<Units['snow'], Noun> = {
  centimetres: { one: 'un centimetru de zăpadă', many: 'centimetri de zăpadă', masculine: true },
  inches: INCH,
};

/** `minus un grad`, `8 grade`, `20 de grade`; from °C. */
export function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${value < 0 ? 'minus ' : ''}${counted(Math.abs(value), DEGREE)}${scaleName(units)}`;
}

/** Whether a verb before the degrees is in the singular: `va fi un grad`. */
export function isOneDegree(celsius: number, units: Units): boolean {
  return Math.abs(toSpokenTemperature(celsius, units)) === 1;
}

export function describeAround(celsius: number, units: Units): string {
  return `în jur de ${describeDegrees(celsius, units)}`;
}

/** `minus 3 și plus două grade`: beside a value below zero each names its sign. */
export function describeRange(
  low: number,
  between: 'și' | 'la',
  high: number,
  units: Units,
): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const start = `${signBeside(first, second)}${numeral(Math.abs(first))}`;
  const end = `${second > 0 && first < 0 ? 'plus ' : ''}${describeDegrees(high, units)}`;
  return `${start} ${between} ${end}`;
}

/** `70 de kilometri pe oră`; from km/h. */
export function describeGust(gust: number, units: Units): string {
  return counted(toSpokenGust(gust, units), SPEEDS[units.speed]);
}

/** `se vor acumula aproximativ 24 de litri de apă pe metru pătrat`; from mm or cm. */
export function amountFalls(fallen: Fallen, amount: number, units: Units): string {
  const of = fallen === 'snow' ? 'snow' : 'rain';
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenQuarters(amount, units);
  const will = depth < 2 ? 'se va' : 'se vor';
  const falls = `${will} ${of === 'snow' ? 'depune' : 'acumula'}`;
  if (units[of] === 'inches') {
    return `${falls} ${describeInches(depth, of)} de ${of === 'snow' ? 'zăpadă' : 'apă'}`;
  }
  const noun = of === 'snow' ? SNOW[units.snow] : RAIN[units.rain];
  return depth === 0
    ? `${falls} mai puțin de ${noun.one}`
    : `${falls} aproximativ ${counted(depth, noun)}`;
}

/** After none, and after whole inches. */
const QUARTERS = [
  ['', ''],
  ['un sfert de inch', ' și un sfert'],
  ['o jumătate de inch', ' și jumătate'],
  ['trei sferturi de inch', ' și trei sferturi'],
] as const;

/** Whole inches of snow; quarters of rain, from 2 inches on halves. */
function describeInches(depth: number, of: 'rain' | 'snow'): string {
  const whole = Math.floor(depth);
  const [alone, added] = QUARTERS[Math.round((depth - whole) * 4)] ?? QUARTERS[0];
  if (depth === 0) return `mai puțin de ${of === 'snow' ? INCH.one : QUARTERS[1][0]}`;
  if (whole === 0) return `aproximativ ${alone}`;
  return `aproximativ ${counted(whole, INCH)}${added}`;
}

function signBeside(value: number, other: number): string {
  if (value < 0) return 'minus ';
  return value > 0 && other < 0 ? 'plus ' : '';
}

function scaleName({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celsius' : ' Fahrenheit';
}
