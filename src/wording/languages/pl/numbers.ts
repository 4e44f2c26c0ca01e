import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { genitive } from './numerals.ts';
import { pluralsIn } from '../../intl.ts';

/** After a number in the nominative or accusative, which are alike: `jeden` with its noun, 2, 5. */
type Counted = readonly [one: string, few: string, many: string];

const DEGREES: Counted = ['jeden stopień', 'stopnie', 'stopni'];

const SPEEDS: Record<Units['speed'], Counted> = {
  kilometresPerHour: ['jeden kilometr', 'kilometry', 'kilometrów'],
  milesPerHour: ['jedną milę', 'mile', 'mil'],
  metresPerSecond: ['jeden metr', 'metry', 'metrów'],
};
const PER: Record<Units['speed'], string> = {
  kilometresPerHour: 'na godzinę',
  milesPerHour: 'na godzinę',
  metresPerSecond: 'na sekundę',
};

const DEPTHS: Record<Units['rain'] | Units['snow'], Counted> = {
  litresPerSquareMetre: ['jeden litr', 'litry', 'litrów'],
  millimetres: ['jeden milimetr', 'milimetry', 'milimetrów'],
  centimetres: ['jeden centymetr', 'centymetry', 'centymetrów'],
  inches: ['jeden cal', 'cale', 'cali'],
};

const LESS_THAN_ONE: Record<Units['rain'] | Units['snow'], string> = {
  litresPerSquareMetre: 'niecały litr',
  millimetres: 'niecały milimetr',
  centimetres: 'niecały centymetr',
  inches: 'niecały cal',
};

const SMALL: Readonly<Record<number, string>> = { 0: 'zero', 1: 'jeden' };

const plurals = pluralsIn('pl');

/** `jeden stopień`, `minus 3 stopnie`, `12 stopni`; in the accusative, from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  const size = value === 0 ? 'zero stopni' : counted(Math.abs(value), DEGREES);
  return `${value < 0 ? 'minus ' : ''}${size}${scaleWords(units)}`;
}

/** `około ośmiu stopni`, `około zera`; from °C. */
export function aroundWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  const isFreezing = units.temperature === 'celsius' && value === 0;
  return isFreezing ? 'około zera' : `około ${signed(value)} ${degreeOf(value, units)}`;
}

/** `od minus trzech do plus jednego stopnia`: beside a value below zero each names its sign. */
export function rangeWords(low: number, high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  const end = `${plusBeside(second, first)}${signed(second)}`;
  return `od ${start} do ${end} ${degreeOf(second, units)}`;
}

/** `plus jeden, potem minus 2 stopnie`: two temperatures with a word between them, from °C. */
export function pairWords(from: number, between: string, to: number, units: Units): string {
  const [first, second] = [spokenTemperature(from, units), spokenTemperature(to, units)];
  const start = `${plusBeside(first, second)}${bare(first)}`;
  return `${start}, ${between} ${plusBeside(second, first)}${degreesWords(to, units)}`;
}

/** `70 kilometrów na godzinę`; from km/h. */
export function gustWords(gust: number, units: Units): string {
  return `${counted(spokenGust(gust, units), SPEEDS[units.speed])} ${PER[units.speed]}`;
}

/** `spadną mniej więcej 3 milimetry deszczu`; from mm or cm. */
export function amountFalls(of: 'rain' | 'snow', amount: number, units: Units): string {
  const unit = units[of];
  const value = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const what = of === 'snow' ? 'śniegu' : 'deszczu';
  const where = unit === 'litresPerSquareMetre' ? ' na metr kwadratowy' : '';
  const few = Number.isInteger(value) && plurals.select(value) === 'few';
  return `${few ? 'spadną' : 'spadnie'} ${depthWords(value, of, unit)} ${what}${where}`;
}

/** Of inches of rain, halves. */
function depthWords(value: number, of: 'rain' | 'snow', unit: keyof typeof DEPTHS): string {
  if (value === 0) {
    return of === 'rain' && unit === 'inches' ? 'niecałe pół cala' : LESS_THAN_ONE[unit];
  }
  const depth = Number.isInteger(value) ? counted(value, DEPTHS[unit]) : halfInches(value);
  return `mniej więcej ${depth}`;
}

/** `pół cala`, `półtora cala`, `2 i pół cala`. */
function halfInches(value: number): string {
  if (value === 0.5) return 'pół cala';
  return value === 1.5 ? 'półtora cala' : `${Math.floor(value)} i pół cala`;
}

function counted(size: number, [one, few, many]: Counted): string {
  switch (plurals.select(size)) {
    case 'one':
      return one;
    case 'few':
      return `${size} ${few}`;
    default:
      return `${size} ${many}`;
  }
}

/** In the accusative, before another that names what they count. */
function bare(value: number): string {
  const size = Math.abs(value);
  return `${value < 0 ? 'minus ' : ''}${SMALL[size] ?? size}`;
}

/** In the genitive. */
function signed(value: number): string {
  return `${value < 0 ? 'minus ' : ''}${genitive(Math.abs(value))}`;
}

function degreeOf(value: number, units: Units): string {
  return `${Math.abs(value) === 1 ? 'stopnia' : 'stopni'}${scaleWords(units)}`;
}

function scaleWords({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celsjusza' : ' Fahrenheita';
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : '';
}
