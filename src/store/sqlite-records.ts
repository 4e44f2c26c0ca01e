import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { epochSeconds, type StoredRecord } from './record.ts';
import type { Logger } from 'pino';
import { StoreError } from './store-error.ts';

/** So many writes after each other leave expired records where they are. */
const WRITES_BETWEEN_CLEANINGS = 500;

/** A row as it was written; the first version's rows have neither time nor checksum. */
const Row = z.object({
  attributes: z.string(),
  expires: z.number().nullable(),
  written: z.number().nullable(),
  checksum: z.number().nullable(),
});
type Row = z.output<typeof Row>;

/** Records whose operations are done when they return. */
export interface SyncRecords {
  read: (key: string) => Row | undefined;
  write: (key: string, record: StoredRecord) => void;
  delete: (key: string, upTo: number) => void;
  close: () => void;
}

/** The records of a database; one that is not what was written counts as none. */
export function recordsIn(database: DatabaseSync, clock: () => Date, log: Logger): SyncRecords {
  const select = database.prepare(
    'SELECT attributes, expires, written, checksum FROM remembered WHERE id = ?',
  );
  const replace = database.prepare(
    'REPLACE INTO remembered (id, attributes, expires, written, checksum) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = database.prepare(
    'DELETE FROM remembered WHERE id = ? AND (written IS NULL OR written <= ?)',
  );
  const clean = database.prepare('DELETE FROM remembered WHERE expires <= ?');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  let writes = 0;
  let isDamageTold = false;

  /** Whether the log of changes is empty, which else holds what was there before. */
  function emptyLog(): boolean {
    return checkpoint.get()?.['busy'] === 0;
  }

  clean.run(epochSeconds(clock()));
  return {
    read(key) {
      const row = select.get(key);
      if (row === undefined) return undefined;
      const record = Row.safeParse(row).data;
      if (record && isWhole(key, record)) return record;
      if (!isDamageTold) log.warn('A stored record is damaged and counts as none');
      isDamageTold = true;
      return undefined;
    },
    write(key, record) {
      const { attributes, expires = null, written = null } = record;
      const before = select.get(key);
      replace.run(key, attributes, expires, written, checksumOf(key, record));
      // Something may have been forgotten: then it need not lie in the log for days.
      if (Number(before?.['attributes']?.toString().length) > attributes.length) emptyLog();
      writes += 1;
      if (writes % WRITES_BETWEEN_CLEANINGS === 0) clean.run(epochSeconds(clock()));
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

function isWhole(key: string, { checksum, attributes, expires, written }: Row): boolean {
  if (checksum === null) return true;
  const record = {
    attributes,
    ...(expires !== null && { expires }),
    ...(written !== null && { written }),
  };
  return checksum === checksumOf(key, record);
}

/** Of all of a record, and of whose it is: a page that lies in another's place is noticed. */
function checksumOf(key: string, { attributes, expires, written }: StoredRecord): number {
  return crc32(attributes, crc32(`${key} ${expires ?? ''} ${written ?? ''} `));
}
