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

const OF_ONE = byIntensity('slabý', 'silný', 'veľmi silný');
const NEUTER = ['bude', 'začne', 'prestane', 'malo', 'môže'] as const;
const MASCULINE = ['bude', 'začne', 'prestane', 'mal', 'môže'] as const;
const PLURAL = ['budú', 'začnú', 'prestanú', 'mali', 'môžu'] as const;

/** In the locative. */
const FRACTIONS_AFTER: Readonly<Record<number, string>> = {
  15: 'štvrťhodine',
  30: 'polhodine',
  60: 'hodine',
};

const { describeNextHour, describeAgain, describeExpectation } = createCzechSlovakNextHour({
  soon: 'o pár minút',
  inAbout: (duration) => `asi o ${duration}`,
  fiveMinutes: 'päť minút',
  tenMinutes: 'desať minút',
  quarterHour: 'štvrť hodiny',
  halfHour: 'pol hodiny',
  threeQuarters: 'tri štvrte hodiny',
  wholeHour: 'hodinu',
  minutes: (count) => `${count} minút`,
  comingMoments: 'v najbližších niekoľkých minútach',
  comingQuarter: 'v najbližšej štvrťhodine',
  comingHalf: 'v najbližšej polhodine',
  comingHour: 'v najbližšej hodine',
  comingMinutes: (count) => `v najbližších ${numbers.genitive(count)} minútach`,
  afterMinutes: (minutes) =>
    `po ${FRACTIONS_AFTER[minutes] ?? `${numbers.genitive(minutes)} minútach`}`,
  kinds: byKind(
    {
      verb: words.RAINS,
      noun: '',
      strengths: byIntensity('slabo', 'silno', 'veľmi silno'),
      auxiliaries: NEUTER,
    },
    {
      verb: words.SNOWS,
      noun: '',
      strengths: byIntensity('slabo', 'husto', 'veľmi husto'),
      auxiliaries: NEUTER,
    },
    { verb: words.FALLS, noun: 'dážď so snehom', strengths: OF_ONE, auxiliaries: MASCULINE },
    { verb: words.FALLS, noun: 'mrznúci dážď', strengths: OF_ONE, auxiliaries: MASCULINE },
    {
      verb: { ...words.FALLS, now: 'padajú' },
      noun: 'zrážky',
      strengths: byIntensity('slabé', 'silné', 'veľmi silné'),
      auxiliaries: PLURAL,
    },
  ),
  describePlace: places.describePlace,
  enclose: places.labelPlace,
  unknown: (place) => joinWords(place, 'na najbližšiu hodinu predpoveď, žiaľ, nie je'),
  dry: (time, place) => (place === '' ? `${time} pršať nebude` : `${place} nebude ${time} pršať`),
  now: 'práve teraz',
  throughoutWord: 'naďalej',
  atTimes: 'chvíľami aj',
  laterAtTimes: 'neskôr chvíľami',
  onlyBriefly: 'ale len krátko',
  forAWhile: 'na chvíľu',
  stopsAgain: 'opäť',
  onlyLight: (light) => `neskôr už len ${light}`,
  afterDuration: (duration) => `o ${duration} neskôr`,
  laterOn: 'neskôr',
  afterThat: 'potom',
  once: 'ešte raz',
  briefly: 'krátko',
  again: 'znova',
  still: 'ešte',
  onAndOff: 's prestávkami',
  more: ['neskôr ešte raz', 'neskôr ešte niekoľkokrát'],
  withBreaks: 's prestávkami',
  breaksFirst: true,
  expectedDry: ['by', 'nemalo pršať'],
  probably: 'pravdepodobne',
  hour: 'v najbližšej hodine',
  atFirst: 'najprv',
});

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
    region: 'v okolí mesta <Location>',
    soFarKnown: 'podľa dostupných údajov',
    noneOf: (day, area, plant) =>
      joinWords(verbSecond(day, 'nebude', area), 'v ovzduší peľ', plant),
    none: (day, area, known) =>
      joinWords(verbSecond(day, 'nebude', area), known, 'v ovzduší žiadny peľ'),
    groups(day, area, groups) {
      const levels = groups.map(({ names, level }) => `peľu ${names} ${level}`);
      return joinWords(verbSecond(day, 'bude', area), 'koncentrácia', levels.join(', '));
    },
    unknown: (day, area) =>
      joinWords(verbSecond(day, 'nie je', area), 'k dispozícii peľová predpoveď'),
    unknownOf: (day, area, plant) =>
      joinWords(verbSecond(day, 'nie je', area), 'k dispozícii predpoveď pre peľ', plant),
    noOthers: 'iný peľ v ovzduší nebude',
    atMost: 'nanajvýš',
    otherLevels: (level, most, known) =>
      joinWords('koncentrácia ostatných druhov peľu bude', known, most, level),
  },
  {
    describeDay: times.describeDay,
    describePlace: places.describePlace,
    prefixPlace: places.labelPlace,
  },
);

export const slovak = createCzechSlovakSentences(
  {
    mayBe: {
      likely: {
        auxiliary: ['bude', 'pravdepodobne'],
        be: ['bude', 'pravdepodobne'],
        beMany: ['budú', 'pravdepodobne'],
      },
      alsoLikely: {
        auxiliary: ['by malo', ''],
        be: ['sa očakáva', ''],
        beMany: ['sa očakávajú', ''],
      },
      possible: { auxiliary: ['môže', ''], be: ['je', 'možné'], beMany: ['sú', 'možné'] },
    },
    mayFall: {
      spadne: 'môže spadnúť',
      spadnú: 'môžu spadnúť',
      napadne: 'môže napadnúť',
      napadnú: 'môžu napadnúť',
    },
    ice: ['pozor na poľadovicu', ''],
    verbs: {
      be: { now: 'je', ahead: 'bude', begins: 'bude' },
      beMany: { now: 'sú', ahead: 'budú', begins: 'prídu' },
      auxiliary: { now: '', ahead: 'bude', begins: 'začne' },
      reflexive: { now: 'sa', ahead: 'sa', begins: 'sa' },
    },
    but: 'ale',
    atFirst: 'spočiatku',
    only: 'len',
    eachDay: ['každý deň', 'oba dni'],
    onEachOfList: 'vždy',
    eachPart: {
      ráno: 'každé ráno',
      dopoludnia: 'každé dopoludnie',
      popoludní: 'každé popoludnie',
      večer: 'každý večer',
    },
    afterwards: 'potom',
    keeps: { now: 'drží', infinitive: 'udrží' },
    goOn: 'pokračovať',
    strengthChanges: { weaker: 'potom zrážky zoslabnú', stronger: 'potom zrážky zosilnejú' },
    sequels: {
      continues: 'naďalej',
      returns: 'opäť',
      weaker: 'slabšie',
      stronger: 'výdatnejšie',
    },
    forenoon: 'dopoludnia',
    alsoAt: ['a opäť', 'a', 'a tiež'],
    gusting: 's nárazmi',
    withGusts: (gust, units) => `s nárazmi vetra až ${numbers.describeGust(gust, units)}`,
    thunderEnd: /búrk[ay]$/,
    extremes: { heat: ['veľká horúčava', 'veľmi horúco'], frost: ['veľmi silný mráz'] },
    nowAndThenWith: 's občasnými',
    pauses: { once: 's prestávkou', twice: 's prestávkami', often: 's prestávkami' },
    chances: {
      may: 'môže',
      probably: 'pravdepodobne',
      rain: 'pršať',
      snow: 'snežiť',
    },
    earlyMorning: 'ráno',
    more: 'ešte',
    together: {
      allDays: 'celkovo',
      bothDays: 'celkovo za oba dni',
      theseDays: 'celkovo za tieto dni',
      withNight: 'aj s predchádzajúcou nocou',
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
    nextDays: 'v najbližších dňoch',
    trends: { pronoun: 'sa', warmer: 'oteplí', colder: 'ochladí' },
    noData: 'na tento čas predpoveď, žiaľ, nie je',
    noDataFor: (when) => `na ${when} predpoveď, žiaľ, nie je`,
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
  {
    ...words,
    ...times,
    ...places,
    ...numbers,
    describeNextHour,
    describeAgain,
    describeExpectation,
    ...pollen,
    warning: createWarningWithHours('sk', times.describeWhen),
  },
);
