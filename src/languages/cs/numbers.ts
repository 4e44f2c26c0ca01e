import { createCzechSlovakNumbers } from '../czech-slovak-numbers.ts';

const CARDINALS = [
  'nula', 'jeden', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět', 'deset',
  'jedenáct', 'dvanáct', 'třináct', 'čtrnáct', 'patnáct', 'šestnáct', 'sedmnáct', 'osmnáct',
  'devatenáct',
]; // prettier-ignore
const TENS = [
  '', '', 'dvacet', 'třicet', 'čtyřicet', 'padesát', 'šedesát', 'sedmdesát', 'osmdesát', 'devadesát',
]; // prettier-ignore

/** Before tens: `pětadvacet`. */
const UNITS_BEFORE = [
  '', 'jedna', 'dvaa', 'třia', 'čtyřia', 'pěta', 'šesta', 'sedma', 'osma', 'devěta',
]; // prettier-ignore

/** All others add an `i`. */
const GENITIVES: Readonly<Record<number, string>> = {
  0: 'nuly', 1: 'jednoho', 2: 'dvou', 3: 'tří', 4: 'čtyř', 9: 'devíti',
}; // prettier-ignore

const ORDINAL_STEMS = [
  '', 'prvn', 'druh', 'třet', 'čtvrt', 'pát', 'šest', 'sedm', 'osm', 'devát', 'desát',
]; // prettier-ignore
const ORDINAL_TENS = ['', '', 'dvacát', 'třicát'];

const ORDINAL_ENDINGS = {
  /** Of a day of the month: `třetího`, `pátého`. */
  genitive: { soft: 'ího', hard: 'ého' },
  /** Of an hour, after "mezi": `třetí`, `pátou`. */
  instrumental: { soft: 'í', hard: 'ou' },
} as const;

/** Where "z" would be hard to say: `ze dvou`, `ze sedmi`. */
const NEEDS_VOWEL = /^(?:[sšzž]|dv|tř|čt)/;

export const {
  describeGust,
  amountFalls,
  describeDegrees,
  temperatureBeside,
  describeTemperature,
} = createCzechSlovakNumbers({
  tag: 'cs',
  cardinal,
  genitive,
  degrees: { one: 'stupeň', few: 'stupně', other: 'stupňů' },
  degreesGenitive: { one: 'stupně', few: 'stupňů', other: 'stupňů' },
  minus: 'minus',
  celsius: 'Celsia',
  around: 'kolem',
  from: (number) => (NEEDS_VOWEL.test(number) ? 'ze' : 'z'),
  speeds: {
    kilometresPerHour: {
      one: 'kilometr za hodinu',
      few: 'kilometry za hodinu',
      other: 'kilometrů za hodinu',
    },
    milesPerHour: { one: 'míle za hodinu', few: 'míle za hodinu', other: 'mil za hodinu' },
    metresPerSecond: {
      one: 'metr za sekundu',
      few: 'metry za sekundu',
      other: 'metrů za sekundu',
    },
    knots: { one: 'uzel', few: 'uzly', other: 'uzlů' },
    beaufort: { one: 'Beaufort', few: 'Beaufort', other: 'Beaufort' },
  },
  depths: {
    litresPerSquareMetre: { one: 'litr', few: 'litry', other: 'litrů' },
    millimetres: { one: 'milimetr', few: 'milimetry', other: 'milimetrů' },
    centimetres: { one: 'centimetr', few: 'centimetry', other: 'centimetrů' },
    inches: { one: 'palec', few: 'palce', other: 'palců' },
  },
  falls: {
    rain: { one: 'spadne', few: 'spadnou', other: 'spadne' },
    snow: { one: 'napadne', few: 'napadnou', other: 'napadne' },
  },
  what: { rain: 'srážek', snow: 'sněhu' },
  perSquareMetre: 'na metr čtvereční',
  lessThan: 'méně než',
  inches: { quarter: 'čtvrt palce', half: 'půl palce', threeQuarters: 'tři čtvrtě palce' },
  temperatures: { exactly: 'teplota', high: 'nejvyšší teplota', low: 'nejnižší teplota' },
  be: { one: { now: 'je', ahead: 'bude' }, many: { now: 'jsou', ahead: 'budou' } },
  atMost: 'nejvýše',
  zeroHigh: { subject: 'nejvyšší teplota', verb: null, value: 'kolem nuly' },
  highs: 'nejvyšší teploty',
  byDay: 'přes den',
  atNight: 'v noci',
  lowest: 'nejnižší',
  rises: 'stoupne',
});

/** `pět`, `pětadvacet`; from a hundred on digits. */
export function cardinal(count: number): string {
  const small = CARDINALS[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)];
  return tens === undefined ? String(count) : `${UNITS_BEFORE[count % 10]}${tens}`;
}

/** `pěti`, `pětadvaceti`, the same in the locative from five on; from a hundred on digits. */
export function genitive(count: number): string {
  return GENITIVES[count] ?? (count < 100 ? `${cardinal(count)}i` : String(count));
}

/** `osmého`, `osmadvacátého`; up to 39. */
export function ordinal(count: number, wanted: keyof typeof ORDINAL_ENDINGS): string {
  const { soft, hard } = ORDINAL_ENDINGS[wanted];
  return `${ordinalStem(count)}${count === 1 || count === 3 ? soft : hard}`;
}

function ordinalStem(count: number): string {
  if (count < 20) return ORDINAL_STEMS[count] ?? cardinal(count);
  return `${UNITS_BEFORE[count % 10]}${ORDINAL_TENS[Math.floor(count / 10)]}`;
}
