import { beforeEach, describe, expect, it } from 'vitest';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { type Store, withInMemoryAttribute } from '../../src/store/store.ts';
import { ANNA, BEN, clockAt, NOON, requestOf } from './people.ts';

const { clock } = clockAt(NOON);
const recent = { topic: 'rain', at: NOON * 1000 };
const home = { name: 'Köln' };

describe('the last question', () => {
  let disk: Store;
  let store: Store;
  beforeEach(() => {
    disk = createSqliteStore(':memory:', clock);
    store = withInMemoryAttribute(disk, 'recent');
  });

  it('is remembered for each user, and not written to disk', async () => {
    await store.saveAttributes(requestOf(ANNA), { recent, expires: NOON + 600 });
    expect(await store.getAttributes(requestOf(ANNA))).toMatchObject({ recent });
    expect(await store.getAttributes(requestOf(BEN))).toEqual({});
    expect(await disk.getAttributes(requestOf(ANNA))).toEqual({});
  });

  it('is combined with the stored attributes', async () => {
    await store.saveAttributes(requestOf(ANNA), { recent, home });
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({ recent, home });
    expect(await disk.getAttributes(requestOf(ANNA))).toEqual({ home });
  });

  it('stays if another process changes the stored attributes', async () => {
    await store.saveAttributes(requestOf(ANNA), { recent });
    await disk.saveAttributes(requestOf(ANNA), { home });
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({ recent, home });
  });

  it('is deleted with the profile', async () => {
    await store.saveAttributes(requestOf(ANNA), { recent, home });
    await store.deleteAttributes(requestOf(ANNA));
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
    expect(await disk.getAttributes(requestOf(ANNA))).toEqual({});
  });

  it('does not write the stored attributes with every question', async () => {
    let writes = 0;
    const counting: Store = {
      ...disk,
      saveAttributes: async (envelope, attributes) => {
        writes += 1;
        await disk.saveAttributes(envelope, attributes);
      },
    };
    const counted = withInMemoryAttribute(counting, 'recent');
    await counted.saveAttributes(requestOf(ANNA), { recent, home });
    await counted.saveAttributes(requestOf(ANNA), { recent: { ...recent, topic: 'snow' }, home });
    expect(writes).toBe(1);
  });

  it('does not prevent the deletion of stored attributes', async () => {
    await store.saveAttributes(requestOf(ANNA), { recent, home });
    await store.saveAttributes(requestOf(ANNA), { recent });
    expect(await disk.getAttributes(requestOf(ANNA))).toEqual({});
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({ recent });
  });
});
