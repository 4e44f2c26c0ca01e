import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { openDeletionJournal, withDeletionJournal } from './deletion-journal.ts';
import type { StoreSettings } from './open.ts';
import { createStore, type Records, type StoredRecord } from './records.ts';
import type { Store } from './store.ts';

/**
 * Opens the records of a table or file. Failed deletions are retried from a journal next to the file;
 * on AWS Lambda, which has no persistent files, only the platform resends them.
 *
 * @throws {StoreError} if the file cannot be opened
 */
export async function openRecords(
  settings: StoreSettings,
  clock: () => Date,
  log: Logger,
): Promise<Records> {
  const records = await openTableOrFile(settings, clock, log);
  const directory = resolveJournalDirectory(settings);
  if (directory === undefined) return records;
  return withDeletionJournal(records, openDeletionJournal(directory), log);
}

/** Imports the AWS SDK, which takes a tenth of a second, only for a table. */
async function openTableOrFile(
  { file = ':memory:', table, dynamodbUrl }: StoreSettings,
  clock: () => Date,
  log: Logger,
): Promise<Records> {
  if (table !== undefined) {
    const { createDynamodbRecords } = await import('./dynamodb.ts');
    return createDynamodbRecords({ table, url: dynamodbUrl });
  }
  const { openSqliteRecords } = await import('./sqlite.ts');
  return openSqliteRecords(file, clock, log);
}

/** Next to the configured file, even for a table. */
function resolveJournalDirectory({ file, table }: StoreSettings): string | undefined {
  if (file === undefined || file === ':memory:') return undefined;
  return table === undefined ? `${file}.deletions` : join(dirname(file), `${table}.deletions`);
}

/** More than the concurrent conversations of the page. */
const MAX_STORED_USERS = 1000;

/** Stores the profiles of the most recent users in memory; for the page, whose users are anonymous. */
export function createMemoryStore(clock: () => Date): Store {
  const records = new LRUCache<string, StoredRecord>({ max: MAX_STORED_USERS });
  return createStore(
    {
      read: (key) => records.get(key),
      write: (key, record) => void records.set(key, record),
      delete: (key) => void records.delete(key),
      close: () => records.clear(),
    },
    clock,
  );
}
