import { pluralsIn } from '../../intl.ts';
/** What is counted, by the plural classes that whole numbers have. */
export type Counted = Readonly<Record<'one' | 'few' | 'other', string>>;

const PLURAL = pluralsIn('sk');

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
export function pluralOf(count: number, { one, few, other }: Counted): string {
  const plural = PLURAL.select(Math.abs(count));
  if (plural === 'one') return one;
  return plural === 'few' ? few : other;
}

/** `jeden stupeň`, `8 stupňov`: one is a word. */
export function counted(count: number, forms: Counted): string {
  return `${numberWords(count)} ${pluralOf(count, forms)}`;
}

/** `jeden`, `8`, as a subject or an object. */
export function numberWords(count: number): string {
  return count === 1 ? 'jeden' : String(count);
}

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
