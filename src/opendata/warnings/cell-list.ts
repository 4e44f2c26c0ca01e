import { HOUR } from '../../weather/hour.ts';
import type { Product } from '../products.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { textOf } from '../text.ts';

/** DWD's list of all warncells, also of some that are no more: some 11,600 rows. */
export const CELL_LIST: Resource = {
  host: 'www',
  path: '/DE/leistungen/opendata/help/warnungen/cap_warncellids_csv.csv',
};

/** Names by the id of the warncell. */
export type CellNames = ReadonlyMap<string, string>;

const MONTH = 30 * 24 * HOUR;

export const cellList: Product<CellNames> = {
  decode: readCellList,
  freshUntil: (_, now) => now + MONTH,
  usableUntil: () => Infinity,
  lasting: true,
};

/**
 * Reads the list (UTF-8, and ISO-8859-1 in older editions): columns parted by semicolons, in an order
 * that changes between its editions and stands in the first line.
 *
 * @throws {OpenDataError} when it has no ids and names
 */
export function readCellList(body: Uint8Array): CellNames {
  const [header = '', ...rows] = textOf(body).split(/\r?\n/);
  const titles = header.split(';').map((title) => title.replaceAll(/[^A-Z]/gi, '').toUpperCase());
  const [idAt, nameAt] = [titles.indexOf('WARNCELLID'), titles.indexOf('NAME')];
  if (idAt < 0 || nameAt < 0) throw new OpenDataError('List of warncells without ids or names');
  const names = new Map<string, string>();
  for (const row of rows) {
    const columns = row.split(';').map(unquoted);
    const [id, name] = [columns[idAt] ?? '', columns[nameAt] ?? ''];
    if (/^\d{9}$/.test(id) && name !== '') names.set(id, name);
  }
  if (names.size === 0) throw new OpenDataError('List of warncells without a row');
  return names;
}

function unquoted(column: string): string {
  return column.trim().replace(/^"(.*)"$/, '$1');
}
