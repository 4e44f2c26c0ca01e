import type { Logger } from 'pino';
import type { StoreSettings } from './open.ts';

/** A record that is found by the cell of its place, too. */
export interface PlacedRecord {
  /** Key of its user, as of other records. */
  key: string;
  /** Cell of its place: `52.5,13.4`. */
  cell: string;
  /** JSON text. */
  body: string;
  /** 1 when it is new, and one more with each write. */
  version: number;
  /** When its user last changed it, epoch milliseconds of the platform's clock. */
  written: number;
}

/** Records of those who asked to be told. Operations throw only `StoreError`s. */
export interface PlacedRecords {
  read: (key: string) => Promise<PlacedRecord | undefined>;
  /**
   * Writes a record, unless it was changed since it was read: `version` must be one more than the stored one, and 1
   * if there is none. Returns whether it was written.
   */
  write: (record: PlacedRecord) => Promise<boolean>;
  /**
   * Deletes a record, unless its user has changed it later.
   *
   * @param upTo epoch milliseconds
   */
  delete: (key: string, upTo: number) => Promise<void>;
  /** All records, those of a cell one after the other. Records that change meanwhile may be old. */
  listByCell: () => AsyncIterable<readonly PlacedRecord[]>;
  close: () => void;
}

/** Rows of a page of a list. */
export const PAGE_ROWS = 1000;

/**
 * Opens the records of the configured table or file, or in memory without either.
 *
 * @throws {StoreError} if the file cannot be opened
 */
export async function openPlacedRecords(
  { file, table, dynamodbUrl }: StoreSettings,
  clock: () => Date,
  log: Logger,
): Promise<PlacedRecords> {
  if (table !== undefined) {
    const { createPlacedTable } = await import('./dynamodb-placed.ts');
    return createPlacedTable({ table, url: dynamodbUrl });
  }
  if (file === undefined || file === ':memory:') return createPlacedMemory();
  const { openPlacedFile } = await import('./sqlite-placed.ts');
  return openPlacedFile(file, clock, log);
}

/** Records in memory, which end with the process. */
export function createPlacedMemory(): PlacedRecords {
  const records = new Map<string, PlacedRecord>();
  return {
    read: async (key) => records.get(key),
    async write(record) {
      if ((records.get(record.key)?.version ?? 0) !== record.version - 1) return false;
      records.set(record.key, record);
      return true;
    },
    async delete(key, upTo) {
      const record = records.get(key);
      if (record && record.written <= upTo) records.delete(key);
    },
    async *listByCell() {
      const sorted = [...records.values()].toSorted(
        (one, other) => compare(one.cell, other.cell) || compare(one.key, other.key),
      );
      for (let at = 0; at < sorted.length; at += PAGE_ROWS) yield sorted.slice(at, at + PAGE_ROWS);
    },
    close: () => records.clear(),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
