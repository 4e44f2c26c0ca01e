import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as z from 'zod';
import { HOUR_MS } from '../time/units.ts';
import type { StoreSettings } from './open.ts';

/** A record that is found by the cell of its place, too. */
export interface PlacedRecord {
  /** Key of its user, as of other records. */
  key: string;
  /** Cell of its place: `52.5,13.4`; empty of what is not listed, such as a lease. */
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
   * if there is none. A record that was deleted is not written anew by what its user asked for before. Returns whether
   * it was written.
   */
  write: (record: PlacedRecord) => Promise<boolean>;
  /**
   * Deletes a record, unless its user has changed it later; throws if any of its data is left. The key and the time
   * are kept for an hour, so that what comes late does not write it anew.
   *
   * @param upTo epoch milliseconds
   */
  delete: (key: string, upTo: number) => Promise<void>;
  /** All records with a cell, those of a cell one after the other. Records that change meanwhile may be old. */
  listByCell: () => AsyncIterable<readonly PlacedRecord[]>;
  close: () => void;
}

/** How long a deletion outlasts a write that comes late: the platform sends nothing again after an hour. */
export const DELETION_KEPT_MS = HOUR_MS;

/** Version of a record that was deleted. */
export const DELETED_VERSION = 0;

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
  const deletions = new Map<string, number>();
  return {
    read: async (key) => records.get(key),
    async write(record) {
      const { key, version, written } = record;
      if ((records.get(key)?.version ?? 0) !== version - 1) return false;
      if (written <= (deletions.get(key) ?? -Infinity)) return false;
      deletions.delete(key);
      records.set(key, record);
      return true;
    },
    async delete(key, upTo) {
      const record = records.get(key);
      if (record && record.written > upTo) return;
      records.delete(key);
      for (const [old, at] of deletions) if (at < upTo - DELETION_KEPT_MS) deletions.delete(old);
      deletions.set(key, Math.max(upTo, deletions.get(key) ?? upTo));
    },
    async *listByCell() {
      const sorted = [...records.values()]
        .filter(({ cell }) => cell !== '')
        .toSorted((one, other) => compare(one.cell, other.cell) || compare(one.key, other.key));
      for (let at = 0; at < sorted.length; at += PAGE_ROWS) yield sorted.slice(at, at + PAGE_ROWS);
    },
    close: () => records.clear(),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const LeaseSchema = z.object({
  /** Who holds it. */
  holder: z.string(),
  /** Until when, epoch milliseconds. */
  until: z.number(),
});

export interface LeaseOptions {
  /** Key of its record. */
  name: string;
  /** After so long it ends, also if its holder is gone: the step must not take longer. */
  ms: number;
  clock: () => Date;
}

/**
 * Runs a step that only one process of those that share the records may run at a time; undefined if another one holds
 * the lease.
 *
 * @throws {StoreError} if the lease cannot be read or written
 */
export async function withLease<T>(
  records: PlacedRecords,
  { name, ms, clock }: LeaseOptions,
  step: () => Promise<T>,
): Promise<T | undefined> {
  const now = clock().getTime();
  const before = await records.read(name);
  if (before && readLease(before).until > now) return undefined;
  const holder = randomUUID();
  const toRecord = (version: number, until: number): PlacedRecord => {
    const body = JSON.stringify({ holder, until });
    return { key: name, cell: '', body, version, written: now };
  };
  const version = (before?.version ?? 0) + 1;
  if (!(await records.write(toRecord(version, now + ms)))) return undefined;
  try {
    return await step();
  } finally {
    // Fails if it took too long and another process has it: that one's stays.
    await records.write(toRecord(version + 1, 0));
  }
}

/** A damaged lease holds nobody up. */
function readLease({ body }: PlacedRecord): z.output<typeof LeaseSchema> {
  try {
    return LeaseSchema.parse(JSON.parse(body));
  } catch {
    return { holder: '', until: 0 };
  }
}
