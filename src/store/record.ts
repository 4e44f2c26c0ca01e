import * as z from 'zod';
import { StoreError } from './faults.ts';

/** A user's profile: plain JSON. `expires` is in epoch seconds. */
export type Attributes = Record<string, unknown>;

/** A user's record in a store. */
export interface StoredRecord {
  /** The attributes as JSON text. */
  attributes: string;
  /** Epoch seconds; a record without it never expires. */
  expires?: number;
  /** Time of its turn, epoch milliseconds; older records have none. */
  written?: number;
}

const ExpirySchema = z.object({ expires: z.int().nonnegative().optional() });

const RecordSchema = z.object({ attributes: z.string(), expires: z.number().nullish() });

const WrittenSchema = z.object({ written: z.number() });

/** @throws {StoreError} if `expires` is not whole epoch seconds */
export function toRecord(attributes: Attributes, written?: number): StoredRecord {
  const expiry = ExpirySchema.safeParse(attributes);
  if (!expiry.success) throw new StoreError('expires must be whole epoch seconds');
  const { expires } = expiry.data;
  return {
    attributes: JSON.stringify(attributes),
    ...(expires !== undefined && { expires }),
    ...(written !== undefined && { written }),
  };
}

/** Whether a record has no attributes. */
export function isEmptyRecord({ attributes }: StoredRecord): boolean {
  return attributes === '{}';
}

/** @param instant epoch milliseconds */
export function isWrittenAfter(row: unknown, instant: number): boolean {
  const { data } = WrittenSchema.safeParse(row);
  return data !== undefined && data.written > instant;
}

/** Reads the attributes of a row; empty if the row is missing, expired or malformed. */
export function readRecord(row: unknown, now: Date): Attributes {
  if (row === undefined) return {};
  const record = RecordSchema.safeParse(row);
  if (!record.success || hasExpired(record.data.expires, now)) return {};
  try {
    const attributes: unknown = JSON.parse(record.data.attributes);
    return isAttributes(attributes) ? attributes : {};
  } catch {
    return {};
  }
}

export function toEpochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function hasExpired(expires: number | null | undefined, now: Date): boolean {
  return expires !== null && expires !== undefined && expires <= toEpochSeconds(now);
}

function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
