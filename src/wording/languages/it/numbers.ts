import { joined } from '../../joined.ts';
import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'chilometri orari',
  milesPerHour: 'miglia orarie',
  metresPerSecond: 'metri al secondo',
};

/** A unit's name for one and for more, with what follows it. */
const RAINS: Record<Units['rain'], readonly [one: string, more: string, rest: string]> = {
  litresPerSquareMetre: ['litro', 'litri', ' per metro quadrato'],
  millimetres: ['millimetro', 'millimetri', ''],
  inches: ['pollice', 'pollici', ''],
};
const SNOWS: Record<Units['snow'], readonly [one: string, more: string, rest: string]> = {
  centimetres: ['centimetro', 'centimetri', ''],
  inches: ['pollice', 'pollici', ''],
};

/** `8 gradi`, `meno un grado`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value, 'un')} ${degreeWord(value, units)}`;
}

/** `intorno agli 8 gradi`, `intorno allo zero`; from °C. */
export function aroundWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  if (value === 0 && units.temperature === 'celsius') return 'intorno allo zero';
  return `intorno ${toThe(value)} ${degreesWords(celsius, units)}`;
}

/** `3 e 12 gradi`, `meno 3 e più 2 gradi`: beside a value below zero each names its sign. */
export function rangeWords(low: number, between: 'e' | 'a', high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first, 'uno')}`;
  const end = `${plusBeside(second, first)}${signed(second, 'un')}`;
  return `${start} ${between} ${end} ${degreeWord(second, units)}`;
}

/** `60 chilometri orari`; from km/h. */
export function gustWords(gust: number, units: Units): string {
  return `${spokenGust(gust, units)} ${SPEEDS[units.speed]}`;
}

/** `raffiche fino a 60 chilometri orari`. */
export function gustsUpTo(gust: number, units: Units): string {
  return `raffiche fino a ${gustWords(gust, units)}`;
}

/** `cadranno circa 5 millimetri di pioggia`, `cadrà circa un centimetro di neve`; from mm or cm. */
export function amountFalls(of: 'rain' | 'snow', amount: number, units: Units, inAll = ''): string {
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const isInches = units[of] === 'inches';
  const [one, more, rest] = of === 'snow' ? SNOWS[units.snow] : RAINS[units.rain];
  const whole = depth === 1 ? `circa un ${one}` : `circa ${depth} ${more}`;
  const isOne = depth === 1 || (isInches && depth < 2);
  const noun = of === 'snow' ? 'neve' : 'pioggia';
  const depthWords = isInches ? inchesWords(depth, of) : whole;
  return joined(isOne ? 'cadrà' : 'cadranno', inAll, depthWords, `di ${noun}${rest}`);
}

/** Whole inches of snow and halves of rain, as they are said. */
function inchesWords(depth: number, of: 'rain' | 'snow'): string {
  if (depth === 0) return of === 'snow' ? 'meno di un pollice' : 'meno di mezzo pollice';
  if (depth === 0.5) return 'circa mezzo pollice';
  const whole = Math.floor(depth);
  const words = whole === 1 ? 'circa un pollice' : `circa ${whole} pollici`;
  return depth > whole ? `${words} e mezzo` : words;
}

/** `agli 8`, `ai 5`, `a un`: the article that a number takes when it is read. */
function toThe(value: number): string {
  if (value <= 1) return 'a';
  const startsWithVowel = value === 8 || value === 11 || (value >= 80 && value < 90);
  return startsWithVowel ? 'agli' : 'ai';
}

/** `gradi`, `gradi Fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = Math.abs(value) === 1 ? 'grado' : 'gradi';
  if (!namesScale) return degrees;
  return `${degrees} ${temperature === 'celsius' ? 'Celsius' : 'Fahrenheit'}`;
}

function plusBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'più ' : '';
}

/** The word for one is `un` before its noun, and `uno` alone. */
function signed(value: number, one: 'un' | 'uno'): string {
  const size = Math.abs(value) === 1 ? one : String(Math.abs(value));
  return value < 0 ? `meno ${size}` : size;
}
