import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import dynalite from 'dynalite';
import { onTestFinished } from 'vitest';

export interface Dynalite {
  url: string;
  table: string;
  /** The items of the table. */
  items: () => Promise<Record<string, unknown>[]>;
  put: (item: Record<string, unknown>) => Promise<void>;
}

/** A local DynamoDB on loopback, with the table that is deployed; it closes with the test. */
export async function startDynalite(): Promise<Dynalite> {
  const server = dynalite({ createTableMs: 0 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint: url, region: 'test', credentials });
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  const TableName = 'remembered';
  const name = deployedKey();
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [name, 'cell'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
      KeySchema: [{ AttributeName: name, KeyType: 'HASH' }],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'cells',
          KeySchema: [
            { AttributeName: 'cell', KeyType: 'HASH' },
            { AttributeName: name, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
  return {
    url,
    table: TableName,
    async items() {
      const { Items = [] } = await client.send(new ScanCommand({ TableName }));
      return Items.map((item) => unmarshall(item));
    },
    async put(item) {
      await client.send(new PutItemCommand({ TableName, Item: marshall(item) }));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return address.port;
}

/** The table's key in `serverless.yml`, which is a string. */
function deployedKey(): string {
  const settings = readFileSync(new URL('../../serverless.yml', import.meta.url), 'utf8');
  const key = /AttributeName: (\w+)\n\s+KeyType: HASH/.exec(settings)?.[1];
  const text = /AttributeName: (\w+)\n\s+AttributeType: S\n/.exec(settings)?.[1];
  if (key === undefined || key !== text) throw new Error('serverless.yml has no key of type S');
  return key;
}
