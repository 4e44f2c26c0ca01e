import { cursorAt, expectSignature, unknown, type Cursor } from './bytes.ts';

/** What a tree sorts: the members of a group, or the chunks of a dataset. */
export const TREE = { group: 0, chunks: 1 } as const;

/** A tree of one node, as all small ones are: how many entries, and where the first one begins. */
export function readTree(
  file: Uint8Array,
  address: number,
  sorts: keyof typeof TREE,
): { count: number; entries: Cursor } {
  const cursor = cursorAt(file, address);
  expectSignature(cursor, 'TREE');
  const [kind, level, count] = [cursor.uint(1), cursor.uint(1), cursor.uint(2)];
  if (kind !== TREE[sorts]) throw unknown('a tree of type', kind);
  if (level !== 0) throw unknown('a tree of level', level);
  // The neighbours at its sides.
  cursor.skip(8 + 8);
  return { count, entries: cursor };
}
