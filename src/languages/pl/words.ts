import type { WarningWords } from '../types.ts';
import { joinWords, withSequel } from '../../wording/grammar.ts';
import type { CourseStatement } from '../../wording/plan/statement.ts';
import * as skeleton from '../skeleton-sentences.ts';

/** Of what is to come, and of this moment. */
type Verb = readonly [future: string, present: string];

/** What can happen: `będzie` + `pochmurno`, and as a label; of what begins `zacznie padać`. */
export interface Words {
  verb: Verb;
  begins: string | null;
  /** Of what is over soon: `popada`. */
  briefly: string | null;
  rest: string;
  label: string;
}

const skyWords =
  (verb: Verb, begins: string | null = null, briefly: string | null = null) =>
  (rest: string, label: string = rest): Words => ({ verb, begins, briefly, rest, label });

export const IS: Verb = ['będzie', 'jest'];
const FALLS: Verb = ['będzie padać', 'pada'];
const PASSES: Verb = ['będzie przelotnie padać', 'przelotnie pada'];

const is = skyWords(IS);
/** What a noun names. */
const mist = skyWords(['będzie', 'jest']);
const clouds = skyWords(['zachmurzenie będzie', 'zachmurzenie jest']);
const last = skyWords(['będą', 'trwają'], 'nadejdą');
const falls = skyWords(FALLS, 'zacznie padać', 'popada');
const pours = skyWords(FALLS, 'zacznie padać');
/** `będzie mżyć`, `będzie intensywnie mżyć`. */
const drizzles = (label: string, how: string): Words => {
  const [future, present] = [joinWords(how, 'mżyć'), joinWords(how, 'mży')];
  return skyWords([`będzie ${future}`, present], `zacznie ${future}`)('', label);
};
const passes = skyWords(PASSES, 'zacznie przelotnie padać', 'przelotnie popada');
const passesHard = skyWords(PASSES, 'zacznie przelotnie padać');

const SKY: skeleton.SkyWords<Words> = {
  clear: is('słonecznie'),
  mostlyClear: is('pogodnie'),
  partlyCloudy: clouds('umiarkowane', 'umiarkowane zachmurzenie'),
  cloudy: clouds('duże', 'duże zachmurzenie'),
  overcast: is('pochmurno'),
  fog: mist('mgła'),
  rimeFog: mist('mgła osadzająca szadź'),
  lightDrizzle: drizzles('lekka mżawka', ''),
  drizzle: drizzles('mżawka', ''),
  heavyDrizzle: drizzles('intensywna mżawka', 'intensywnie'),
  lightFreezingDrizzle: falls('słaba marznąca mżawka'),
  heavyFreezingDrizzle: pours('intensywna marznąca mżawka'),
  lightRain: falls('słaby deszcz'),
  rain: falls('deszcz'),
  heavyRain: pours('silny deszcz'),
  abundantRain: falls('obfity deszcz'),
  lightFreezingRain: falls('słaby marznący deszcz'),
  freezingRain: falls('marznący deszcz'),
  lightSleet: falls('słaby deszcz ze śniegiem'),
  sleet: falls('deszcz ze śniegiem'),
  heavySleet: pours('silny deszcz ze śniegiem'),
  lightSnow: falls('słaby śnieg'),
  snow: falls('śnieg'),
  heavySnow: pours('intensywny śnieg'),
  lightShowers: passes('słaby deszcz', 'słaby przelotny deszcz'),
  showers: passes('deszcz', 'przelotny deszcz'),
  heavyShowers: passesHard('silny deszcz', 'silny przelotny deszcz'),
  lightSleetShowers: passes('słaby deszcz ze śniegiem', 'słaby przelotny deszcz ze śniegiem'),
  sleetShowers: passes('deszcz ze śniegiem', 'przelotny deszcz ze śniegiem'),
  heavySleetShowers: passesHard('silny deszcz ze śniegiem', 'silny przelotny deszcz ze śniegiem'),
  lightSnowShowers: passes('słaby śnieg', 'słaby przelotny śnieg'),
  snowShowers: passes('śnieg', 'przelotny śnieg'),
  heavySnowShowers: passesHard('intensywny śnieg', 'intensywny przelotny śnieg'),
  thunderstorm: last('burze'),
  severeThunderstorm: last('gwałtowne burze'),
};

const skies = skeleton.createSky(SKY, { clear: is('bezchmurnie') });
export const { selectSkyClassWords } = skies;

/** Where much of the time is overcast, the clouds are `duże`. */
const selectWords = (sky: skeleton.Sky): Words =>
  sky.leaning === 'duller' ? SKY.cloudy : skies.selectSkyWords(sky);

/** `nadal będzie padać` + `deszcz`, `znowu będzie padać`, `opady osłabną`. */
export const selectSkyWords = withSequel<Words>(selectWords, (words, sequel) => {
  if (sequel === 'weaker' || sequel === 'stronger') {
    const change = STRENGTH_CHANGES[sequel];
    return { ...words, verb: [change, change], rest: '' };
  }
  const [future, present] = words.verb;
  const again = sequel === 'continues' ? 'nadal' : 'znowu';
  const begins = words.begins && `${again} ${words.begins}`;
  const briefly = words.briefly && `${again} ${words.briefly}`;
  return { ...words, verb: [`${again} ${future}`, `${again} ${present}`], begins, briefly };
});

/** `będzie pochmurno`; of this moment `jest pochmurno`. */
export function selectVerbForm([future, present]: Verb, now: boolean): string {
  return now ? present : future;
}

/** `może padać silny deszcz`, `mogą wystąpić burze`, `prawdopodobnie będzie padać deszcz`. */
export function mayFall(sky: skeleton.Sky, certainty: CourseStatement['certainty']): string {
  const { verb, rest } = selectSkyWords(sky);
  if (certainty === 'likely') return joinWords('prawdopodobnie', verb[0], rest);
  const may = verb[0].replace(/\bbędzie/, 'może').replace(/\bbędą$/, 'mogą wystąpić');
  return joinWords(may, rest);
}

/** Of the same fall, which has no strength of its own then. */
export const STRENGTH_CHANGES = { weaker: 'opady osłabną', stronger: 'opady się nasilą' } as const;

/** The second of two falls: `mogą wystąpić burze`, `także burze`. */
export function alsoMayFall(sky: skeleton.Sky, certainty: CourseStatement['certainty']): string {
  return certainty === 'likely' ? `także ${selectSkyWords(sky).label}` : mayFall(sky, certainty);
}

export interface Extreme {
  noun: string;
  adverb: string;
}

export const EXTREMES: Readonly<Record<'heat' | 'frost', Extreme>> = {
  heat: { noun: 'upał', adverb: 'upalnie' },
  frost: { noun: 'silny mróz', adverb: 'bardzo mroźno' },
};

/** By Beaufort force, from the first that is worth saying. */
export const WINDS: skeleton.ForceWords = {
  5: 'dość silny wiatr',
  6: 'silny wiatr',
  7: 'bardzo silny wiatr',
  8: 'wichura',
  9: 'wichura',
  10: 'silna wichura',
  11: 'silna wichura',
  12: 'huragan',
};

/** Names of dangerous gusts from a Beaufort force on. */
export const STORM_GUSTS = [
  [12, 'huraganowe porywy wiatru'],
  [10, 'gwałtowne porywy wiatru'],
  [0, 'bardzo silne porywy wiatru'],
] as const;

/** What a wind is like that comes from there. */
export const DIRECTIONS: skeleton.Directions = {
  N: 'północny',
  NNE: 'północno-północno-wschodni',
  NE: 'północno-wschodni',
  ENE: 'wschodnio-północno-wschodni',
  E: 'wschodni',
  ESE: 'wschodnio-południowo-wschodni',
  SE: 'południowo-wschodni',
  SSE: 'południowo-południowo-wschodni',
  S: 'południowy',
  SSW: 'południowo-południowo-zachodni',
  SW: 'południowo-zachodni',
  WSW: 'zachodnio-południowo-zachodni',
  W: 'zachodni',
  WNW: 'zachodnio-północno-zachodni',
  NW: 'północno-zachodni',
  NNW: 'północno-północno-zachodni',
};

/** Where it comes from. */
export const FROM_DIRECTIONS: skeleton.Directions = {
  N: 'z północy',
  NNE: 'z kierunku północno-północno-wschodniego',
  NE: 'z północnego wschodu',
  ENE: 'z kierunku wschodnio-północno-wschodniego',
  E: 'ze wschodu',
  ESE: 'z kierunku wschodnio-południowo-wschodniego',
  SE: 'z południowego wschodu',
  SSE: 'z kierunku południowo-południowo-wschodniego',
  S: 'z południa',
  SSW: 'z kierunku południowo-południowo-zachodniego',
  SW: 'z południowego zachodu',
  WSW: 'z kierunku zachodnio-południowo-zachodniego',
  W: 'z zachodu',
  WNW: 'z kierunku zachodnio-północno-zachodniego',
  NW: 'z północnego zachodu',
  NNW: 'z kierunku północno-północno-zachodniego',
};

export const SHARES = skeleton.byShare('chwilami', 'okresami');

/** Thunderstorms do not come and go as clouds do: with the verb of what happens now and then. */
export const THUNDER_SHARES = skeleton.byShare('chwilami wystąpią', 'co jakiś czas wystąpią');

export const polishWarnings: WarningWords = {
  calledOff: 'Ostrzeżenie odwołane',
  severities: {
    1: 'Ostrzeżenie meteorologiczne 1. stopnia',
    2: 'Ostrzeżenie meteorologiczne 2. stopnia',
    3: 'Ostrzeżenie meteorologiczne 3. stopnia',
    4: 'Ostrzeżenie meteorologiczne 4. stopnia',
  },
  groups: {
    THUNDERSTORM: 'burze',
    WIND: 'wiatr',
    TORNADO: 'trąba powietrzna',
    RAIN: 'deszcz',
    HAIL: 'grad',
    SNOWFALL: 'opady śniegu',
    SNOWDRIFT: 'zawieje śnieżne',
    FOG: 'mgła',
    FROST: 'mróz',
    GLAZE: 'oblodzenie',
    THAW: 'odwilż',
    POWERLINEVIBRATION: 'drgania linii energetycznych',
    UV: 'promieniowanie UV',
    HEAT: 'upał',
  },
};
