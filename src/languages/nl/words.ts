import type { CompassPoint } from '../../weather/atmosphere.ts';
import type { TimeShare, Sky, Temperature } from '../../wording/plan/statement.ts';
import { type SkyClass, findSkyClass } from '../../wording/sky-class.ts';
import { joinWords } from '../../wording/grammar.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';

/** What can happen, in three pieces: `valt er` + place + `lichte regen`, and as a label. */
type Words = readonly [verb: string, rest: string, label: string];

const is = (words: string): Words => ['is het', words, words];
const falls = (words: string): Words => ['valt er', words, words];
const fall = (words: string): Words => ['vallen er', words, words];

const SKY: Record<SkyClass, Words> = {
  clear: ['schijnt', 'de zon', 'zonnig'],
  mostlyClear: is('vrij zonnig'),
  partlyCloudy: is('half bewolkt'),
  cloudy: is('zwaar bewolkt'),
  overcast: is('geheel bewolkt'),
  fog: ['is het', 'mistig', 'mist'],
  rimeFog: ['hangt er', 'aanvriezende mist', 'aanvriezende mist'],
  lightDrizzle: falls('lichte motregen'),
  drizzle: falls('motregen'),
  heavyDrizzle: falls('dichte motregen'),
  lightFreezingDrizzle: falls('lichte onderkoelde motregen'),
  heavyFreezingDrizzle: falls('dichte onderkoelde motregen'),
  lightRain: falls('lichte regen'),
  rain: ['regent het', '', 'regen'],
  heavyRain: ['regent het', 'hard', 'zware regen'],
  lightFreezingRain: falls('lichte ijzel'),
  freezingRain: falls('ijzel'),
  lightSleet: falls('lichte natte sneeuw'),
  heavySleet: falls('veel natte sneeuw'),
  lightSnow: falls('lichte sneeuw'),
  snow: ['sneeuwt het', '', 'sneeuw'],
  heavySnow: ['sneeuwt het', 'hard', 'zware sneeuwval'],
  lightShowers: fall('lichte buien'),
  showers: fall('buien'),
  heavyShowers: fall('zware buien'),
  lightSleetShowers: fall('lichte buien met natte sneeuw'),
  heavySleetShowers: fall('zware buien met natte sneeuw'),
  lightSnowShowers: fall('lichte sneeuwbuien'),
  heavySnowShowers: fall('zware sneeuwbuien'),
  thunderstorm: ['is er', 'onweer', 'onweer'],
  severeThunderstorm: ['is er', 'zwaar onweer', 'zwaar onweer'],
};

const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: is('helder'),
  mostlyClear: is('licht bewolkt'),
};

/** By Beaufort force, from the first that is worth saying (KNMI); to follow an article. */
const WINDS: Readonly<Record<number, string>> = {
  5: 'vrij krachtige wind',
  6: 'krachtige wind',
  7: 'harde wind',
  8: 'stormachtige wind',
  9: 'storm',
  10: 'zware storm',
  11: 'zeer zware storm',
  12: 'orkaan',
};

/** Names of gusts from a Beaufort force on (KNMI). */
export const STORM_GUSTS = [[11, 'zeer zware windstoten'], [0, 'zware windstoten']] as const; // prettier-ignore

export const DIRECTIONS: Record<CompassPoint, string> = {
  N: 'noord',
  NNE: 'noordnoordoost',
  NE: 'noordoost',
  ENE: 'oostnoordoost',
  E: 'oost',
  ESE: 'oostzuidoost',
  SE: 'zuidoost',
  SSE: 'zuidzuidoost',
  S: 'zuid',
  SSW: 'zuidzuidwest',
  SW: 'zuidwest',
  WSW: 'westzuidwest',
  W: 'west',
  WNW: 'westnoordwest',
  NW: 'noordwest',
  NNW: 'noordnoordwest',
};

export const SHARES: Record<TimeShare, string> = {
  nowAndThen: 'af en toe',
  atTimes: 'geregeld',
};

/** What stands after "op" instead of "in". */
const ISLANDS = new Set([
  'Ameland', 'Aruba', 'Bali', 'Bonaire', 'Borkum', 'Corfu', 'Corsica', 'Cuba', 'Curaçao', 'Cyprus',
  'Formentera', 'Fuerteventura', 'Goeree-Overflakkee', 'Gran Canaria', 'Helgoland', 'Ibiza',
  'Jamaica', 'Kos', 'Kreta', 'La Palma', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta', 'Marken',
  'Menorca', 'Norderney', 'Rhodos', 'Rügen', 'Saba', 'Sardinië', 'Schiermonnikoog',
  'Schouwen-Duiveland', 'Sicilië', 'Sint Eustatius', 'Sint Maarten', 'Sylt', 'Tenerife',
  'Terschelling', 'Texel', 'Tholen', 'Urk', 'Vlieland', 'Walcheren',
]); // prettier-ignore

/** What the sky does, as verb and rest: `valt er` + `lichte regen`. */
export function predicate({ state, night }: Sky): [verb: string, rest: string] {
  const [verb, rest] = selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
  return [verb, rest];
}

/** The same verb is not said twice: `is het tot 12 uur mistig, daarna geheel bewolkt`. */
export function following(firstVerb: string, [verb, rest]: readonly [string, string]): string[] {
  return verb === firstVerb && rest !== '' ? [rest] : [verb, rest];
}

export function selectSkyClassWords(sky: SkyClass, night: boolean): Words {
  return (night ? SKY_AT_NIGHT[sky] : undefined) ?? SKY[sky];
}

/** By Beaufort force (KNMI); who asks about the wind wants to hear of a weak one, too. */
const FORCES: Readonly<Record<number, string>> = {
  1: 'zwakke wind',
  2: 'zwakke wind',
  3: 'matige wind',
  4: 'matige wind',
  ...WINDS,
};

/** `krachtige wind uit het zuidwesten`, without its article. */
export function describeWind(force: number, direction: CompassPoint | null): string {
  return joinWords(FORCES[force] ?? 'wind', direction && `uit het ${DIRECTIONS[direction]}en`);
}

export function placeAfter(word: string, place: string): string {
  const isIn = ['in', 'op'].includes(word.toLowerCase());
  return isIn ? describePlace(place) : joinWords(word, place);
}

/** `in Utrecht`, `op Texel`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  return `${ISLANDS.has(place) ? 'op' : 'in'} ${place}`;
}

/** `voor Utrecht`: whom a forecast is for. */
export function forPlace(place: string | null): string {
  return place === null ? '' : `voor ${place}`;
}

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
export function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `rond de 8 graden`, `rond het vriespunt`. */
export function describeAround(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  if (value === 0 && units.temperature === 'celsius') return 'rond het vriespunt';
  return `rond ${Math.abs(value) === 1 ? '' : 'de '}${describeDegrees(celsius, units)}`;
}

/** To follow "bij", or as a label: `8 graden`, `3 tot 5 graden`. */
export function spanOfDegrees(temperature: Temperature, units: Units): string {
  switch (temperature.form) {
    case 'range':
      return describeRange(temperature.low, 'tot', temperature.high, units);
    case 'change':
      return describeRange(temperature.from, 'tot', temperature.to, units);
    default:
      return describeDegrees(temperature.value, units);
  }
}

/** `min 3 en plus 2 graden`: beside a value below zero each names its sign. */
export function describeRange(
  low: number,
  between: 'en' | 'tot' | 'naar',
  high: number,
  units: Units,
): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

export function describeGust(gust: number, units: Units): string {
  return `${counted(toSpokenGust(gust, units))} ${SPEEDS[units.speed]}`;
}

/** `ongeveer 5 millimeter regen`, `ongeveer één centimeter sneeuw`; from mm or cm. */
export function describeAmount(of: 'rain' | 'snow', amount: number, units: Units): string {
  return of === 'snow'
    ? SNOWS[units.snow](toSpokenSnow(amount, units))
    : RAINS[units.rain](toSpokenRain(amount, units));
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
