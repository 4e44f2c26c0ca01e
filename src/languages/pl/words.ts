import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-sentences.ts';

/** Of what is to come, and of this moment. */
type Verb = readonly [future: string, present: string];

/** What can happen: `będzie` + `pochmurno`, and as a label. */
export interface Words {
  verb: Verb;
  rest: string;
  label: string;
}

const skyWords =
  (verb: Verb) =>
  (rest: string, label: string = rest): Words => ({ verb, rest, label });

export const IS: Verb = ['będzie', 'jest'];

const is = skyWords(IS);
const clouds = skyWords(['zachmurzenie będzie', 'zachmurzenie jest']);
const last = skyWords(['będą', 'trwają']);
const falls = skyWords(['będzie padać', 'pada']);
const passes = skyWords(['popada', 'pada']);

const SKY: skeleton.SkyWords<Words> = {
  clear: is('słonecznie'),
  mostlyClear: is('pogodnie'),
  partlyCloudy: clouds('umiarkowane', 'umiarkowane zachmurzenie'),
  cloudy: clouds('duże', 'duże zachmurzenie'),
  overcast: is('pochmurno'),
  fog: is('mglisto', 'mgła'),
  rimeFog: is('mgła osadzająca szadź'),
  lightDrizzle: falls('słaba mżawka'),
  drizzle: falls('mżawka'),
  heavyDrizzle: falls('gęsta mżawka'),
  lightFreezingDrizzle: falls('słaba marznąca mżawka'),
  heavyFreezingDrizzle: falls('gęsta marznąca mżawka'),
  lightRain: falls('słaby deszcz'),
  rain: falls('deszcz'),
  heavyRain: falls('silny deszcz'),
  lightFreezingRain: falls('słaby marznący deszcz'),
  freezingRain: falls('marznący deszcz'),
  lightSleet: falls('słaby deszcz ze śniegiem'),
  heavySleet: falls('silny deszcz ze śniegiem'),
  lightSnow: falls('słaby śnieg'),
  snow: falls('śnieg'),
  heavySnow: falls('gęsty śnieg'),
  lightShowers: passes('słaby przelotny deszcz'),
  showers: passes('przelotny deszcz'),
  heavyShowers: passes('silny przelotny deszcz'),
  lightSleetShowers: passes('słaby przelotny deszcz ze śniegiem'),
  heavySleetShowers: passes('silny przelotny deszcz ze śniegiem'),
  lightSnowShowers: passes('słaby przelotny śnieg'),
  heavySnowShowers: passes('gęsty przelotny śnieg'),
  thunderstorm: last('burze'),
  severeThunderstorm: last('gwałtowne burze'),
};

export const { selectSkyClassWords, selectSkyWords } = skeleton.createSky(SKY, {
  clear: is('bezchmurnie'),
});

/** `będzie pochmurno`; of this moment `jest pochmurno`. */
export function selectVerbForm([future, present]: Verb, now: boolean): string {
  return now ? present : future;
}

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

/** What a wind is like that comes from there, and where it comes from. */
export const DIRECTIONS: skeleton.Directions<readonly [adjective: string, from: string]> = {
  N: ['północny', 'z północy'],
  NNE: ['północno-północno-wschodni', 'z kierunku północno-północno-wschodniego'],
  NE: ['północno-wschodni', 'z północnego wschodu'],
  ENE: ['wschodnio-północno-wschodni', 'z kierunku wschodnio-północno-wschodniego'],
  E: ['wschodni', 'ze wschodu'],
  ESE: ['wschodnio-południowo-wschodni', 'z kierunku wschodnio-południowo-wschodniego'],
  SE: ['południowo-wschodni', 'z południowego wschodu'],
  SSE: ['południowo-południowo-wschodni', 'z kierunku południowo-południowo-wschodniego'],
  S: ['południowy', 'z południa'],
  SSW: ['południowo-południowo-zachodni', 'z kierunku południowo-południowo-zachodniego'],
  SW: ['południowo-zachodni', 'z południowego zachodu'],
  WSW: ['zachodnio-południowo-zachodni', 'z kierunku zachodnio-południowo-zachodniego'],
  W: ['zachodni', 'z zachodu'],
  WNW: ['zachodnio-północno-zachodni', 'z kierunku zachodnio-północno-zachodniego'],
  NW: ['północno-zachodni', 'z północnego zachodu'],
  NNW: ['północno-północno-zachodni', 'z kierunku północno-północno-zachodniego'],
};

export const SHARES = skeleton.byShare('chwilami', 'okresami');

/** What a name would have to be inflected after. */
const BEFORE_PLACE = new Set(['w', 'we', 'na']);

/** A place that is spoken of in a sentence keeps its name: `w miejscowości Zakopane`. */
export function placeAfter(word: string, place: string): string {
  const isIn = BEFORE_PLACE.has(word.toLowerCase());
  return isIn ? `w miejscowości ${place}` : joinWords(word, place);
}

/** `Kraków. Jutro będzie pochmurno`: a name before the sentence needs no case. */
export const prefixPlace = skeleton.createPlacePrefix('pl');
