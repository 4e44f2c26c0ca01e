import * as numbers from '../skeleton-numbers.ts';
import type { Verb } from './sky-words.ts';
import { createGust } from '../../wording/units.ts';

type Unit = readonly [one: string, many: string];

const SPEEDS: Record<numbers.Units['speed'], Unit> = {
  kilometresPerHour: ['un kilómetro por hora', 'kilómetros por hora'],
  milesPerHour: ['una milla por hora', 'millas por hora'],
  metresPerSecond: ['un metro por segundo', 'metros por segundo'],
  knots: ['un nudo', 'nudos'],
  beaufort: ['1 Beaufort', 'Beaufort'],
};

const DEPTHS = {
  litresPerSquareMetre: ['litro por metro cuadrado', 'litros por metro cuadrado'],
  millimetres: ['milímetro', 'milímetros'],
  centimetres: ['centímetro', 'centímetros'],
} as const;

/** What falls, of inches and metric depths; of rain and snow, or of litres, it is not said. */
function whatFalls({ of, isMixed, unit }: numbers.Amount): string {
  if (of === 'snow') return ' de nieve';
  return isMixed || unit === 'litresPerSquareMetre' ? '' : ' de lluvia';
}

/** `un grado`, `8 grados`, `3 grados bajo cero`; from °C. */
export function describeDegrees(celsius: number, units: numbers.Units): string {
  const value = numbers.toSpokenTemperature(celsius, units);
  const size = Math.abs(value);
  const degrees = `${size === 1 ? 'un' : size} ${degreeWord(size, units)}`;
  return value < 0 ? `${degrees} bajo cero` : degrees;
}

/** `hasta 18 grados bajo cero`; a frost above zero on its scale is a low: `con una mínima de 5 grados`. */
export function upToDegrees(celsius: number, units: numbers.Units): string {
  const isFrost = celsius < 0 && numbers.toSpokenTemperature(celsius, units) >= 0;
  return `${isFrost ? 'con una mínima de' : 'hasta'} ${describeDegrees(celsius, units)}`;
}

/** Beside other degrees: `14`, `5 bajo cero`, `un grado`. */
export function describeBareDegrees(celsius: number, units: numbers.Units): string {
  const value = numbers.toSpokenTemperature(celsius, units);
  if (Math.abs(value) === 1) return describeDegrees(celsius, units);
  return value < 0 ? `${-value} bajo cero` : String(value);
}

/** To follow "en torno a": `los 8 grados`, but `un grado`. */
export function theDegrees(celsius: number, units: numbers.Units): string {
  const words = describeDegrees(celsius, units);
  return Math.abs(numbers.toSpokenTemperature(celsius, units)) === 1 ? words : `los ${words}`;
}

/** `3 y 8 grados`, `5 bajo cero y 2 grados`, `5 y 2 grados bajo cero`, `un grado bajo cero y 5 grados bajo cero`, `2 grados a 5 bajo cero`. */
export function describeRange(
  low: number,
  between: 'y' | 'a' | 'o',
  high: number,
  units: numbers.Units,
): string {
  const [first, second] = [
    numbers.toSpokenTemperature(low, units),
    numbers.toSpokenTemperature(high, units),
  ];
  if (first >= 0 && second < 0) {
    return `${describeDegrees(low, units)} ${between} ${describeBareDegrees(high, units)}`;
  }
  // "De uno a 4 grados" would be heard as by how much.
  const areBelowZero = first < -1 && second < -1;
  const start = areBelowZero ? countOf(-first) : describeBareDegrees(low, units);
  return `${start} ${between} ${describeDegrees(high, units)}`;
}

const countOf = (size: number) => (size === 1 ? 'uno' : String(size));

/** Of which either is as likely: `23 o 24 grados`. */
export function isEitherLikely(low: number, high: number, units: numbers.Units): boolean {
  const first = numbers.toSpokenTemperature(low, units);
  return first > 1 && numbers.toSpokenTemperature(high, units) === first + 1;
}

/** `entre 3 y 8 grados`. */
export function describeBetween(low: number, high: number, units: numbers.Units): string {
  return `entre ${describeRange(low, 'y', high, units)}`;
}

/** `60 kilómetros por hora`, from km/h. */
export const describeGust = createGust((speed, unit) => counted(speed, SPEEDS[unit]));

/** `de 34 kilómetros por hora`, `de hasta 34 kilómetros por hora`. */
export function ofSpeed(speed: number, upTo: boolean, { speed: unit }: numbers.Units): string {
  return `${upTo ? 'de hasta' : 'de'} ${counted(speed, SPEEDS[unit])}`;
}

const IT_FALLS: Verb = ['caerá', 'cae'];
const THEY_FALL: Verb = ['caerán', 'caen'];

/** `podrían caer`. */
export function mayFall(verb: Verb): string {
  return verb === THEY_FALL ? 'podrían caer' : 'podría caer';
}

/** `caerán` + `unos 6 milímetros`, `caerá` + `alrededor de media pulgada`; from mm or cm. */
export const describeAmount = numbers.createAmount(
  (amount): readonly [verb: Verb, what: string] => {
    const { depth, unit } = amount;
    if (unit === 'inches') return describeInches(amount);
    const [one, many] = DEPTHS[unit];
    const noun = whatFalls(amount);
    if (depth === 0) return [IT_FALLS, `menos de un ${one}${noun}`];
    return depth === 1
      ? [IT_FALLS, `alrededor de un ${one}${noun}`]
      : [THEY_FALL, `unos ${depth} ${many}${noun}`];
  },
);

/** After none, and after whole inches. */
const QUARTERS = [
  ['', ''],
  ['un cuarto de', ' y cuarto'],
  ['media', ' y media'],
  ['tres cuartos de', ' y tres cuartos'],
] as const;

/** Whole inches of snow; quarters of rain, from 2 inches on halves. */
function describeInches(amount: numbers.Amount): readonly [Verb, string] {
  const { of, depth } = amount;
  const noun = whatFalls(amount);
  const whole = Math.floor(depth);
  const [alone, added] = QUARTERS[Math.round((depth - whole) * 4)] ?? QUARTERS[0];
  if (depth === 0) {
    return [IT_FALLS, `menos de ${of === 'snow' ? 'una' : 'un cuarto de'} pulgada${noun}`];
  }
  if (amount.isTenth) return [IT_FALLS, `alrededor de una décima de pulgada${noun}`];
  if (whole === 0) return [IT_FALLS, `alrededor de ${alone} pulgada${noun}`];
  return whole === 1
    ? [IT_FALLS, `alrededor de una pulgada${added}${noun}`]
    : [THEY_FALL, `unas ${whole} pulgadas${added}${noun}`];
}

/** `grado`, `grados Fahrenheit`. */
function degreeWord(size: number, units: numbers.Units): string {
  const scale = numbers.scaleOf(units, ' Celsius', ' Fahrenheit');
  return `${size === 1 ? 'grado' : 'grados'}${scale}`;
}

function counted(value: number, [one, many]: Unit): string {
  return value === 1 ? one : `${value} ${many}`;
}
