import { dirname, join } from 'node:path';
import { pino, type Logger } from 'pino';
import { openDeletionJournal } from './deletion-journal.ts';
import { storeOf, type Records, type Store } from './store.ts';
import { withDeletionJournal } from './with-deletion-journal.ts';

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
 * The store that the settings ask for; undefined where they ask for none. Deletions that fail are tried
 * again from a journal beside the file; on AWS Lambda, where no file lasts, the platform alone sends
 * them again.
 *
 * @throws {StoreError} when a file cannot be used
 */
export async function openStore(
  settings: StoreSettings,
  clock: () => Date,
  log: Logger = pino({ level: 'silent' }),
): Promise<Store | undefined> {
  const records = await openRecords(settings, clock, log);
  if (!records) return undefined;
  const directory = journalDirectoryOf(settings);
  if (directory === undefined) return storeOf(records, clock);
  return storeOf(withDeletionJournal(records, openDeletionJournal(directory), log), clock);
}

/** The AWS SDK, which takes a tenth of a second to load, is loaded only for a table. */
async function openRecords(
  { file, table, dynamodbUrl }: StoreSettings,
  clock: () => Date,
  log: Logger,
): Promise<Records | undefined> {
  if (table !== undefined) {
    const { dynamodbRecords } = await import('./dynamodb.ts');
    return dynamodbRecords({ table, url: dynamodbUrl });
  }
  if (file === undefined) return undefined;
  const { sqliteRecords } = await import('./sqlite.ts');
  return sqliteRecords(file, clock, log);
}

/** Beside the file that is set, of a table, too. */
function journalDirectoryOf({ file, table }: StoreSettings): string | undefined {
  if (file === undefined || file === ':memory:') return undefined;
  return table === undefined ? `${file}.deletions` : join(dirname(file), `${table}.deletions`);
}
