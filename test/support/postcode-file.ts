import { existsSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A row of GeoNames' postal code files, with the columns of a test. */
export interface GeoNamesRow {
  country: string;
  code: string;
  name: string;
  /** Name and code of the first level of administration. */
  state?: string;
  stateCode?: string;
  /** Code of the third. */
  community?: string;
  latitude: string | number;
  longitude: string | number;
}

export function geoNamesText(rows: readonly GeoNamesRow[]): string {
  return rows.map((row) => `${columnsOf(row).join('\t')}\n`).join('');
}

function columnsOf(row: GeoNamesRow): (string | number)[] {
  const { country, code, name, state = '', stateCode = '', community = '' } = row;
  const administration = [state, stateCode, '', '', '', community];
  return [country, code, name, ...administration, row.latitude, row.longitude, '6'];
}

/** A zip with a member beside a readme, as GeoNames has them. */
export async function postcodeZip(text: string, member = 'DE.txt'): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('Readme for GeoNames Postal Code files'), 'readme.txt');
  zip.addBuffer(Buffer.from(text), member);
  zip.end();
  return buffer(zip.outputStream);
}

const REAL_ROWS = new URL('../../../shared/data/geo/postcodes-de-at-ch-li.csv', import.meta.url);
export const hasRealRows = existsSync(REAL_ROWS);

let rows: GeoNamesRow[] | undefined;

/** Every row of a snapshot of GeoNames' files. */
export function realRows(): GeoNamesRow[] {
  rows ??= readFileSync(REAL_ROWS, 'utf8').trim().split('\n').slice(1).map(rowOf);
  return rows;
}

/** Of the columns, only names may hold commas, in quotes then. */
function rowOf(line: string): GeoNamesRow {
  const cells = Array.from(line.matchAll(/(?:"(?<quoted>[^"]*)"|(?<plain>[^,]*))(?:,|$)/g));
  const [country = '', code = '', name = '', state = '', stateCode = '', community = '', ...rest] =
    cells.map(({ groups }) => groups?.['quoted'] ?? groups?.['plain'] ?? '');
  const [latitude = '', longitude = ''] = rest;
  return { country, code, name, state, stateCode, community, latitude, longitude };
}
