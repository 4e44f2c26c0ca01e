import type { RequestEnvelope } from 'ask-sdk-model';
import { readDeletionTime, readWriteTime } from './instants.ts';
import { keyOf } from './key.ts';
import { readRecord, toRecord, type Attributes, type StoredRecord } from './record.ts';
import { orStoreError } from './store-error.ts';

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
export function storeOf(records: Records, clock: () => Date): Store {
  return {
    getAttributes: async (envelope) =>
      readRecord(await orStoreError('be read', () => records.read(keyOf(envelope))), clock()),
    saveAttributes: async (envelope, attributes) =>
      orStoreError('be written', () =>
        records.write(keyOf(envelope), toRecord(attributes, readWriteTime(envelope))),
      ),
    deleteAttributes: async (envelope) =>
      orStoreError('be deleted', () =>
        records.delete(keyOf(envelope), readDeletionTime(envelope, clock())),
      ),
    close: () => records.close(),
  };
}
