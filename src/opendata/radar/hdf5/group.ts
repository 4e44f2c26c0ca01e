import { OpenDataError } from '../../server.ts';
import { cursorAt, expectSignature, unknown } from './bytes.ts';
import { MESSAGE, type Message } from './object-header.ts';
import { readTree } from './tree.ts';

/** More than any group of a radar file has: a tree may name the same table again and again. */
const MOST_MEMBERS = 100;
/** Letters. */
const LONGEST_NAME = 255;

/**
 * The members of a group, the addresses of their object headers by name; none for what is no group.
 * Groups are old-style ones: a tree of symbol tables whose names lie in a heap.
 */
export function readGroup(file: Uint8Array, messages: readonly Message[]): Map<string, number> {
  const members = new Map<string, number>();
  const table = messages.find(({ type }) => type === MESSAGE.symbolTable);
  if (!table) return members;
  const cursor = cursorAt(table.body, 0);
  const tree = cursor.uint(8);
  const nameAt = readHeap(file, cursor.uint(8));
  let read = 0;
  for (const address of childrenOfTree(file, tree)) {
    const symbols = readSymbols(file, address);
    read += symbols.length;
    if (read > MOST_MEMBERS) throw unknown('groups with members, in number', read);
    for (const { name, header } of symbols) members.set(nameAt(name), header);
  }
  return members;
}

/** Local heap: gives the zero-terminated name at an offset. */
function readHeap(file: Uint8Array, address: number): (offset: number) => string {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'HEAP', 0);
  cursor.skip(3);
  const length = cursor.uint(8);
  cursor.skip(8);
  const data = cursorAt(file, cursor.uint(8)).bytes(length);
  return (offset) => {
    const end = data.subarray(offset, offset + LONGEST_NAME + 1).indexOf(0) + offset;
    if (end < offset) throw new OpenDataError('The HDF5 file is damaged: a name without an end');
    return Buffer.from(data.subarray(offset, end)).toString('latin1');
  };
}

/** Before each child stands the offset of a name. */
function childrenOfTree(file: Uint8Array, address: number): number[] {
  const { count, entries } = readTree(file, address, 'group');
  if (count > MOST_MEMBERS) throw unknown('groups with tables, in number', count);
  return Array.from({ length: count }, () => {
    entries.skip(8);
    return entries.uint(8);
  });
}

function readSymbols(file: Uint8Array, address: number): { name: number; header: number }[] {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'SNOD', 1);
  cursor.skip(1);
  const count = cursor.uint(2);
  if (count > MOST_MEMBERS) throw unknown('tables with symbols, in number', count);
  return Array.from({ length: count }, () => {
    const symbol = { name: cursor.uint(8), header: cursor.uint(8) };
    // What it caches of the object, which says the same.
    cursor.skip(4 + 4 + 16);
    return symbol;
  });
}
