import type { PostcodeRow } from './rows.ts';

/** A place, or a recipient, that has a postcode. */
export type PostcodeArea = Omit<PostcodeRow, 'code'>;

/** A country's postcodes: those of Germany, 23,000 rows, take less than a megabyte. */
export interface PostcodeTable {
  /** In ascending order, one a row. */
  codes: Uint32Array;
  /** Hundred-thousandths of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** 1 for a recipient. */
  recipients: Uint8Array;
  /** One after the other; name `i` ends where name `i + 1` starts. */
  names: string;
  starts: Uint32Array;
}

const PER_DEGREE = 1e5;

/** Within a code, rows keep the order in which they come. */
export function packRows(rows: readonly PostcodeRow[]): PostcodeTable {
  const sorted = rows.toSorted((a, b) => Number(a.code) - Number(b.code));
  const table = {
    codes: new Uint32Array(rows.length),
    latitudes: new Int32Array(rows.length),
    longitudes: new Int32Array(rows.length),
    recipients: new Uint8Array(rows.length),
    names: sorted.map(({ name }) => name).join(''),
    starts: new Uint32Array(rows.length + 1),
  };
  let end = 0;
  sorted.forEach(({ code, name, latitude, longitude, isRecipient }, i) => {
    end += name.length;
    table.codes[i] = Number(code);
    table.latitudes[i] = Math.round(latitude * PER_DEGREE);
    table.longitudes[i] = Math.round(longitude * PER_DEGREE);
    table.recipients[i] = isRecipient ? 1 : 0;
    table.starts[i + 1] = end;
  });
  return table;
}

/** Every row on a code. */
export function areasOn(code: string, table: PostcodeTable): PostcodeArea[] {
  const wanted = Number(code);
  const { codes } = table;
  const areas: PostcodeArea[] = [];
  for (let i = firstOf(wanted, codes); codes[i] === wanted; i += 1) areas.push(areaAt(i, table));
  return areas;
}

/** From which row to before which one the codes, of so many digits each, begin with some digits. */
export function rowsBeginning(
  start: string,
  digits: number,
  { codes }: PostcodeTable,
): [from: number, to: number] {
  if (start.length > digits) return [0, 0];
  const codesEach = 10 ** (digits - start.length);
  const first = Number(start) * codesEach;
  return [firstOf(first, codes), firstOf(first + codesEach, codes)];
}

/** The rows no farther than so many degrees north or south, and east or west, of a position. */
export function rowsWithin(
  { latitude, longitude }: { latitude: number; longitude: number },
  { north, east }: { north: number; east: number },
  { latitudes, longitudes }: PostcodeTable,
): number[] {
  const [middle, reach] = [latitude * PER_DEGREE, north * PER_DEGREE];
  const [across, width] = [longitude * PER_DEGREE, east * PER_DEGREE];
  const rows: number[] = [];
  for (let row = 0; row < latitudes.length; row += 1) {
    const isWithin =
      Math.abs((latitudes[row] ?? 0) - middle) <= reach &&
      Math.abs((longitudes[row] ?? 0) - across) <= width;
    if (isWithin) rows.push(row);
  }
  return rows;
}

/** The first position whose code is no smaller. */
function firstOf(code: number, codes: Uint32Array): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function areaAt(i: number, table: PostcodeTable): PostcodeArea {
  return {
    name: table.names.slice(table.starts[i], table.starts[i + 1]),
    latitude: (table.latitudes[i] ?? 0) / PER_DEGREE,
    longitude: (table.longitudes[i] ?? 0) / PER_DEGREE,
    isRecipient: table.recipients[i] === 1,
  };
}
