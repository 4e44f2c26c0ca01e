import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDynamodbStore } from '../../src/store/dynamodb.ts';
import { StoreError } from '../../src/store/store.ts';
import { SOME_AFTERNOON } from '../support/alexa-requests.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { ANNA, clockAt, NOON, requestOf } from './people.ts';
import { startDynalite } from './start-dynalite.ts';

const { clock } = clockAt(NOON);
const THROTTLED = {
  __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
  message: 'Rate exceeded',
};

function openAt(url: string, table = 'remembered') {
  const store = createDynamodbStore({ table, url, clock });
  onTestFinished(() => store.close());
  return store;
}

/** A DynamoDB that answers as a test says. */
async function storeAt(answer: RequestListener) {
  const { url, requests } = await startUpstream(answer);
  return { store: openAt(url), requests };
}

describe('a table', () => {
  it('holds one item per user: text only, with write time and expiry', async () => {
    const { url, items } = await startDynalite();
    const store = openAt(url);
    const attributes = { home: 'Köln', expires: NOON + 60 };
    await store.saveAttributes(requestOf(ANNA), attributes);
    await store.saveAttributes(requestOf(ANNA), attributes);
    expect(await items()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        attributes: JSON.stringify(attributes),
        expires: NOON + 60,
        written: Date.parse(SOME_AFTERNOON),
      },
    ]);
  });

  it('is read consistently after a write', async () => {
    let requested = '';
    const { store } = await storeAt((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => (requested += text));
      request.on('end', () => response.end('{}'));
    });
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
    expect(JSON.parse(requested)).toMatchObject({ TableName: 'remembered', ConsistentRead: true });
  });

  it('is named as the reason if it does not exist', async () => {
    const { url } = await startDynalite();
    const store = openAt(url, 'elsewhere');
    await expect(store.getAttributes(requestOf(ANNA))).rejects.toThrow(
      /^Could not read the user profile: .*resource not found/,
    );
  });
});

describe('a failing DynamoDB', () => {
  it.each<[string, RequestListener]>([
    ['throttles', answering(400, THROTTLED)],
    ['does not answer', () => {}],
    ['breaks off', (request) => request.socket.destroy()],
  ])('that %s gets a retry', async (_what, trouble) => {
    let requests = 0;
    const { store } = await storeAt((request, response) => {
      requests += 1;
      if (requests === 1) trouble(request, response);
      else answering(200, {})(request, response);
    });
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
    expect(requests).toBe(2);
  });

  it('that keeps throttling gets only one retry', async () => {
    const { store, requests } = await storeAt(answering(400, THROTTLED));
    await expect(store.saveAttributes(requestOf(ANNA), {})).rejects.toThrow(
      new StoreError('Could not write the user profile: Rate exceeded'),
    );
    expect(requests).toHaveLength(2);
  });

  it('that refuses connections fails at once', async () => {
    const store = openAt('http://127.0.0.1:1');
    await expect(store.deleteAttributes(requestOf(ANNA))).rejects.toThrow(
      /^Could not delete the user profile: .*ECONNREFUSED/,
    );
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['stops in the middle', (_, response) => response.writeHead(200).write('{"Item":')],
  ])('that %s times out while there is time for an answer', async (_what, answer) => {
    const { store } = await storeAt(answer);
    const start = performance.now();
    await expect(store.getAttributes(requestOf(ANNA))).rejects.toThrow(StoreError);
    // The limit is 1.5 seconds; the rest is for a busy machine.
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it.each<[string, RequestListener]>([
    ['an item of another form', answering(200, { Item: { attributes: { N: '7' } } })],
    ['no item', answering(200, { Item: null })],
  ])('that returns %s yields an empty profile', async (_what, answer) => {
    const { store } = await storeAt(answer);
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
  });
});
