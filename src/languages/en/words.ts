import type { PollenNames } from '../../wording/language.ts';
import { findSkyClass } from '../../weather/state.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';

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

const SKY: skeleton.SkyWords<Words> = {
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

const SKY_AT_NIGHT: skeleton.NightWords<Words> = {
  clear: it('clear'),
  mostlyClear: it('mostly clear'),
};

/** In the United States sleet is ice pellets. */
const SKY_IN_US: skeleton.NightWords<Words> = {
  lightSleet: there('a light mix of rain and snow'),
  heavySleet: there('a heavy mix of rain and snow'),
  lightSleetShowers: many('light rain and snow showers'),
  heavySleetShowers: many('heavy rain and snow showers'),
};

export function selectSkyClassWords(
  sky: skeleton.SkyClass,
  night: boolean,
  country: Country,
): Words {
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

export const DIRECTIONS: skeleton.Directions = {
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

export const SHARES = skeleton.byShare('now and then', 'at times');

/** What stands after "on" instead of "in". */
export const { describePlace, placeAfter } = skeleton.createPlaces('in', 'on', [
  'Amrum', 'Baltrum', 'Borkum', 'Fehmarn', 'Heligoland', 'Hiddensee', 'Juist', 'Langeoog',
  'Norderney', 'Rügen', 'Sylt', 'Usedom', 'Wangerooge',
]); // prettier-ignore

export function selectSkyWords({ state, night }: skeleton.Sky, country: Country): Words {
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

const SPEEDS = numbers.bySpeed('kilometres an hour', 'miles per hour', 'metres per second');

/** `minus 1 degree`, `8 degrees`, `8 degrees Fahrenheit`. */
export const { describeDegrees, describeRange } = numbers.createDegrees({
  size: (size) => String(size),
  minus: 'minus',
  plus: 'plus',
  noun: (size) => (size === 1 ? 'degree' : 'degrees'),
  scales: ['Celsius', 'Fahrenheit'],
});

export const describeAround = numbers.createAround(
  'around freezing',
  (celsius, units) => `around ${describeDegrees(celsius, units)}`,
);

export const describeGust = skeleton.createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

/** `about 5 millimetres of rain`, `about half an inch of rain`; from mm or cm. */
export const describeAmount = numbers.createAmount((amount) => {
  const { of, depth, unit } = amount;
  if (unit === 'inches') return `${describeInches(amount)} of ${of}`;
  const name = unit === 'centimetres' ? 'centimetre' : 'millimetre';
  return `about ${depth} ${name}${depth === 1 ? '' : 's'} of ${of}`;
});

/** Whole inches of snow and halves of rain, as they are said. */
function describeInches({ of, whole, hasHalf }: numbers.Amount): string {
  if (whole === 0 && hasHalf) return 'about half an inch';
  if (whole === 0) return of === 'snow' ? 'less than an inch' : 'less than half an inch';
  if (hasHalf) return `about ${whole} and a half inches`;
  return `about ${whole} ${whole === 1 ? 'inch' : 'inches'}`;
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
