import { realpathSync, lstatSync, readdirSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pino, type Logger } from 'pino';
import {
  removeMovedContaining,
  createPrivateFile,
  findFreeName,
  moveAside,
  removeOldMoved,
  type MoveReason,
  withFileLock,
} from './sqlite-files.ts';
import {
  isDamageError,
  isSchemaError,
  createDatabaseRecords,
  type SyncRecords,
  prepareDatabase,
  ForeignStoreError,
} from './sqlite-records.ts';
import { createStore, type Records, type Store } from './store.ts';
import { describeError, StoreError } from './faults.ts';

const IN_MEMORY = ':memory:';

/** So long reads trust that the file is still in its place, milliseconds: to look costs a tenth of a turn. */
const FILE_CHECK_INTERVAL_MS = 1000;

/**
 * Remembers in an SQLite file, whose folder is made where it is missing; `:memory:` forgets with
 * the process. A file that is damaged or another program's is moved aside, with one line to the log,
 * and the store goes on with a new one.
 *
 * @throws {StoreError} when the file cannot be opened
 */
export function createSqliteStore(path: string, clock: () => Date, log?: Logger): Store {
  return createStore(openSqliteRecords(path, clock, log), clock);
}

/** @throws {StoreError} when the file cannot be opened */
export function openSqliteRecords(
  path: string,
  clock: () => Date,
  log: Logger = pino({ level: 'silent' }),
): Records {
  return path === IN_MEMORY
    ? openMemoryRecords(clock, log)
    : openFileRecords(resolveLinks(path), clock, log);
}

function openMemoryRecords(clock: () => Date, log: Logger): Records {
  const database = new DatabaseSync(IN_MEMORY);
  prepareDatabase(database);
  return createDatabaseRecords(database, clock, log);
}

function openFileRecords(path: string, clock: () => Date, log: Logger): Records {
  const options = { path, clock, log };
  let current: OpenStoreFile | undefined = openStoreFile(options);
  let isClosed = false;
  let placeSeenAt = performance.now();

  /** Another process may have moved the file aside, or an operator replaced it. */
  function currentRecords(): SyncRecords {
    if (isClosed) throw new Error('the store is closed');
    if (!current || current.identity !== readFileIdentity(path)) {
      closeCurrent();
      current = openStoreFile(options);
    }
    placeSeenAt = performance.now();
    return current.records;
  }

  /** Those of a file that has been moved are still good to read for a moment, not to write. */
  function recordsToRead(): SyncRecords {
    const isTrusted = performance.now() - placeSeenAt < FILE_CHECK_INTERVAL_MS;
    return current && isTrusted ? current.records : currentRecords();
  }

  function attempt<T>(step: (records: SyncRecords) => T, records = currentRecords): T {
    try {
      return step(records());
    } catch (error) {
      if (!isDamageError(error) && !isSchemaError(error)) throw error;
      log.warn({ reason: describeError(error) }, 'The store fails and is opened and checked again');
      closeCurrent();
      return attemptAgain(step);
    }
  }

  /** What fails after the file was checked says that the check has missed something. */
  function attemptAgain<T>(step: (records: SyncRecords) => T): T {
    const records = currentRecords();
    const identity = current?.identity;
    try {
      return step(records);
    } catch (error) {
      if (!isDamageError(error) || identity === undefined) throw error;
      replaceStoreFile(options, identity, error);
      closeCurrent();
      return step(currentRecords());
    }
  }

  function closeCurrent(): void {
    try {
      current?.records.close();
    } catch (error) {
      log.debug({ reason: describeError(error) }, 'A damaged store cannot be closed');
    }
    current = undefined;
  }

  return {
    read: (key) => attempt((records) => records.read(key), recordsToRead),
    write: (key, record) => attempt((records) => records.write(key, record)),
    async delete(key, upTo) {
      attempt((records) => records.delete(key, upTo));
      await removeMovedContaining(path, key);
    },
    close() {
      isClosed = true;
      closeCurrent();
    },
  };
}

/** A link stays: what it leads to is moved aside, and SQLite's own files lie beside that. */
function resolveLinks(path: string): string {
  try {
    createPrivateFile(path);
    return realpathSync(path);
  } catch {
    // Opening it says why.
    return path;
  }
}

/** A file that is open. */
interface OpenStoreFile {
  records: SyncRecords;
  /** Tells the file from another one that has taken its place. */
  identity: string | undefined;
}

interface StoreFileOptions {
  path: string;
  clock: () => Date;
  log: Logger;
}

/** So long a process waits for another one that writes, milliseconds: nothing else runs meanwhile. */
const BUSY_TIMEOUT_MS = 200;

/** What is damaged, then what another program has put there since. */
const MAX_MOVES = 3;

const MOVED_MESSAGES: Record<MoveReason, string> = {
  damaged:
    'The store is damaged and was moved aside: the service goes on with an empty one. Stop it and restore a backup, or delete the moved file',
  foreign:
    'STORE_FILE is the file of another program and was moved aside: move it back, and set another file',
};

/**
 * Opens a file; one that is damaged or another program's is moved aside first, with one line to the
 * log. What is locked, full, read-only or out of reach stays where it is.
 *
 * @throws {StoreError} when the file cannot be opened
 */
function openStoreFile(options: StoreFileOptions): OpenStoreFile {
  const { path } = options;
  try {
    return withFileLock(path, () => openOrReplace(options));
  } catch (cause) {
    const trouble = `${path} cannot keep what is remembered (${describeError(cause)})`;
    throw new StoreError(`${trouble}: set another file as STORE_FILE`, { cause });
  }
}

/** Moves a file aside that turned out to be damaged, unless another process has done so. */
function replaceStoreFile(options: StoreFileOptions, identity: string, error: unknown): void {
  withFileLock(options.path, () => {
    if (readFileIdentity(options.path) === identity) moveStoreFile(options, 'damaged', error);
  });
}

/** Undefined where there is no file. */
function readFileIdentity(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev}:${file.ino}`;
}

function openOrReplace(options: StoreFileOptions): OpenStoreFile {
  moveEmptyFolders(options);
  removeOldMoved(options.path);
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const opened = openOrMove(options);
    if (opened) return opened;
  }
  throw new StoreError('each new file there is damaged, too');
}

/** Undefined where the file has been moved aside. */
function openOrMove(options: StoreFileOptions): OpenStoreFile | undefined {
  const { path, clock, log } = options;
  createPrivateFile(path);
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    prepareDatabase(database);
    return {
      records: createDatabaseRecords(database, clock, log),
      identity: readFileIdentity(path),
    };
  } catch (error) {
    try {
      const reason = findMoveReason(error);
      if (reason === undefined) throw error;
      moveStoreFile(options, reason, error);
    } finally {
      // Only now: to close a file that has its name merges its log into it.
      database.close();
    }
  }
  return undefined;
}

function findMoveReason(error: unknown): MoveReason | undefined {
  if (error instanceof ForeignStoreError) return 'foreign';
  return isDamageError(error) ? 'damaged' : undefined;
}

function moveStoreFile(
  { path, clock, log }: StoreFileOptions,
  why: MoveReason,
  error: unknown,
): void {
  const reason = describeError(error);
  try {
    const movedTo = moveAside(path, why, clock());
    log.error({ file: path, movedTo, reason }, MOVED_MESSAGES[why]);
  } catch (cause) {
    throw new StoreError(`${reason}, and it cannot be moved aside: ${describeError(cause)}`, {
      cause,
    });
  }
}

/** A folder with something in it is likelier meant than in the way. */
function moveEmptyFolders({ path, clock, log }: StoreFileOptions): void {
  for (const folder of [path, `${path}-wal`, `${path}-shm`]) {
    if (!isEmptyFolder(folder)) continue;
    const movedTo = findFreeName(folder, 'foreign', clock());
    renameSync(folder, movedTo);
    log.error(
      { file: folder, movedTo },
      'An empty folder was in the place of the store: delete it',
    );
  }
}

function isEmptyFolder(path: string): boolean {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder && readdirSync(path).length === 0;
}
