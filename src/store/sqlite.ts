import { lstatSync, readdirSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pino, type Logger } from 'pino';
import {
  removeMovedContaining,
  createPrivateFile,
  findFreeName,
  moveAside,
  readFileIdentity,
  removeOldMoved,
  resolveLinks,
  type MoveReason,
  withFileLock,
} from './sqlite-files.ts';
import {
  isDamageError,
  isSchemaError,
  createDatabaseRecords,
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
  return path === IN_MEMORY ? openMemoryRecords(clock, log) : openFileRecords(path, clock, log);
}

function openMemoryRecords(clock: () => Date, log: Logger): Records {
  const database = new DatabaseSync(IN_MEMORY);
  prepareDatabase(database);
  return createDatabaseRecords(database, clock, log);
}

function openFileRecords(path: string, clock: () => Date, log: Logger): Records {
  const file = openSqliteFile({ path, clock, log }, (database) =>
    createDatabaseRecords(database, clock, log),
  );
  return {
    read: (key) => file.read((records) => records.read(key)),
    write: (key, record) => file.attempt((records) => records.write(key, record)),
    async delete(key, upTo) {
      file.attempt((records) => records.delete(key, upTo));
      await removeMovedContaining(file.path, key);
    },
    close: file.close,
  };
}

/** What is open of a file. */
interface Closable {
  close: () => void;
}

/** A file with a database of ours, whatever happens to it. Steps throw what SQLite throws, or `StoreError`s. */
export interface SqliteFile<T> {
  /** Of the target if the configured path is a symbolic link. */
  path: string;
  attempt: <R>(step: (opened: T) => R) => R;
  /** A moved file may be read for up to a second, but never written. */
  read: <R>(step: (opened: T) => R) => R;
  close: () => void;
}

/**
 * Opens a file, and opens it again when it is moved, replaced or damaged; then its content is that of the new file.
 *
 * @param create prepares what is used of a file that was opened, such as statements
 * @throws {StoreError} if the file cannot be opened
 */
export function openSqliteFile<T extends Closable>(
  file: StoreFileOptions,
  create: (database: DatabaseSync) => T,
): SqliteFile<T> {
  const options = { ...file, path: resolveLinks(file.path) };
  const { path, log } = options;
  let current: OpenStoreFile<T> | undefined = openStoreFile(options, create);
  let isClosed = false;
  let checkedAt = performance.now();

  /** Reopens the file if another process has moved it or an operator has replaced it. */
  function currentFile(): T {
    if (isClosed) throw new Error('the store is closed');
    if (!current || current.identity !== readFileIdentity(path)) {
      closeCurrent();
      current = openStoreFile(options, create);
    }
    checkedAt = performance.now();
    return current.opened;
  }

  function fileToRead(): T {
    const isTrusted = performance.now() - checkedAt < FILE_CHECK_INTERVAL_MS;
    return current && isTrusted ? current.opened : currentFile();
  }

  function attempt<R>(step: (opened: T) => R, find = currentFile): R {
    try {
      return step(find());
    } catch (error) {
      if (!isDamageError(error) && !isSchemaError(error)) throw error;
      log.warn({ reason: describeError(error) }, 'The store failed: reopening and checking it');
      closeCurrent();
      return attemptAgain(step);
    }
  }

  /** A failure after the check means that the check missed some damage: the file is replaced. */
  function attemptAgain<R>(step: (opened: T) => R): R {
    const opened = currentFile();
    const identity = current?.identity;
    try {
      return step(opened);
    } catch (error) {
      if (!isDamageError(error) || identity === undefined) throw error;
      replaceStoreFile(options, identity, error);
      closeCurrent();
      return step(currentFile());
    }
  }

  function closeCurrent(): void {
    try {
      current?.opened.close();
    } catch (error) {
      log.debug({ reason: describeError(error) }, 'Could not close a damaged store');
    }
    current = undefined;
  }

  return {
    path,
    attempt,
    read: (step) => attempt(step, fileToRead),
    close() {
      isClosed = true;
      closeCurrent();
    },
  };
}

interface OpenStoreFile<T> {
  opened: T;
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
function openStoreFile<T>(
  options: StoreFileOptions,
  create: (database: DatabaseSync) => T,
): OpenStoreFile<T> {
  const { path } = options;
  try {
    return withFileLock(path, () => openOrReplace(options, create));
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

function openOrReplace<T>(
  options: StoreFileOptions,
  create: (database: DatabaseSync) => T,
): OpenStoreFile<T> {
  moveEmptyFolders(options);
  removeOldMoved(options.path);
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const opened = openOrMove(options, create);
    if (opened) return opened;
  }
  throw new StoreError('each new file in its place is damaged, too');
}

/** Undefined if the file was moved aside. */
function openOrMove<T>(
  options: StoreFileOptions,
  create: (database: DatabaseSync) => T,
): OpenStoreFile<T> | undefined {
  const { path } = options;
  createPrivateFile(path);
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    prepareDatabase(database);
    return { opened: create(database), identity: readFileIdentity(path) };
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
