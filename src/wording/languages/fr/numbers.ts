import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { pluralsIn } from '../../intl.ts';

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilomètres-heure',
  milesPerHour: "miles à l'heure",
  metresPerSecond: 'mètres par seconde',
};

const plurals = pluralsIn('fr');

/** `moins 1 degré`, `8 degrés`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `degrés`, `degrés Fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = counted('degré', Math.abs(value));
  if (!namesScale) return degrees;
  return `${degrees} ${temperature === 'celsius' ? 'Celsius' : 'Fahrenheit'}`;
}

/** `autour de 8 degrés`. */
export function aroundWords(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && spokenTemperature(celsius, units) === 0;
  return `autour de ${isFreezing ? 'zéro' : degreesWords(celsius, units)}`;
}

/** `moins 3 et plus 2 degrés`: beside a value below zero each names its sign. */
export function rangeWords(low: number, between: 'et' | 'à', high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

/** `70 kilomètres-heure`; from km/h. */
export function gustWords(gust: number, units: Units): string {
  return `${spokenGust(gust, units)} ${SPEEDS[units.speed]}`;
}

/** `environ 5 millimètres de pluie`, `environ un demi-pouce de pluie`; from mm or cm. */
export function amountWords(of: 'rain' | 'snow', amount: number, units: Units): string {
  return of === 'snow'
    ? snowWords(spokenSnow(amount, units), units.snow)
    : rainWords(spokenRain(amount, units), units.rain);
}

function rainWords(depth: number, unit: Units['rain']): string {
  switch (unit) {
    case 'litresPerSquareMetre':
      return `environ ${depth} ${counted('litre', depth)} de pluie par mètre carré`;
    case 'millimetres':
      return `environ ${depth} ${counted('millimètre', depth)} de pluie`;
    case 'inches':
      return `${halfInchesWords(depth)} de pluie`;
  }
}

function snowWords(depth: number, unit: Units['snow']): string {
  if (unit === 'centimetres') return `environ ${depth} ${counted('centimètre', depth)} de neige`;
  return depth === 0 ? "moins d'un pouce de neige" : `${halfInchesWords(depth)} de neige`;
}

/** Whole inches and halves, as they are said. */
function halfInchesWords(depth: number): string {
  const whole = Math.floor(depth);
  const half = depth > whole;
  if (whole === 0) return half ? 'environ un demi-pouce' : "moins d'un demi-pouce";
  return `environ ${whole} ${counted('pouce', whole)}${half ? ' et demi' : ''}`;
}

/** `degré`, `degrés`. */
function counted(noun: string, count: number): string {
  return plurals.select(count) === 'one' ? noun : `${noun}s`;
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number): string {
  return value < 0 ? `moins ${-value}` : String(value);
}
