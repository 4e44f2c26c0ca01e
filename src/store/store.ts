import { hash } from 'node:crypto';
import type { RequestEnvelope } from 'ask-sdk-model';
import { readRecord, toRecord, type Attributes, type StoredRecord } from './record.ts';
import { withStoreError, StoreError } from './faults.ts';
import { HOUR_MS } from '../time/units.ts';

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
