import type { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import * as z from 'zod';
import {
  DELETED_VERSION,
  DELETION_KEPT_MS,
  PAGE_ROWS,
  type PlacedRecord,
  type PlacedRecords,
} from './placed-records.ts';
import { removeMovedContaining } from './sqlite-files.ts';
import { openSqliteFile } from './sqlite.ts';
import { StoreError, withStoreError } from './store.ts';

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
`;

const RowSchema = z.object({
  key: z.string(),
  cell: z.string(),
  body: z.string(),
  version: z.number(),
  written: z.number(),
});

/** Before the cells of all places; what has none is not listed. */
const BEFORE_ALL = ' ';

/**
 * Opens the records in an SQLite file, which the profiles share. A damaged or foreign file is first moved aside, and
 * one that is moved or replaced later is opened anew, as {@link openSqliteFile} does.
 *
 * @throws {StoreError} if the file cannot be opened
 */
export async function openPlacedFile(
  path: string,
  clock: () => Date,
  log: Logger,
): Promise<PlacedRecords> {
  const file = await withStoreError('open', () =>
    openSqliteFile({ path, clock, log }, prepareStatements),
  );
  return {
    read: async (key) => withStoreError('read', () => file.attempt((open) => open.read(key))),
    write: async (record) =>
      withStoreError('write', () => file.attempt((open) => open.write(record))),
    async delete(key, upTo) {
      await withStoreError('delete', () => file.attempt((open) => open.delete(key, upTo)));
      await removeMovedContaining(file.path, key);
    },
    async *listByCell() {
      const deletedBefore = clock().getTime() - DELETION_KEPT_MS;
      await withStoreError('delete', () => file.attempt((open) => open.forget(deletedBefore)));
      let [cell, key] = [BEFORE_ALL, ''];
      for (;;) {
        const rows = await withStoreError('read', () =>
          file.attempt((open) => open.list(cell, key)),
        );
        const last = rows.at(-1);
        if (!last) return;
        yield rows;
        ({ cell, key } = last);
      }
    },
    close: file.close,
  };
}

/** Statements on the rows of an open file. */
function prepareStatements(database: DatabaseSync) {
  database.exec(CREATE_TABLE);
  const select = database.prepare(
    `SELECT * FROM placed WHERE key = ? AND version > ${DELETED_VERSION}`,
  );
  const insert = database.prepare(
    `INSERT INTO placed (key, cell, body, version, written) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE
     SET cell = excluded.cell, body = excluded.body, version = excluded.version, written = excluded.written
     WHERE placed.version = ${DELETED_VERSION} AND placed.written < excluded.written`,
  );
  const update = database.prepare(
    'UPDATE placed SET cell = ?, body = ?, version = ?, written = ? WHERE key = ? AND version = ?',
  );
  const remove = database.prepare(
    `INSERT INTO placed (key, cell, body, version, written) VALUES (?, '', '', ${DELETED_VERSION}, ?)
     ON CONFLICT (key) DO UPDATE
     SET cell = '', body = '', version = ${DELETED_VERSION}, written = excluded.written
     WHERE placed.written <= excluded.written`,
  );
  const forget = database.prepare(
    `DELETE FROM placed WHERE cell = '' AND version = ${DELETED_VERSION} AND written < ?`,
  );
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  const list = database.prepare(
    `SELECT * FROM placed WHERE (cell, key) > (?, ?) ORDER BY cell, key LIMIT ${PAGE_ROWS}`,
  );
  return {
    read(key: string): PlacedRecord | undefined {
      const row = select.get(key);
      return row && RowSchema.parse(row);
    },
    write({ key, cell, body, version, written }: PlacedRecord): boolean {
      const { changes } =
        version === 1
          ? insert.run(key, cell, body, version, written)
          : update.run(cell, body, version, written, key, version - 1);
      return changes === 1;
    },
    delete(key: string, upTo: number): void {
      remove.run(key, upTo);
      // The write-ahead log holds earlier content.
      if (checkpoint.get()?.['busy'] !== 0) {
        throw new StoreError('The write-ahead log is in use and cannot be truncated');
      }
    },
    forget: (before: number) => void forget.run(before),
    list: (cell: string, key: string) => list.all(cell, key).map((row) => RowSchema.parse(row)),
    close: () => database.close(),
  };
}
