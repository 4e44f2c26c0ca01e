import * as words from './words.ts';
import * as numbers from './numbers.ts';
import * as places from './places.ts';
import * as times from './time.ts';
import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakNextHour } from '../czech-slovak-next-hour.ts';
import { byIntensity, byKind } from '../skeleton-next-hour.ts';
import { createCzechSlovakSentences } from '../czech-slovak-sentences.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { verbSecond } from '../slavic-places.ts';
import { createWarningWithHours } from '../skeleton-readings.ts';

const OF_ONE = byIntensity('slabý', 'silný', 'velmi silný');
const NEUTER = ['bude', 'začne', 'přestane', 'mělo', 'může'] as const;
const MASCULINE = ['bude', 'začne', 'přestane', 'měl', 'může'] as const;
const PLURAL = ['budou', 'začnou', 'přestanou', 'měly', 'mohou'] as const;

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'čtvrthodině',
  30: 'půlhodině',
  60: 'hodině',
};

const { describeNextHour, describeAgain, describeExpectation } = createCzechSlovakNextHour({
  soon: 'během několika minut',
  inAbout: (duration) => `asi za ${duration}`,
  fiveMinutes: 'pět minut',
  tenMinutes: 'deset minut',
  quarterHour: 'čtvrt hodiny',
  halfHour: 'půl hodiny',
  threeQuarters: 'tři čtvrtě hodiny',
  wholeHour: 'hodinu',
  minutes: (count) => `${count} minut`,
  comingMoments: 'v nejbližších několika minutách',
  comingQuarter: 'v nejbližší čtvrthodině',
  comingHalf: 'v nejbližší půlhodině',
  comingHour: 'v nejbližší hodině',
  comingMinutes: (count) => `v nejbližších ${numbers.genitive(count)} minutách`,
  afterMinutes: (minutes) =>
    `po ${FRACTIONS_AFTER[minutes] ?? `${numbers.genitive(minutes)} minutách`}`,
  kinds: byKind(
    {
      verb: words.RAINS,
      noun: '',
      strengths: byIntensity('slabě', 'silně', 'velmi silně'),
      auxiliaries: NEUTER,
    },
    {
      verb: words.SNOWS,
      noun: '',
      strengths: byIntensity('slabě', 'hustě', 'velmi hustě'),
      auxiliaries: NEUTER,
    },
    { verb: words.FALLS, noun: 'déšť se sněhem', strengths: OF_ONE, auxiliaries: MASCULINE },
    { verb: words.FALLS, noun: 'mrznoucí déšť', strengths: OF_ONE, auxiliaries: MASCULINE },
    {
      verb: { ...words.FALLS, now: 'padají' },
      noun: 'srážky',
      strengths: byIntensity('slabé', 'silné', 'velmi silné'),
      auxiliaries: PLURAL,
    },
  ),
  describePlace: places.describePlace,
  enclose: places.labelPlace,
  unknown: (place) => joinWords(place, 'na nejbližší hodinu předpověď bohužel není'),
  dry: (time, place) => (place === '' ? `${time} pršet nebude` : `${place} nebude ${time} pršet`),
  now: 'právě teď',
  throughoutWord: 'dál',
  atTimes: 'chvílemi i',
  laterAtTimes: 'později chvílemi',
  onlyBriefly: 'ale jen krátce',
  forAWhile: 'na chvíli',
  stopsAgain: 'zase',
  onlyLight: (light) => `později už jen ${light}`,
  afterDuration: (duration) => `o ${duration} později`,
  laterOn: 'později',
  afterThat: 'pak',
  once: 'ještě jednou',
  briefly: 'krátce',
  again: 'znovu',
  still: 'ještě',
  onAndOff: 's přestávkami',
  more: ['později ještě jednou', 'později ještě několikrát'],
  withBreaks: 's přestávkami',
  breaksFirst: false,
  expectedDry: ['by', 'nemělo pršet'],
  probably: 'pravděpodobně',
  hour: 'v nejbližší hodině',
  atFirst: 'nejdřív',
});

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
      withNight: 'i s předchozí nocí',
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
    describeNextHour,
    describeAgain,
    describeExpectation,
    ...pollen,
    warning: createWarningWithHours('cs', times.describeWhen),
  },
);
