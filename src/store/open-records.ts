import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { openDeletionJournal, withDeletionJournal } from './deletion-journal.ts';
import type { StoreSettings } from './open.ts';
import type { Records } from './records.ts';

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
