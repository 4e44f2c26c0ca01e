import type { Language } from '../../wording/language.ts';
import type { Opening, Sky } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse } from '../skeleton-sentences.ts';
import { findSkyClass, type SkyClass } from '../../weather/state.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import { amountFalls, describeGust, temperatureBeside, describeTemperature } from './numbers.ts';
import { dayAfter, describeDay, describeWhen, describeBoundary, describeSpan } from './time.ts';

const { prefixPlace, SHARES } = words;

const pollen = createPollen(
  {
    tag: 'cs',
    // After "pyl" and "pylu".
    names: {
      Ambrosia: 'ambrozie',
      Beifuss: 'pelyňku',
      Birke: 'břízy',
      Erle: 'olše',
      Esche: 'jasanu',
      Graeser: 'trav',
      Hasel: 'lísky',
      Roggen: 'žita',
    },
    levels: ['nízká', 'střední', 'vysoká'],
    inList: (plant) => plant,
    others: 'dalších rostlin',
    region: 'v oblasti <Location>',
    soFarKnown: 'podle dostupných údajů',
    noneOf: (day, area, plant) => joinWords(day, 'nebude', area, 've vzduchu pyl', plant),
    none: (day, area, known) => joinWords(day, 'nebude', area, known, 've vzduchu žádný pyl'),
    groups(day, area, groups) {
      const levels = groups.map(({ names, level }) => `pylu ${names} ${level}`);
      return joinWords(day, 'bude', area, 'koncentrace', levels.join(', '));
    },
    unknown: (day, area) => joinWords(day, 'není', area, 'k dispozici pylová předpověď'),
    unknownOf: (day, area, plant) =>
      joinWords(day, 'není', area, 'k dispozici předpověď pro pyl', plant),
    noOthers: 'jiný pyl ve vzduchu nebude',
    atMost: 'nejvýše',
    otherLevels: (level, most, known) =>
      joinWords('koncentrace ostatních pylů bude', known, most, level),
  },
  { describeDay, prefixPlace },
);

/**
 * Czech. The name of a place would be inflected in a sentence, so it stands before it with a full
 * stop; a sentence then opens with its time: `Praha. Zítra bude zataženo`.
 */
export const czech: Language = createSentences(
  {
    /** `dnes bude do poledne slunečno, pak bude pršet`; without a time `do poledne bude slunečno`. */
    course({ opening, course, temperature }, { units, now }) {
      const time = timeOf(opening);
      const clauses = wordCourse(course, describeSpan, SHARES, {
        steady(sky) {
          const [verb, rest] = predicate(selectSkyWords(sky), now);
          return joinWords(time, verb, rest);
        },
        change: (first, second, at) => twoClauses(time, first, describeBoundary(at), second, now),
        passing: (background, passing, when) =>
          twoClauses(time, background, ['', when], passing, now),
      });
      const degrees = temperature ? `, ${temperatureBeside(temperature, units)}` : '';
      return opened(opening, `${clauses}${degrees}`);
    },
    uncertainty: 'jisté to ale není',
    ice: 'pozor, může se tvořit ledovka',
    storm({ opening, gust, atTimes }, { units, now }) {
      const often = atTimes ? SHARES.atTimes : '';
      const gusts = `${nameGust(gust, words.STORM_GUSTS)}, až ${describeGust(gust, units)}`;
      const verb = now ? 'jsou' : 'čekejte';
      return opened(opening, joinWords(timeOf(opening), verb, often, gusts));
    },
    temperature: ({ opening, temperature }, options) =>
      opened(opening, describeTemperature(timeOf(opening), temperature, options)),
    chance: {
      rain: ['může pršet', 'pravděpodobně bude pršet'],
      snow: ['může sněžit', 'pravděpodobně bude sněžit'],
    },
    amount: amountFalls,
    wind({ force, direction, gust }, { units, now }) {
      const upTo = gust === null ? '' : `až ${describeGust(gust, units)}`;
      if (force === null) {
        return joinWords('vítr', now ? 'v nárazech dosahuje' : 'bude v nárazech dosahovat', upTo);
      }
      const [adjective, noun] = words.WINDS[force] ?? ['', 'vítr'];
      const from = direction && words.directionAdjective(direction);
      const wind = joinWords(adjective, from, noun);
      return joinWords(now ? 'fouká' : 'foukat bude', wind, upTo && `s nárazy ${upTo}`);
    },
    trend: (place, isWarmer) =>
      prefixPlace(place, `v příštích dnech se ${isWarmer ? 'oteplí' : 'ochladí'}`),
    noData: 'předpověď bohužel není k dispozici',
    noDataFor({ when, place }) {
      const be = when.kind === 'now' ? 'je' : 'bude';
      return prefixPlace(place, `jak ${be} ${describeWhen(when)}, bohužel nevíme`);
    },
    skyText: (sky, night) => selectSkyClassWords(sky, night).label,
    unknownText: 'neznámé',
    directionWord: (point) => words.DIRECTIONS[point],
    compassLetters: { N: 'S', E: 'V', S: 'J', W: 'Z' },
    gustText: (gust, units) => `nárazy větru až ${describeGust(gust, units)}`,
    pollenNames: {
      Abies: 'jedle',
      Acer: 'javor',
      Aesculus: 'jírovec',
      Alnus: 'olše',
      Ambrosia: 'ambrozie',
      Artemisia: 'pelyněk',
      Asteraceae: 'hvězdnicovité',
      Betula: 'bříza',
      Carpinus: 'habr',
      Castanea: 'kaštanovník',
      Chenopodium: 'merlík',
      Corylus: 'líska',
      Cruciferae: 'brukvovité',
      Cupressaceae: 'cypřiš',
      Cyperaceae: 'šáchorovité',
      Erica: 'vřesovec',
      Fagus: 'buk',
      Fraxinus: 'jasan',
      Fungus: 'plísně',
      Galium: 'svízel',
      Humulus: 'chmel',
      Impatiens: 'netýkavka',
      Juglans: 'ořešák',
      Larix: 'modřín',
      Olea: 'olivovník',
      Picea: 'smrk',
      Pinaceae: 'borovicovité',
      Pinus: 'borovice',
      Plantago: 'jitrocel',
      Platanus: 'platan',
      Poaceae: 'trávy',
      Populus: 'topol',
      Quercus: 'dub',
      'Quercus ilex': 'dub cesmínovitý',
      Rumex: 'šťovík',
      Salix: 'vrba',
      Sambucus: 'bez',
      Secale: 'žito',
      Taxus: 'tis',
      Tilia: 'lípa',
      Ulmus: 'jilm',
      Urtica: 'kopřiva',
      Varia: 'ostatní',
    },
  },
  { describeDay, dayAfter, placeAfter: words.placeAfter, ...precipitation, ...pollen },
);

function timeOf(opening: Opening | null): string {
  return opening ? describeWhen(opening.when) : '';
}

function opened(opening: Opening | null, sentence: string): string {
  return prefixPlace(opening?.place ?? null, sentence);
}

const VERBS: Record<words.Words['verb'], { now: string; ahead: string }> = {
  be: { now: 'je', ahead: 'bude' },
  beMany: { now: 'jsou', ahead: 'budou' },
  auxiliary: { now: '', ahead: 'bude' },
};

function selectSkyClassWords(sky: SkyClass, night: boolean): words.Words {
  return (night ? words.SKY_AT_NIGHT[sky] : undefined) ?? words.SKY[sky];
}

function selectSkyWords({ state, night }: Sky): words.Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
}

/** A copula is not said twice: `bude do poledne zataženo, pak polojasno`; an auxiliary is. */
function twoClauses(
  time: string,
  sky: Sky,
  [until, from]: readonly [until: string, from: string],
  then: Sky,
  now: boolean,
): string {
  const [first, second] = [selectSkyWords(sky), selectSkyWords(then)];
  const [be, rest] = predicate(first, now);
  const [verb, secondRest] = predicate(second, now);
  const isShared = first.verb === second.verb && first.verb !== 'auxiliary';
  const opening = time === '' ? [until, be] : [time, be, until];
  const start = joinWords(...opening, rest);
  return `${start}, ${joinWords(from, isShared ? '' : verb, secondRest)}`;
}

function predicate(sky: words.Words, now: boolean): readonly [verb: string, rest: string] {
  const tense = now ? 'now' : 'ahead';
  return [VERBS[sky.verb][tense], sky[tense]];
}
