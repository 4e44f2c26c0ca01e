import { OpenDataError } from '../../server.ts';
import { unpackMember } from '../../zip.ts';

/** The ten-minute values of a station, oldest first. */
export interface TenMinuteTable {
  /** The station's number. */
  station: number;
  rows: TenMinuteRow[];
}

export interface TenMinuteRow {
  /** End of the ten minutes, epoch milliseconds. */
  time: number;
  /** By the names of the columns, in their units; null where nothing was measured. */
  values: Record<string, number | null>;
}

/** A day of one station has 10 KB, five hundred days 5 MB. */
const LARGEST = 8 * 1024 * 1024;

const MISSING = -999;
const NUMBER = /^-?\d{1,9}(\.\d{1,9})?$/;
const TIME = /^20\d{10}$/;

/**
 * Reads an archive of ten-minute values (`10minutenwerte_*.zip`, ISO-8859-1): columns parted by
 * semicolons and padded, in their heading as well; the last one, `eor`, ends a row. Times are UTC.
 *
 * @param columns those that must be there
 * @throws {OpenDataError} when it is damaged, lacks a column, or has a row that is none
 */
export async function readTenMinutes(
  zipped: Uint8Array,
  columns: readonly string[],
): Promise<TenMinuteTable> {
  const member = await unpackMember(zipped, (name) => /^produkt_.+\.txt$/.test(name), LARGEST);
  if (!member) throw new OpenDataError('Ten-minute archive without a product');
  const [heading = '', ...lines] = member.bytes.toString('latin1').trimEnd().split(/\r?\n/);
  const names = cellsOf(heading);
  for (const name of ['STATIONS_ID', 'MESS_DATUM', ...columns]) {
    if (!names.includes(name)) throw new OpenDataError(`Ten-minute archive without ${name}`);
  }
  const rows = lines.map((line) => rowOf(cellsOf(line), names, columns));
  return { station: stationOf(lines[0] ?? ''), rows };
}

function cellsOf(line: string): string[] {
  return line.split(';').map((cell) => cell.trim());
}

function rowOf(
  cells: readonly string[],
  names: readonly string[],
  columns: readonly string[],
): TenMinuteRow {
  const isRow = cells.length === names.length && cells.at(-1) === 'eor';
  if (!isRow) throw new OpenDataError('Ten-minute archive with a row of an unknown shape');
  const cellOf = (name: string) => cells[names.indexOf(name)] ?? '';
  const values = columns.map((name) => [name, valueOf(cellOf(name), name)] as const);
  return { time: timeOf(cellOf('MESS_DATUM')), values: Object.fromEntries(values) };
}

function valueOf(cell: string, name: string): number | null {
  if (!NUMBER.test(cell)) throw new OpenDataError(`Ten-minute archive with no number as ${name}`);
  const value = Number(cell);
  return value === MISSING ? null : value;
}

/** `202304121220` */
function timeOf(cell: string): number {
  const iso = cell.replace(/^(....)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5Z');
  const time = TIME.test(cell) ? Date.parse(iso) : NaN;
  if (Number.isNaN(time)) throw new OpenDataError('Ten-minute archive with a time that is none');
  return time;
}

function stationOf(line: string): number {
  const station = Number(/^ *(\d{1,5});/.exec(line)?.[1] ?? NaN);
  if (Number.isNaN(station)) throw new OpenDataError('Ten-minute archive without a row');
  return station;
}
