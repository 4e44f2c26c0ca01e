import { pluralsIn } from '../../intl.ts';
/** What is counted: `un grad`, `grade`. */
export interface Noun {
  one: string;
  many: string;
  /** Masculine nouns take a number as it is read from its digits, all others the feminine of two. */
  masculine?: true;
}

const PLURALS = pluralsIn('ro');

/** Plural classes of the numbers that are said, which are looked up far quicker than found. */
const CLASSES = Array.from({ length: 200 }, (_, value) => PLURALS.select(value));

const TENS = [
  '', '', 'douăzeci', 'treizeci', 'patruzeci', 'cincizeci', 'șaizeci', 'șaptezeci', 'optzeci',
  'nouăzeci',
]; // prettier-ignore

const DAYS_OF_MONTH = [
  '', 'întâi', 'doi', 'trei', 'patru', 'cinci', 'șase', 'șapte', 'opt', 'nouă', 'zece',
  'unsprezece', 'doisprezece', 'treisprezece', 'paisprezece', 'cincisprezece', 'șaisprezece',
  'șaptesprezece', 'optsprezece', 'nouăsprezece', 'douăzeci', 'douăzeci și unu',
  'douăzeci și doi', 'douăzeci și trei', 'douăzeci și patru', 'douăzeci și cinci',
  'douăzeci și șase', 'douăzeci și șapte', 'douăzeci și opt', 'douăzeci și nouă', 'treizeci',
  'treizeci și unu',
]; // prettier-ignore

/** `un grad`, `5 grade`, `două grade`, `20 de grade`; of whole numbers from 0 to 199. */
export function counted(value: number, { one, many, masculine }: Noun): string {
  const category = CLASSES[value] ?? PLURALS.select(value);
  if (category === 'one') return one;
  const number = masculine ? String(value) : numeral(value);
  return category === 'few' ? `${number} ${many}` : `${number} de ${many}`;
}

/** `unu`, `două`, `douăsprezece`, `douăzeci și două`: in words where the digits could be read otherwise. */
export function numeral(value: number): string {
  if (value === 1) return 'unu';
  if (value % 10 !== 2) return String(value);
  const [hundred, rest] = [value >= 100 ? 'o sută ' : '', value % 100];
  if (rest === 2) return `${hundred}două`;
  if (rest === 12) return `${hundred}douăsprezece`;
  return `${hundred}${TENS[Math.floor(rest / 10)]} și două`;
}

/** `întâi`, `doi`, `douăzeci și opt`. */
export function dayOfMonth(day: number): string {
  return DAYS_OF_MONTH[day] ?? '';
}
