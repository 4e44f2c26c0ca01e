import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { storeOf, type Store } from './store.ts';

export interface DynamodbOptions {
  table: string;
  /** A local DynamoDB, which takes any credentials; undefined: the one of AWS. */
  url: string | undefined;
  clock: () => Date;
}

/** A turn waits no longer than this for one operation, milliseconds. */
const PATIENCE = 1500;

/** The second attempt is for a request that got lost or was throttled. */
const ATTEMPTS = { maxAttempts: 2 };
const ATTEMPT_LIMITS = {
  connectionTimeout: 500,
  requestTimeout: 700,
  throwOnRequestTimeout: true,
};

const ANY_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Remembers in a DynamoDB table with the key `id`, and `expires` for its time to live. */
export function dynamodbStore({ table, url, clock }: DynamodbOptions): Store {
  const client = new DynamoDBClient({
    ...ATTEMPTS,
    requestHandler: ATTEMPT_LIMITS,
    ...(url !== undefined && { endpoint: url, region: 'local', credentials: ANY_CREDENTIALS }),
  });
  const documents = DynamoDBDocument.from(client);
  return storeOf(
    {
      async read(id) {
        // What one turn wrote, the next one reads: seconds may lie between them.
        const wanted = { TableName: table, Key: { id }, ConsistentRead: true };
        return (await documents.get(wanted, inTime())).Item;
      },
      async write(id, record) {
        await documents.put({ TableName: table, Item: { id, ...record } }, inTime());
      },
      async delete(id) {
        await documents.delete({ TableName: table, Key: { id } }, inTime());
      },
      close: () => client.destroy(),
    },
    clock,
  );
}

function inTime(): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(PATIENCE) };
}
