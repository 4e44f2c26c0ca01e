import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';

/** What is said of weather to come, the verb with its subject: it goes before or behind. */
export type Verb =
  'skinner solen' | 'bliver det' | 'regner det' | 'sner det' | 'falder der' | 'kommer der';

/** What can happen, in three pieces: `regner det` + `let`, and as a label. */
export type Words = readonly [verb: Verb, rest: string, label: string];

const be = (words: string, label = words): Words => ['bliver det', words, label];
const fall = (words: string): Words => ['falder der', words, words];
const come = (words: string): Words => ['kommer der', words, words];

export const SKY: Record<SkyClass, Words> = {
  clear: ['skinner solen', '', 'sol'],
  mostlyClear: be('let skyet'),
  partlyCloudy: be('delvist skyet'),
  cloudy: be('skyet'),
  overcast: be('overskyet'),
  fog: be('tåget', 'tåge'),
  rimeFog: come('rimtåge'),
  lightDrizzle: fall('let støvregn'),
  drizzle: fall('støvregn'),
  heavyDrizzle: fall('kraftig støvregn'),
  lightFreezingDrizzle: fall('let underafkølet støvregn'),
  heavyFreezingDrizzle: fall('kraftig underafkølet støvregn'),
  lightRain: ['regner det', 'let', 'let regn'],
  rain: ['regner det', '', 'regn'],
  heavyRain: ['regner det', 'kraftigt', 'kraftig regn'],
  lightFreezingRain: fall('let isslag'),
  freezingRain: fall('isslag'),
  lightSleet: fall('let slud'),
  heavySleet: fall('kraftig slud'),
  lightSnow: ['sner det', 'let', 'let snefald'],
  snow: ['sner det', '', 'snefald'],
  heavySnow: ['sner det', 'kraftigt', 'kraftigt snefald'],
  lightShowers: come('lette byger'),
  showers: come('byger'),
  heavyShowers: come('kraftige byger'),
  lightSleetShowers: come('lette sludbyger'),
  heavySleetShowers: come('kraftige sludbyger'),
  lightSnowShowers: come('lette snebyger'),
  heavySnowShowers: come('kraftige snebyger'),
  thunderstorm: come('tordenvejr'),
  severeThunderstorm: come('kraftigt tordenvejr'),
};

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = { clear: be('klart') };

/** By Beaufort force, from the first that is worth saying (DMI). */
export const WINDS: Readonly<Record<number, string>> = {
  5: 'frisk vind',
  6: 'hård vind',
  7: 'stiv kuling',
  8: 'hård kuling',
  9: 'stormende kuling',
  10: 'storm',
  11: 'stærk storm',
  12: 'orkan',
};

/** Names of dangerous gusts from a Beaufort force on (DMI). */
export const STORM_GUSTS = [[12, 'vindstød af orkanstyrke'], [10, 'vindstød af stormstyrke'], [0, 'kraftige vindstød']] as const; // prettier-ignore

export const DIRECTIONS: Record<CompassPoint, string> = {
  N: 'nord',
  NNE: 'nordnordøst',
  NE: 'nordøst',
  ENE: 'østnordøst',
  E: 'øst',
  ESE: 'østsydøst',
  SE: 'sydøst',
  SSE: 'sydsydøst',
  S: 'syd',
  SSW: 'sydsydvest',
  SW: 'sydvest',
  WSW: 'vestsydvest',
  W: 'vest',
  WNW: 'vestnordvest',
  NW: 'nordvest',
  NNW: 'nordnordvest',
};

export const SHARES: Record<Share, string> = { nowAndThen: 'af og til', atTimes: 'i perioder' };

/** What stands after "på" instead of "i": islands, and one town. */
export const AFTER_ON = new Set([
  'Agersø', 'Als', 'Amager', 'Amrum', 'Anholt', 'Bali', 'Bornholm', 'Christiansø', 'Cypern',
  'Endelave', 'Falster', 'Fanø', 'Fehmarn', 'Fejø', 'Femern', 'Frederiksberg', 'Fuerteventura',
  'Fur', 'Fyn', 'Færøerne', 'Føhr', 'Gotland', 'Gran Canaria', 'Helgoland', 'Hiddensee', 'Ibiza',
  'Island', 'Juist', 'Korsika', 'Kreta', 'La Palma', 'Langeland', 'Lanzarote', 'Lolland', 'Læsø',
  'Madeira', 'Mallorca', 'Malta', 'Mandø', 'Mors', 'Møn', 'Norderney', 'Orø', 'Rhodos', 'Rügen',
  'Rømø', 'Samsø', 'Sardinien', 'Sejerø', 'Sicilien', 'Sjælland', 'Strynø', 'Sylt', 'Tenerife',
  'Tunø', 'Tåsinge', 'Usedom', 'Ærø', 'Øland', 'Öland',
]); // prettier-ignore
