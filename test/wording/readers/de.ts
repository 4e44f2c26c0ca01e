import { present, signed, type NumberReader, type SkillTextReader } from './text-reader.ts';

const number = (words = '') => signed(words, /^minus /, /^ein(?:em)?$/);

const NUMBERS: readonly NumberReader[] = [
  ['gusts', /bis (\d+) (?:Kilometer pro Stunde|Meter pro Sekunde)/g, ([value]) => [Number(value)]],
  [
    'amounts',
    /rund (\d+|ein) (?:Liter pro Quadratmeter|Zentimeter Schnee)/g,
    ([value]) => [number(value)],
  ],
  ['hours', /[Zz]wischen (\d+|ein) und (\d+|ein) Uhr/g, (both) => both.map(number)],
  ['hours', /[Vv]on (\d+|ein) bis (\d+|ein) Uhr/g, (both) => both.map(number)],
  ['hours', /(\d+|ein) Uhr/g, ([value]) => [number(value)]],
  ['hours', /Mitternacht|null (?:Uhr|und)/g, () => [0]],
  ['degrees', /um den Gefrierpunkt/g, () => [0]],
  ['degrees', /(?<!Frost )knapp unter dem Gefrierpunkt/g, () => [-1]],
  ['degrees', /knapp über dem Gefrierpunkt/g, () => [1]],
  [
    'degrees',
    /(?:((?:minus |plus )?(?:\d+|einem)) (?:und|bis|auf) )?((?:minus |plus )?(?:\d+|einem|ein)) Grad/g,
    (values) => present(values).map(number),
  ],
];

const MINUTES = '(?<time>\\S+ Minuten|Viertelstunde|halben? Stunde|Dreiviertelstunde|Stunde)';
const IN_MINUTES = `in (?:etwa (?:einer )?${MINUTES}|(?<few>den nächsten Minuten))`;
const COMING = `in (?:de[nr] nächsten ${MINUTES}|(?<few>den nächsten Minuten))`;
const pattern = (source: string) => new RegExp(source, 'i');

/** German, also as it is spelled in Switzerland. */
export const germanReader: SkillTextReader = {
  numbers: NUMBERS,
  chances: /(?:(?:Regen|Schnee) ist|ist (?:noch etwas )?(?:Regen|Schnee)) (?:möglich|wahrscheinlich)/g,
  kinds: [
    [/gefrierende\w* (?:Nieselregen|Regen)|Vorsicht[^.]*/g, 'ice'],
    [/Gewitter/g, 'thunder'],
    [/Schneeregen(?:schauer)?/g, 'sleet'],
    [/Schneeschauer|schneit|Schneefall/g, 'snow'],
    [/Schauer/g, 'showers'],
    [/nieselt|Nieselregen/g, 'drizzle'],
    [/regnet|der Regen\b|(?:kommt|kräftiger|wieder|weiterhin|bei|leichtem|starkem|leichter|starker|ergiebiger|auch) Regen|Regen(?= (?:möglich|wahrscheinlich))/g, 'rain'],
    [/neblig|Nebel/g, 'fog'],
    [/scheint|sonnig|heiter|klar|leicht bewölkt/g, 'bright'],
    [/wolkig|stark bewölkt|bedeckt/g, 'cloudy'],
  ],
  weekdays: [
    /sonntag/i, /montag/i, /dienstag/i, /mittwoch/i, /donnerstag/i, /freitag/i, /samstag/i,
  ],
  relativeDays: [/heute/i, /(?<!über|am |vom |dem )morgen(?!s)/i, /übermorgen/i],
  windWords: 8,
  sunshine: /Sonne|sonnig|heiter/,
  noForecast: /keine Vorhersage/,
  nextHour: {
    minutes: [
      ['starts', pattern(`${IN_MINUTES} (?:beginnt|setzt|\\S+ (?:es )?.*, aber nur kurz)`)],
      ['stops', pattern(`${IN_MINUTES} hört`)],
      ['lasts', pattern(`nach (?:einer )?${MINUTES} hört`)],
      ['pauses', pattern(`(?:eine )?${MINUTES} später`)],
      ['continues', pattern(`noch (?:eine )?${MINUTES}`)],
      ['dry', pattern(`${COMING} bleibt`)],
      ['wet', pattern(`${COMING} (?:regnet|schneit|fällt)(?!.*nur kurz)`)],
    ],
    durations: {
      'fünf minuten': 5, 'zehn minuten': 10, viertelstunde: 15, 'halben stunde': 30,
      'halbe stunde': 30, dreiviertelstunde: 45, stunde: 60, 'den nächsten minuten': 2.5,
    },
    briefly: /aber nur kurz/,
    ice: /Vorsicht/,
    dry: /trocken/,
    wet: /möglich|wahrscheinlich|regnet|schneit|fällt/,
    claims: {
      rain: /regnet|zu regnen/,
      snow: /schnei[te]/i,
      sleet: /Schneeregen/,
      freezing: /gefrierender/,
      light: /leicht/,
      heavy: /stark/,
      veryHeavy: /sehr stark/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'Ambrosia', Beifuss: 'Beifu(?:ß|ss)', Birke: 'Birken', Erle: 'Erlen',
      Esche: 'Eschen', Graeser: 'Gräser', Hasel: 'Hasel', Roggen: 'Roggen',
    },
    levels: { gering: 1, mäßig: 2, mässig: 2, hoch: 3 },
    named: [
      /durch (?<names>[^.]*?) (?<level>gering|mäßig|mässig|hoch)/g,
      /keine (?<names>\p{L}+pollen)/gu,
    ],
    others: /Sonst ist die Belastung[^.]*?(?<level>gering|mäßig|mässig|hoch)/,
    noOthers: /Sonst fliegen keine/,
    none: /keine Pollen\b/,
    cut: /andere Pollen /,
    soFarKnown: /soweit bekannt/i,
  },
  yes: /^Ja\b/,
  no: /^Nein\b/,
  anyAnswer: /^(?:Ja|Nein|Vielleicht|Vermutlich (?:ja|nicht)|Eher nicht|Das weiß ich leider nicht)\b/,
  lengths: / (?:[5-9]|[1-5]\d) (?:Minuten|Stunden)/g,
  beforeDay: /^am /,
  comparison: /,? rund (?<size>\d+) Grad (?<way>\p{L}+)/u,
  warmer: /wärmer/,
  colder: /kälter|kühler/,
}; // prettier-ignore
