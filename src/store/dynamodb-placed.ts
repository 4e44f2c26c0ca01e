import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { createClientOptions, type DynamodbOptions } from './dynamodb.ts';
import { SECOND_MS } from '../time/units.ts';
import {
  DELETED_VERSION,
  DELETION_KEPT_MS,
  type PlacedRecord,
  type PlacedRecords,
} from './placed-records.ts';
import { withStoreError } from './store.ts';

/** Sparse: only these records have a cell. */
const CELL_INDEX = 'cells';

/** Tells the keys of these records from those of profiles. */
const ID_PREFIX = 'placed:';

/** Pages have up to a megabyte. */
const PAGE_TIMEOUT_MS = 3000;
/** Of one record: a turn of the skill waits for it. */
const RECORD_TIMEOUT_MS = 2000;

const ItemSchema = z.object({
  id: z.string().startsWith(ID_PREFIX),
  /** Missing where it is empty: an index has no empty keys. */
  cell: z.string().default(''),
  body: z.string(),
  version: z.number(),
  written: z.number(),
});

/** Records in the table of the profiles, with an index whose partition key is the cell. */
export function createPlacedTable({ table, url }: Omit<DynamodbOptions, 'clock'>): PlacedRecords {
  const requestHandler = {
    connectionTimeout: 500,
    requestTimeout: PAGE_TIMEOUT_MS,
    throwOnRequestTimeout: true,
  };
  const client = new DynamoDBClient({ ...createClientOptions(url), requestHandler });
  const keyOf = (key: string) => ({ TableName: table, Key: marshall({ id: ID_PREFIX + key }) });

  return {
    read: async (key) =>
      withStoreError('read', async () => {
        const query = new GetItemCommand({ ...keyOf(key), ConsistentRead: true });
        const { Item } = await client.send(query, createAbortOption(RECORD_TIMEOUT_MS));
        const record = Item && toRecord(Item);
        return record?.version === DELETED_VERSION ? undefined : record;
      }),
    write: async ({ key, cell, ...fields }) =>
      withStoreError('write', async () => {
        const isNew = fields.version === 1;
        const put = new PutItemCommand({
          TableName: table,
          Item: marshall({ id: ID_PREFIX + key, ...(cell !== '' && { cell }), ...fields }),
          ConditionExpression: isNew
            ? 'attribute_not_exists(id) OR (version = :before AND written < :written)'
            : 'version = :before',
          ExpressionAttributeValues: marshall({
            ':before': isNew ? DELETED_VERSION : fields.version - 1,
            ...(isNew && { ':written': fields.written }),
          }),
        });
        return unlessConditionFails(() => client.send(put, createAbortOption(RECORD_TIMEOUT_MS)));
      }),
    delete: async (key, upTo) =>
      withStoreError('delete', async () => {
        const expires = Math.ceil((upTo + DELETION_KEPT_MS) / SECOND_MS);
        const deletion = { body: '', version: DELETED_VERSION, written: upTo, expires };
        const unlessNewer = new PutItemCommand({
          TableName: table,
          Item: marshall({ id: ID_PREFIX + key, ...deletion }),
          ConditionExpression: 'attribute_not_exists(id) OR written <= :upTo',
          ExpressionAttributeValues: marshall({ ':upTo': upTo }),
        });
        await unlessConditionFails(() =>
          client.send(unlessNewer, createAbortOption(RECORD_TIMEOUT_MS)),
        );
      }),
    // A scan of an index returns the items of a partition together.
    async *listByCell() {
      let start: Record<string, AttributeValue> | undefined;
      do {
        const scan = new ScanCommand({
          TableName: table,
          IndexName: CELL_INDEX,
          ...(start && { ExclusiveStartKey: start }),
        });
        const page = await withStoreError('read', () =>
          client.send(scan, createAbortOption(PAGE_TIMEOUT_MS)),
        );
        const records = page.Items?.map(toRecord) ?? [];
        if (records.length > 0) yield records;
        start = page.LastEvaluatedKey;
      } while (start);
    },
    close: () => client.destroy(),
  };
}

function toRecord(item: Record<string, AttributeValue>): PlacedRecord {
  const { id, ...fields } = ItemSchema.parse(unmarshall(item));
  return { key: id.slice(ID_PREFIX.length), ...fields };
}

/** Whether the condition of a write held. */
async function unlessConditionFails(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

function createAbortOption(timeoutMs: number): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(timeoutMs) };
}
