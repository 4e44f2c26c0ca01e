import * as fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { type Store, StoreError } from '../../src/store/store.ts';
import { launchRequest } from '../support/alexa-requests.ts';
import { ANNA, BEN, clockAt, KEY_OF_ANNA, NOON, requestOf } from './people.ts';
import { startDynalite } from './start-dynalite.ts';
import { propertyRuns } from '../support/property-runs.ts';

const HOME = { home: { name: 'Köln', latitude: 50.94, longitude: 6.96 }, units: 'metric' };

interface Opened {
  store: Store;
  /** What lies under a key, as text. */
  lying: () => Promise<string>;
  /** Lays a row past the store. */
  lay: (id: string, attributes: string) => Promise<void>;
}

async function openSqlite(clock: () => Date): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  const file = join(folder, 'remembered.sqlite');
  const store = await opened({ file, table: undefined, dynamodbUrl: undefined }, clock);
  const beside = new DatabaseSync(file);
  onTestFinished(() => {
    beside.close();
    return rm(folder, { recursive: true });
  });
  return {
    store,
    lying: async () => JSON.stringify(beside.prepare('SELECT * FROM remembered').all()),
    lay: async (id, attributes) => {
      const row = 'INSERT INTO remembered (id, attributes) VALUES (?, ?)';
      beside.prepare(row).run(id, attributes);
    },
  };
}

async function openDynamodb(clock: () => Date): Promise<Opened> {
  const { url, table, items, put } = await startDynalite();
  return {
    store: await opened({ file: undefined, table, dynamodbUrl: url }, clock),
    lying: async () => JSON.stringify(await items()),
    lay: (id, attributes) => put({ id, attributes }),
  };
}

async function opened(settings: Parameters<typeof openStore>[0], clock: () => Date) {
  const store = await openStore(settings, clock);
  if (!store) throw new Error('No store was opened');
  onTestFinished(() => store.close());
  return store;
}

describe.each([
  ['SQLite', openSqlite],
  ['DynamoDB', openDynamodb],
])('profiles in %s', (_name, open) => {
  it('are read as they were written', async () => {
    const { store } = await open(clockAt(NOON).clock);
    await store.saveAttributes(requestOf(ANNA), HOME);
    expect(await store.getAttributes(requestOf(ANNA))).toEqual(HOME);
  });

  it('are empty for a new user', async () => {
    const { store } = await open(clockAt(NOON).clock);
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
  });

  it('are separate for each user', async () => {
    const { store } = await open(clockAt(NOON).clock);
    await store.saveAttributes(requestOf(ANNA), HOME);
    await store.saveAttributes(requestOf(BEN), { units: 'imperial' });
    expect(await store.getAttributes(requestOf(ANNA))).toEqual(HOME);
    expect(await store.getAttributes(requestOf(BEN))).toEqual({ units: 'imperial' });
  });

  it('are replaced as a whole', async () => {
    const { store } = await open(clockAt(NOON).clock);
    await store.saveAttributes(requestOf(ANNA), { ...HOME, expires: NOON + 60 });
    await store.saveAttributes(requestOf(ANNA), { units: 'imperial' });
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({ units: 'imperial' });
  });

  it('are deleted for one user only', async () => {
    const { store, lying } = await open(clockAt(NOON).clock);
    await store.saveAttributes(requestOf(ANNA), HOME);
    await store.saveAttributes(requestOf(BEN), { units: 'imperial' });
    await store.deleteAttributes(requestOf(ANNA));
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
    expect(await lying()).not.toContain('Köln');
    expect(await store.getAttributes(requestOf(BEN))).toEqual({ units: 'imperial' });
    await expect(store.deleteAttributes(requestOf(ANNA))).resolves.toBeUndefined();
  });

  it('survive a deletion that was requested before they were written', async () => {
    const { store, lying } = await open(clockAt(NOON).clock);
    await store.saveAttributes(requestOf(ANNA, '2026-11-18T13:20:00Z'), HOME);
    await store.deleteAttributes(requestOf(ANNA, '2026-11-18T13:00:00Z'));
    expect(await store.getAttributes(requestOf(ANNA))).toEqual(HOME);
    // The platform's machines agree on the time to some seconds.
    await store.deleteAttributes(requestOf(ANNA, '2026-11-18T13:19:58Z'));
    expect(await lying()).toBe('[]');
  });

  it('have a hash as key, which does not reveal the user', async () => {
    const { store, lying } = await open(clockAt(NOON).clock);
    await store.saveAttributes(requestOf(ANNA), HOME);
    expect(await lying()).toContain(`"id":"${KEY_OF_ANNA}"`);
    expect(await lying()).not.toContain(ANNA);
  });

  it('expire on time, and never without an expiry', async () => {
    const { clock, set } = clockAt(NOON);
    const { store, lying } = await open(clock);
    const expiring = { ...HOME, expires: NOON + 60 };
    await store.saveAttributes(requestOf(ANNA), expiring);
    await store.saveAttributes(requestOf(BEN), HOME);
    expect(await lying()).toContain(`"expires":${NOON + 60}`);
    set(NOON + 59);
    expect(await store.getAttributes(requestOf(ANNA))).toEqual(expiring);
    set(NOON + 60);
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
    set(NOON + 100 * 365 * 86_400);
    expect(await store.getAttributes(requestOf(BEN))).toEqual(HOME);
  });

  it.each([['soon'], [1.5], [-1], [null]])('reject the expiry %s', async (expires) => {
    const { store, lying } = await open(clockAt(NOON).clock);
    await expect(store.saveAttributes(requestOf(ANNA), { expires })).rejects.toThrow(
      new StoreError('expires must be whole epoch seconds'),
    );
    expect(await lying()).toBe('[]');
  });

  it.each([
    ['cut off', '{"home":"K'],
    ['empty', ''],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['null', 'null'],
  ])('are empty if the record is %s, and can be rewritten', async (_what, text) => {
    const { store, lay } = await open(clockAt(NOON).clock);
    await lay(KEY_OF_ANNA, text);
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
    await store.saveAttributes(requestOf(ANNA), HOME);
    expect(await store.getAttributes(requestOf(ANNA))).toEqual(HOME);
  });

  it('require a user', async () => {
    const { store } = await open(clockAt(NOON).clock);
    const nobody = requestOf('');
    const noUser = new StoreError('The request has no context.System.user.userId');
    await expect(store.getAttributes(nobody)).rejects.toThrow(noUser);
    await expect(store.saveAttributes(nobody, HOME)).rejects.toThrow(noUser);
    await expect(store.deleteAttributes(nobody)).rejects.toThrow(noUser);
  });

  it('reject values that JSON cannot represent', async () => {
    const { store } = await open(clockAt(NOON).clock);
    await expect(store.saveAttributes(requestOf(ANNA), { at: 1n })).rejects.toThrow(StoreError);
  });

  it('preserve any JSON', async () => {
    const { store } = await open(clockAt(NOON).clock);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (attributes) => {
        const { expires: _none, ...written } = attributes;
        await store.saveAttributes(requestOf(ANNA), written);
        expect(JSON.stringify(await store.getAttributes(requestOf(ANNA)))).toBe(
          JSON.stringify(written),
        );
      }),
      { numRuns: propertyRuns(50) },
    );
  });
});

it('are not stored without a configured store', async () => {
  const nowhere = { file: undefined, table: undefined, dynamodbUrl: undefined };
  expect(await openStore(nowhere, clockAt(NOON).clock)).toBeUndefined();
});

it('are in the table if a file is configured, too', async () => {
  const { url, table, items } = await startDynalite();
  const settings = { file: ':memory:', table, dynamodbUrl: url };
  const store = await opened(settings, clockAt(NOON).clock);
  await store.saveAttributes(launchRequest(), HOME);
  expect(await items()).toHaveLength(1);
});
