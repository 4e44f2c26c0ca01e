import * as z from 'zod';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RequestEnvelope } from 'ask-sdk-model';
import { HOUR_MS } from '../time/units.ts';
import { type Attributes, readUserId, type Store, StoreError, withStoreError } from './store.ts';

/** Records by user key. */
export interface Records {
  read: (key: string) => unknown;
  /** Replaces a record; deletes it if it has no attributes. */
  write: (key: string, record: StoredRecord) => void | Promise<void>;
  /**
   * Deletes a record, unless it was written later; throws if any of its data is left.
   *
   * @param upTo epoch milliseconds
   */
  delete: (key: string, upTo: number) => void | Promise<void>;
  close: () => void;
}

/** Least recently used ones are evicted. */
const MAX_CACHED_KEYS = 1000;

export function createStore(records: Records, clock: () => Date): Store {
  const keys = new LRUCache<string, string>({ max: MAX_CACHED_KEYS });
  /**
   * The key of a user's record: the SHA-256 of the user id in hexadecimal, never the id.
   *
   * @throws {StoreError} for a request that names no user
   */
  const findKey = (envelope: RequestEnvelope): string => {
    const user = readUserId(envelope);
    let key = keys.get(user);
    if (key === undefined) keys.set(user, (key = hash('sha256', user, 'hex')));
    return key;
  };
  return {
    getAttributes: async (envelope) =>
      readRecord(await withStoreError('read', () => records.read(findKey(envelope))), clock()),
    saveAttributes: async (envelope, attributes) =>
      withStoreError('write', () =>
        records.write(findKey(envelope), toRecord(attributes, readWriteTime(envelope))),
      ),
    deleteAttributes: async (envelope) =>
      withStoreError('delete', () =>
        records.delete(findKey(envelope), readDeletionTime(envelope, clock())),
      ),
    close: () => records.close(),
  };
}

/*
 * Write and deletion times are epoch milliseconds of the platform's clock, from the timestamp of the
 * request, so that a wrong local clock cannot make a deletion miss its record or hit a newer one.
 */

/** Clock differences between machines of the platform. */
const CLOCK_SKEW_MS = 5000;

/** The platform resends an event for at most this time. */
const MAX_RESEND_AGE_MS = HOUR_MS;

/** Time of the turn that writes a record; undefined if the request has none. */
function readWriteTime({ request }: RequestEnvelope): number | undefined {
  return parseTime(request.timestamp);
}

/**
 * Time up to which a deletion covers records. A resent event must not delete what a returning user has
 * said since.
 */
function readDeletionTime({ request }: RequestEnvelope, now: Date): number {
  const sentAt = parseTime(request.timestamp) ?? now.getTime();
  const createdAt =
    'eventCreationTime' in request ? parseTime(request.eventCreationTime) : undefined;
  const isPlausible =
    createdAt !== undefined && createdAt <= sentAt && sentAt - createdAt <= MAX_RESEND_AGE_MS;
  return (isPlausible ? createdAt : sentAt) + CLOCK_SKEW_MS;
}

function parseTime(text: unknown): number | undefined {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

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
