import * as z from 'zod';
import { hash } from 'node:crypto';
import type { RequestEnvelope } from 'ask-sdk-model';
import { HOUR_MS } from '../time/units.ts';
import type { Logger } from 'pino';

/**
 * Stores attributes by user, as the SDK's `PersistenceAdapter`. Operations throw only `StoreError`s.
 */
export interface Store {
  /** Empty if there is no record, or it has expired. */
  getAttributes: (envelope: RequestEnvelope) => Promise<Attributes>;
  /** Replaces the user's record; deletes it if there are no attributes. */
  saveAttributes: (envelope: RequestEnvelope, attributes: Attributes) => Promise<void>;
  /** Deletes what was written before the request, but nothing newer. */
  deleteAttributes: (envelope: RequestEnvelope) => Promise<void>;
  close: () => void;
}

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

export function createStore(records: Records, clock: () => Date): Store {
  return {
    getAttributes: async (envelope) =>
      readRecord(await withStoreError('read', () => records.read(hashUserId(envelope))), clock()),
    saveAttributes: async (envelope, attributes) =>
      withStoreError('write', () =>
        records.write(hashUserId(envelope), toRecord(attributes, readWriteTime(envelope))),
      ),
    deleteAttributes: async (envelope) =>
      withStoreError('delete', () =>
        records.delete(hashUserId(envelope), readDeletionTime(envelope, clock())),
      ),
    close: () => records.close(),
  };
}

/**
 * The key of a user's record: the SHA-256 of the user id in hexadecimal, never the id.
 *
 * @throws {StoreError} for a request that names no user
 */
function hashUserId(envelope: RequestEnvelope): string {
  return hash('sha256', readUserId(envelope), 'hex');
}

/** @throws {StoreError} for a request that names no user */
export function readUserId(envelope: RequestEnvelope): string {
  const userId: unknown = envelope.context?.System?.user?.userId;
  if (typeof userId !== 'string' || userId === '') {
    throw new StoreError('The request has no context.System.user.userId');
  }
  return userId;
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

/**
 * The store failed. The message names the reason and nothing of the user. The turn goes on as if the
 * profile were empty (see `faultTolerant`).
 */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** @param action completes the message: `read`, `write`, `delete` */
export async function withStoreError<T>(action: string, step: () => T): Promise<Awaited<T>> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(`Could not ${action} the user profile: ${describeError(cause)}`, {
      cause,
    });
  }
}

/** Some network errors have only a name or a code. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}

/** Such as `ENOENT`. */
export function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/**
 * Wraps a store so that its failures do not end a turn: if a read fails, the turn goes on with an empty
 * profile and does not overwrite the stored one. A failed write throws a `StoreError`, and further
 * writes of the same turn fail at once.
 */
export function faultTolerant(store: Store, log: Logger): Store {
  const failedWrites = new WeakSet<RequestEnvelope>();
  return {
    ...store,
    async getAttributes(envelope) {
      try {
        return await store.getAttributes(envelope);
      } catch (error) {
        // Stays marked even if a later read succeeds: the turn has started with an empty profile.
        markUnread(envelope);
        log.warn({ err: error }, 'Could not read the user profile: the turn continues without it');
        return {};
      }
    },
    async saveAttributes(envelope, attributes) {
      if (isUnread(envelope)) {
        throw new StoreError('A profile that could not be read is not overwritten');
      }
      if (failedWrites.has(envelope)) throw new StoreError('The last write of this turn failed');
      failedWrites.add(envelope);
      await store.saveAttributes(envelope, attributes);
      failedWrites.delete(envelope);
    },
  };
}

/** Requests whose profile could not be read. */
const unreadRequests = new WeakSet<RequestEnvelope>();

function markUnread(envelope: RequestEnvelope): void {
  unreadRequests.add(envelope);
}

/** Whether the profile for a request could not be read. */
export function isUnread(envelope: RequestEnvelope): boolean {
  return unreadRequests.has(envelope);
}
