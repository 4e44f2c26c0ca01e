import { joinWords } from '../../wording/grammar.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';

/** `habrá` of what is to come, `hay` of this moment. */
export type Verb = readonly [ahead: string, now: string];

/** What can happen: `lloverá` + `débilmente`, after "con" as `lluvia débil`, and as a label. */
export interface Words {
  verb: Verb;
  rest: string;
  noun: string;
  label: string;
  /** Nothing falls or drifts. */
  isDry: boolean;
}

export const THERE_IS: Verb = ['habrá', 'hay'];
const THE_SKY_IS: Verb = ['el cielo estará', 'el cielo está'];
const IT_IS_SUNNY: Verb = ['hará', 'hace'];
const IT_RAINS: Verb = ['lloverá', 'llueve'];
const IT_SNOWS: Verb = ['nevará', 'nieva'];

const theSkyIs = (words: string): Words => ({
  verb: THE_SKY_IS,
  rest: words,
  noun: `cielo ${words}`,
  label: words,
  isDry: true,
});
const thereIs = (noun: string): Words => ({
  verb: THERE_IS,
  rest: noun,
  noun,
  label: noun,
  isDry: false,
});
const falls = (verb: Verb, rest: string, noun: string): Words => ({
  verb,
  rest,
  noun,
  label: noun,
  isDry: false,
});

export const SKY: skeleton.SkyWords<Words> = {
  clear: { verb: IT_IS_SUNNY, rest: 'sol', noun: 'sol', label: 'soleado', isDry: true },
  mostlyClear: theSkyIs('poco nuboso'),
  partlyCloudy: { ...thereIs('intervalos nubosos'), isDry: true },
  cloudy: theSkyIs('muy nuboso'),
  overcast: theSkyIs('cubierto'),
  fog: thereIs('niebla'),
  rimeFog: thereIs('niebla helada'),
  lightDrizzle: thereIs('llovizna débil'),
  drizzle: thereIs('llovizna'),
  heavyDrizzle: thereIs('llovizna intensa'),
  lightFreezingDrizzle: thereIs('llovizna helada débil'),
  heavyFreezingDrizzle: thereIs('llovizna helada intensa'),
  lightRain: falls(IT_RAINS, 'débilmente', 'lluvia débil'),
  rain: falls(IT_RAINS, '', 'lluvia'),
  heavyRain: falls(IT_RAINS, 'con fuerza', 'lluvia fuerte'),
  lightFreezingRain: thereIs('lluvia helada débil'),
  freezingRain: thereIs('lluvia helada'),
  lightSleet: thereIs('aguanieve débil'),
  heavySleet: thereIs('aguanieve fuerte'),
  lightSnow: falls(IT_SNOWS, 'débilmente', 'nieve débil'),
  snow: falls(IT_SNOWS, '', 'nieve'),
  heavySnow: falls(IT_SNOWS, 'con fuerza', 'nieve fuerte'),
  lightShowers: thereIs('chubascos débiles'),
  showers: thereIs('chubascos'),
  heavyShowers: thereIs('chubascos fuertes'),
  lightSleetShowers: thereIs('chubascos de aguanieve'),
  heavySleetShowers: thereIs('chaparrones de aguanieve'),
  lightSnowShowers: thereIs('chubascos débiles de nieve'),
  heavySnowShowers: thereIs('chubascos fuertes de nieve'),
  thunderstorm: thereIs('tormentas'),
  severeThunderstorm: thereIs('tormentas fuertes'),
};

export const SKY_AT_NIGHT: skeleton.NightWords<Words> = { clear: theSkyIs('despejado') };

/** By Beaufort force (AEMET). */
export const WINDS: skeleton.ForceWords = {
  1: 'viento flojo',
  2: 'viento flojo',
  3: 'viento flojo',
  4: 'viento moderado',
  5: 'viento moderado',
  6: 'viento fuerte',
  7: 'viento fuerte',
  8: 'viento fuerte',
  9: 'viento muy fuerte',
  10: 'viento muy fuerte',
  11: 'viento muy fuerte',
  12: 'viento huracanado',
};

/** Names of gusts from a Beaufort force on (AEMET). */
export const GUSTS = [[12, 'rachas huracanadas'], [9, 'rachas muy fuertes'], [0, 'rachas fuertes']] as const; // prettier-ignore

export const DIRECTIONS: skeleton.Directions = {
  N: 'norte',
  NNE: 'nornoreste',
  NE: 'noreste',
  ENE: 'estenoreste',
  E: 'este',
  ESE: 'estesureste',
  SE: 'sureste',
  SSE: 'sursureste',
  S: 'sur',
  SSW: 'sursuroeste',
  SW: 'suroeste',
  WSW: 'oestesuroeste',
  W: 'oeste',
  WNW: 'oestenoroeste',
  NW: 'noroeste',
  NNW: 'nornoroeste',
};

export const SHARES = skeleton.byShare('de vez en cuando', 'a ratos');

/** `en La Coruña`; nothing where the place has no name. An article that is part of a name stays as it is. */
export function describePlace(place: string | null): string {
  return place === null ? '' : `en ${place}`;
}

/** `mañana en Valencia, `, but `mañana ` alone: what opens a sentence before its clause. */
export function closeOpening(time: string, place: string | null): string {
  return place === null ? `${time} ` : `${time} ${describePlace(place)}, `;
}

export function placeAfter(word: string, place: string): string {
  return joinWords(word, place);
}

type Unit = readonly [one: string, many: string];

const SPEEDS: Record<numbers.Units['speed'], Unit> = {
  kilometresPerHour: ['un kilómetro por hora', 'kilómetros por hora'],
  milesPerHour: ['una milla por hora', 'millas por hora'],
  metresPerSecond: ['un metro por segundo', 'metros por segundo'],
};

const SCALES: Record<numbers.Units['temperature'], string> = {
  celsius: 'Celsius',
  fahrenheit: 'Fahrenheit',
};

const DEPTHS = {
  litresPerSquareMetre: ['litro por metro cuadrado', 'litros por metro cuadrado'],
  millimetres: ['milímetro de lluvia', 'milímetros de lluvia'],
  centimetres: ['centímetro de nieve', 'centímetros de nieve'],
} as const;

const NOUNS = { rain: 'lluvia', snow: 'nieve' };

/** `un grado`, `8 grados`, `3 grados bajo cero`; from °C. */
export function describeDegrees(celsius: number, units: numbers.Units): string {
  const value = numbers.toSpokenTemperature(celsius, units);
  const size = Math.abs(value);
  const degrees = `${size === 1 ? 'un' : size} ${degreeWord(size, units)}`;
  return value < 0 ? `${degrees} bajo cero` : degrees;
}

/** How it feels: `un grado`, `menos 3 grados`. */
export function describeFelt(celsius: number, units: numbers.Units): string {
  const value = numbers.toSpokenTemperature(celsius, units);
  return `${signed(value, 'un')} ${degreeWord(Math.abs(value), units)}`;
}

/** To follow "en torno a" and "rondarán": `los 8 grados`, but `un grado`. */
export function theDegrees(celsius: number, units: numbers.Units): string {
  const words = describeDegrees(celsius, units);
  return Math.abs(numbers.toSpokenTemperature(celsius, units)) === 1 ? words : `los ${words}`;
}

/** `menos 3 y 2 grados`, `uno y 3 grados`. */
export function describeRange(
  low: number,
  between: 'y' | 'a',
  high: number,
  units: numbers.Units,
): string {
  const [first, second] = [
    numbers.toSpokenTemperature(low, units),
    numbers.toSpokenTemperature(high, units),
  ];
  const end = `${signed(second, 'un')} ${degreeWord(Math.abs(second), units)}`;
  return `${signed(first, 'uno')} ${between} ${end}`;
}

/** `entre 3 y 8 grados`. */
export function describeBetween(low: number, high: number, units: numbers.Units): string {
  return `entre ${describeRange(low, 'y', high, units)}`;
}

/** `60 kilómetros por hora`, from km/h. */
export const describeGust = skeleton.createGust((speed, unit) => counted(speed, SPEEDS[unit]));

const IT_FALLS: Verb = ['caerá', 'cae'];
const THEY_FALL: Verb = ['caerán', 'caen'];

/** `caerán` + `unos 6 milímetros de lluvia`, `caerá` + `alrededor de media pulgada de lluvia`; from mm or cm. */
export const describeAmount = numbers.createAmount(
  (amount): readonly [verb: Verb, what: string] => {
    const { depth, unit } = amount;
    if (unit === 'inches') return describeInches(amount);
    const [one, many] = DEPTHS[unit];
    if (depth === 0) return [IT_FALLS, `menos de un ${one}`];
    return depth === 1
      ? [IT_FALLS, `alrededor de un ${one}`]
      : [THEY_FALL, `unos ${depth} ${many}`];
  },
);

/** Whole inches of snow and halves of rain, as they are said. */
function describeInches({ of, whole, hasHalf: half }: numbers.Amount): readonly [Verb, string] {
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
function degreeWord(size: number, { temperature, namesScale }: numbers.Units): string {
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
