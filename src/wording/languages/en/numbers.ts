import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilometres an hour',
  milesPerHour: 'miles per hour',
  metresPerSecond: 'metres per second',
};

/** `minus 1 degree`, `8 degrees`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `degrees`, `degrees Fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = Math.abs(value) === 1 ? 'degree' : 'degrees';
  if (!namesScale) return degrees;
  return `${degrees} ${temperature === 'celsius' ? 'Celsius' : 'Fahrenheit'}`;
}

export function aroundWords(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && spokenTemperature(celsius, units) === 0;
  return isFreezing ? 'around freezing' : `around ${degreesWords(celsius, units)}`;
}

/** `minus 3 and plus 2 degrees`: beside a value below zero each names its sign. */
export function rangeWords(low: number, between: 'and' | 'to', high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

export function gustWords(gust: number, units: Units): string {
  return `${spokenGust(gust, units)} ${SPEEDS[units.speed]}`;
}

/** `about 5 millimetres of rain`, `about half an inch of rain`; from mm or cm. */
export function amountWords(of: 'rain' | 'snow', amount: number, units: Units): string {
  const unit = units[of];
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  if (unit === 'inches') return `${inchesWords(depth, of)} of ${of}`;
  const name = unit === 'centimetres' ? 'centimetre' : 'millimetre';
  return `about ${depth} ${name}${depth === 1 ? '' : 's'} of ${of}`;
}

/** Whole inches of snow and halves of rain, as they are said. */
function inchesWords(depth: number, of: 'rain' | 'snow'): string {
  const whole = Math.floor(depth);
  const half = depth > whole;
  if (whole === 0 && half) return 'about half an inch';
  if (whole === 0) return of === 'snow' ? 'less than an inch' : 'less than half an inch';
  if (half) return `about ${whole} and a half inches`;
  return `about ${whole} ${whole === 1 ? 'inch' : 'inches'}`;
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}

function signed(value: number): string {
  return value < 0 ? `minus ${-value}` : String(value);
}
