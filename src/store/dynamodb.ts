import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { isEmptyRecord, createStore, type Records } from './records.ts';
import { type Store } from './store.ts';

export interface DynamodbOptions {
  table: string;
  /** URL of a local DynamoDB, which accepts any credentials; undefined: AWS. */
  url: string | undefined;
  clock: () => Date;
}

const OPERATION_TIMEOUT_MS = 1500;

/** The second attempt is for lost and throttled requests. */
const RETRY_OPTIONS = { maxAttempts: 2 };
const ATTEMPT_TIMEOUTS = {
  connectionTimeout: 500,
  requestTimeout: 700,
  throwOnRequestTimeout: true,
};

const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Deletions skip records that were written later. */
const UNLESS_NEWER = 'attribute_not_exists(written) OR written <= :upTo';

/** Stores records in a DynamoDB table with the key `id` and the time to live `expires`. */
export function createDynamodbStore(options: DynamodbOptions): Store {
  return createStore(createDynamodbRecords(options), options.clock);
}

export function createDynamodbRecords({ table, url }: Omit<DynamodbOptions, 'clock'>): Records {
  const client = new DynamoDBClient({
    ...RETRY_OPTIONS,
    requestHandler: ATTEMPT_TIMEOUTS,
    ...(url !== undefined && { endpoint: url, region: 'local', credentials: LOCAL_CREDENTIALS }),
  });
  const documents = DynamoDBDocument.from(client);
  return {
    async read(id) {
      // A turn must read what the previous one wrote, perhaps seconds ago.
      const query = { TableName: table, Key: { id }, ConsistentRead: true };
      return (await documents.get(query, createAbortOption())).Item;
    },
    async write(id, record) {
      if (isEmptyRecord(record)) {
        await documents.delete({ TableName: table, Key: { id } }, createAbortOption());
        return;
      }
      await documents.put({ TableName: table, Item: { id, ...record } }, createAbortOption());
    },
    async delete(id, upTo) {
      const condition = {
        ConditionExpression: UNLESS_NEWER,
        ExpressionAttributeValues: { ':upTo': upTo },
      };
      try {
        await documents.delete(
          { TableName: table, Key: { id }, ...condition },
          createAbortOption(),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
    close: () => client.destroy(),
  };
}

function createAbortOption(): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(OPERATION_TIMEOUT_MS) };
}
