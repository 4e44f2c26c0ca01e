import type { Temperature } from '../../plan/statement.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { pluralsIn } from '../../intl.ts';

/** What is measured where it has fallen. */
export const DEPTHS_OF = { rain: 'regn', snow: 'snö' } as const;

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilometer i timmen',
  milesPerHour: 'miles i timmen',
  metresPerSecond: 'meter per sekund',
};

const plural = pluralsIn('sv');

/** `minus en grad`, `8 grader`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `kring 8 grader`, `kring nollan`. */
function aroundWords(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && spokenTemperature(celsius, units) === 0;
  return `kring ${isFreezing ? 'nollan' : degreesWords(celsius, units)}`;
}

/** To follow "temperaturer": `mellan 3 och 12 grader`. */
export function temperaturesWords(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return `mellan ${rangeWords(temperature.low, 'och', temperature.high, units)}`;
    case 'change':
      return `från ${rangeWords(temperature.from, 'till', temperature.to, units)}`;
    default:
      return aroundWords(temperature.value, units);
  }
}

/** `minus 3 och plus 2 grader`: beside a value below zero each names its sign. */
function rangeWords(from: number, between: 'och' | 'till', to: number, units: Units): string {
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
  const size = Math.abs(value) === 1 ? 'en' : String(Math.abs(value));
  return value < 0 ? `minus ${size}` : size;
}

/** `upp till 18 meter per sekund`; from km/h. */
export function upToGust(gust: number, units: Units): string {
  return `upp till ${signed(spokenGust(gust, units))} ${SPEEDS[units.speed]}`;
}

/** `omkring 5 millimeter regn`, `omkring en centimeter snö`; from mm or cm. */
export function amountWords(of: 'rain' | 'snow', amount: number, units: Units): string {
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const what = DEPTHS_OF[of];
  switch (units[of]) {
    case 'inches':
      return `${inchesWords(depth, of)} ${what}`;
    case 'litresPerSquareMetre':
      return `omkring ${signed(depth)} liter ${what} per kvadratmeter`;
    case 'millimetres':
      return `omkring ${signed(depth)} millimeter ${what}`;
    case 'centimetres':
      return `omkring ${signed(depth)} centimeter ${what}`;
  }
}

/** Whole inches of snow and halves of rain, as they are said: `omkring en och en halv tum`. */
function inchesWords(depth: number, of: 'rain' | 'snow'): string {
  const whole = Math.floor(depth);
  if (depth === 0) return `mindre än en ${of === 'snow' ? '' : 'halv '}tum`;
  if (depth === 0.5) return 'omkring en halv tum';
  return `omkring ${signed(whole)} ${depth > whole ? 'och en halv ' : ''}tum`;
}
