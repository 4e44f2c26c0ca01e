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
    tag: 'sk',
    // After "peľ" and "peľu".
    names: {
      Ambrosia: 'ambrózie',
      Beifuss: 'paliny',
      Birke: 'brezy',
      Erle: 'jelše',
      Esche: 'jaseňa',
      Graeser: 'tráv',
      Hasel: 'liesky',
      Roggen: 'raže',
    },
    levels: ['nízka', 'stredná', 'vysoká'],
    inList: (plant) => plant,
    others: 'ďalších rastlín',
    region: 'v oblasti <Location>',
    soFarKnown: 'podľa dostupných údajov',
    noneOf: (day, area, plant) => joinWords(day, 'nebude', area, 'v ovzduší peľ', plant),
    none: (day, area, known) => joinWords(day, 'nebude', area, known, 'v ovzduší žiadny peľ'),
    groups(day, area, groups) {
      const levels = groups.map(({ names, level }) => `peľu ${names} ${level}`);
      return joinWords(day, 'bude', area, 'koncentrácia', levels.join(', '));
    },
    unknown: (day, area) => joinWords(day, 'nie je', area, 'k dispozícii peľová predpoveď'),
    unknownOf: (day, area, plant) =>
      joinWords(day, 'nie je', area, 'k dispozícii predpoveď pre peľ', plant),
    noOthers: 'iný peľ v ovzduší nebude',
    atMost: 'nanajvýš',
    otherLevels: (level, most, known) =>
      joinWords('koncentrácia ostatných druhov peľu bude', known, most, level),
  },
  { describeDay, prefixPlace },
);

/**
 * Slovak. The name of a place would be inflected in a sentence, so it stands before it with a full
 * stop; a sentence then opens with its time: `Bratislava. Zajtra bude zamračené`.
 */
export const slovak: Language = createSentences(
  {
    /** `dnes bude spočiatku slnečno, od poludnia bude pršať`; without a time `spočiatku bude slnečno`. */
    course({ opening, course, temperature }, { units, now }) {
      const time = timeOf(opening);
      const clauses = wordCourse(course, describeSpan, SHARES, {
        steady(sky) {
          const [verb, rest] = predicate(selectSkyWords(sky), now);
          return joinWords(time, verb, rest);
        },
        change: (first, second, at) =>
          twoClauses(time, first, ['spočiatku', describeBoundary(at)], second, now),
        passing: (background, passing, when) =>
          twoClauses(time, background, ['', when], passing, now),
      });
      const degrees = temperature ? `, ${temperatureBeside(temperature, units)}` : '';
      return opened(opening, `${clauses}${degrees}`);
    },
    uncertainty: 'nie je to však isté',
    ice: 'pozor, môže sa tvoriť poľadovica',
    storm({ opening, gust, atTimes }, { units, now }) {
      const often = atTimes ? SHARES.atTimes : '';
      const gusts = `${nameGust(gust, words.STORM_GUSTS)}, až ${describeGust(gust, units)}`;
      const verb = now ? 'sú' : 'budú';
      return opened(opening, joinWords(timeOf(opening), verb, often, gusts));
    },
    temperature: ({ opening, temperature }, options) =>
      opened(opening, describeTemperature(timeOf(opening), temperature, options)),
    chance: {
      rain: ['môže pršať', 'pravdepodobne bude pršať'],
      snow: ['môže snežiť', 'pravdepodobne bude snežiť'],
    },
    amount: amountFalls,
    wind({ force, direction, gust }, { units, now }) {
      const upTo = gust === null ? '' : `až ${describeGust(gust, units)}`;
      if (force === null) {
        return joinWords('vietor v nárazoch', now ? 'dosahuje' : 'dosiahne', upTo);
      }
      const [adjective, ending, noun] = words.WINDS[force] ?? ['', 'ý', 'vietor'];
      const from = direction && words.directionAdjective(direction, ending);
      const wind = joinWords(adjective, from, noun);
      return joinWords(now ? 'fúka' : 'bude fúkať', wind, upTo && `s nárazmi ${upTo}`);
    },
    trend: (place, isWarmer) =>
      prefixPlace(place, `v najbližších dňoch sa ${isWarmer ? 'oteplí' : 'ochladí'}`),
    noData: 'predpoveď počasia, žiaľ, nemáme',
    noDataFor({ when, place }) {
      const be = when.kind === 'now' ? 'je' : 'bude';
      return prefixPlace(place, `aké ${be} počasie ${describeWhen(when)}, žiaľ, nevieme`);
    },
    skyText: (sky, night) => selectSkyClassWords(sky, night).label,
    unknownText: 'neznáme',
    directionWord: (point) => words.DIRECTIONS[point],
    compassLetters: { N: 'S', E: 'V', S: 'J', W: 'Z' },
    gustText: (gust, units) => `nárazy vetra až ${describeGust(gust, units)}`,
    pollenNames: {
      Abies: 'jedľa',
      Acer: 'javor',
      Aesculus: 'pagaštan',
      Alnus: 'jelša',
      Ambrosia: 'ambrózia',
      Artemisia: 'palina',
      Asteraceae: 'astrovité',
      Betula: 'breza',
      Carpinus: 'hrab',
      Castanea: 'gaštan jedlý',
      Chenopodium: 'mrlík',
      Corylus: 'lieska',
      Cruciferae: 'kapustovité',
      Cupressaceae: 'cyprus',
      Cyperaceae: 'šachorovité',
      Erica: 'vresovec',
      Fagus: 'buk',
      Fraxinus: 'jaseň',
      Fungus: 'plesne',
      Galium: 'lipkavec',
      Humulus: 'chmeľ',
      Impatiens: 'netýkavka',
      Juglans: 'orech',
      Larix: 'smrekovec',
      Olea: 'olivovník',
      Picea: 'smrek',
      Pinaceae: 'borovicovité',
      Pinus: 'borovica',
      Plantago: 'skorocel',
      Platanus: 'platan',
      Poaceae: 'trávy',
      Populus: 'topoľ',
      Quercus: 'dub',
      'Quercus ilex': 'dub cezmínový',
      Rumex: 'štiav',
      Salix: 'vŕba',
      Sambucus: 'baza',
      Secale: 'raž',
      Taxus: 'tis',
      Tilia: 'lipa',
      Ulmus: 'brest',
      Urtica: 'pŕhľava',
      Varia: 'ostatné',
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
  beMany: { now: 'sú', ahead: 'budú' },
  auxiliary: { now: '', ahead: 'bude' },
};

function selectSkyClassWords(sky: SkyClass, night: boolean): words.Words {
  return (night ? words.SKY_AT_NIGHT[sky] : undefined) ?? words.SKY[sky];
}

function selectSkyWords({ state, night }: Sky): words.Words {
  return selectSkyClassWords(findSkyClass(state) ?? 'cloudy', night);
}

/** A copula is not said twice: `bude spočiatku zamračené, od poludnia polojasno`; an auxiliary is. */
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
