import { present, signed, type NumberReader, type SkillTextReader } from './text-reader.ts';

const number = (words: string) => signed(words, /^min /, /^één$/);

const NUMBERS: readonly NumberReader[] = [
  [
    'gusts',
    /windstoten [^.]*?tot (\d+) (?:kilometer per uur|mijl per uur|meter per seconde)/g,
    ([value]) => [Number(value)],
  ],
  ['amounts', /minder dan een (?:kwart )?inch/g, () => [0]],
  ['amounts', /ongeveer een kwart inch/g, () => [0.25]],
  ['amounts', /ongeveer een halve inch/g, () => [0.5]],
  ['amounts', /ongeveer driekwart inch/g, () => [0.75]],
  ['amounts', /anderhalve inch/g, () => [1.5]],
  ['amounts', /(\d+) en een halve inch/g, ([value]) => [Number(value) + 0.5]],
  [
    'amounts',
    /ongeveer (\d+|één) (?:millimeter|centimeter|inch|liter) (?:neerslag|regen|sneeuw|op)/g,
    (values) => present(values).map(number),
  ],
  ['hours', /tussen (\d+|één) en (\d+|één) uur/g, (both) => present(both).map(number)],
  ['hours', /(?<!ongeveer |komende )(?<!\d)(\d+|één) uur/g, (one) => present(one).map(number)],
  ['hours', /middernacht|tussen 0 en(?= \d+ uur)/g, () => [0]],
  ['degrees', /rond het vriespunt/g, () => [0]],
  ['degrees', /minimaal ((?:min )?\d+) en maximaal/g, (values) => present(values).map(number)],
  [
    'degrees',
    /en (?:'s nachts|vannacht)(?: minimaal)? ((?:min )?(?:\d+|één))(?=[.,])/g,
    (values) => present(values).map(number),
  ],
  [
    'degrees',
    /(?:((?:min |plus )?(?:\d+|één)) (?:en|tot|naar) )?((?:min |plus )?(?:\d+|één)) gra(?:den|ad)/g,
    (values) => present(values).map(number),
  ],
];

const TIME = '(?<time>\\S+ minuten|een kwartier|een half uur|drie kwartier|een uur)';
const IN_MINUTES = `(?:over ongeveer ${TIME}|binnen (?<few>enkele minuten))`;
const COMING =
  '(?:de|het) komende (?<time>[^ ]+ minuten|kwartier|half uur|drie kwartier|uur|minuten)';
const pattern = (source: string) => new RegExp(source, 'i');

export const dutchReader: SkillTextReader = {
  numbers: NUMBERS,
  chances: /kan er (?:nog )?wat (?:regen|sneeuw) vallen|er kan (?:nog )?wat (?:regen|sneeuw) vallen|(?:er valt|valt er) waarschijnlijk (?:regen|sneeuw)|(?:er valt|valt er) _/gi,
  kinds: [
    [/aanvriezende mist/g, 'fog'],
    [/ijzel|onderkoelde motregen|gladheid/g, 'ice'],
    [/onweer/g, 'thunder'],
    [/(?:buien met )?natte sneeuw/g, 'sleet'],
    [/sneeuwbuien|sneeuw(?:val)?/g, 'snow'],
    [/\bbuien/g, 'showers'],
    [/motregen/g, 'drizzle'],
    [/\bregen(?:t|en)\b|(?<!(?:millimeter|liter|inch) )\bregen\b/g, 'rain'],
    [/mist/g, 'fog'],
    [/zon\b|zonnig|helder|licht bewolkt/g, 'bright'],
    [/bewolkt/g, 'cloudy'],
  ],
  weekdays: [
    /zondag/i, /maandag/i, /dinsdag/i, /woensdag/i, /donderdag/i, /vrijdag/i, /zaterdag/i,
  ],
  relativeDays: [
    /vandaag|vanochtend|vanmiddag|vanavond/i, /(?<!over)morgen/i, /overmorgen/i,
  ],
  untilMorning: /(?<=van \S+ uur )tot \S+ uur (?:vannacht|'s nachts|'s ochtends)/i,
  windWords: 8,
  sunshine: /\bzon(?:nig)?\b/i,
  noForecast: /geen (?:weers)?verwachting/,
  nextHour: {
    minutes: [
      ['starts', pattern(`${IN_MINUTES} (?:begint|.*snel voorbij)`)],
      ['stops', pattern(`${IN_MINUTES} stopt`)],
      ['lasts', pattern(`na ${TIME} (?:stopt|is het weer droog)`)],
      ['pauses', pattern(`${TIME} later`)],
      ['continues', pattern(`nog ${TIME}`)],
      ['dry', pattern(`${COMING} blijft het .*droog`)],
      ['wet', pattern(`${COMING} (?:regent|sneeuwt|valt|blijft .*(?:regenen|sneeuwen|vallen))`)],
    ],
    durations: {
      'vijf minuten': 5, 'tien minuten': 10, 'een kwartier': 15, kwartier: 15, 'een half uur': 30,
      'half uur': 30, 'drie kwartier': 45, 'een uur': 60, uur: 60, 'enkele minuten': 2.5,
      minuten: 2.5,
    },
    briefly: /snel voorbij/,
    ice: /Pas op/,
    dry: /droog/,
    wet: /regen|sneeuw|ijzel|neerslag/,
    claims: {
      rain: /\bregen/i,
      snow: /(?<!natte )sneeuw/i,
      sleet: /natte sneeuw/i,
      freezing: /ijzel/i,
      light: /\blichte?\b|\bwat\b/i,
      heavy: /\bhard\b|\bzware\b|\bveel\b/i,
      veryHeavy: /heel (?:hard|veel)|zeer zware/i,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrosia', Beifuss: 'bijvoet', Birke: 'berk(?:en)?', Erle: 'els|elzen',
      Esche: 'es|essen', Graeser: 'gras', Hasel: 'hazelaar', Roggen: 'rogge',
    },
    levels: { laag: 1, matig: 2, hoog: 3 },
    named: [
      /(?:de concentratie|die van) (?<names>(?!andere)[^.]*?) (?<level>laag|matig|hoog)(?=[,.])/g,
      /geen (?<names>\S+pollen) in de lucht/g,
    ],
    others: /concentratie andere pollen is[^.]*? (?<level>laag|matig|hoog)\./i,
    noOthers: /Verder zijn er geen pollen in de lucht/,
    none: /(?<!Verder zijn er )geen pollen in de lucht/,
    cut: /andere pollen (?:laag|matig|hoog)/,
    soFarKnown: /voor zover bekend/i,
  },
  yes: /^Ja\b/,
  no: /^Nee\b/,
  anyAnswer:
    /^(?:Ja|Nee|Misschien|Waarschijnlijk (?:wel|niet)|Dat weet ik helaas niet)\b/,
  lengths: / (?:(?:[5-9]|[1-5]\d) minuten|de komende (?:[5-9]|[1-5]\d) uur)/g,
  beforeDay: /^op (?=\D)/,
  comparison: /,? ongeveer (?<size>\d+) graden (?<way>\p{L}+)/u,
  warmer: /warmer/,
  colder: /kouder|koeler/,
}; // prettier-ignore
