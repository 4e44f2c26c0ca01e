import { createReadStream, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Why a store was moved aside: its own file was damaged, or it is another program's. */
export type MoveReason = 'damaged' | 'foreign';

/** The oldest of our own goes; another program's is never removed, but no further one is moved. */
const MAX_MOVED = 3;

/** The main file comes last: until it is gone, whoever starts finds the same store. */
const SUFFIXES = ['-journal', '-shm', '-wal', ''] as const;

const STAMP = /^\d{8}T\d{9}Z(-\d+)?$/;

const CHUNK_BYTES = 1024 * 1024;

/**
 * Renames a store and the files beside it; their content and mode stay.
 *
 * @returns the new name of the main file
 * @throws where it cannot be renamed, or where too many of another program's lie there already
 */
export function moveAside(path: string, reason: MoveReason, now: Date): string {
  if (reason === 'foreign' && listMoved(path, 'foreign').length >= MAX_MOVED) {
    throw new Error(`${MAX_MOVED} files of other programs have been moved aside already`);
  }
  const target = freeName(path, reason, now);
  for (const suffix of SUFFIXES) {
    if (isThere(path + suffix)) renameSync(path + suffix, target + suffix);
  }
  removeOldMoved(path);
  return target;
}

/** Leaves the latest damaged stores that were moved aside; whoever moved one may have been killed before this. */
export function removeOldMoved(path: string): void {
  for (const old of listMoved(path, 'damaged').slice(0, -MAX_MOVED)) removeStore(old);
}

/** Removes the damaged stores that were moved aside and hold a text, such as a key. */
export async function removeMovedWith(path: string, text: string): Promise<void> {
  for (const moved of listMoved(path, 'damaged')) {
    const hits = await Promise.all(
      SUFFIXES.map(async (suffix) => isThere(moved + suffix) && holdsText(moved + suffix, text)),
    );
    if (hits.includes(true)) removeStore(moved);
  }
}

/** Oldest first. */
function listMoved(path: string, reason: MoveReason): string[] {
  const prefix = `${basename(path)}.${reason}-`;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(prefix) && STAMP.test(name.slice(prefix.length)))
    .toSorted()
    .map((name) => join(dirname(path), name));
}

function removeStore(path: string): void {
  for (const suffix of SUFFIXES) rmSync(path + suffix, { force: true });
}

/** `remembered.sqlite.damaged-20261118T130500000Z` */
export function freeName(path: string, reason: MoveReason, now: Date): string {
  const wanted = `${path}.${reason}-${now.toISOString().replaceAll(/[-:.]/g, '')}`;
  let name = wanted;
  for (let count = 2; isThere(name); count += 1) name = `${wanted}-${count}`;
  return name;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Reads a piece after the other: a store may be larger than the memory. */
async function holdsText(path: string, text: string): Promise<boolean> {
  const overlap = Buffer.byteLength(text) - 1;
  let before = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const bytes = Buffer.concat([before, chunk]);
    if (bytes.includes(text)) return true;
    before = bytes.subarray(-overlap);
  }
  return false;
}
