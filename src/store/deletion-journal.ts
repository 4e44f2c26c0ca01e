import { setImmediate } from 'node:timers/promises';
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
import type { Logger } from 'pino';
import { isWrittenAfter, type Records } from './records.ts';
import { describeError, readErrorCode, StoreError } from './store.ts';

/**
 * Wraps records so that deletions are written to a journal first and retried until they succeed, even
 * after a restart. While a deletion is pending, its record counts as deleted; a newer write of the same
 * user replaces the record and settles the deletion.
 */
export function withDeletionJournal(
  records: Records,
  journal: DeletionJournal,
  log: Logger,
): Records {
  let hasFailed = false;
  let isClosed = false;
  const retry = repeatWithBackoff(retryPending);

  async function deleteNow(deletion: PendingDeletion): Promise<void> {
    await records.delete(deletion.key, deletion.upTo);
    journal.settle(deletion);
  }

  /** Returns whether all are done; stops at the first failure. */
  async function retryPending(): Promise<boolean> {
    let done = 0;
    try {
      for (const deletion of journal.list()) {
        await deleteNow(deletion);
        done += 1;
        // Lets requests run in between.
        await setImmediate();
        if (isClosed) return true;
      }
    } catch (error) {
      report(error, 'Pending deletion failed: will retry');
      return false;
    }
    if (done > 0) log.info({ count: done }, 'Pending deletions completed');
    hasFailed = false;
    return true;
  }

  function report(error: unknown, message: string): void {
    const level = hasFailed ? 'debug' : 'error';
    hasFailed = true;
    log[level]({ reason: describeError(error) }, message);
  }

  function addToJournal(deletion: PendingDeletion): boolean {
    try {
      journal.add(deletion);
      return true;
    } catch (error) {
      log.error({ reason: describeError(error) }, 'Could not write a deletion to the journal');
      return false;
    }
  }

  return {
    ...records,
    async read(key) {
      const row = await records.read(key);
      const upTo = journal.find(key);
      return upTo === undefined || isWrittenAfter(row, upTo) ? row : undefined;
    },
    async write(key, record) {
      await records.write(key, record);
      const upTo = journal.find(key);
      if (upTo !== undefined && isWrittenAfter(record, upTo)) journal.settle({ key, upTo });
    },
    async delete(key, upTo) {
      const deletion = { key, upTo };
      const isJournaled = addToJournal(deletion);
      try {
        await deleteNow(deletion);
      } catch (error) {
        if (isJournaled) retry.retrySoon();
        log.error(
          { reason: describeError(error) },
          isJournaled
            ? 'Deletion failed: will retry'
            : 'Deletion failed and will not be retried: the platform has to resend it',
        );
        throw error;
      }
    },
    close() {
      isClosed = true;
      retry.stop();
      records.close();
    },
  };
}

interface BackoffLoop {
  /** Restarts with the shortest delay, after a failure. */
  retrySoon: () => void;
  stop: () => void;
}

const MIN_DELAY_MS = 1000;
/** Also the interval at which deletions of other processes are picked up. */
const MAX_DELAY_MS = 600_000;

/**
 * Runs a task at once and then repeatedly: after a failure with doubling delays, otherwise with the
 * maximum one. The timer does not keep the process alive.
 *
 * @param task never throws; returns false on failure
 */
function repeatWithBackoff(task: () => Promise<boolean>): BackoffLoop {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    const isDone = await task();
    failures = isDone ? 0 : failures + 1;
    schedule(isDone ? MAX_DELAY_MS : Math.min(MIN_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS));
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), delayMs).unref();
  }

  void run();
  return {
    retrySoon() {
      failures = 0;
      schedule(MIN_DELAY_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** A deletion that has not succeeded yet. */
interface PendingDeletion {
  /** Key of the record: the hash of a user id. */
  key: string;
  /** Deletes what was written up to this time, epoch milliseconds. */
  upTo: number;
}

/** Persistent list of pending deletions. */
interface DeletionJournal {
  /** Epoch milliseconds up to which a key's record is deleted; undefined: no deletion is pending. */
  find: (key: string) => number | undefined;
  /** The entry is on disk when this returns. */
  add: (deletion: PendingDeletion) => void;
  /** Removes a completed deletion, unless a later one of the same key exists. */
  settle: (deletion: PendingDeletion) => void;
  list: () => PendingDeletion[];
}

const KEY_PATTERN = /^[\da-f]{64}$/;

/**
 * Stores each pending deletion as an empty file whose name is the key and whose mtime is `upTo`. That
 * survives a killed process, needs no compaction and no space on a full disk, and lets processes share
 * the directory without a lock. The first entry creates the directory. All failures throw a
 * `StoreError`.
 */
export function openDeletionJournal(directory: string): DeletionJournal {
  const fileOf = (key: string) => `${directory}/${key}`;

  function find(key: string): number | undefined {
    const entry = statSync(fileOf(key), { throwIfNoEntry: false });
    // mtimeMs has fractions of a millisecond.
    return entry && Math.round(entry.mtimeMs);
  }

  function add({ key, upTo }: PendingDeletion): void {
    createDirectory(directory);
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
    return listNames(directory).flatMap((key) => {
      const upTo = KEY_PATTERN.test(key) ? find(key) : undefined;
      return upTo === undefined ? [] : [{ key, upTo }];
    });
  }

  return {
    find: (key) => withJournalError(() => find(key)),
    add: (deletion) => withJournalError(() => add(deletion)),
    settle: (deletion) => withJournalError(() => settle(deletion)),
    list: () => withJournalError(list),
  };
}

/** Hides the file system's messages, which contain the key of the entry. */
function withJournalError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    const reason = readErrorCode(error) ?? describeError(error);
    throw new StoreError(`The deletion journal is not usable (${reason})`);
  }
}

function createDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (first !== undefined) syncDirectory(dirname(first));
}

/** The entry may be gone: another process may have settled it. */
function removeEntry(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT') throw error;
  }
}

function listNames(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return [];
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
