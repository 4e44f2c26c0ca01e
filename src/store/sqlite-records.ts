import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { ASKED_FOR_HOME_S, epochSeconds, isEmptyRecord, type StoredRecord } from './record.ts';
import type { Logger } from 'pino';
import { StoreError } from './store-error.ts';

/** So many writes after each other leave expired records where they are. */
const WRITES_BETWEEN_CLEANINGS = 500;

/** A row as it was written; the first version's rows have neither time nor checksum. */
interface Row {
  attributes: string;
  expires: number | null;
  written: number | null;
  checksum: number | null;
}

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
  const erase = database.prepare('DELETE FROM remembered WHERE id = ?');
  const clean = database.prepare('DELETE FROM remembered WHERE expires <= ?');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  let writes = 0;
  let isDamageTold = false;

  /** Whether the log of changes is empty, which else holds what was there before. */
  function emptyLog(): boolean {
    return checkpoint.get()?.['busy'] === 0;
  }

  endOpenRecords(database, epochSeconds(clock()));
  clean.run(epochSeconds(clock()));
  return {
    read(key) {
      const row = select.get(key);
      if (row === undefined) return undefined;
      if (isRow(row) && isWhole(key, row)) return row;
      if (!isDamageTold) log.warn('A stored record is damaged and counts as none');
      isDamageTold = true;
      return undefined;
    },
    write(key, record) {
      const { attributes, expires = null, written = null } = record;
      const before = select.get(key);
      const checksum = checksumOf(key, { attributes, expires, written });
      if (isEmptyRecord(record)) erase.run(key);
      else replace.run(key, attributes, expires, written, checksum);
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

/** Records of the first version that have no end, though nothing but a question is known of their users. */
function endOpenRecords(database: DatabaseSync, nowS: number): void {
  database
    .prepare(
      `UPDATE remembered SET expires = ?
       WHERE expires IS NULL AND checksum IS NULL AND attributes = '{"askedForHome":true}'`,
    )
    .run(nowS + ASKED_FOR_HOME_S);
  database.prepare("DELETE FROM remembered WHERE attributes = '{}'").run();
}

/** A schema would take a tenth of the time that reading takes. */
function isRow(row: object): row is Row {
  const { attributes, expires, written, checksum }: Partial<Row> = row;
  return typeof attributes === 'string' && [expires, written, checksum].every(isNumberOrNull);
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

function isWhole(key: string, { checksum, ...row }: Row): boolean {
  return checksum === null || checksum === checksumOf(key, row);
}

/** Of all of a record, and of whose it is: a page that lies in another's place is noticed. */
function checksumOf(key: string, { attributes, expires, written }: Omit<Row, 'checksum'>): number {
  return crc32(`${key} ${expires} ${written} ${attributes}`);
}
