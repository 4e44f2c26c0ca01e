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

const PLURAL = createPluralRules('sk');

const CARDINALS = [
  'nula', 'jeden', 'dva', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať',
  'jedenásť', 'dvanásť', 'trinásť', 'štrnásť', 'pätnásť', 'šestnásť', 'sedemnásť', 'osemnásť',
  'devätnásť',
]; // prettier-ignore
const TENS = [
  '', '', 'dvadsať', 'tridsať', 'štyridsať', 'päťdesiat', 'šesťdesiat', 'sedemdesiat', 'osemdesiat',
  'deväťdesiat',
]; // prettier-ignore

/** What endings follow: `piat-ich`, `piat-ej`. */
const STEMS = [
  '', '', '', '', '', 'piat', 'šiest', 'siedm', 'ôsm', 'deviat', 'desiat', 'jedenást', 'dvanást',
  'trinást', 'štrnást', 'pätnást', 'šestnást', 'sedemnást', 'osemnást', 'devätnást',
]; // prettier-ignore
const STEMS_OF_TENS = [
  '', '', 'dvadsiat', 'tridsiat', 'štyridsiat', 'päťdesiat', 'šesťdesiat', 'sedemdesiat',
  'osemdesiat', 'deväťdesiat',
]; // prettier-ignore

/** All others end in `ich`. */
const GENITIVES = ['nuly', 'jedného', 'dvoch', 'troch', 'štyroch'];

/** Of a day of the month; of an hour after "o", "od" and "do"; of an hour after "medzi". */
type OrdinalForm = 'date' | 'hour' | 'between';

const ORDINAL_ENDINGS: Record<OrdinalForm, string> = { date: 'eho', hour: 'ej', between: 'ou' };

/** A short stem has a long ending: `štvrtého` beside `piateho`. */
const FIRST_ORDINALS: Record<OrdinalForm, readonly string[]> = {
  date: ['', 'prvého', 'druhého', 'tretieho', 'štvrtého'],
  hour: ['', 'prvej', 'druhej', 'tretej', 'štvrtej'],
  between: ['', 'prvou', 'druhou', 'treťou', 'štvrtou'],
};

/** `stupeň` of one, `stupne` of three, `stupňov` of eight; of negative numbers as of positive ones. */
function selectPlural(count: number, { one, few, other }: Counted): string {
  const plural = PLURAL.select(Math.abs(count));
  if (plural === 'one') return one;
  return plural === 'few' ? few : other;
}

/** `jeden stupeň`, `8 stupňov`: one is a word. */
function counted(count: number, forms: Counted): string {
  return `${describeNumber(count)} ${selectPlural(count, forms)}`;
}

/** `jeden`, `8`, as a subject or an object. */
function describeNumber(count: number): string {
  return count === 1 ? 'jeden' : String(count);
}

/** `päť`, `dvadsaťpäť`; from a hundred on digits. */
function cardinal(count: number): string {
  const small = CARDINALS[count];
  if (small !== undefined) return small;
  const [tens, ones] = [TENS[Math.floor(count / 10)], count % 10];
  if (tens === undefined) return String(count);
  return ones === 0 ? tens : `${tens}${CARDINALS[ones]}`;
}

/**
 * `piatich`, `dvadsiatich piatich`, the same in the locative from two on; what ends in one stays as
 * it is: `dvadsaťjeden`. From a hundred on digits.
 */
export function genitive(count: number): string {
  const small = GENITIVES[count];
  if (small !== undefined) return small;
  if (count < 20) return `${STEMS[count]}ich`;
  const [tens, ones] = [STEMS_OF_TENS[Math.floor(count / 10)], count % 10];
  if (tens === undefined || ones === 1) return cardinal(count);
  return ones === 0 ? `${tens}ich` : `${tens}ich ${genitive(ones)}`;
}

/** `ôsmeho`, `dvadsiateho ôsmeho`; up to 39. */
export function ordinal(count: number, form: OrdinalForm): string {
  const ending = ORDINAL_ENDINGS[form];
  if (count < 20) return FIRST_ORDINALS[form][count] ?? `${STEMS[count]}${ending}`;
  const [tens, ones] = [`${STEMS_OF_TENS[Math.floor(count / 10)]}${ending}`, count % 10];
  return ones === 0 ? tens : `${tens} ${ordinal(ones, form)}`;
}

const DEGREES: Counted = { one: 'stupeň', few: 'stupne', other: 'stupňov' };

/** After "okolo" and "z": `jedného stupňa`, `ôsmich stupňov`. */
const DEGREES_GENITIVE: Counted = { one: 'stupňa', few: 'stupňov', other: 'stupňov' };

const SPEEDS: Record<Units['speed'], Counted> = {
  kilometresPerHour: {
    one: 'kilometer za hodinu',
    few: 'kilometre za hodinu',
    other: 'kilometrov za hodinu',
  },
  milesPerHour: {
    one: 'míľa za hodinu',
    few: 'míle za hodinu',
    other: 'míľ za hodinu',
  },
  metresPerSecond: { one: 'meter za sekundu', few: 'metre za sekundu', other: 'metrov za sekundu' },
};

/** Where "z" would be hard to say: `zo siedmich`, `zo štyroch`, `zo 104`. */
const NEEDS_VOWEL = /^[sšzž1]/;

/** `mínus jeden stupeň`, `8 stupňov`; from °C. */
function describeDegrees(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return `${sign(value)}${counted(Math.abs(value), DEGREES)}${describeScale(units)}`;
}

/** `okolo ôsmich stupňov`, `okolo nuly`. */
function describeAround(celsius: number, units: Units): string {
  const value = toSpokenTemperature(celsius, units);
  return value === 0 && units.temperature === 'celsius'
    ? 'okolo nuly'
    : `okolo ${sign(value)}${genitive(Math.abs(value))} ${degreesGenitive(value, units)}`;
}

/** `7 až 15 stupňov`, `mínus 3 až plus 2 stupne`: beside a value below zero each names its sign. */
function describeRange(low: number, high: number, units: Units): string {
  const [first, second] = [toSpokenTemperature(low, units), toSpokenTemperature(high, units)];
  const start = signBeside(first, second) + describeNumber(Math.abs(first));
  const end = signBeside(second, first) + counted(Math.abs(second), DEGREES);
  return `${start} až ${end}${describeScale(units)}`;
}

/** `z plus jedného na mínus dva stupne`, `z troch stupňov na nulu`. */
function describeChange(from: number, to: number, units: Units): string {
  const [first, second] = [toSpokenTemperature(from, units), toSpokenTemperature(to, units)];
  const start = `${signBeside(first, second)}${genitive(Math.abs(first))}`;
  const out = `${NEEDS_VOWEL.test(start) ? 'zo' : 'z'} ${start}`;
  if (second === 0) return `${out} ${degreesGenitive(first, units)} na nulu`;
  const end = `${signBeside(second, first)}${cardinal(Math.abs(second))}`;
  return `${out} na ${end} ${selectPlural(second, DEGREES)}${describeScale(units)}`;
}

/** `60 kilometrov za hodinu`; from km/h. */
export function describeGust(gust: number, units: Units): string {
  return counted(toSpokenGust(gust, units), SPEEDS[units.speed]);
}

function degreesGenitive(value: number, units: Units): string {
  return `${selectPlural(value, DEGREES_GENITIVE)}${describeScale(units)}`;
}

function describeScale({ temperature, namesScale }: Units): string {
  if (!namesScale) return '';
  return temperature === 'celsius' ? ' Celzia' : ' Fahrenheita';
}

function sign(value: number): string {
  return value < 0 ? 'mínus ' : '';
}

function signBeside(value: number, other: number): string {
  return value > 0 && other < 0 ? 'plus ' : sign(value);
}

type Fallen = 'rain' | 'snow';

const DEPTHS: Record<Units[Fallen], Counted> = {
  litresPerSquareMetre: { one: 'liter', few: 'litre', other: 'litrov' },
  millimetres: { one: 'milimeter', few: 'milimetre', other: 'milimetrov' },
  centimetres: { one: 'centimeter', few: 'centimetre', other: 'centimetrov' },
  inches: { one: 'palec', few: 'palce', other: 'palcov' },
};

const VERBS: Record<Fallen, Counted> = {
  rain: { one: 'spadne', few: 'spadnú', other: 'spadne' },
  snow: { one: 'napadne', few: 'napadnú', other: 'napadne' },
};

const NOUNS: Record<Fallen, string> = { rain: 'zrážok', snow: 'snehu' };

/** `spadnú asi 3 milimetre zrážok`, `napadne asi jeden centimeter snehu`; from mm or cm. */
export function amountFalls(of: Fallen, amount: number, units: Units): string {
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  const isWhole = Number.isInteger(depth);
  const verb = isWhole ? selectPlural(depth, VERBS[of]) : VERBS[of].other;
  const words = isWhole ? describeWhole(depth, of, units) : describeHalf(Math.floor(depth));
  const what = units[of] === 'litresPerSquareMetre' ? 'na meter štvorcový' : NOUNS[of];
  return `${verb} ${words} ${what}`;
}

/** `asi 6 milimetrov`, `menej ako jeden centimeter`. */
function describeWhole(depth: number, of: Fallen, units: Units): string {
  const forms = DEPTHS[units[of]];
  if (depth > 0) return `asi ${counted(depth, forms)}`;
  const isHalf = of === 'rain' && units.rain === 'inches';
  return `menej ako ${isHalf ? 'pol palca' : counted(1, forms)}`;
}

/** Of inches: `asi pol palca`, `asi 2 a pol palca`. */
function describeHalf(whole: number): string {
  return whole === 0 ? 'asi pol palca' : `asi ${describeNumber(whole)} a pol palca`;
}

interface Clause {
  subject: string;
  /** Null where it is plainly "to be". */
  verb: string | null;
  value: string;
}

/** Beside the weather, without "to be": `teplota 8 stupňov`, `teplota klesne z dvoch na jeden stupeň`. */
export function temperatureBeside(temperature: Temperature, units: Units): string {
  const { subject, verb, value } = clauseOf(temperature, units);
  return joinWords(subject, verb, value);
}

/** `najvyššia teplota bude 12 stupňov`; after a time `dnes popoludní bude najvyššia teplota 12 stupňov`. */
export function describeTemperature(
  time: string,
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const { subject, value, ...clause } = clauseOf(temperature, units);
  const verb = clause.verb ?? (now ? 'je' : 'bude');
  return time === '' ? joinWords(subject, verb, value) : joinWords(time, verb, subject, value);
}

function clauseOf(temperature: Temperature, units: Units): Clause {
  switch (temperature.form) {
    case 'range': {
      const value = describeRange(temperature.low, temperature.high, units);
      return { subject: 'teplota', verb: null, value };
    }
    case 'around':
      return { subject: 'teplota', verb: null, value: describeAround(temperature.value, units) };
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stúpne' : 'klesne';
      const value = describeChange(temperature.from, temperature.to, units);
      return { subject: 'teplota', verb, value };
    }
    default: {
      const subject = { exactly: 'teplota', high: 'najvyššia teplota', low: 'najnižšia teplota' };
      const value = describeDegrees(temperature.value, units);
      return { subject: subject[temperature.form], verb: null, value };
    }
  }
}
