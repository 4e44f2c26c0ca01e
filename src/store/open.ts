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
 * The store that the settings ask for; undefined where they ask for none. The AWS SDK, which takes a
 * tenth of a second to load, is loaded only for a table.
 *
 * @throws {StoreError} when a file cannot be used
 */
export async function openStore(
  { file, table, dynamodbUrl }: StoreSettings,
  clock: () => Date,
): Promise<Store | undefined> {
  if (table !== undefined) {
    const { dynamodbStore } = await import('./dynamodb.ts');
    return dynamodbStore({ table, url: dynamodbUrl, clock });
  }
  if (file === undefined) return undefined;
  const { sqliteStore } = await import('./sqlite.ts');
  return sqliteStore(file, clock);
}
