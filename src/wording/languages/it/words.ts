import type { CompassPoint } from '../../../weather/wind.ts';
import type { Share } from '../../plan/statement.ts';
import type { SkyClass } from '../../sky-class.ts';

/** A verb as of this moment, and of what is to come: `piove`, `pioverà`. */
export interface Verb {
  now: string;
  later: string;
}

/** What can happen: `il cielo è` + `coperto`, `piove` + `forte`. */
export interface Words {
  verb: Verb;
  rest: string;
  /** Without a verb, as a label: `pioggia leggera`. */
  label: string;
  /** A `sky` and what falls by a `verb` of its own, or as a `noun`; the labels of both can follow "con". */
  kind: 'sky' | 'verb' | 'noun';
}

export const THERE_IS: Verb = { now: "c'è", later: 'ci sarà' };
export const THERE_ARE: Verb = { now: 'ci sono', later: 'ci saranno' };
const THE_SKY_IS: Verb = { now: 'il cielo è', later: 'il cielo sarà' };
const RAINS: Verb = { now: 'piove', later: 'pioverà' };
const SNOWS: Verb = { now: 'nevica', later: 'nevicherà' };
const DRIZZLES: Verb = { now: 'pioviggina', later: 'piovigginerà' };
const FALLS: Verb = { now: 'cade', later: 'cadrà' };

const sky = (rest: string): Words => ({ verb: THE_SKY_IS, rest, label: rest, kind: 'sky' });
const verb = (of: Verb, rest: string, label: string): Words => ({
  verb: of,
  rest,
  label,
  kind: 'verb',
});
const noun = (of: Verb, label: string, rest = label): Words => ({
  verb: of,
  rest,
  label,
  kind: 'noun',
});
/** With an adjective it takes its article: `cadrà una leggera pioggia gelata`. */
const some = (label: string): Words => noun(FALLS, label, `una ${label}`);
const many = (label: string): Words => noun(THERE_ARE, label);

const SKY: Record<SkyClass, Words> = {
  clear: { verb: THERE_IS, rest: 'il sole', label: 'soleggiato', kind: 'sky' },
  mostlyClear: sky('poco nuvoloso'),
  partlyCloudy: sky('parzialmente nuvoloso'),
  cloudy: sky('molto nuvoloso'),
  overcast: sky('coperto'),
  fog: noun(THERE_IS, 'nebbia'),
  rimeFog: noun(THERE_ARE, 'nebbia e brina'),
  lightDrizzle: some('leggera pioviggine'),
  drizzle: verb(DRIZZLES, '', 'pioviggine'),
  heavyDrizzle: some('fitta pioviggine'),
  lightFreezingDrizzle: some('leggera pioviggine gelata'),
  heavyFreezingDrizzle: some('fitta pioviggine gelata'),
  lightRain: verb(RAINS, 'leggermente', 'pioggia leggera'),
  rain: verb(RAINS, '', 'pioggia'),
  heavyRain: verb(RAINS, 'forte', 'forte pioggia'),
  lightFreezingRain: some('leggera pioggia gelata'),
  freezingRain: noun(FALLS, 'pioggia gelata'),
  lightSleet: some('leggera pioggia mista a neve'),
  heavySleet: some('forte pioggia mista a neve'),
  lightSnow: verb(SNOWS, 'leggermente', 'leggere nevicate'),
  snow: verb(SNOWS, '', 'nevicate'),
  heavySnow: verb(SNOWS, 'forte', 'forti nevicate'),
  lightShowers: many('leggeri rovesci'),
  showers: many('rovesci'),
  heavyShowers: many('forti rovesci'),
  lightSleetShowers: many('leggeri rovesci misti a neve'),
  heavySleetShowers: many('forti rovesci misti a neve'),
  lightSnowShowers: many('leggeri rovesci di neve'),
  heavySnowShowers: many('forti rovesci di neve'),
  thunderstorm: many('temporali'),
  severeThunderstorm: many('forti temporali'),
};

const CLEAR_AT_NIGHT = sky('sereno');

export function skyWords(of: SkyClass, night: boolean): Words {
  return night && of === 'clear' ? CLEAR_AT_NIGHT : SKY[of];
}

/** By Beaufort force, from the first that is worth saying; 6 is officially "fresco", as if it were cool. */
export const WINDS: Readonly<Record<number, string>> = {
  5: 'vento teso',
  6: 'vento sostenuto',
  7: 'vento forte',
  8: 'vento di burrasca',
  9: 'vento di burrasca forte',
  10: 'vento di tempesta',
  11: 'vento di violenta tempesta',
  12: 'vento da uragano',
};

/** Names of gusts from a Beaufort force on. */
export const STORM_GUSTS = [[12, 'raffiche da uragano'], [10, 'raffiche di tempesta'], [0, 'raffiche di burrasca']] as const; // prettier-ignore

export const DIRECTIONS: Record<CompassPoint, string> = {
  N: 'nord',
  NNE: 'nord-nord-est',
  NE: 'nord-est',
  ENE: 'est-nord-est',
  E: 'est',
  ESE: 'est-sud-est',
  SE: 'sud-est',
  SSE: 'sud-sud-est',
  S: 'sud',
  SSW: 'sud-sud-ovest',
  SW: 'sud-ovest',
  WSW: 'ovest-sud-ovest',
  W: 'ovest',
  WNW: 'ovest-nord-ovest',
  NW: 'nord-ovest',
  NNW: 'nord-nord-ovest',
};

export const SHARES: Record<Share, string> = {
  nowAndThen: 'di tanto in tanto',
  atTimes: 'a tratti',
};
