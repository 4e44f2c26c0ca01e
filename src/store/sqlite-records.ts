import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import { toEpochSeconds, isEmptyRecord, type StoredRecord } from './records.ts';
import { StoreError } from './store.ts';

/** The file is readable but damaged. */
class DamagedStoreError extends Error {
  override name = 'DamagedStoreError';
}

/** The file is an intact database of another program. */
export class ForeignStoreError extends Error {
  override name = 'ForeignStoreError';
}

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const SQLITE_ERROR = 1;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Extended result codes: a truncated file, and a damaged file system. */
const SQLITE_IOERR_SHORT_READ = 522;
const SQLITE_IOERR_CORRUPTFS = 8458;

/** Whether an error means that the file is damaged, not locked, full or unreachable. */
export function isDamageError(error: unknown): boolean {
  if (error instanceof DamagedStoreError) return true;
  const code = readResultCode(error);
  if (code === SQLITE_IOERR_SHORT_READ || code === SQLITE_IOERR_CORRUPTFS) return true;
  const primary = code & 0xff;
  return primary === SQLITE_CORRUPT || primary === SQLITE_NOTADB;
}

/** Whether a statement no longer matches the tables because another program has changed them. */
export function isSchemaError(error: unknown): boolean {
  return readResultCode(error) === SQLITE_ERROR;
}

/** 0 if the error is not from SQLite. */
function readResultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

/** `WVst` in the file header identifies our files. */
const APPLICATION_ID = 0x57_56_73_74;

/** Version 0 had no application id and no columns `written` and `checksum`. */
const SCHEMA_VERSION = 1;

/**
 * Deleted content is overwritten (`secure_delete`). There is no index on `expires`: it would double the
 * time of each write to speed up an occasional cleanup.
 */
const CREATE_TABLE = `
  CREATE TABLE remembered (
    id TEXT PRIMARY KEY,
    attributes TEXT NOT NULL,
    expires INTEGER,
    written INTEGER,
    checksum INTEGER
  ) STRICT, WITHOUT ROWID;
`;

const FIRST_COLUMNS = ['attributes', 'expires', 'id'];
const ADDED_COLUMNS = ['checksum', 'written'];
const ADD_COLUMNS = `
  ALTER TABLE remembered ADD COLUMN written INTEGER;
  ALTER TABLE remembered ADD COLUMN checksum INTEGER;
`;

const CONNECTION_PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
`;

/** Larger files are not checked when they are opened: 47 MB take 90 ms. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/**
 * Creates the table in an empty database, or adds the new columns to one of an earlier version.
 *
 * @throws {ForeignStoreError} if it belongs to another program; it is left unchanged
 * @throws {DamagedStoreError} if SQLite's check fails
 * @throws {StoreError} if a later version has written it
 */
export function prepareDatabase(database: DatabaseSync): void {
  checkPages(database);
  const migration = findMigration(database);
  database.exec(CONNECTION_PRAGMAS);
  if (migration === undefined) return;
  database.exec(`
    BEGIN IMMEDIATE;
    ${migration}
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${SCHEMA_VERSION};
    COMMIT;
  `);
}

function checkPages(database: DatabaseSync): void {
  const bytes = readNumber(database, 'page_count') * readNumber(database, 'page_size');
  if (bytes > MAX_CHECKED_BYTES) return;
  const [found] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (found !== 'ok') throw new DamagedStoreError('its pages are inconsistent');
}

/** The statements that migrate a database to this version; undefined if it is current. */
function findMigration(database: DatabaseSync): string | undefined {
  const application = readNumber(database, 'application_id');
  if (application !== 0 && application !== APPLICATION_ID) {
    throw new ForeignStoreError('it is the database of another program');
  }
  if (application === APPLICATION_ID && readNumber(database, 'user_version') > SCHEMA_VERSION) {
    throw new StoreError('a later version of this program wrote it');
  }
  const columns = readColumns(database);
  if (columns.length === 0) {
    if (hasTables(database)) throw new ForeignStoreError('it holds the tables of another program');
    return CREATE_TABLE;
  }
  if (isSameList(columns, FIRST_COLUMNS)) return ADD_COLUMNS;
  if (!isSameList(columns, [...FIRST_COLUMNS, ...ADDED_COLUMNS].toSorted())) {
    throw new ForeignStoreError('its table has other columns');
  }
  return application === 0 ? '' : undefined;
}

/**
 * Sorted column names of our table.
 *
 * @throws {ForeignStoreError} if its key is not `id` alone
 */
function readColumns(database: DatabaseSync): string[] {
  const table = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'remembered'";
  if (!database.prepare(table).get()) return [];
  const columns = database.prepare('PRAGMA table_info(remembered)').all();
  const keys = columns.filter(({ pk }) => pk !== 0).map(({ name }) => name);
  if (keys.join() !== 'id') throw new ForeignStoreError('its table has another key');
  return columns.map(({ name }) => String(name)).toSorted();
}

function hasTables(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
}

function readNumber(database: DatabaseSync, pragma: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

/** Expired records are removed after this number of writes. */
const WRITES_BETWEEN_CLEANUPS = 500;

/** A stored row; rows of version 0 have no time and no checksum. */
interface RecordRow {
  attributes: string;
  expires: number | null;
  written: number | null;
  checksum: number | null;
}

/** Records with synchronous operations. */
export interface SyncRecords {
  read: (key: string) => RecordRow | undefined;
  write: (key: string, record: StoredRecord) => void;
  delete: (key: string, upTo: number) => void;
  close: () => void;
}

/** The records of a database; those with a wrong checksum count as missing. */
export function createDatabaseRecords(
  database: DatabaseSync,
  clock: () => Date,
  log: Logger,
): SyncRecords {
  const select = database.prepare(
    'SELECT attributes, expires, written, checksum FROM remembered WHERE id = ?',
  );
  const replace = database.prepare(
    'REPLACE INTO remembered (id, attributes, expires, written, checksum) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = database.prepare(
    'DELETE FROM remembered WHERE id = ? AND (written IS NULL OR written <= ?)',
  );
  const erase = database.prepare('DELETE FROM remembered WHERE id = ?');
  const clean = database.prepare('DELETE FROM remembered WHERE expires <= ?');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  let writes = 0;
  let hasWarned = false;

  /** Truncates the write-ahead log, which holds earlier content; returns whether it is empty. */
  function truncateWal(): boolean {
    return checkpoint.get()?.['busy'] === 0;
  }

  expireOpenRecords(database, toEpochSeconds(clock()));
  clean.run(toEpochSeconds(clock()));
  return {
    read(key) {
      const row = select.get(key);
      if (row === undefined) return undefined;
      if (isRow(row) && hasValidChecksum(key, row)) return row;
      if (!hasWarned) log.warn('Ignoring a damaged record in the store');
      hasWarned = true;
      return undefined;
    },
    write(key, record) {
      const { attributes, expires = null, written = null } = record;
      const before = select.get(key);
      const checksum = computeChecksum(key, { attributes, expires, written });
      if (isEmptyRecord(record)) erase.run(key);
      else replace.run(key, attributes, expires, written, checksum);
      // The profile has shrunk: removed data must not stay in the write-ahead log for days.
      if (Number(before?.['attributes']?.toString().length) > attributes.length) truncateWal();
      writes += 1;
      if (writes % WRITES_BETWEEN_CLEANUPS === 0) clean.run(toEpochSeconds(clock()));
    },
    delete(key, upTo) {
      remove.run(key, upTo);
      if (!truncateWal()) {
        throw new StoreError('The write-ahead log is in use and cannot be truncated');
      }
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Lifetime of version 0 records that hold no more than the question for the home, seconds: 30 days. */
const OPEN_RECORD_TTL_S = 30 * 24 * 3600;

/** Adds an expiry to version 0 records that hold no more than the question for the home. */
function expireOpenRecords(database: DatabaseSync, nowS: number): void {
  database
    .prepare(
      `UPDATE remembered SET expires = ?
       WHERE expires IS NULL AND checksum IS NULL AND attributes = '{"askedForHome":true}'`,
    )
    .run(nowS + OPEN_RECORD_TTL_S);
  database.prepare("DELETE FROM remembered WHERE attributes = '{}'").run();
}

/** Hand-written, because a schema would cost a tenth of the read time. */
function isRow(row: object): row is RecordRow {
  const { attributes, expires, written, checksum }: Partial<RecordRow> = row;
  return typeof attributes === 'string' && [expires, written, checksum].every(isNumberOrNull);
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

function hasValidChecksum(key: string, { checksum, ...row }: RecordRow): boolean {
  return checksum === null || checksum === computeChecksum(key, row);
}

/** Covers all columns and the key, so that swapped pages are detected. */
function computeChecksum(
  key: string,
  { attributes, expires, written }: Omit<RecordRow, 'checksum'>,
): number {
  return crc32(`${key} ${expires} ${written} ${attributes}`);
}
