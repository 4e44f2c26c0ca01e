import { joinWords } from '../../wording/grammar.ts';
import * as numbers from '../skeleton-numbers.ts';
import * as skeleton from '../skeleton-sentences.ts';

/** A verb as of this moment, and of what is to come: `piove`, `pioverà`. */
interface Verb {
  now: string;
  later: string;
}

/** What can happen: `il cielo è` + `coperto`, `piove` + `forte`. */
interface Words {
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
const verbWords = (of: Verb, rest: string, label: string): Words => ({
  verb: of,
  rest,
  label,
  kind: 'verb',
});
const nounWords = (of: Verb, label: string, rest = label): Words => ({
  verb: of,
  rest,
  label,
  kind: 'noun',
});
/** With an adjective it takes its article: `cadrà una leggera pioggia gelata`. */
const some = (label: string): Words => nounWords(FALLS, label, `una ${label}`);
const many = (label: string): Words => nounWords(THERE_ARE, label);

const SKY: skeleton.SkyWords<Words> = {
  clear: { verb: THERE_IS, rest: 'il sole', label: 'soleggiato', kind: 'sky' },
  mostlyClear: sky('poco nuvoloso'),
  partlyCloudy: sky('parzialmente nuvoloso'),
  cloudy: sky('molto nuvoloso'),
  overcast: sky('coperto'),
  fog: nounWords(THERE_IS, 'nebbia'),
  rimeFog: nounWords(THERE_ARE, 'nebbia e brina'),
  lightDrizzle: some('leggera pioviggine'),
  drizzle: verbWords(DRIZZLES, '', 'pioviggine'),
  heavyDrizzle: some('fitta pioviggine'),
  lightFreezingDrizzle: some('leggera pioviggine gelata'),
  heavyFreezingDrizzle: some('fitta pioviggine gelata'),
  lightRain: verbWords(RAINS, 'leggermente', 'pioggia leggera'),
  rain: verbWords(RAINS, '', 'pioggia'),
  heavyRain: verbWords(RAINS, 'forte', 'forte pioggia'),
  lightFreezingRain: some('leggera pioggia gelata'),
  freezingRain: nounWords(FALLS, 'pioggia gelata'),
  lightSleet: some('leggera pioggia mista a neve'),
  heavySleet: some('forte pioggia mista a neve'),
  lightSnow: verbWords(SNOWS, 'leggermente', 'leggere nevicate'),
  snow: verbWords(SNOWS, '', 'nevicate'),
  heavySnow: verbWords(SNOWS, 'forte', 'forti nevicate'),
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

export const { selectSkyClassWords, selectSkyWords } = skeleton.createSky(SKY, {
  clear: sky('sereno'),
});

/** By Beaufort force, from the first that is worth saying; 6 is officially "fresco", as if it were cool. */
export const WINDS: skeleton.ForceWords = {
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

export const DIRECTIONS: skeleton.Directions = {
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

export const SHARES = skeleton.byShare('di tanto in tanto', 'a tratti');

/** `il cielo sarà coperto`; of this moment `il cielo è coperto`. */
export function clause({ verb, rest }: Words, now: boolean): string {
  return joinWords(now ? verb.now : verb.later, rest);
}

/** The same verb is not said twice: `il cielo sarà coperto, poi sereno`. */
export function clauseAfter(first: Words, { verb, rest }: Words, now: boolean): string {
  const isSame = verb === first.verb && rest !== '';
  return joinWords(isSame ? '' : verb[now ? 'now' : 'later'], rest);
}

/** `vento teso da ovest, con raffiche fino a 60 chilometri orari`; gusts from km/h. */
export function describeWind(
  name: string,
  direction: skeleton.CompassPoint | null,
  gust: number | null,
  units: numbers.Units,
): string {
  const wind = joinWords(name, direction && `da ${DIRECTIONS[direction]}`);
  return gust === null ? wind : `${wind}, con ${gustsUpTo(gust, units)}`;
}

const SPEEDS = numbers.bySpeed('chilometri orari', 'miglia orarie', 'metri al secondo');

/** A unit's name for one and for more, with what follows it. */
const DEPTHS = {
  litresPerSquareMetre: ['litro', 'litri', ' per metro quadrato'],
  millimetres: ['millimetro', 'millimetri', ''],
  centimetres: ['centimetro', 'centimetri', ''],
  inches: ['pollice', 'pollici', ''],
} as const;

/** `8 gradi`, `meno un grado`: the word for one is `un` before its noun, and `uno` alone. */
export const { describeDegrees, describeRange } = numbers.createDegrees({
  size: (size, alone) => (size === 1 ? (alone ? 'uno' : 'un') : String(size)),
  minus: 'meno',
  plus: 'più',
  noun: (size) => (size === 1 ? 'grado' : 'gradi'),
  scales: ['Celsius', 'Fahrenheit'],
});

/** `intorno agli 8 gradi`, `intorno allo zero`; from °C. */
export const describeAround = numbers.createAround(
  'intorno allo zero',
  (celsius, units, value) => `intorno ${toThe(value)} ${describeDegrees(celsius, units)}`,
);

/** `60 chilometri orari`; from km/h. */
export const describeGust = skeleton.createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

/** `raffiche fino a 60 chilometri orari`. */
export function gustsUpTo(gust: number, units: numbers.Units): string {
  return `raffiche fino a ${describeGust(gust, units)}`;
}

/** `cadranno circa 5 millimetri di pioggia`, `cadrà circa un centimetro di neve`; from mm or cm. */
export function amountFalls(
  of: 'rain' | 'snow',
  amount: number,
  units: numbers.Units,
  inAll = '',
): string {
  const [verb, words] = describeDepth(of, amount, units);
  return joinWords(verb, inAll, words);
}

const describeDepth = numbers.createAmount((amount) => {
  const { of, depth, unit } = amount;
  const [one, more, rest] = DEPTHS[unit];
  const whole = depth === 1 ? `circa un ${one}` : `circa ${depth} ${more}`;
  const isOne = depth === 1 || (unit === 'inches' && depth < 2);
  const noun = of === 'snow' ? 'neve' : 'pioggia';
  const words = unit === 'inches' ? describeInches(amount) : whole;
  return [isOne ? 'cadrà' : 'cadranno', `${words} di ${noun}${rest}`] as const;
});

/** Whole inches of snow and halves of rain, as they are said. */
function describeInches({ of, depth, whole, hasHalf }: numbers.Amount): string {
  if (depth === 0) return of === 'snow' ? 'meno di un pollice' : 'meno di mezzo pollice';
  if (depth === 0.5) return 'circa mezzo pollice';
  const words = whole === 1 ? 'circa un pollice' : `circa ${whole} pollici`;
  return hasHalf ? `${words} e mezzo` : words;
}

/** `agli 8`, `ai 5`, `a un`: the article that a number takes when it is read. */
function toThe(value: number): string {
  if (value <= 1) return 'a';
  const startsWithVowel = value === 8 || value === 11 || (value >= 80 && value < 90);
  return startsWithVowel ? 'agli' : 'ai';
}
