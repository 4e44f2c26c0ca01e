import { createCzechSlovakNumbers } from '../czech-slovak-numbers.ts';

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

/** Where "z" would be hard to say: `zo siedmich`, `zo štyroch`, `zo 104`. */
const NEEDS_VOWEL = /^[sšzž1]/;

export const {
  describeGust,
  amountFalls,
  describeDegrees,
  temperatureBeside,
  describeTemperature,
} = createCzechSlovakNumbers({
  tag: 'sk',
  cardinal,
  genitive,
  degrees: { one: 'stupeň', few: 'stupne', other: 'stupňov' },
  degreesGenitive: { one: 'stupňa', few: 'stupňov', other: 'stupňov' },
  minus: 'mínus',
  celsius: 'Celzia',
  around: 'okolo',
  from: (number) => (NEEDS_VOWEL.test(number) ? 'zo' : 'z'),
  speeds: {
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
    metresPerSecond: {
      one: 'meter za sekundu',
      few: 'metre za sekundu',
      other: 'metrov za sekundu',
    },
    knots: { one: 'uzol', few: 'uzly', other: 'uzlov' },
    beaufort: { one: 'Beaufort', few: 'Beaufort', other: 'Beaufort' },
  },
  depths: {
    litresPerSquareMetre: { one: 'liter', few: 'litre', other: 'litrov' },
    millimetres: { one: 'milimeter', few: 'milimetre', other: 'milimetrov' },
    centimetres: { one: 'centimeter', few: 'centimetre', other: 'centimetrov' },
    inches: { one: 'palec', few: 'palce', other: 'palcov' },
  },
  falls: {
    rain: { one: 'spadne', few: 'spadnú', other: 'spadne' },
    snow: { one: 'napadne', few: 'napadnú', other: 'napadne' },
  },
  what: { rain: 'zrážok', snow: 'snehu' },
  perSquareMetre: 'na meter štvorcový',
  lessThan: 'menej ako',
  inches: { quarter: 'štvrť palca', half: 'pol palca', threeQuarters: 'tri štvrte palca' },
  temperatures: { exactly: 'teplota', high: 'najvyššia teplota', low: 'najnižšia teplota' },
  be: { one: { now: 'je', ahead: 'bude' }, many: { now: 'sú', ahead: 'budú' } },
  atMost: 'najviac',
  zeroHigh: { subject: 'najvyššia teplota', verb: null, value: 'okolo nuly' },
  highs: 'najvyššie teploty',
  byDay: 'cez deň',
  atNight: 'v noci',
  lowest: 'najnižšia',
  rises: 'stúpne',
});

/** `päť`, `dvadsaťpäť`; from a hundred on digits. */
export function cardinal(count: number): string {
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
