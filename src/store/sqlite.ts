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
import { createStore, type Records } from './records.ts';
import { type Store, describeError, StoreError } from './store.ts';

const IN_MEMORY = ':memory:';

/** Reads check at most this often whether the file was replaced: a check costs a tenth of a turn. */
const FILE_CHECK_INTERVAL_MS = 1000;

/**
 * Stores profiles in an SQLite file and creates its folder if necessary; `:memory:` drops them when the
 * process ends. A damaged or foreign file is moved aside with a log line, and a new one is created.
 *
 * @throws {StoreError} if the file cannot be opened
 */
export function createSqliteStore(path: string, clock: () => Date, log?: Logger): Store {
  return createStore(openSqliteRecords(path, clock, log), clock);
}

/** @throws {StoreError} if the file cannot be opened */
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
  let checkedAt = performance.now();

  /** Reopens the file if another process has moved it or an operator has replaced it. */
  function currentRecords(): SyncRecords {
    if (isClosed) throw new Error('the store is closed');
    if (!current || current.identity !== readFileIdentity(path)) {
      closeCurrent();
      current = openStoreFile(options);
    }
    checkedAt = performance.now();
    return current.records;
  }

  /** A moved file may be read for up to a second, but never written. */
  function recordsToRead(): SyncRecords {
    const isTrusted = performance.now() - checkedAt < FILE_CHECK_INTERVAL_MS;
    return current && isTrusted ? current.records : currentRecords();
  }

  function attempt<T>(step: (records: SyncRecords) => T, records = currentRecords): T {
    try {
      return step(records());
    } catch (error) {
      if (!isDamageError(error) && !isSchemaError(error)) throw error;
      log.warn({ reason: describeError(error) }, 'The store failed: reopening and checking it');
      closeCurrent();
      return attemptAgain(step);
    }
  }

  /** A failure after the check means that the check missed some damage: the file is replaced. */
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
      log.debug({ reason: describeError(error) }, 'Could not close a damaged store');
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

/** A symbolic link stays: its target is moved aside, and SQLite's side files are next to the target. */
function resolveLinks(path: string): string {
  try {
    createPrivateFile(path);
    return realpathSync(path);
  } catch {
    // Opening the file reports the reason.
    return path;
  }
}

interface OpenStoreFile {
  records: SyncRecords;
  /** Device and inode, to detect that the file was replaced. */
  identity: string | undefined;
}

interface StoreFileOptions {
  path: string;
  clock: () => Date;
  log: Logger;
}

/** Time to wait for another writer, which blocks the process. */
const BUSY_TIMEOUT_MS = 200;

/** A damaged file, then files that another program puts there meanwhile. */
const MAX_MOVES = 3;

const MOVED_MESSAGES: Record<MoveReason, string> = {
  damaged:
    'The store is damaged and was moved aside; the service continues with an empty one. Stop it and restore a backup, or delete the moved file',
  foreign:
    'STORE_FILE belongs to another program and was moved aside: move it back and set another file',
};

/**
 * Opens a file; a damaged or foreign one is first moved aside, with a log line. Files that are locked,
 * full, read-only or unreachable stay in place.
 *
 * @throws {StoreError} if the file cannot be opened
 */
function openStoreFile(options: StoreFileOptions): OpenStoreFile {
  const { path } = options;
  try {
    return withFileLock(path, () => openOrReplace(options));
  } catch (cause) {
    const problem = `Could not open the store ${path} (${describeError(cause)})`;
    throw new StoreError(`${problem}: set another file as STORE_FILE`, { cause });
  }
}

/** Moves a damaged file aside, unless another process has already done so. */
function replaceStoreFile(options: StoreFileOptions, identity: string, error: unknown): void {
  withFileLock(options.path, () => {
    if (readFileIdentity(options.path) === identity) moveStoreFile(options, 'damaged', error);
  });
}

/** Undefined if there is no file. */
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
  throw new StoreError('each new file in its place is damaged, too');
}

/** Undefined if the file was moved aside. */
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
      // After the move: closing a file under its own name would merge its log into it.
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

/** Leaves folders with content alone: they are probably intended. */
function moveEmptyFolders({ path, clock, log }: StoreFileOptions): void {
  for (const folder of [path, `${path}-wal`, `${path}-shm`]) {
    if (!isEmptyFolder(folder)) continue;
    const movedTo = findFreeName(folder, 'foreign', clock());
    renameSync(folder, movedTo);
    log.error(
      { file: folder, movedTo },
      'An empty folder at the path of the store was moved aside: delete it',
    );
  }
}

function isEmptyFolder(path: string): boolean {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder && readdirSync(path).length === 0;
}
