import type { Temperature } from '../../plan/statement.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilometer per uur',
  milesPerHour: 'mijl per uur',
  metresPerSecond: 'meter per seconde',
};

const SCALES: Record<Units['temperature'], string> = {
  celsius: 'Celsius',
  fahrenheit: 'Fahrenheit',
};

/** A depth of rain as it is said: halves of inches, whole others. */
const RAINS: Record<Units['rain'], (depth: number) => string> = {
  litresPerSquareMetre: (depth) => `ongeveer ${counted(depth)} liter regen per vierkante meter`,
  millimetres: (depth) => `ongeveer ${counted(depth)} millimeter regen`,
  inches: (depth) => `${inches(depth, 'minder dan een halve')} inch regen`,
};

const SNOWS: Record<Units['snow'], (depth: number) => string> = {
  centimetres: (depth) => `ongeveer ${counted(depth)} centimeter sneeuw`,
  inches: (depth) => `${inches(depth, 'minder dan een')} inch sneeuw`,
};

/** `één graad`, `min 2 graden`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `rond de 8 graden`, `rond het vriespunt`. */
export function aroundWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  if (value === 0 && units.temperature === 'celsius') return 'rond het vriespunt';
  return `rond ${Math.abs(value) === 1 ? '' : 'de '}${degreesWords(celsius, units)}`;
}

/** To follow "bij", or as a label: `8 graden`, `3 tot 5 graden`. */
export function spanOfDegrees(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return rangeWords(temperature.low, 'tot', temperature.high, units);
    case 'change':
      return rangeWords(temperature.from, 'tot', temperature.to, units);
    default:
      return degreesWords(temperature.value, units);
  }
}

/** `min 3 en plus 2 graden`: beside a value below zero each names its sign. */
export function rangeWords(
  low: number,
  between: 'en' | 'tot' | 'naar',
  high: number,
  units: Units,
): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

export function gustWords(gust: number, units: Units): string {
  return `${counted(spokenGust(gust, units))} ${SPEEDS[units.speed]}`;
}

/** `ongeveer 5 millimeter regen`, `ongeveer één centimeter sneeuw`; from mm or cm. */
export function amountWords(of: 'rain' | 'snow', amount: number, units: Units): string {
  return of === 'snow'
    ? SNOWS[units.snow](spokenSnow(amount, units))
    : RAINS[units.rain](spokenRain(amount, units));
}

/** `één`, `2`. */
export function counted(value: number): string {
  return value === 1 ? 'één' : String(value);
}

/** `ongeveer anderhalve`, before a unit that has no plural after numbers. */
function inches(depth: number, less: string): string {
  const whole = Math.floor(depth);
  if (depth === whole) return whole === 0 ? less : `ongeveer ${counted(whole)}`;
  if (whole === 0) return 'ongeveer een halve';
  return whole === 1 ? 'ongeveer anderhalve' : `ongeveer ${whole} en een halve`;
}

/** `graad`, `graden Fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = Math.abs(value) === 1 ? 'graad' : 'graden';
  return namesScale ? `${degrees} ${SCALES[temperature]}` : degrees;
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number): string {
  return value < 0 ? `min ${counted(-value)}` : counted(value);
}
