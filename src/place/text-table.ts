import type { Column } from './column.ts';

/** Bytes that may lie in a file. */
export interface Bytes {
  slice: (from: number, to: number) => Buffer;
}

/** Many short texts in UTF-8, one after the other; text `i` ends where text `i + 1` starts. */
export interface TextTable {
  bytes: Bytes;
  /** One element more than there are texts. */
  starts: Column;
}

/** A table as it is made, whole in memory. */
export interface PackedTexts {
  bytes: Buffer;
  starts: Uint32Array;
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const bytes = Buffer.from(texts.join(''));
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => {
    starts[i + 1] = (starts[i] ?? 0) + Buffer.byteLength(text);
  });
  return { bytes, starts };
}

export function textAt(table: TextTable, i: number): string {
  return bytesAt(table, i).toString('utf8');
}

/** Where a text stands in a table that is sorted by bytes; undefined where it is missing. */
export function positionOf(text: string, table: TextTable): number | undefined {
  const wanted = Buffer.from(text);
  const at = firstFrom(wanted, table);
  return at < table.starts.length - 1 && bytesAt(table, at).equals(wanted) ? at : undefined;
}

/** From which position to before which one the texts of such a table begin so. */
export function positionsBeginning(start: string, table: TextTable): [from: number, to: number] {
  const wanted = Buffer.from(start);
  return [firstFrom(wanted, table), firstFrom(Buffer.concat([wanted, AFTER_ALL]), table)];
}

/** No byte of UTF-8 is greater. */
const AFTER_ALL = Buffer.of(0xff);

/** The first position whose text is not less than some bytes. */
function firstFrom(wanted: Buffer, table: TextTable): number {
  let low = 0;
  let high = table.starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bytesAt(table, middle).compare(wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bytesAt({ bytes, starts }: TextTable, i: number): Buffer {
  return bytes.slice(starts.at(i) ?? 0, starts.at(i + 1) ?? 0);
}
