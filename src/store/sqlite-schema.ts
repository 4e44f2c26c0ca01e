import type { DatabaseSync } from 'node:sqlite';
import { DamagedStoreError, ForeignStoreError } from './sqlite-damage.ts';
import { StoreError } from './store-error.ts';

/** `WVst`: tells our files from those of other programs. */
const APPLICATION_ID = 0x57_56_73_74;

/** 0: without an application id, nor the columns `written` and `checksum`. */
const SCHEMA_VERSION = 1;

/**
 * What is deleted is overwritten, not only unlinked. No index tells what has expired: it would double
 * the time of each write to save some of a cleaning now and then.
 */
const CREATE = `
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

const CONNECTION = `
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
  const change = findChange(database);
  database.exec(CONNECTION);
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
function findChange(database: DatabaseSync): string | undefined {
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
    return CREATE;
  }
  if (isSame(columns, FIRST_COLUMNS)) return ADD_COLUMNS;
  if (!isSame(columns, [...FIRST_COLUMNS, ...ADDED_COLUMNS].toSorted())) {
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

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
