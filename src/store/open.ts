import { pino, type Logger } from 'pino';
import type { PersistenceAdapter } from 'ask-sdk-core';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** An SQLite file, or `:memory:`. */
  file: string | undefined;
  /** A DynamoDB table; takes precedence over a file. */
  table: string | undefined;
  /** URL of the table's DynamoDB, if not AWS. */
  dynamodbUrl: string | undefined;
}

/**
 * Opens the configured store. Without one it returns undefined and imports nothing: node:crypto alone
 * takes a tenth of a function's cold start.
 *
 * @throws {StoreError} if the file cannot be opened
 */
export async function openStore(
  settings: StoreSettings,
  clock: () => Date,
  log: Logger = pino({ level: 'silent' }),
): Promise<Store | undefined> {
  if (settings.file === undefined && settings.table === undefined) return undefined;
  const { openRecords } = await import('./open-records.ts');
  const { createStore } = await import('./records.ts');
  return createStore(await openRecords(settings, clock, log), clock);
}

/** Stores nothing. */
export const noStore: PersistenceAdapter = {
  getAttributes: async () => ({}),
  saveAttributes: async () => undefined,
  deleteAttributes: async () => undefined,
};
