import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
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

/** @param url of a local DynamoDB; undefined: AWS */
export function createClientOptions(url: string | undefined): DynamoDBClientConfig {
  return {
    ...RETRY_OPTIONS,
    requestHandler: ATTEMPT_TIMEOUTS,
    ...(url !== undefined && { endpoint: url, region: 'local', credentials: LOCAL_CREDENTIALS }),
  };
}

/** Deletions skip records that were written later. */
const UNLESS_NEWER = 'attribute_not_exists(written) OR written <= :upTo';

/** Stores records in a DynamoDB table with the key `id` and the time to live `expires`. */
export function createDynamodbStore(options: DynamodbOptions): Store {
  return createStore(createDynamodbRecords(options), options.clock);
}

export function createDynamodbRecords({ table, url }: Omit<DynamodbOptions, 'clock'>): Records {
  const client = new DynamoDBClient(createClientOptions(url));
  const at = (id: string) => ({ TableName: table, Key: marshall({ id }) });
  return {
    async read(id) {
      // A turn must read what the previous one wrote, perhaps seconds ago.
      const query = new GetItemCommand({ ...at(id), ConsistentRead: true });
      const { Item } = await client.send(query, createAbortOption());
      return Item && unmarshall(Item);
    },
    async write(id, record) {
      if (isEmptyRecord(record)) {
        await client.send(new DeleteItemCommand(at(id)), createAbortOption());
        return;
      }
      const Item = marshall({ id, ...record });
      await client.send(new PutItemCommand({ TableName: table, Item }), createAbortOption());
    },
    async delete(id, upTo) {
      const unlessNewer = new DeleteItemCommand({
        ...at(id),
        ConditionExpression: UNLESS_NEWER,
        ExpressionAttributeValues: marshall({ ':upTo': upTo }),
      });
      try {
        await client.send(unlessNewer, createAbortOption());
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
