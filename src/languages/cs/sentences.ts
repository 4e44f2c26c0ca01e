import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakSentences } from '../czech-slovak-sentences.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { verbSecond } from '../slavic-places.ts';
import * as words from './words.ts';
import * as numbers from './numbers.ts';
import * as places from './places.ts';
import * as precipitation from './precipitation.ts';
import * as times from './time.ts';
import { createWarningWithHours } from '../skeleton-readings.ts';

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
    others: 'dalších rostlin',
    region: 'v okolí města <Location>',
    soFarKnown: 'podle dostupných údajů',
    noneOf: (day, area, plant) =>
      joinWords(verbSecond(day, 'nebude', area), 've vzduchu pyl', plant),
    none: (day, area, known) =>
      joinWords(verbSecond(day, 'nebude', area), known, 've vzduchu žádný pyl'),
    groups(day, area, groups) {
      const levels = groups.map(({ names, level }) => `pylu ${names} ${level}`);
      return joinWords(verbSecond(day, 'bude', area), 'koncentrace', levels.join(', '));
    },
    unknown: (day, area) =>
      joinWords(verbSecond(day, 'není', area), 'k dispozici pylová předpověď'),
    unknownOf: (day, area, plant) =>
      joinWords(verbSecond(day, 'není', area), 'k dispozici předpověď pro pyl', plant),
    noOthers: 'jiný pyl ve vzduchu nebude',
    atMost: 'nejvýše',
    otherLevels: (level, most, known) =>
      joinWords('koncentrace ostatních pylů bude', known, most, level),
  },
  {
    describeDay: times.describeDay,
    describePlace: places.describePlace,
    prefixPlace: places.labelPlace,
  },
);

export const czech = createCzechSlovakSentences(
  {
    mayBe: {
      likely: {
        auxiliary: ['bude', 'pravděpodobně'],
        be: ['bude', 'pravděpodobně'],
        beMany: ['budou', 'pravděpodobně'],
      },
      alsoLikely: {
        auxiliary: ['by mělo', ''],
        be: ['se očekává', ''],
        beMany: ['se očekávají', ''],
      },
      possible: { auxiliary: ['může', ''], be: ['je', 'možné'], beMany: ['jsou', 'možné'] },
    },
    mayFall: {
      spadne: 'může spadnout',
      spadnou: 'mohou spadnout',
      napadne: 'může napadnout',
      napadnou: 'mohou napadnout',
    },
    ice: ['pozor na ledovku', ''],
    verbs: {
      be: { now: 'je', ahead: 'bude', begins: 'bude' },
      beMany: { now: 'jsou', ahead: 'budou', begins: 'přijdou' },
      auxiliary: { now: '', ahead: 'bude', begins: 'začne' },
      reflexive: { now: 'se', ahead: 'se', begins: 'se' },
    },
    but: 'ale',
    atFirst: 'zpočátku',
    only: 'jen',
    eachDay: ['každý den', 'oba dny'],
    onEachOfList: 'vždy',
    eachPart: {
      ráno: 'každé ráno',
      dopoledne: 'každé dopoledne',
      odpoledne: 'každé odpoledne',
      večer: 'každý večer',
    },
    afterwards: 'pak',
    keeps: { now: 'drží', infinitive: 'udrží' },
    goOn: 'pokračovat',
    strengthChanges: { weaker: 'pak srážky zeslábnou', stronger: 'pak srážky zesílí' },
    sequels: { continues: 'dál', returns: 'znovu', weaker: 'slaběji', stronger: 'vydatněji' },
    forenoon: 'dopoledne',
    alsoAt: ['a znovu', 'a', 'a také'],
    gusting: 's nárazy',
    withGusts: (gust, units) => `s nárazy větru až ${numbers.describeGust(gust, units)}`,
    thunderEnd: /bouřk[ay]$/,
    extremes: { heat: ['velké horko', 'velmi horko'], frost: ['silný mráz'] },
    nowAndThenWith: 's občasnými',
    pauses: { once: 's přestávkou', twice: 's přestávkami', often: 's přestávkami' },
    chances: {
      may: 'může',
      probably: 'pravděpodobně',
      rain: 'pršet',
      snow: 'sněžit',
    },
    earlyMorning: 'ráno',
    more: 'ještě',
    together: {
      allDays: 'celkem',
      bothDays: 'celkem za oba dny',
      theseDays: 'celkem za tyto dny',
      withNight: 'i s nocí',
    },
    wind({ force, direction, gust }, { units, now }) {
      const upTo = gust === null ? '' : `až ${numbers.describeGust(gust, units)}`;
      if (force === null) {
        return joinWords('vítr v nárazech', now ? 'dosahuje' : 'dosáhne', upTo);
      }
      const [adjective, noun] = words.WINDS[force] ?? ['', 'vítr'];
      const from = direction && words.directionAdjective(direction);
      const wind = joinWords(adjective, from, noun);
      return joinWords(now ? 'fouká' : 'foukat bude', wind, upTo && `s nárazy ${upTo}`);
    },
    nextDays: 'v příštích dnech',
    trends: { pronoun: 'se', warmer: 'oteplí', colder: 'ochladí' },
    noData: 'na tuto dobu předpověď bohužel není',
    noDataFor: (when) => `na ${when} předpověď bohužel není`,
    unknownText: 'neznámé',
    compassLetters: { N: 'S', E: 'V', S: 'J', W: 'Z' },
    gustText: (gust, units) => `nárazy větru až ${numbers.describeGust(gust, units)}`,
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
  {
    ...words,
    ...times,
    ...places,
    ...numbers,
    ...precipitation,
    ...pollen,
    warning: createWarningWithHours('cs', times.describeWhen),
  },
);
