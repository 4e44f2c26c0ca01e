import { spokenGust, spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import type { Verb } from './words.ts';

type Unit = readonly [one: string, many: string];

const SPEEDS: Record<Units['speed'], Unit> = {
  kilometresPerHour: ['un kilómetro por hora', 'kilómetros por hora'],
  milesPerHour: ['una milla por hora', 'millas por hora'],
  metresPerSecond: ['un metro por segundo', 'metros por segundo'],
};

const SCALES: Record<Units['temperature'], string> = {
  celsius: 'Celsius',
  fahrenheit: 'Fahrenheit',
};

const RAIN: Record<Exclude<Units['rain'], 'inches'>, Unit> = {
  litresPerSquareMetre: ['litro por metro cuadrado', 'litros por metro cuadrado'],
  millimetres: ['milímetro de lluvia', 'milímetros de lluvia'],
};
const SNOW: Record<Exclude<Units['snow'], 'inches'>, Unit> = {
  centimetres: ['centímetro de nieve', 'centímetros de nieve'],
};

const NOUNS = { rain: 'lluvia', snow: 'nieve' };

/** `un grado`, `8 grados`, `3 grados bajo cero`; from °C. */
export function degreesWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  const size = Math.abs(value);
  const degrees = `${size === 1 ? 'un' : size} ${degreeWord(size, units)}`;
  return value < 0 ? `${degrees} bajo cero` : degrees;
}

/** How it feels: `un grado`, `menos 3 grados`. */
export function feltWords(celsius: number, units: Units): string {
  const value = spokenTemperature(celsius, units);
  return `${signed(value, 'un')} ${degreeWord(Math.abs(value), units)}`;
}

/** To follow "en torno a" and "rondarán": `los 8 grados`, but `un grado`. */
export function theDegrees(celsius: number, units: Units): string {
  const words = degreesWords(celsius, units);
  return Math.abs(spokenTemperature(celsius, units)) === 1 ? words : `los ${words}`;
}

/** `menos 3 y 2 grados`, `uno y 3 grados`. */
export function rangeWords(low: number, between: 'y' | 'a', high: number, units: Units): string {
  const [first, second] = [spokenTemperature(low, units), spokenTemperature(high, units)];
  const end = `${signed(second, 'un')} ${degreeWord(Math.abs(second), units)}`;
  return `${signed(first, 'uno')} ${between} ${end}`;
}

/** `entre 3 y 8 grados`. */
export function betweenWords(low: number, high: number, units: Units): string {
  return `entre ${rangeWords(low, 'y', high, units)}`;
}

/** `60 kilómetros por hora`, from km/h. */
export function gustWords(gust: number, units: Units): string {
  return counted(spokenGust(gust, units), SPEEDS[units.speed]);
}

const IT_FALLS: Verb = ['caerá', 'cae'];
const THEY_FALL: Verb = ['caerán', 'caen'];

/** `caerán` + `unos 6 milímetros de lluvia`, `caerá` + `alrededor de media pulgada de lluvia`; from mm or cm. */
export function amountWords(
  of: 'rain' | 'snow',
  amount: number,
  units: Units,
): readonly [verb: Verb, what: string] {
  const value = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const unit = metricUnit(of, units);
  if (!unit) return inchesWords(value, of);
  const [one, many] = unit;
  if (value === 0) return [IT_FALLS, `menos de un ${one}`];
  return value === 1 ? [IT_FALLS, `alrededor de un ${one}`] : [THEY_FALL, `unos ${value} ${many}`];
}

function metricUnit(of: 'rain' | 'snow', { rain, snow }: Units): Unit | null {
  if (of === 'snow') return snow === 'inches' ? null : SNOW[snow];
  return rain === 'inches' ? null : RAIN[rain];
}

/** Whole inches of snow and halves of rain, as they are said. */
function inchesWords(depth: number, of: 'rain' | 'snow'): readonly [verb: Verb, what: string] {
  const whole = Math.floor(depth);
  const half = depth > whole;
  const noun = NOUNS[of];
  if (whole === 0 && half) return [IT_FALLS, `alrededor de media pulgada de ${noun}`];
  if (whole === 0) {
    return [IT_FALLS, `menos de ${of === 'snow' ? 'una' : 'media'} pulgada de ${noun}`];
  }
  const andHalf = half ? ' y media' : '';
  return whole === 1
    ? [IT_FALLS, `alrededor de una pulgada${andHalf} de ${noun}`]
    : [THEY_FALL, `unas ${whole} pulgadas${andHalf} de ${noun}`];
}

/** `grado`, `grados Fahrenheit`. */
function degreeWord(size: number, { temperature, namesScale }: Units): string {
  const degrees = size === 1 ? 'grado' : 'grados';
  return namesScale ? `${degrees} ${SCALES[temperature]}` : degrees;
}

function signed(value: number, one: 'un' | 'uno'): string {
  const size = Math.abs(value) === 1 ? one : String(Math.abs(value));
  return value < 0 ? `menos ${size}` : size;
}

function counted(value: number, [one, many]: Unit): string {
  return value === 1 ? one : `${value} ${many}`;
}
