import * as z from 'zod';
import { StoreError } from './faults.ts';

/** What is remembered of a user: plain JSON. `expires`, epoch seconds, ends it. */
export type Attributes = Record<string, unknown>;

/** A user's record as it lies in a store. */
export interface StoredRecord {
  /** The attributes as JSON text. */
  attributes: string;
  /** Epoch seconds; a record without lasts until it is deleted. */
  expires?: number;
  /** When its turn took place, epoch milliseconds; unknown of older records. */
  written?: number;
}

/** So long it is remembered that somebody was asked where they live: 30 days, seconds. */
export const HOME_PROMPT_TTL_S = 30 * 24 * 3600;

const ExpirySchema = z.object({ expires: z.int().nonnegative().optional() });

const RecordSchema = z.object({ attributes: z.string(), expires: z.number().nullish() });

const WrittenSchema = z.object({ written: z.number() });

/** @throws {StoreError} when `expires` is something else than whole epoch seconds */
export function toRecord(attributes: Attributes, written?: number): StoredRecord {
  const expiry = ExpirySchema.safeParse(attributes);
  if (!expiry.success) throw new StoreError('expires must be whole seconds of the epoch');
  const { expires } = expiry.data;
  return {
    attributes: JSON.stringify(attributes),
    ...(expires !== undefined && { expires }),
    ...(written !== undefined && { written }),
  };
}

/** Whether nothing is known of the user of a record. */
export function isEmptyRecord({ attributes }: StoredRecord): boolean {
  return attributes === '{}';
}

/** Whether what a store gave was written after an instant, epoch milliseconds. */
export function isWrittenAfter(row: unknown, instant: number): boolean {
  const { data } = WrittenSchema.safeParse(row);
  return data !== undefined && data.written > instant;
}

/** The attributes in what a store gave; none where there is no record, or one that is over or broken. */
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
