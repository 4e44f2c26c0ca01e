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
import { isWrittenAfter } from './record.ts';
import type { Records } from './store.ts';
import { describeError, readErrorCode, StoreError } from './faults.ts';

/**
 * Records whose deletions are noted before they are tried, and tried again, now and after the next
 * start, until they are done. While one is pending, its record is as good as gone; what its user says
 * after it replaces the record and settles it.
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

  /** Whether nothing is left to do; where one deletion fails, the others are not tried. */
  async function retryPending(): Promise<boolean> {
    let done = 0;
    try {
      for (const deletion of journal.list()) {
        await deleteNow(deletion);
        done += 1;
        // Answers go on meanwhile.
        await setImmediate();
        if (isClosed) return true;
      }
    } catch (error) {
      report(error, 'A pending deletion failed: it is tried again');
      return false;
    }
    if (done > 0) log.info({ count: done }, 'Pending deletions are done');
    hasFailed = false;
    return true;
  }

  function report(error: unknown, message: string): void {
    const level = hasFailed ? 'debug' : 'error';
    hasFailed = true;
    log[level]({ reason: describeError(error) }, message);
  }

  function note(deletion: PendingDeletion): boolean {
    try {
      journal.add(deletion);
      return true;
    } catch (error) {
      log.error({ reason: describeError(error) }, 'A deletion cannot be noted in the journal');
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
      const isNoted = note(deletion);
      try {
        await deleteNow(deletion);
      } catch (error) {
        if (isNoted) retry.retrySoon();
        log.error(
          { reason: describeError(error) },
          isNoted
            ? 'A deletion failed: it is tried again'
            : 'A deletion failed and is not tried again: the platform has to send it again',
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
  /** Begins again with the shortest pause, after something failed. */
  retrySoon: () => void;
  stop: () => void;
}

const MIN_DELAY_MS = 1000;
/** So often it is looked for what another process left behind, too. */
const MAX_DELAY_MS = 600_000;

/**
 * Runs a task at once and again and again: after a failure with pauses that double, else with the
 * longest. No pause keeps the process alive.
 *
 * @param task never throws; false: it failed
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

  function schedule(pause: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), pause).unref();
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

/** A deletion that is still to be done. */
interface PendingDeletion {
  /** What the record is filed under: the hash of a user id. */
  key: string;
  /** What was written up to then is to be deleted, epoch milliseconds. */
  upTo: number;
}

/** The deletions that are still to be done, where they outlast the process. */
interface DeletionJournal {
  /** Epoch milliseconds up to which a key's record is to be deleted; undefined: it may stay. */
  find: (key: string) => number | undefined;
  /** It is on the disk when this returns. */
  add: (deletion: PendingDeletion) => void;
  /** Removes a deletion that is done, unless a later one of the same key has come. */
  settle: (deletion: PendingDeletion) => void;
  list: () => PendingDeletion[];
}

const KEY_PATTERN = /^[\da-f]{64}$/;

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

/** The file system's own messages hold the name of the entry, which no log may have. */
function withJournalError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    const reason = readErrorCode(error) ?? describeError(error);
    throw new StoreError(`The journal of deletions cannot be used (${reason})`);
  }
}

function createDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (first !== undefined) syncDirectory(dirname(first));
}

/** Another process may have settled it. */
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
