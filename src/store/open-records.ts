import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { openDeletionJournal, withDeletionJournal } from './deletion-journal.ts';
import type { StoreSettings } from './open.ts';
import type { Records } from './store.ts';

/**
 * The records of a table or file. Deletions that fail are tried again from a journal beside the file; on
 * AWS Lambda, where no file lasts, the platform alone sends them again.
 *
 * @throws {StoreError} when a file cannot be used
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

/** The AWS SDK, which takes a tenth of a second to load, is loaded only for a table. */
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

/** Beside the file that is set, of a table, too. */
function resolveJournalDirectory({ file, table }: StoreSettings): string | undefined {
  if (file === undefined || file === ':memory:') return undefined;
  return table === undefined ? `${file}.deletions` : join(dirname(file), `${table}.deletions`);
}
