import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ASKED_FOR_HOME_S, epochSeconds } from './record.ts';
import { storeOf, type Records, type Store } from './store.ts';
import { reasonOf, StoreError } from './store-error.ts';

/**
 * What is deleted is overwritten, not only unlinked. No index tells what has expired: it would double
 * the time of each write to save some of a cleaning now and then.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS remembered (
    id TEXT PRIMARY KEY,
    attributes TEXT NOT NULL,
    expires INTEGER
  ) STRICT, WITHOUT ROWID;
`;

/** So long a process waits for another one that writes, milliseconds: nothing else runs meanwhile. */
const PATIENCE = 200;

/** So many writes after each other leave expired records where they are. */
const WRITES_BETWEEN_CLEANINGS = 500;

/**
 * Remembers in an SQLite file, whose folder is made where it is missing; `:memory:` forgets with
 * the process.
 *
 * @throws {StoreError} when the file cannot be opened, or is something else than such a database
 */
export function sqliteStore(path: string, clock: () => Date): Store {
  try {
    return storeOf(recordsIn(open(path), clock), clock);
  } catch (cause) {
    const trouble = `${path} cannot keep what is remembered (${reasonOf(cause)})`;
    throw new StoreError(`${trouble}: set another file as STORE_FILE`, { cause });
  }
}

function open(path: string): DatabaseSync {
  if (path !== ':memory:') makeFile(path);
  const database = new DatabaseSync(path, { timeout: PATIENCE });
  database.exec(SCHEMA);
  return database;
}

/** For its owner's eyes, where it is not there yet; SQLite gives the files beside it the same rights. */
function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}

function recordsIn(database: DatabaseSync, clock: () => Date): Records {
  const select = database.prepare('SELECT attributes, expires FROM remembered WHERE id = ?');
  const replace = database.prepare(
    'REPLACE INTO remembered (id, attributes, expires) VALUES (?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM remembered WHERE id = ?');
  const clean = database.prepare('DELETE FROM remembered WHERE expires <= ?');
  let writes = 0;

  // Records without an end from before they got one: of these people nothing else is known.
  database
    .prepare(
      `UPDATE remembered SET expires = ? WHERE expires IS NULL AND attributes = '{"askedForHome":true}'`,
    )
    .run(epochSeconds(clock()) + ASKED_FOR_HOME_S);
  database.prepare("DELETE FROM remembered WHERE attributes = '{}'").run();
  clean.run(epochSeconds(clock()));
  return {
    read: (key) => select.get(key),
    write(key, { attributes, expires }) {
      replace.run(key, attributes, expires ?? null);
      writes += 1;
      if (writes % WRITES_BETWEEN_CLEANINGS === 0) clean.run(epochSeconds(clock()));
    },
    delete(key) {
      remove.run(key);
      // Else the log of changes still holds what it was.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}
