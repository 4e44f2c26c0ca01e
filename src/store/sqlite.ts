import { realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pino, type Logger } from 'pino';
import { removeMovedWith } from './moved-stores.ts';
import { isDamage, isOtherSchema } from './sqlite-damage.ts';
import { identityOf, openFile, replaceFile, type OpenedFile } from './sqlite-file.ts';
import { makeFile } from './sqlite-guard.ts';
import { recordsIn, type SyncRecords } from './sqlite-records.ts';
import { prepareDatabase } from './sqlite-schema.ts';
import { storeOf, type Records, type Store } from './store.ts';
import { reasonOf } from './store-error.ts';

const IN_MEMORY = ':memory:';

/** So long reads trust that the file is still in its place, milliseconds: to look costs a tenth of a turn. */
const TRUST_PLACE_MS = 1000;

/**
 * Remembers in an SQLite file, whose folder is made where it is missing; `:memory:` forgets with
 * the process. A file that is damaged or another program's is moved aside, with one line to the log,
 * and the store goes on with a new one.
 *
 * @throws {StoreError} when the file cannot be opened
 */
export function sqliteStore(path: string, clock: () => Date, log?: Logger): Store {
  return storeOf(sqliteRecords(path, clock, log), clock);
}

/** @throws {StoreError} when the file cannot be opened */
export function sqliteRecords(
  path: string,
  clock: () => Date,
  log: Logger = pino({ level: 'silent' }),
): Records {
  return path === IN_MEMORY
    ? recordsInMemory(clock, log)
    : recordsInFile(resolveLinks(path), clock, log);
}

function recordsInMemory(clock: () => Date, log: Logger): Records {
  const database = new DatabaseSync(IN_MEMORY);
  prepareDatabase(database);
  return recordsIn(database, clock, log);
}

function recordsInFile(path: string, clock: () => Date, log: Logger): Records {
  const options = { path, clock, log };
  let current: OpenedFile | undefined = openFile(options);
  let isClosed = false;
  let placeSeenAt = performance.now();

  /** Another process may have moved the file aside, or an operator replaced it. */
  function currentRecords(): SyncRecords {
    if (isClosed) throw new Error('the store is closed');
    if (!current || current.identity !== identityOf(path)) {
      closeCurrent();
      current = openFile(options);
    }
    placeSeenAt = performance.now();
    return current.records;
  }

  /** Those of a file that has been moved are still good to read for a moment, not to write. */
  function recordsToRead(): SyncRecords {
    const isTrusted = performance.now() - placeSeenAt < TRUST_PLACE_MS;
    return current && isTrusted ? current.records : currentRecords();
  }

  function attempt<T>(step: (records: SyncRecords) => T, records = currentRecords): T {
    try {
      return step(records());
    } catch (error) {
      if (!isDamage(error) && !isOtherSchema(error)) throw error;
      log.warn({ reason: reasonOf(error) }, 'The store fails and is opened and checked again');
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
      if (!isDamage(error) || identity === undefined) throw error;
      replaceFile(options, identity, error);
      closeCurrent();
      return step(currentRecords());
    }
  }

  function closeCurrent(): void {
    try {
      current?.records.close();
    } catch (error) {
      log.debug({ reason: reasonOf(error) }, 'A damaged store cannot be closed');
    }
    current = undefined;
  }

  return {
    read: (key) => attempt((records) => records.read(key), recordsToRead),
    write: (key, record) => attempt((records) => records.write(key, record)),
    async delete(key, upTo) {
      attempt((records) => records.delete(key, upTo));
      await removeMovedWith(path, key);
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
    makeFile(path);
    return realpathSync(path);
  } catch {
    // Opening it says why.
    return path;
  }
}
