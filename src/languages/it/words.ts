import { joinWords, withSequel } from '../../wording/grammar.ts';
import * as numbers from '../skeleton-numbers.ts';
import type { CourseStatement } from '../../wording/plan/statement.ts';
import * as skeleton from '../skeleton-sentences.ts';
import { createGust } from '../../wording/units.ts';

/** A verb as of this moment, and of what is to come: `piove`, `pioverà`. */
interface Verb {
  now: string;
  later: string;
}

/** What can happen: `il cielo è` + `coperto`, `piove` + `intensamente`. */
interface Words {
  verb: Verb;
  rest: string;
  /** Without a verb, as a label: `pioggia debole`; what is no sky can follow "con". */
  label: string;
  kind: 'bright' | 'cloudy' | 'fog' | 'wet';
  /** After "con" of what comes now and then: `qualche rovescio`. */
  few: string | null;
}

export const THERE_IS: Verb = { now: "c'è", later: 'ci sarà' };
export const THERE_ARE: Verb = { now: 'ci sono', later: 'ci saranno' };
const THE_SKY_IS: Verb = { now: 'il cielo è', later: 'il cielo sarà' };
const RAINS: Verb = { now: 'piove', later: 'pioverà' };
const SNOWS: Verb = { now: 'nevica', later: 'nevicherà' };
const DRIZZLES: Verb = { now: 'pioviggina', later: 'piovigginerà' };
const FALLS: Verb = { now: 'cade', later: 'cadrà' };

const sky = (rest: string, kind: Words['kind'] = 'cloudy'): Words => ({
  verb: THE_SKY_IS,
  rest,
  label: rest,
  kind,
  few: null,
});
const falls = (verb: Verb, rest: string, label: string, few: string | null = null): Words => ({
  verb,
  rest,
  label,
  kind: 'wet',
  few,
});
const fog = (label: string, few: string): Words => ({
  verb: THERE_IS,
  rest: label,
  label,
  kind: 'fog',
  few,
});
const goOn = (toFall: string): Verb => ({ now: `continua a ${toFall}`, later: `continuerà a ${toFall}` }); // prettier-ignore
const GOES_ON: ReadonlyMap<Verb, Verb> = new Map([
  [RAINS, goOn('piovere')],
  [SNOWS, goOn('nevicare')],
  [DRIZZLES, goOn('piovigginare')],
]);
const MAY: ReadonlyMap<Verb, string> = new Map([
  ...[...GOES_ON.values()].map(
    (verb) => [verb, verb.later.replace('continuerà', 'potrebbe continuare')] as const,
  ),
  [THERE_IS, 'potrebbe esserci'],
  [THERE_ARE, 'potrebbero esserci'],
  [RAINS, 'potrebbe piovere'],
  [SNOWS, 'potrebbe nevicare'],
  [DRIZZLES, 'potrebbe piovigginare'],
  [FALLS, 'potrebbe cadere'],
]);

const PROBABLY: ReadonlyMap<Verb, string> = new Map([
  ...[...GOES_ON.values()].map(
    (verb) => [verb, verb.later.replace('continuerà', 'è probabile che continui')] as const,
  ),
  [THERE_IS, 'è probabile'],
  [THERE_ARE, 'sono probabili'],
  [RAINS, 'è probabile che piova'],
  [SNOWS, 'è probabile che nevichi'],
  [DRIZZLES, 'è probabile che pioviggini'],
  [FALLS, 'è probabile'],
]);

/** `potrebbe piovere intensamente`, `potrebbero esserci temporali`, `sono probabili temporali`. */
export function mayFall({ verb, rest }: Words, certainty: CourseStatement['certainty']): string {
  const verbs = certainty === 'likely' ? PROBABLY : MAY;
  return joinWords(verbs.get(verb) ?? null, rest);
}

/** With an adjective it takes its article: `cadrà una debole pioggia congelante`. */
const some = (label: string, few: string | null = null) => falls(FALLS, `una ${label}`, label, few);
const many = (label: string, few: string) => falls(THERE_ARE, label, label, few);
const sleety = (label: string, few: string) =>
  many(`${label} di pioggia mista a neve`, `${few} di pioggia mista a neve`);

const SKY: skeleton.SkyWords<Words> = {
  clear: { verb: THERE_IS, rest: 'il sole', label: 'soleggiato', kind: 'bright', few: null },
  mostlyClear: sky('poco nuvoloso', 'bright'),
  partlyCloudy: sky('parzialmente nuvoloso'),
  cloudy: sky('molto nuvoloso'),
  overcast: sky('coperto'),
  fog: fog('nebbia', 'banchi di nebbia'),
  rimeFog: fog('nebbia congelante', 'banchi di nebbia congelante'),
  lightDrizzle: falls(DRIZZLES, '', 'debole pioviggine'),
  drizzle: falls(DRIZZLES, '', 'pioviggine'),
  heavyDrizzle: some('fitta pioviggine'),
  lightFreezingDrizzle: some('debole pioviggine congelante'),
  heavyFreezingDrizzle: some('fitta pioviggine congelante'),
  lightRain: falls(THERE_IS, 'pioggia debole', 'pioggia debole', 'qualche debole pioggia'),
  rain: falls(RAINS, '', 'pioggia', 'qualche pioggia'),
  heavyRain: falls(RAINS, 'intensamente', 'pioggia intensa', 'qualche pioggia intensa'),
  abundantRain: falls(RAINS, 'abbondantemente', 'pioggia abbondante', 'qualche pioggia abbondante'),
  lightFreezingRain: some('debole pioggia congelante'),
  freezingRain: falls(FALLS, 'pioggia congelante', 'pioggia congelante'),
  lightSleet: some('debole pioggia mista a neve'),
  sleet: falls(FALLS, 'pioggia mista a neve', 'pioggia mista a neve'),
  heavySleet: some('forte pioggia mista a neve'),
  lightSnow: many('deboli nevicate', 'qualche debole nevicata'),
  snow: falls(SNOWS, '', 'nevicate', 'qualche nevicata'),
  heavySnow: falls(SNOWS, 'intensamente', 'forti nevicate', 'qualche forte nevicata'),
  lightShowers: many('deboli rovesci', 'qualche debole rovescio'),
  showers: many('rovesci', 'qualche rovescio'),
  heavyShowers: many('forti rovesci', 'qualche forte rovescio'),
  lightSleetShowers: sleety('deboli rovesci', 'qualche debole rovescio'),
  sleetShowers: sleety('rovesci', 'qualche rovescio'),
  heavySleetShowers: sleety('forti rovesci', 'qualche forte rovescio'),
  lightSnowShowers: many('deboli rovesci di neve', 'qualche debole rovescio di neve'),
  snowShowers: many('rovesci di neve', 'qualche rovescio di neve'),
  heavySnowShowers: many('forti rovesci di neve', 'qualche forte rovescio di neve'),
  thunderstorm: many('temporali', 'qualche temporale'),
  severeThunderstorm: many('forti temporali', 'qualche forte temporale'),
};

const skies = skeleton.createSky(SKY, { clear: sky('sereno', 'bright') });
export const { selectSkyClassWords } = skies;

/** `continuerà a piovere`, `ci saranno` + `altri rovesci`, `pioverà` + `di nuovo`. */
export const selectSkyWords = withSequel<Words>(skies.selectSkyWords, (words, sequel, isSnow) => {
  const { verb, rest, label } = words;
  if (sequel === 'weaker' || sequel === 'stronger') {
    const noun = isSnow ? 'la nevicata' : 'la pioggia';
    const change = sequel === 'weaker' ? 'si attenuerà' : 'si intensificherà';
    return { ...words, verb: { now: noun, later: noun }, rest: change };
  }
  const again = sequel === 'continues' ? 'ancora' : 'di nuovo';
  if (words.kind !== 'wet') {
    return { ...words, rest: joinWords(again, rest), label: `ancora ${label}`, few: null };
  }
  const more = `${other(label)} ${label}`;
  if (!GOES_ON.has(verb)) return { ...words, rest: more, label: more, few: null };
  const goesOn = sequel === 'continues' ? GOES_ON.get(verb) : undefined;
  const told = goesOn ? rest : joinWords(again, rest);
  return { ...words, verb: goesOn ?? verb, rest: told, label: more, few: null };
});

/** `altri` + `temporali`, `altre` + `nevicate`, `altra` + `pioggia`. */
function other(label: string): string {
  if (/(?:rovesci|temporali)(?![a-z])/.test(label)) return 'altri';
  return label.endsWith('nevicate') ? 'altre' : 'altra';
}

export type ItalianSkyWords = ReturnType<typeof selectSkyWords>;

/** Whether the sky itself is another one for some time, with a clause of its own. */
export function isTurned(background: ItalianSkyWords, passing: ItalianSkyWords): boolean {
  return background.kind === 'fog'
    ? passing.kind === 'bright'
    : background.kind === 'bright' && passing.kind === 'cloudy';
}

/** How much harder the same falls for some time: `intensamente`. */
export const findHarder = (background: ItalianSkyWords, { verb, rest }: ItalianSkyWords) =>
  verb === background.verb && GOES_ON.has(verb) ? rest : '';

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

// prettier-ignore
export const DIRECTIONS: skeleton.Directions = {
  N: 'nord', NNE: 'nord-nord-est', NE: 'nord-est', ENE: 'est-nord-est', E: 'est',
  ESE: 'est-sud-est', SE: 'sud-est', SSE: 'sud-sud-est', S: 'sud', SSW: 'sud-sud-ovest',
  SW: 'sud-ovest', WSW: 'ovest-sud-ovest', W: 'ovest', WNW: 'ovest-nord-ovest', NW: 'nord-ovest',
  NNW: 'nord-nord-ovest',
};

export const SHARES = skeleton.byShare('a tratti', 'a tratti');

/** After heat or frost: `cielo coperto`; the sun of a day, too, is in a `cielo sereno`. */
export function besideExtreme({ verb, rest }: Words): string {
  return `cielo ${verb === THE_SKY_IS ? rest : 'sereno'}`;
}

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

const SPEEDS = numbers.bySpeed('chilometri orari', 'miglia orarie', 'metri al secondo', 'nodi');

/** `a 34 chilometri orari`, `fino a 34 chilometri orari`. */
export function atSpeed(speed: number, upTo: boolean, { speed: unit }: numbers.Units): string {
  return `${upTo ? 'fino a' : 'a'} ${speed} ${SPEEDS[unit]}`;
}

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
export const describeGust = createGust((speed, unit) => `${speed} ${SPEEDS[unit]}`);

/** `raffiche fino a 60 chilometri orari`. */
export function gustsUpTo(gust: number, units: numbers.Units): string {
  return `raffiche fino a ${describeGust(gust, units)}`;
}

/** `agli 8`, `ai 5`, `a un`: the article that a number takes when it is read. */
function toThe(value: number): string {
  if (value <= 1) return 'a';
  return articleOf(value) === 'gli' ? 'agli' : 'ai';
}

/** `gli 8`, `i 5`. */
function articleOf(value: number): 'gli' | 'i' {
  const startsWithVowel = value === 8 || value === 11 || (value >= 80 && value < 90);
  return startsWithVowel ? 'gli' : 'i';
}

/** `tra i 18 e i 23 gradi`; numbers below two have no article: `tra meno 3 e più 2 gradi`. */
export function describeBetween(low: number, high: number, units: numbers.Units): string {
  const [from, to] = [low, high].map((value) => numbers.toSpokenTemperature(value, units));
  if (from === undefined || to === undefined || from < 2) {
    return `tra ${describeRange(low, 'e', high, units)}`;
  }
  return `tra ${articleOf(from)} ${from} e ${articleOf(to)} ${describeDegrees(high, units)}`;
}

/** `14`, `meno 3`, but `un grado`: a temperature beside another one. */
export function describeNumber(celsius: number, units: numbers.Units): string {
  const value = numbers.toSpokenTemperature(celsius, units);
  if (Math.abs(value) <= 1) return describeDegrees(celsius, units);
  return value < 0 ? `meno ${-value}` : String(value);
}

/** `il 72 per cento`; after "di" `del 72 per cento`, `dell'80 per cento`, `dello 0 per cento`. */
export function describePercent(percent: number, preposition?: 'di'): string {
  const article =
    percent === 0 ? 'lo ' : articleOf(percent) === 'gli' || percent === 1 ? "l'" : 'il ';
  if (!preposition) return `${article}${percent} per cento`;
  return `${article === 'il ' ? 'del ' : `del${article}`}${percent} per cento`;
}
