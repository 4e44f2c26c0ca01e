import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import * as z from 'zod';
import { PAGE_ROWS, type PlacedRecord, type PlacedRecords } from './placed-records.ts';
import { removeMovedContaining } from './sqlite-files.ts';
import { openSqliteRecords } from './sqlite.ts';
import { withStoreError } from './store.ts';

/** A table of its own in the file of the profiles, with an index of the cells. */
const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS placed (
    key TEXT PRIMARY KEY,
    cell TEXT NOT NULL,
    body TEXT NOT NULL,
    version INTEGER NOT NULL,
    written INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS placed_by_cell ON placed (cell, key);
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
`;

/** Time to wait for another writer, which blocks the process. */
const BUSY_TIMEOUT_MS = 200;

const RowSchema = z.object({
  key: z.string(),
  cell: z.string(),
  body: z.string(),
  version: z.number(),
  written: z.number(),
});

/**
 * Opens the records in an SQLite file, which the profiles share. A damaged or foreign file is first moved aside, as
 * {@link openSqliteRecords} does.
 *
 * @throws {StoreError} if the file cannot be opened
 */
export async function openPlacedFile(
  path: string,
  clock: () => Date,
  log: Logger,
): Promise<PlacedRecords> {
  openSqliteRecords(path, clock, log).close();
  const database = await withStoreError('open', () => openDatabase(path));
  const select = database.prepare('SELECT * FROM placed WHERE key = ?');
  const insert = database.prepare(
    'INSERT INTO placed (key, cell, body, version, written) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const update = database.prepare(
    'UPDATE placed SET cell = ?, body = ?, version = ?, written = ? WHERE key = ? AND version = ?',
  );
  const remove = database.prepare('DELETE FROM placed WHERE key = ? AND written <= ?');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  const list = database.prepare(
    `SELECT * FROM placed WHERE (cell, key) > (?, ?) ORDER BY cell, key LIMIT ${PAGE_ROWS}`,
  );

  function writeRow({ key, cell, body, version, written }: PlacedRecord): boolean {
    const { changes } =
      version === 1
        ? insert.run(key, cell, body, version, written)
        : update.run(cell, body, version, written, key, version - 1);
    return changes === 1;
  }

  return {
    read: async (key) =>
      withStoreError('read', () => {
        const row = select.get(key);
        return row && RowSchema.parse(row);
      }),
    write: async (record) => withStoreError('write', () => writeRow(record)),
    async delete(key, upTo) {
      await withStoreError('delete', () => {
        remove.run(key, upTo);
        // The write-ahead log holds earlier content.
        checkpoint.get();
      });
      await removeMovedContaining(path, key);
    },
    async *listByCell() {
      let after: readonly [cell: string, key: string] = ['', ''];
      for (;;) {
        const rows = await withStoreError('read', () =>
          list.all(...after).map((row) => RowSchema.parse(row)),
        );
        const last = rows.at(-1);
        if (!last) return;
        yield rows;
        after = [last.cell, last.key];
      }
    },
    close: () => database.close(),
  };
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec(CREATE_TABLE);
  return database;
}
