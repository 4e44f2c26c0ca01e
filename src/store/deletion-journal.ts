import {
  closeSync,
  fsyncSync,
  futimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, reasonOf, StoreError } from './store-error.ts';

/** A deletion that is still to be done. */
export interface PendingDeletion {
  /** What the record is filed under: the hash of a user id. */
  key: string;
  /** What was written up to then is to be deleted, epoch milliseconds. */
  upTo: number;
}

/** The deletions that are still to be done, where they outlast the process. */
export interface DeletionJournal {
  /** Epoch milliseconds up to which a key's record is to be deleted; undefined: it may stay. */
  find: (key: string) => number | undefined;
  /** It is on the disk when this returns. */
  add: (deletion: PendingDeletion) => void;
  /** Removes a deletion that is done, unless a later one of the same key has come. */
  settle: (deletion: PendingDeletion) => void;
  list: () => PendingDeletion[];
}

const KEY = /^[\da-f]{64}$/;

/**
 * Keeps each pending deletion as an empty file: its name is the key, its date the instant. Nothing can
 * be torn when a process is killed, nothing needs compacting, a full disk still has room for it, and
 * processes share the directory without a lock. The directory is made with the first entry. What fails
 * throws a `StoreError`.
 */
export function openDeletionJournal(directory: string): DeletionJournal {
  const fileOf = (key: string) => `${directory}/${key}`;

  function find(key: string): number | undefined {
    const entry = statSync(fileOf(key), { throwIfNoEntry: false });
    // Dates are read as fractions of a millisecond.
    return entry && Math.round(entry.mtimeMs);
  }

  function add({ key, upTo }: PendingDeletion): void {
    makeDirectory(directory);
    const seconds = Math.max(upTo, find(key) ?? upTo) / 1000;
    withDescriptor(fileOf(key), 'a', (descriptor) => {
      futimesSync(descriptor, seconds, seconds);
      fsyncSync(descriptor);
    });
    syncDirectory(directory);
  }

  function settle({ key, upTo }: PendingDeletion): void {
    const pending = find(key);
    if (pending === undefined || pending > upTo) return;
    removeEntry(fileOf(key));
    syncDirectory(directory);
  }

  function list(): PendingDeletion[] {
    return namesIn(directory).flatMap((key) => {
      const upTo = KEY.test(key) ? find(key) : undefined;
      return upTo === undefined ? [] : [{ key, upTo }];
    });
  }

  return {
    find: (key) => orJournalError(() => find(key)),
    add: (deletion) => orJournalError(() => add(deletion)),
    settle: (deletion) => orJournalError(() => settle(deletion)),
    list: () => orJournalError(list),
  };
}

/** The file system's own messages hold the name of the entry, which no log may have. */
function orJournalError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    const reason = codeOf(error) ?? reasonOf(error);
    throw new StoreError(`The journal of deletions cannot be used (${reason})`);
  }
}

function makeDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (first !== undefined) syncDirectory(dirname(first));
}

/** Another process may have settled it. */
function removeEntry(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function syncDirectory(directory: string): void {
  withDescriptor(directory, 'r', fsyncSync);
}

function withDescriptor(path: string, flags: string, step: (descriptor: number) => void): void {
  const descriptor = openSync(path, flags, 0o600);
  try {
    step(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
