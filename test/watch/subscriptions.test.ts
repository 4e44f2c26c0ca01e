import { describe, expect, it } from 'vitest';
import { createPlacedMemory, type PlacedRecords } from '../../src/store/placed-records.ts';
import {
  createSubscriptions,
  createUserCipher,
  keyOfUser,
  readSubscriber,
  writeSubscriber,
} from '../../src/watch/subscriber.ts';
import type { Subscription } from '../../src/watch/subscription.ts';
import { NOON, ZONE } from './warnings.ts';

const ANNA = 'amzn1.ask.account.ANNA';
const CIPHER = createUserCipher(Buffer.alloc(32, 1));

function gustsFrom(minKmh: number): Subscription {
  const point = { latitude: 53.55, longitude: 10, elevation: 8 };
  return {
    wishes: [{ kind: 'gusts', minKmh }],
    place: { name: 'Hamburg', ...point, country: 'DE', timeZone: ZONE },
    locale: 'de-DE',
    quiet: null,
    ways: ['webhook'],
  };
}

function anna(records: PlacedRecords = createPlacedMemory()) {
  const subscriptions = createSubscriptions(records, CIPHER);
  return {
    wants: async (minKmh: number, at: number) =>
      subscriptions.save({ id: ANNA, apiEndpoint: null, at: NOON + at }, gustsFrom(minKmh)),
    unsubscribes: async (at: number) => subscriptions.delete({ id: ANNA, at: NOON + at }),
    find: async () => (await subscriptions.find(ANNA))?.wishes,
  };
}

describe('who unsubscribes', () => {
  it('is not subscribed by what they had asked for before, though it comes late', async () => {
    const { wants, unsubscribes, find } = anna();
    await wants(60, 0);
    await unsubscribes(10);
    await wants(70, 5);
    expect(await find()).toBeUndefined();
  });

  it('before anything of them had come stays unsubscribed, too', async () => {
    const { wants, unsubscribes, find } = anna();
    await unsubscribes(10);
    await wants(60, 5);
    expect(await find()).toBeUndefined();
  });

  it('while what they asked for is being written is unsubscribed', async () => {
    const memory = createPlacedMemory();
    const records = {
      ...memory,
      async read(key: string) {
        const record = await memory.read(key);
        if (record) await memory.delete(key, NOON + 10);
        return record;
      },
    };
    const { wants } = anna(records);
    await wants(60, 0);
    await wants(70, 5);
    expect(await memory.read(keyOfUser(ANNA))).toBeUndefined();
  });

  it('and subscribes again is subscribed', async () => {
    const { wants, unsubscribes, find } = anna();
    await wants(60, 0);
    await unsubscribes(10);
    await wants(80, 11);
    await unsubscribes(10);
    expect(await find()).toEqual([{ kind: 'gusts', minKmh: 80 }]);
  });
});

describe('who changes what they want', () => {
  it('has what they said last, though what they said before comes after it', async () => {
    const { wants, find } = anna();
    await wants(80, 10);
    await wants(60, 5);
    expect(await find()).toEqual([{ kind: 'gusts', minKmh: 80 }]);
  });

  it('may have said it while the watcher wrote', async () => {
    const memory = createPlacedMemory();
    let isFirst = true;
    const records = {
      ...memory,
      async read(key: string) {
        const record = await memory.read(key);
        if (record && isFirst) {
          isFirst = false;
          await memory.write(writeSubscriber(record, readSubscriber(record)));
        }
        return record;
      },
    };
    const { wants, find } = anna(records);
    await wants(60, 0);
    await wants(80, 1);
    expect(await find()).toEqual([{ kind: 'gusts', minKmh: 80 }]);
  });
});
