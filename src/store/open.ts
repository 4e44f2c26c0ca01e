import { pino, type Logger } from 'pino';
import type { PersistenceAdapter } from 'ask-sdk-core';
import type { Store } from './store.ts';

/** Where to remember. */
export interface StoreSettings {
  /** An SQLite file, or `:memory:`. */
  file: string | undefined;
  /** A DynamoDB table, which is taken before a file. */
  table: string | undefined;
  /** Where that table is, if not in AWS. */
  dynamodbUrl: string | undefined;
}

/**
 * The store that the settings ask for; undefined where they ask for none, and then nothing of stores is
 * loaded: node:crypto alone is a tenth of a function's cold start.
 *
 * @throws {StoreError} when a file cannot be used
 */
export async function openStore(
  settings: StoreSettings,
  clock: () => Date,
  log: Logger = pino({ level: 'silent' }),
): Promise<Store | undefined> {
  if (settings.file === undefined && settings.table === undefined) return undefined;
  const { openRecords } = await import('./open-records.ts');
  const { createStore } = await import('./store.ts');
  return createStore(await openRecords(settings, clock, log), clock);
}

/** Keeps nothing of anyone. */
export const noStore: PersistenceAdapter = {
  getAttributes: async () => ({}),
  saveAttributes: async () => undefined,
  deleteAttributes: async () => undefined,
};
