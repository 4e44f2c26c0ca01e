import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakSentences } from '../czech-slovak-sentences.ts';
import { createPollen } from '../skeleton-pollen.ts';
import * as words from './words.ts';
import * as numbers from './numbers.ts';
import * as precipitation from './precipitation.ts';
import * as times from './time.ts';

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
  { ...times, prefixPlace: words.prefixPlace },
);

export const slovak = createCzechSlovakSentences(
  {
    uncertainty: 'nie je to však isté',
    ice: 'pozor, môže sa tvoriť poľadovica',
    verbs: {
      be: { now: 'je', ahead: 'bude' },
      beMany: { now: 'sú', ahead: 'budú' },
      auxiliary: { now: '', ahead: 'bude' },
    },
    gustsAre: { now: 'sú', ahead: 'budú' },
    chance: {
      rain: ['môže pršať', 'pravdepodobne bude pršať'],
      snow: ['môže snežiť', 'pravdepodobne bude snežiť'],
    },
    wind({ force, direction, gust }, { units, now }) {
      const upTo = gust === null ? '' : `až ${numbers.describeGust(gust, units)}`;
      if (force === null) {
        return joinWords('vietor v nárazoch', now ? 'dosahuje' : 'dosiahne', upTo);
      }
      const [adjective, ending, noun] = words.WINDS[force] ?? ['', 'ý', 'vietor'];
      const from = direction && words.directionAdjective(direction, ending);
      const wind = joinWords(adjective, from, noun);
      return joinWords(now ? 'fúka' : 'bude fúkať', wind, upTo && `s nárazmi ${upTo}`);
    },
    trend: (isWarmer) => `v najbližších dňoch sa ${isWarmer ? 'oteplí' : 'ochladí'}`,
    noData: 'predpoveď počasia, žiaľ, nemáme',
    noDataFor: (be, when) => `aké ${be} počasie ${when}, žiaľ, nevieme`,
    unknownText: 'neznáme',
    compassLetters: { N: 'S', E: 'V', S: 'J', W: 'Z' },
    gustText: (gust, units) => `nárazy vetra až ${numbers.describeGust(gust, units)}`,
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
  { ...words, ...times, ...numbers, ...precipitation, ...pollen },
);
