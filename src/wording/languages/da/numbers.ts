import type { Temperature } from '../../plan/statement.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { NOUNS } from './fall.ts';
import { pluralsIn } from '../../intl.ts';

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilometer i timen',
  milesPerHour: 'miles i timen',
  metresPerSecond: 'meter i sekundet',
};

const plural = pluralsIn('da');

/** `minus én grad`, `8 grader`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `omkring 8 grader`. */
export function aroundWords(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && spokenTemperature(celsius, units) === 0;
  return isFreezing ? 'omkring frysepunktet' : `omkring ${degreesWords(celsius, units)}`;
}

/** To follow "temperaturer": `mellem 3 og 12 grader`. */
export function temperaturesWords(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `mellem ${rangeWords(temperature.low, 'og', temperature.high, units)}`;
    case 'change':
      return `fra ${rangeWords(temperature.from, 'til', temperature.to, units)}`;
    default:
      return aroundWords(temperature.value, units);
  }
}

/** `minus 3 og plus 2 grader`: beside a value below zero each names its sign. */
function rangeWords(from: number, between: 'og' | 'til', to: number, units: Units): string {
  const [first, second] = [spokenTemperature(from, units), spokenTemperature(to, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

/** `grader`, `grader fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = plural.select(Math.abs(value)) === 'one' ? 'grad' : 'grader';
  return namesScale ? `${degrees} ${temperature}` : degrees;
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number): string {
  const size = Math.abs(value) === 1 ? 'én' : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}

/** `op til 18 meter i sekundet`; from km/h. */
export function upToGust(gust: number, units: Units): string {
  return `op til ${signed(spokenGust(gust, units))} ${SPEEDS[units.speed]}`;
}

/** `omkring 5 millimeter regn`, `omkring én centimeter sne`; from mm or cm. */
export function amountWords(of: 'rain' | 'snow', amount: number, units: Units): string {
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  switch (units[of]) {
    case 'inches':
      return `${inchesWords(depth, of)} ${NOUNS[of]}`;
    case 'litresPerSquareMetre':
      return `omkring ${signed(depth)} liter ${NOUNS[of]} per kvadratmeter`;
    case 'millimetres':
      return `omkring ${signed(depth)} millimeter ${NOUNS[of]}`;
    case 'centimetres':
      return `omkring ${signed(depth)} centimeter ${NOUNS[of]}`;
  }
}

/** Whole inches of snow and halves of rain, as they are said: `omkring halvanden tomme`. */
function inchesWords(depth: number, of: 'rain' | 'snow'): string {
  const whole = Math.floor(depth);
  if (depth === 0) return of === 'snow' ? 'under en tomme' : 'under en halv tomme';
  if (depth === 0.5) return 'omkring en halv tomme';
  if (depth === 1.5) return 'omkring halvanden tomme';
  if (depth > whole) return `omkring ${whole} og en halv tomme`;
  return `omkring ${signed(whole)} ${plural.select(whole) === 'one' ? 'tomme' : 'tommer'}`;
}
