import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { counted, numeral, type Noun } from './numerals.ts';

const DEGREE: Noun = { one: 'un grad', many: 'grade' };

const SPEEDS: Record<Units['speed'], Noun> = {
  kilometresPerHour: { one: 'un kilometru pe oră', many: 'kilometri pe oră', masculine: true },
  milesPerHour: { one: 'o milă pe oră', many: 'mile pe oră' },
  metresPerSecond: { one: 'un metru pe secundă', many: 'metri pe secundă', masculine: true },
};

const INCH: Noun = { one: 'un inch', many: 'inchi', masculine: true };

const RAIN: Record<Units['rain'], Noun> = {
  litresPerSquareMetre: {
    one: 'un litru pe metru pătrat',
    many: 'litri pe metru pătrat',
    masculine: true,
  },
  millimetres: { one: 'un milimetru de ploaie', many: 'milimetri de ploaie', masculine: true },
  inches: INCH,
};

const SNOW: Record<Units['snow'], Noun> = {
  centimetres: { one: 'un centimetru de zăpadă', many: 'centimetri de zăpadă', masculine: true },
  inches: INCH,
};

/** `minus un grad`, `8 grade`, `20 de grade`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${value < 0 ? 'minus ' : ''}${counted(Math.abs(value), DEGREE)}${scaleName(units)}`;
}

/** Whether a verb before the degrees is in the singular: `va fi un grad`. */
export function isOneDegree(celsius: number, units: Units): boolean {
  return Math.abs(spokenTemperature(celsius, units)) === 1;
}

export function aroundWords(celsius: number, units: Units): string {
  return `în jur de ${degreesWords(celsius, units)}`;
}

/** `minus 3 și plus două grade`: beside a value below zero each names its sign. */
export function rangeWords(low: number, between: 'și' | 'la', high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = `${signBeside(first, second)}${numeral(Math.abs(first))}`;
  const end = `${second > 0 && first < 0 ? 'plus ' : ''}${degreesWords(high, units)}`;
  return `${start} ${between} ${end}`;
}

/** `70 de kilometri pe oră`; from km/h. */
export function gustWords(gust: number, units: Units): string {
  return counted(spokenGust(gust, units), SPEEDS[units.speed]);
}

/** `vor cădea aproximativ 24 de litri pe metru pătrat`; from mm or cm. */
export function amountFalls(of: 'rain' | 'snow', amount: number, units: Units): string {
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const falls = depth < 2 ? 'va cădea' : 'vor cădea';
  if (units[of] === 'inches') {
    return `${falls} ${inchesWords(depth, of)} de ${of === 'snow' ? 'zăpadă' : 'ploaie'}`;
  }
  const noun = of === 'snow' ? SNOW[units.snow] : RAIN[units.rain];
  return depth === 0
    ? `${falls} mai puțin de ${noun.one}`
    : `${falls} aproximativ ${counted(depth, noun)}`;
}

/** Whole inches of snow and halves of rain, as they are said. */
function inchesWords(depth: number, of: 'rain' | 'snow'): string {
  const whole = Math.floor(depth);
  const half = depth > whole;
  if (whole === 0 && half) return 'aproximativ o jumătate de inch';
  if (whole === 0) return `mai puțin de ${of === 'snow' ? INCH.one : 'o jumătate de inch'}`;
  return `aproximativ ${counted(whole, INCH)}${half ? ' și jumătate' : ''}`;
}

function signBeside(value: number, other: number): string {
  if (value < 0) return 'minus ';
  return value > 0 && other < 0 ? 'plus ' : '';
}

function scaleName({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celsius' : ' Fahrenheit';
}
