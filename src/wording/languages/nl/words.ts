import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';

/** What can happen, in three pieces: `valt er` + place + `lichte regen`, and as a label. */
export type Words = readonly [verb: string, rest: string, label: string];

const is = (words: string): Words => ['is het', words, words];
const falls = (words: string): Words => ['valt er', words, words];
const fall = (words: string): Words => ['vallen er', words, words];

export const SKY: Record<SkyClass, Words> = {
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

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = {
  clear: is('helder'),
  mostlyClear: is('licht bewolkt'),
};

/** By Beaufort force, from the first that is worth saying (KNMI); to follow an article. */
export const WINDS: Readonly<Record<number, string>> = {
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

export const SHARES: Record<Share, string> = {
  nowAndThen: 'af en toe',
  atTimes: 'geregeld',
};

/** What stands after "op" instead of "in". */
export const ISLANDS = new Set([
  'Ameland', 'Aruba', 'Bali', 'Bonaire', 'Borkum', 'Corfu', 'Corsica', 'Cuba', 'Curaçao', 'Cyprus',
  'Formentera', 'Fuerteventura', 'Goeree-Overflakkee', 'Gran Canaria', 'Helgoland', 'Ibiza',
  'Jamaica', 'Kos', 'Kreta', 'La Palma', 'Lanzarote', 'Madeira', 'Mallorca', 'Malta', 'Marken',
  'Menorca', 'Norderney', 'Rhodos', 'Rügen', 'Saba', 'Sardinië', 'Schiermonnikoog',
  'Schouwen-Duiveland', 'Sicilië', 'Sint Eustatius', 'Sint Maarten', 'Sylt', 'Tenerife',
  'Terschelling', 'Texel', 'Tholen', 'Urk', 'Vlieland', 'Walcheren',
]); // prettier-ignore
