import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';

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

export const SKY: Record<SkyClass, Words> = {
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

export const SKY_AT_NIGHT: Partial<Record<SkyClass, Words>> = { clear: theSkyIs('despejado') };

/** By Beaufort force (AEMET). */
export const WINDS: Readonly<Record<number, string>> = {
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

export const DIRECTIONS: Record<CompassPoint, string> = {
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

export const SHARES: Record<Share, string> = {
  nowAndThen: 'de vez en cuando',
  atTimes: 'a ratos',
};
