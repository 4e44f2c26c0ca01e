import { createPluralRules, joinWords } from '../../wording/grammar.ts';
import {
  toSpokenGust,
  toSpokenTemperature,
  type Units,
  toSpokenRain,
  toSpokenSnow,
} from '../../wording/units.ts';
import type { Temperature } from '../../wording/plan/statement.ts';
import type { SpeechOptions } from '../../wording/language.ts';

/** What is counted, by the plural classes that whole numbers have. */
type Counted = Readonly<Record<'one' | 'few' | 'other', string>>;

const PLURAL = createPluralRules('cs');

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

/** `stupeň` of one, `stupně` of three, `stupňů` of eight; of negative numbers as of positive ones. */
function selectPlural(count: number, { one, few, other }: Counted): string {
  const plural = PLURAL.select(Math.abs(count));
  if (plural === 'one') return one;
  return plural === 'few' ? few : other;
}

/** `jeden stupeň`, `8 stupňů`: one is a word. */
function counted(count: number, forms: Counted): string {
  return `${describeNumber(count)} ${selectPlural(count, forms)}`;
}

/** `jeden`, `8`, as a subject or an object. */
function describeNumber(count: number): string {
  return count === 1 ? 'jeden' : String(count);
}

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

const DEGREES: Counted = { one: 'stupeň', few: 'stupně', other: 'stupňů' };

/** After "kolem" and "z": `jednoho stupně`, `osmi stupňů`. */
const DEGREES_GENITIVE: Counted = { one: 'stupně', few: 'stupňů', other: 'stupňů' };

const SPEEDS: Record<Units['speed'], Counted> = {
  kilometresPerHour: {
    one: 'kilometr za hodinu',
    few: 'kilometry za hodinu',
    other: 'kilometrů za hodinu',
  },
  milesPerHour: { one: 'míle za hodinu', few: 'míle za hodinu', other: 'mil za hodinu' },
  metresPerSecond: { one: 'metr za sekundu', few: 'metry za sekundu', other: 'metrů za sekundu' },
};

/** Where "z" would be hard to say: `ze dvou`, `ze sedmi`. */
const NEEDS_VOWEL = /^(?:[sšzž]|dv|tř|čt)/;

/** `minus jeden stupeň`, `8 stupňů`; from °C. */
function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${sign(value)}${counted(Math.abs(value), DEGREES)}${describeScale(units)}`;
}

/** `kolem osmi stupňů`, `kolem nuly`. */
function describeAround(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return value === 0 && units.temperature === 'celsius'
    ? 'kolem nuly'
    : `kolem ${sign(value)}${genitive(Math.abs(value))} ${degreesGenitive(value, units)}`;
}

/** `7 až 15 stupňů`, `minus 3 až plus 2 stupně`: beside a value below zero each names its sign. */
function describeRange(low: number, high: number, units: Units): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const start = signBeside(first, second) + describeNumber(Math.abs(first));
  const end = signBeside(second, first) + describeNumber(Math.abs(second));
  return `${start} až ${end} ${selectPlural(second, DEGREES)}${describeScale(units)}`;
}

/** `z plus jednoho na minus dva stupně`, `ze tří stupňů na nulu`. */
function describeChange(from: number, to: number, units: Units): string {
  const [first, second] = [toSpokenTemperature(from, units), toSpokenTemperature(to, units)];
  const start = `${signBeside(first, second)}${genitive(Math.abs(first))}`;
  const out = `${NEEDS_VOWEL.test(start) ? 'ze' : 'z'} ${start}`;
  if (second === 0) return `${out} ${degreesGenitive(first, units)} na nulu`;
  const end = `${signBeside(second, first)}${cardinal(Math.abs(second))}`;
  return `${out} na ${end} ${selectPlural(second, DEGREES)}${describeScale(units)}`;
}

/** `60 kilometrů za hodinu`; from km/h. */
export function describeGust(gust: number, units: Units): string {
  return counted(toSpokenGust(gust, units), SPEEDS[units.speed]);
}

function degreesGenitive(value: number, units: Units): string {
  return `${selectPlural(value, DEGREES_GENITIVE)}${describeScale(units)}`;
}

function describeScale({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celsia' : ' Fahrenheita';
}

function sign(value: number): string {
  return value < 0 ? 'minus ' : '';
}

function signBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : sign(value);
}

type Fallen = 'rain' | 'snow';

const DEPTHS: Record<Units[Fallen], Counted> = {
  litresPerSquareMetre: { one: 'litr', few: 'litry', other: 'litrů' },
  millimetres: { one: 'milimetr', few: 'milimetry', other: 'milimetrů' },
  centimetres: { one: 'centimetr', few: 'centimetry', other: 'centimetrů' },
  inches: { one: 'palec', few: 'palce', other: 'palců' },
};

const VERBS: Record<Fallen, Counted> = {
  rain: { one: 'spadne', few: 'spadnou', other: 'spadne' },
  snow: { one: 'napadne', few: 'napadnou', other: 'napadne' },
};

const NOUNS: Record<Fallen, string> = { rain: 'srážek', snow: 'sněhu' };

/** `spadnou asi 3 milimetry srážek`, `napadne asi jeden centimetr sněhu`; from mm or cm. */
export function amountFalls(of: Fallen, amount: number, units: Units): string {
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  const isWhole = Number.isInteger(depth);
  const verb = isWhole ? selectPlural(depth, VERBS[of]) : VERBS[of].other;
  const words = isWhole ? describeWhole(depth, of, units) : describeHalf(Math.floor(depth));
  const what = units[of] === 'litresPerSquareMetre' ? 'na metr čtvereční' : NOUNS[of];
  return `${verb} ${words} ${what}`;
}

/** `asi 6 milimetrů`, `méně než jeden centimetr`. */
function describeWhole(depth: number, of: Fallen, units: Units): string {
  const forms = DEPTHS[units[of]];
  if (depth > 0) return `asi ${counted(depth, forms)}`;
  const isHalf = of === 'rain' && units.rain === 'inches';
  return `méně než ${isHalf ? 'půl palce' : counted(1, forms)}`;
}

/** Of inches: `asi půl palce`, `asi 2 a půl palce`. */
function describeHalf(whole: number): string {
  return whole === 0 ? 'asi půl palce' : `asi ${describeNumber(whole)} a půl palce`;
}

interface Clause {
  subject: string;
  /** Null where it is plainly "to be". */
  verb: string | null;
  isPlural: boolean;
  value: string;
}

/** Beside the weather, without "to be": `teplota 8 stupňů`, `teploty 7 až 15 stupňů`. */
export function temperatureBeside(temperature: Temperature, units: Units): string {
  const { subject, verb, value } = clauseOf(temperature, units);
  return joinWords(subject, verb, value);
}

/** `nejvyšší teplota bude 12 stupňů`; after a time `dnes odpoledne bude nejvyšší teplota 12 stupňů`. */
export function describeTemperature(
  time: string,
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const { subject, isPlural, value, ...clause } = clauseOf(temperature, units);
  const [one, many] = now ? ['je', 'jsou'] : ['bude', 'budou'];
  const verb = clause.verb ?? (isPlural ? many : one);
  return time === '' ? joinWords(subject, verb, value) : joinWords(time, verb, subject, value);
}

function clauseOf(temperature: Temperature, units: Units): Clause {
  switch (temperature.form) {
    case 'range': {
      const value = describeRange(temperature.low, temperature.high, units);
      return { subject: 'teploty', verb: null, isPlural: true, value };
    }
    case 'around': {
      const value = describeAround(temperature.value, units);
      return { subject: 'teploty', verb: null, isPlural: true, value };
    }
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stoupne' : 'klesne';
      const value = describeChange(temperature.from, temperature.to, units);
      return { subject: 'teplota', verb, isPlural: false, value };
    }
    default: {
      const subject = { exactly: 'teplota', high: 'nejvyšší teplota', low: 'nejnižší teplota' };
      const value = describeDegrees(temperature.value, units);
      return { subject: subject[temperature.form], verb: null, isPlural: false, value };
    }
  }
}
