import {
  createReadStream,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  closeSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDamageError } from './sqlite-records.ts';

/** Why a file was moved aside: it is damaged, or it belongs to another program. */
export type MoveReason = 'damaged' | 'foreign';

/**
 * Beyond this, the oldest damaged store is removed. Foreign files are never removed, but no more are
 * moved.
 */
const MAX_MOVED_STORES = 3;

/** The main file is moved last: until then, starting processes find the same store. */
const SUFFIXES = ['-journal', '-shm', '-wal', ''] as const;

const STAMP = /^\d{8}T\d{9}Z(-\d+)?$/;

const CHUNK_BYTES = 1024 * 1024;

/**
 * Renames a store and its side files, without changing content and mode.
 *
 * @returns the new name of the main file
 * @throws if it cannot be renamed, or too many foreign files have been moved already
 */
export function moveAside(path: string, reason: MoveReason, now: Date): string {
  if (reason === 'foreign' && listMoved(path, 'foreign').length >= MAX_MOVED_STORES) {
    throw new Error(`${MAX_MOVED_STORES} files of other programs were already moved aside`);
  }
  const target = findFreeName(path, reason, now);
  for (const suffix of SUFFIXES) {
    if (isExisting(path + suffix)) renameSync(path + suffix, target + suffix);
  }
  removeOldMoved(path);
  return target;
}

/**
 * Removes all but the latest damaged stores. Also runs at start, because a process may be killed after
 * a move.
 */
export function removeOldMoved(path: string): void {
  for (const old of listMoved(path, 'damaged').slice(0, -MAX_MOVED_STORES)) removeStore(old);
}

/** Removes moved damaged stores that contain a text, such as a key. */
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
  const base = `${path}.${reason}-${now.toISOString().replaceAll(/[-:.]/g, '')}`;
  let name = base;
  for (let count = 2; isExisting(name); count += 1) name = `${base}-${count}`;
  return name;
}

function isExisting(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Reads in chunks, because a store may be larger than memory. */
async function hasText(path: string, text: string): Promise<boolean> {
  const overlap = Buffer.byteLength(text) - 1;
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const bytes = Buffer.concat([tail, chunk]);
    if (bytes.includes(text)) return true;
    tail = bytes.subarray(-overlap);
  }
  return false;
}

/** Opening and checking a large file takes a tenth of a second and blocks the process. */
const LOCK_TIMEOUT_MS = 2000;

/**
 * Runs a step while no other process opens the file or moves it aside. The lock is an SQLite lock on an
 * empty file next to it, which ends with its process even if that is killed. If the lock file cannot be
 * created, no file could be moved either, so the step runs without a lock.
 */
export function withFileLock<T>(path: string, step: () => T): T {
  const lock = openLock(`${path}.lock`);
  try {
    return step();
  } finally {
    lock?.close();
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
  const lock = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Creates a file that only its owner can read, if it does not exist; SQLite copies the mode to side
 * files.
 */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}

/** A symbolic link stays: its target is moved aside, and SQLite's side files are next to the target. */
export function resolveLinks(path: string): string {
  try {
    createPrivateFile(path);
    return realpathSync(path);
  } catch {
    // Opening the file reports the reason.
    return path;
  }
}

/** Device and inode; undefined if there is no file. */
export function readFileIdentity(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev}:${file.ino}`;
}
