import type { CompassPoint } from '../../weather/atmosphere.ts';
import type { TimeShare, Sky } from '../../wording/plan/statement.ts';
import { type SkyClass, findSkyClass } from '../../wording/sky-class.ts';
import { joinWords } from '../../wording/grammar.ts';
import {
  toSpokenGust,
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import type { PollenNames } from '../../wording/language.ts';

/** Where words differ between the countries that speak English. */
export type Country = 'US' | 'GB';

/** What can happen: dry skies as `it` is `sunny`, all else as `there` is `light rain`. */
export interface Words {
  subject: 'it' | 'there';
  words: string;
  /** `there are showers`. */
  plural?: true;
}

const it = (words: string): Words => ({ subject: 'it', words });
const there = (words: string): Words => ({ subject: 'there', words });
const many = (words: string): Words => ({ subject: 'there', words, plural: true });

const SKY: Record<SkyClass, Words> = {
  clear: it('sunny'),
  mostlyClear: it('mostly sunny'),
  partlyCloudy: it('partly cloudy'),
  cloudy: it('cloudy'),
  overcast: it('overcast'),
  fog: there('fog'),
  rimeFog: there('freezing fog'),
  lightDrizzle: there('light drizzle'),
  drizzle: there('drizzle'),
  heavyDrizzle: there('heavy drizzle'),
  lightFreezingDrizzle: there('light freezing drizzle'),
  heavyFreezingDrizzle: there('heavy freezing drizzle'),
  lightRain: there('light rain'),
  rain: there('rain'),
  heavyRain: there('heavy rain'),
  lightFreezingRain: there('light freezing rain'),
  freezingRain: there('freezing rain'),
  lightSleet: there('light sleet'),
  heavySleet: there('heavy sleet'),
  lightSnow: there('light snow'),
  snow: there('snow'),
  heavySnow: there('heavy snow'),
  lightShowers: many('light showers'),
  showers: many('showers'),
  heavyShowers: many('heavy showers'),
  lightSleetShowers: many('light sleet showers'),
  heavySleetShowers: many('heavy sleet showers'),
  lightSnowShowers: many('light snow showers'),
  heavySnowShowers: many('heavy snow showers'),
  thunderstorm: many('thunderstorms'),
  severeThunderstorm: many('severe thunderstorms'),
};

const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: it('clear'),
  mostlyClear: it('mostly clear'),
};

/** In the United States sleet is ice pellets. */
const SKY_IN_US: Partial<Record<SkyClass, Words>> = {
  lightSleet: there('a light mix of rain and snow'),
  heavySleet: there('a heavy mix of rain and snow'),
  lightSleetShowers: many('light rain and snow showers'),
  heavySleetShowers: many('heavy rain and snow showers'),
};

export function selectSkyClassWords(sky: SkyClass, night: boolean, country: Country): Words {
  const atNight = night ? SKY_AT_NIGHT[sky] : undefined;
  const inUs = country === 'US' ? SKY_IN_US[sky] : undefined;
  return atNight ?? inUs ?? SKY[sky];
}

/**
 * By Beaufort force, from the first that is worth saying: Met Office names, and those of the
 * National Weather Service.
 */
export const WINDS: Record<Country, Readonly<Record<number, Words>>> = {
  GB: {
    5: there('a fresh wind'),
    6: there('a strong wind'),
    7: there('a very strong wind'),
    8: there('a gale'),
    9: there('a severe gale'),
    10: there('a storm-force wind'),
    11: there('a violent storm-force wind'),
    12: there('a hurricane-force wind'),
  },
  US: {
    5: it('breezy'),
    6: it('windy'),
    7: it('very windy'),
    8: many('strong winds'),
    9: many('strong winds'),
    10: many('damaging winds'),
    11: many('damaging winds'),
    12: many('hurricane-force winds'),
  },
};

/** Names of dangerous gusts from a Beaufort force on. */
export const STORM_GUSTS: Record<Country, readonly (readonly [number, string])[]> = {
  GB: [
    [12, 'hurricane-force gusts'],
    [10, 'storm-force gusts'],
    [0, 'gale-force gusts'],
  ],
  US: [
    [12, 'hurricane-force gusts'],
    [10, 'damaging gusts'],
    [0, 'strong gusts'],
  ],
};

export const DIRECTIONS: Record<CompassPoint, string> = {
  N: 'north',
  NNE: 'north-northeast',
  NE: 'northeast',
  ENE: 'east-northeast',
  E: 'east',
  ESE: 'east-southeast',
  SE: 'southeast',
  SSE: 'south-southeast',
  S: 'south',
  SSW: 'south-southwest',
  SW: 'southwest',
  WSW: 'west-southwest',
  W: 'west',
  WNW: 'west-northwest',
  NW: 'northwest',
  NNW: 'north-northwest',
};

export const SHARES: Record<TimeShare, string> = {
  nowAndThen: 'now and then',
  atTimes: 'at times',
};

/** What stands after "on" instead of "in". */
const ISLANDS = new Set([
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Heligoland', 'Hiddensee', 'Juist', 'Langeoog',
  'Norderney', 'Rügen', 'Sylt', 'Usedom', 'Wangerooge',
]); // prettier-ignore

export function selectSkyWords({ state, night }: Sky, country: Country): Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night, country);
}

/** `it'll be sunny`, `there'll be light rain`; of this moment `there's light rain`. */
export function clause({ subject, words, plural }: Words, now: boolean): string {
  if (subject === 'it') return `${itIs(now)} ${words}`;
  if (!now) return `there'll be ${words}`;
  return `${plural ? 'there are' : "there's"} ${words}`;
}

export function itIs(now: boolean): string {
  return now ? "it's" : "it'll be";
}

export function placeAfter(word: string, place: string): string {
  const isIn = ['in', 'on'].includes(word.toLowerCase());
  return isIn ? describePlace(place) : joinWords(word, place);
}

/** `in Cologne`, `on Sylt`; nothing where the place has no name. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  return `${ISLANDS.has(place) ? 'on' : 'in'} ${place}`;
}

const SPEEDS: Record<Units['speed'], string> = {
  kilometresPerHour: 'kilometres an hour',
  milesPerHour: 'miles per hour',
  metresPerSecond: 'metres per second',
};

/** `minus 1 degree`, `8 degrees`; from °C. */
export function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${signed(value)} ${degreeWord(value, units)}`;
}

/** `degrees`, `degrees Fahrenheit`. */
function degreeWord(value: number, { temperature, namesScale }: Units): string {
  const degrees = Math.abs(value) === 1 ? 'degree' : 'degrees';
  if (!namesScale) return degrees;
  return `${degrees} ${temperature === 'celsius' ? 'Celsius' : 'Fahrenheit'}`;
}

export function describeAround(celsius: number, units: Units): string {
  const isFreezing = units.temperature === 'celsius' && toSpokenTemperature(celsius, units) === 0;
  return isFreezing ? 'around freezing' : `around ${describeDegrees(celsius, units)}`;
}

/** `minus 3 and plus 2 degrees`: beside a value below zero each names its sign. */
export function describeRange(
  low: number,
  between: 'and' | 'to',
  high: number,
  units: Units,
): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const start = `${plusBeside(first, second)}${signed(first)}`;
  return `${start} ${between} ${plusBeside(second, first)}${signed(second)} ${degreeWord(second, units)}`;
}

export function describeGust(gust: number, units: Units): string {
  return `${toSpokenGust(gust, units)} ${SPEEDS[units.speed]}`;
}

/** `about 5 millimetres of rain`, `about half an inch of rain`; from mm or cm. */
export function describeAmount(of: 'rain' | 'snow', amount: number, units: Units): string {
  const unit = units[of];
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  if (unit === 'inches') return `${describeInches(depth, of)} of ${of}`;
  const name = unit === 'centimetres' ? 'centimetre' : 'millimetre';
  return `about ${depth} ${name}${depth === 1 ? '' : 's'} of ${of}`;
}

/** Whole inches of snow and halves of rain, as they are said. */
function describeInches(depth: number, of: 'rain' | 'snow'): string {
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

export const pollenNames: PollenNames = {
  Abies: 'fir',
  Acer: 'maple',
  Aesculus: 'horse chestnut',
  Alnus: 'alder',
  Alternaria: 'Alternaria',
  Ambrosia: 'ragweed',
  Artemisia: 'mugwort',
  Asteraceae: 'Compositae',
  Betula: 'birch',
  Carpinus: 'hornbeam',
  Castanea: 'chestnut',
  Chenopodium: 'goosefoot',
  Cladosporium: 'Cladosporium',
  Corylus: 'hazel',
  Cruciferae: 'cruciferous plants',
  Cupressaceae: 'cypress',
  Cyperaceae: 'sour grasses',
  Erica: 'heather',
  Fagus: 'beech',
  Fraxinus: 'ash',
  Fungus: 'mould',
  Galium: 'rennet',
  Humulus: 'hop',
  Impatiens: 'horseweed',
  Juglans: 'walnut',
  Larix: 'larch',
  Olea: 'olive',
  Picea: 'spruce',
  Pinaceae: 'pine family',
  Pinus: 'pine',
  Plantago: 'plantain',
  Platanus: 'sycamore',
  Poaceae: 'grasses',
  Populus: 'poplar',
  Quercus: 'oak',
  'Quercus ilex': 'holm oak',
  Rumex: 'sorrel',
  Salix: 'willow',
  Sambucus: 'elder',
  Secale: 'rye',
  Taxus: 'yew',
  Tilia: 'lime',
  Ulmus: 'elm',
  Urtica: 'nettle',
  Varia: 'others',
};
