import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import { StoreError } from './faults.ts';
import { HOME_PROMPT_TTL_S, toEpochSeconds, isEmptyRecord, type StoredRecord } from './record.ts';

/** What is wrong with a file that cannot be used as it is, though it can be reached. */
class DamagedStoreError extends Error {
  override name = 'DamagedStoreError';
}

/** The file is a whole one of another program. */
export class ForeignStoreError extends Error {
  override name = 'ForeignStoreError';
}

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const SQLITE_ERROR = 1;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Extended ones: a file that is shorter than it was, and a file system that says so itself. */
const SQLITE_IOERR_SHORT_READ = 522;
const SQLITE_IOERR_CORRUPTFS = 8458;

/** Whether an error says that a file is damaged, not that it is locked, full or out of reach. */
export function isDamageError(error: unknown): boolean {
  if (error instanceof DamagedStoreError) return true;
  const code = readResultCode(error);
  if (code === SQLITE_IOERR_SHORT_READ || code === SQLITE_IOERR_CORRUPTFS) return true;
  const primary = code & 0xff;
  return primary === SQLITE_CORRUPT || primary === SQLITE_NOTADB;
}

/** Whether a statement that fitted the tables no longer does: another program has changed them. */
export function isSchemaError(error: unknown): boolean {
  return readResultCode(error) === SQLITE_ERROR;
}

/** 0 where it is no error of SQLite. */
function readResultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

/** `WVst`: tells our files from those of other programs. */
const APPLICATION_ID = 0x57_56_73_74;

/** 0: without an application id, nor the columns `written` and `checksum`. */
const SCHEMA_VERSION = 1;

/**
 * What is deleted is overwritten, not only unlinked. No index tells what has expired: it would double
 * the time of each write to save some of a cleaning now and then.
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

/** Larger files are not checked as a whole when they are opened: 47 MB take 90 ms. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024;

/**
 * Makes a database ours: an empty one gets its table, one of an earlier version its new columns.
 *
 * @throws {ForeignStoreError} when it is another program's, which is left as it was
 * @throws {DamagedStoreError} when SQLite's own check finds something
 * @throws {StoreError} when it is a later version's
 */
export function prepareDatabase(database: DatabaseSync): void {
  checkPages(database);
  const change = findMigration(database);
  database.exec(CONNECTION_PRAGMAS);
  if (change === undefined) return;
  database.exec(`
    BEGIN IMMEDIATE;
    ${change}
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${SCHEMA_VERSION};
    COMMIT;
  `);
}

function checkPages(database: DatabaseSync): void {
  const bytes = readNumber(database, 'page_count') * readNumber(database, 'page_size');
  if (bytes > MAX_CHECKED_BYTES) return;
  const [found] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (found !== 'ok') throw new DamagedStoreError('its pages contradict each other');
}

/** The statements that bring a database to this version; undefined where it is there. */
function findMigration(database: DatabaseSync): string | undefined {
  const application = readNumber(database, 'application_id');
  if (application !== 0 && application !== APPLICATION_ID) {
    throw new ForeignStoreError('it is the database of another program');
  }
  if (application === APPLICATION_ID && readNumber(database, 'user_version') > SCHEMA_VERSION) {
    throw new StoreError('a later version of this program has written it');
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

/** Of our table, in order; its key must be the id alone. */
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

/** So many writes after each other leave expired records where they are. */
const WRITES_BETWEEN_CLEANUPS = 500;

/** A row as it was written; the first version's rows have neither time nor checksum. */
interface RecordRow {
  attributes: string;
  expires: number | null;
  written: number | null;
  checksum: number | null;
}

/** Records whose operations are done when they return. */
export interface SyncRecords {
  read: (key: string) => RecordRow | undefined;
  write: (key: string, record: StoredRecord) => void;
  delete: (key: string, upTo: number) => void;
  close: () => void;
}

/** The records of a database; one that is not what was written counts as none. */
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
  let isDamageTold = false;

  /** Whether the log of changes is empty, which else holds what was there before. */
  function emptyLog(): boolean {
    return checkpoint.get()?.['busy'] === 0;
  }

  expireOpenRecords(database, toEpochSeconds(clock()));
  clean.run(toEpochSeconds(clock()));
  return {
    read(key) {
      const row = select.get(key);
      if (row === undefined) return undefined;
      if (isRow(row) && hasValidChecksum(key, row)) return row;
      if (!isDamageTold) log.warn('A stored record is damaged and counts as none');
      isDamageTold = true;
      return undefined;
    },
    write(key, record) {
      const { attributes, expires = null, written = null } = record;
      const before = select.get(key);
      const checksum = computeChecksum(key, { attributes, expires, written });
      if (isEmptyRecord(record)) erase.run(key);
      else replace.run(key, attributes, expires, written, checksum);
      // Something may have been forgotten: then it need not lie in the log for days.
      if (Number(before?.['attributes']?.toString().length) > attributes.length) emptyLog();
      writes += 1;
      if (writes % WRITES_BETWEEN_CLEANUPS === 0) clean.run(toEpochSeconds(clock()));
    },
    delete(key, upTo) {
      remove.run(key, upTo);
      if (!emptyLog()) throw new StoreError('The log of changes is read and cannot be emptied');
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}

/** Records of the first version that have no end, though nothing but a question is known of their users. */
function expireOpenRecords(database: DatabaseSync, nowS: number): void {
  database
    .prepare(
      `UPDATE remembered SET expires = ?
       WHERE expires IS NULL AND checksum IS NULL AND attributes = '{"askedForHome":true}'`,
    )
    .run(nowS + HOME_PROMPT_TTL_S);
  database.prepare("DELETE FROM remembered WHERE attributes = '{}'").run();
}

/** A schema would take a tenth of the time that reading takes. */
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

/** Of all of a record, and of whose it is: a page that lies in another's place is noticed. */
function computeChecksum(
  key: string,
  { attributes, expires, written }: Omit<RecordRow, 'checksum'>,
): number {
  return crc32(`${key} ${expires} ${written} ${attributes}`);
}
