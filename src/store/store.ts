import { hash } from 'node:crypto';
import type { RequestEnvelope } from 'ask-sdk-model';
import { readRecord, toRecord, type Attributes, type StoredRecord } from './record.ts';
import { withStoreError, StoreError } from './faults.ts';
import { HOUR_MS } from '../time/units.ts';

/**
 * Remembers attributes by user, as the SDK's `PersistenceAdapter`. Each operation fails with a
 * `StoreError` only.
 */
export interface Store {
  /** Empty for a user of whom nothing is remembered, or no more. */
  getAttributes: (envelope: RequestEnvelope) => Promise<Attributes>;
  /** Replaces all that was remembered of the user; without attributes no record is left. */
  saveAttributes: (envelope: RequestEnvelope, attributes: Attributes) => Promise<void>;
  /** Deletes what was written before the request, and nothing that is newer. */
  deleteAttributes: (envelope: RequestEnvelope) => Promise<void>;
  close: () => void;
}

/** Where records lie, each under its user's key. */
export interface Records {
  read: (key: string) => unknown;
  /** Replaces a record; one without attributes leaves none, as nothing is known of its user. */
  write: (key: string, record: StoredRecord) => void | Promise<void>;
  /**
   * Deletes a record, unless it was written later; it fails where anything of it still lies there.
   *
   * @param upTo epoch milliseconds
   */
  delete: (key: string, upTo: number) => void | Promise<void>;
  close: () => void;
}

/** The store over records of any kind. */
export function createStore(records: Records, clock: () => Date): Store {
  return {
    getAttributes: async (envelope) =>
      readRecord(
        await withStoreError('be read', () => records.read(hashUserId(envelope))),
        clock(),
      ),
    saveAttributes: async (envelope, attributes) =>
      withStoreError('be written', () =>
        records.write(hashUserId(envelope), toRecord(attributes, readWriteTime(envelope))),
      ),
    deleteAttributes: async (envelope) =>
      withStoreError('be deleted', () =>
        records.delete(hashUserId(envelope), readDeletionTime(envelope, clock())),
      ),
    close: () => records.close(),
  };
}

/**
 * What a user's record is filed under: the SHA-256 of the user id in hexadecimal, never the id.
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
    throw new StoreError('The request names no user at context.System.user');
  }
  return userId;
}

/*
 * When something was written and up to when it is to be deleted, both in epoch milliseconds by the
 * platform's clock: a request says when it was sent, so a clock of ours that is wrong cannot make a
 * deletion miss its record, or hit one that is newer.
 */

/** Machines of the platform agree on the time as well as that, milliseconds. */
const CLOCK_SKEW_MS = 5000;

/** The platform sends an event again for so long, milliseconds. */
const MAX_RESEND_AGE_MS = HOUR_MS;

/** When the turn took place that writes a record; undefined for a request without a time. */
function readWriteTime({ request }: RequestEnvelope): number | undefined {
  return parseTime(request.timestamp);
}

/**
 * Up to when a deletion covers what was written. An event that is sent again, after its user has come
 * back, must leave alone what they said since.
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
