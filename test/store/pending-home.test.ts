import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RequestEnvelope } from 'ask-sdk-model';
import { createDynamodbStore } from '../../src/store/dynamodb.ts';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { type Store, withInMemoryAttribute } from '../../src/store/store.ts';
import { intentRequest, questionRequest, weatherRequest } from '../support/alexa-requests.ts';
import { hoursAnswer } from '../support/answers.ts';
import { BERLIN, BRISBANE, gazetteerWith } from '../support/places.ts';
import { say } from '../support/talk.ts';
import { serviceAnswering } from '../support/upstream.ts';
import { ANNA, clockAt, KEY_OF_ANNA, NOON, requestOf } from './people.ts';
import { startDynalite } from './start-dynalite.ts';

const DAY = 24 * 3600;
const ASKED_BACK = /wo.*wohnst|wo du bist/i;

async function storeFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'remembered.sqlite');
}

function rowsIn(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT attributes, expires FROM remembered').all();
  database.close();
  return rows.map((row) => ({ ...row }));
}

/** What Anna hears, whose home nobody knows, at a time of the clock. */
async function listen(request: RequestEnvelope, store: Store, clock: () => Date) {
  const { client } = await serviceAnswering(200, hoursAnswer('Es ist 5.'));
  const { request: requested, ...rest } = request;
  const { context } = requestOf(ANNA);
  const timed = { ...requested, timestamp: clock().toISOString() };
  const gazetteer = gazetteerWith(BERLIN, BRISBANE);
  const collaborators = { client, store, clock, gazetteer };
  return (await say({ ...rest, context, request: timed }, collaborators)).speech ?? '';
}

const now = weatherRequest({ span: 'NOW' });

describe('the question for the home', () => {
  it('is remembered for thirty days, and then forgotten', async () => {
    const { clock, set } = clockAt(NOON);
    const file = await storeFile();
    const store = withInMemoryAttribute(createSqliteStore(file, clock), 'recent');
    onTestFinished(() => store.close());

    expect(await listen(now, store, clock)).toMatch(ASKED_BACK);
    expect(rowsIn(file)).toMatchObject([{ expires: NOON + 30 * DAY }]);
    set(NOON + 29 * DAY);
    expect(await listen(now, store, clock)).not.toMatch(ASKED_BACK);
    expect(rowsIn(file)).toMatchObject([{ expires: NOON + 30 * DAY }]);
    set(NOON + 30 * DAY);
    expect(await store.getAttributes(requestOf(ANNA))).not.toHaveProperty('askedForHome');
    expect(await listen(now, store, clock)).toMatch(ASKED_BACK);

    set(NOON + 61 * DAY);
    createSqliteStore(file, clock).close();
    expect(rowsIn(file)).toEqual([]);
  });

  it('gets an expiry if it was stored without one', async () => {
    const { clock, set } = clockAt(NOON);
    const file = await storeFile();
    createSqliteStore(file, clock).close();
    const lay = new DatabaseSync(file);
    const row = lay.prepare('INSERT INTO remembered (id, attributes) VALUES (?, ?)');
    row.run(KEY_OF_ANNA, '{"askedForHome":true}');
    row.run('b', '{}');
    row.run('c', '{"home":{"name":"Köln"},"askedForHome":true}');
    lay.close();

    const store = withInMemoryAttribute(createSqliteStore(file, clock), 'recent');
    expect(await listen(now, store, clock)).not.toMatch(ASKED_BACK);
    store.close();
    expect(rowsIn(file)).toMatchObject([
      { attributes: expect.stringContaining('home'), expires: null },
      { attributes: expect.stringContaining('askedForHome'), expires: NOON + 30 * DAY },
    ]);
    set(NOON + 30 * DAY);
    createSqliteStore(file, clock).close();
    expect(rowsIn(file)).toMatchObject([{ attributes: expect.stringContaining('Köln') }]);
  });

  it('also gets an expiry in a table, with the next question', async () => {
    const { clock } = clockAt(NOON);
    const { url, table, items, put } = await startDynalite();
    const store = createDynamodbStore({ table, url, clock });
    onTestFinished(() => store.close());
    await put({ id: KEY_OF_ANNA, attributes: '{"askedForHome":true}' });
    expect(await listen(now, store, clock)).not.toMatch(ASKED_BACK);
    expect(JSON.stringify(await items())).toContain(String(NOON + 30 * DAY));
  });
});

it('a record with a home or units does not expire', async () => {
  const { clock } = clockAt(NOON);
  const file = await storeFile();
  const store = withInMemoryAttribute(createSqliteStore(file, clock), 'recent');
  onTestFinished(() => store.close());
  await listen(now, store, clock);
  await listen(questionRequest('UnitsIntent', { unit: 'FAHRENHEIT' }), store, clock);
  expect(rowsIn(file)).toMatchObject([{ expires: null }]);
});

it('nothing is left of a deleted user, not even an empty record', async () => {
  const { clock } = clockAt(NOON);
  const file = await storeFile();
  const store = withInMemoryAttribute(createSqliteStore(file, clock), 'recent');
  onTestFinished(() => store.close());
  await listen(questionRequest('HomeIntent', { place: 'brisbane' }), store, clock);
  expect(rowsIn(file)).toHaveLength(1);
  await listen(intentRequest('ForgetHomeIntent'), store, clock);
  expect(rowsIn(file)).toEqual([]);
});
