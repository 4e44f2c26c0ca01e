import { pluralsIn } from '../../intl.ts';
/** What is counted, by the plural classes that whole numbers have. */
export type Counted = Readonly<Record<'one' | 'few' | 'other', string>>;

const PLURAL = pluralsIn('cs');

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
export function pluralOf(count: number, { one, few, other }: Counted): string {
  const plural = PLURAL.select(Math.abs(count));
  if (plural === 'one') return one;
  return plural === 'few' ? few : other;
}

/** `jeden stupeň`, `8 stupňů`: one is a word. */
export function counted(count: number, forms: Counted): string {
  return `${numberWords(count)} ${pluralOf(count, forms)}`;
}

/** `jeden`, `8`, as a subject or an object. */
export function numberWords(count: number): string {
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
