import {
  createReadStream,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  closeSync,
  mkdirSync,
  openSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDamageError } from './sqlite-records.ts';

/** Why a store was moved aside: its own file was damaged, or it is another program's. */
export type MoveReason = 'damaged' | 'foreign';

/** The oldest of our own goes; another program's is never removed, but no further one is moved. */
const MAX_MOVED_STORES = 3;

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
  if (reason === 'foreign' && listMoved(path, 'foreign').length >= MAX_MOVED_STORES) {
    throw new Error(`${MAX_MOVED_STORES} files of other programs have been moved aside already`);
  }
  const target = findFreeName(path, reason, now);
  for (const suffix of SUFFIXES) {
    if (isExisting(path + suffix)) renameSync(path + suffix, target + suffix);
  }
  removeOldMoved(path);
  return target;
}

/** Leaves the latest damaged stores that were moved aside; whoever moved one may have been killed before this. */
export function removeOldMoved(path: string): void {
  for (const old of listMoved(path, 'damaged').slice(0, -MAX_MOVED_STORES)) removeStore(old);
}

/** Removes the damaged stores that were moved aside and hold a text, such as a key. */
export async function removeMovedContaining(path: string, text: string): Promise<void> {
  for (const moved of listMoved(path, 'damaged')) {
    const hits = await Promise.all(
      SUFFIXES.map(async (suffix) => isExisting(moved + suffix) && hasText(moved + suffix, text)),
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
export function findFreeName(path: string, reason: MoveReason, now: Date): string {
  const wanted = `${path}.${reason}-${now.toISOString().replaceAll(/[-:.]/g, '')}`;
  let name = wanted;
  for (let count = 2; isExisting(name); count += 1) name = `${wanted}-${count}`;
  return name;
}

function isExisting(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Reads a piece after the other: a store may be larger than the memory. */
async function hasText(path: string, text: string): Promise<boolean> {
  const overlap = Buffer.byteLength(text) - 1;
  let before = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const bytes = Buffer.concat([before, chunk]);
    if (bytes.includes(text)) return true;
    before = bytes.subarray(-overlap);
  }
  return false;
}

/** Opening a large file and checking it takes a tenth of a second; nothing else runs meanwhile. */
const LOCK_TIMEOUT_MS = 2000;

/**
 * Runs a step while no other process opens a file or moves it aside. The lock is one of SQLite's on an
 * empty file beside it: it ends with the process that holds it, however that ends. Where no such file
 * can be made, nothing could be moved either, and the step runs without it.
 */
export function withFileLock<T>(path: string, step: () => T): T {
  const guard = openLock(`${path}.lock`);
  try {
    return step();
  } finally {
    guard?.close();
  }
}

function openLock(file: string): DatabaseSync | undefined {
  try {
    createPrivateFile(file);
  } catch {
    return undefined;
  }
  try {
    return lockFile(file);
  } catch (error) {
    if (!isDamageError(error)) throw error;
    rmSync(file);
    createPrivateFile(file);
    return lockFile(file);
  }
}

function lockFile(file: string): DatabaseSync {
  const guard = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    guard.exec('BEGIN EXCLUSIVE');
    return guard;
  } catch (error) {
    guard.close();
    throw error;
  }
}

/** For its owner's eyes, where it is not there yet; SQLite gives the files beside it the same rights. */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}
