import { expect, it } from 'vitest';
import {
  withLease,
  type PlacedRecord,
  type PlacedRecords,
} from '../../src/store/placed-records.ts';

const NOON = 1_795_255_200_000;

function record(key: string, values: Partial<PlacedRecord> = {}): PlacedRecord {
  return { key, cell: '52.5,13.4', body: `{"of":"${key}"}`, version: 1, written: NOON, ...values };
}

async function listAll(records: PlacedRecords): Promise<PlacedRecord[]> {
  const all: PlacedRecord[] = [];
  for await (const page of records.listByCell()) all.push(...page);
  return all;
}

/** What subscriptions expect of each kind of store. */
export function describePlacedRecords(open: () => Promise<PlacedRecords>): void {
  it('a record is read as it was written', async () => {
    const records = await open();
    expect(await records.write(record('a'))).toBe(true);
    expect(await records.read('a')).toEqual(record('a'));
    expect(await records.read('b')).toBeUndefined();
  });

  it('of two who change the same version, one is refused', async () => {
    const records = await open();
    await records.write(record('a'));
    expect(await records.write(record('a'))).toBe(false);
    expect(await records.write(record('a', { version: 2, body: '{"by":"one"}' }))).toBe(true);
    expect(await records.write(record('a', { version: 2, body: '{"by":"other"}' }))).toBe(false);
    expect(await records.read('a')).toMatchObject({ version: 2, body: '{"by":"one"}' });
  });

  it('what was deleted is not written again by who has read it before', async () => {
    const records = await open();
    await records.write(record('a'));
    await records.delete('a', NOON);
    expect(await records.write(record('a', { version: 2 }))).toBe(false);
    expect(await listAll(records)).toEqual([]);
  });

  it('a deletion spares what its user has changed later', async () => {
    const records = await open();
    await records.write(record('a', { written: NOON + 1 }));
    await records.delete('a', NOON);
    await records.delete('unknown', NOON);
    expect(await records.read('a')).toBeDefined();
  });

  it('a deletion is not undone by what comes late, but by what its user wants since', async () => {
    const records = await open();
    await records.delete('a', NOON);
    expect(await records.read('a')).toBeUndefined();
    expect(await records.write(record('a', { written: NOON - 1 }))).toBe(false);
    await records.delete('a', NOON - 5);
    expect(await records.write(record('a', { written: NOON }))).toBe(false);
    expect(await records.read('a')).toBeUndefined();
    expect(await listAll(records)).toEqual([]);
    expect(await records.write(record('a', { written: NOON + 1 }))).toBe(true);
    expect(await records.read('a')).toEqual(record('a', { written: NOON + 1 }));
  });

  it('a record without a cell is read and changed, and is in no list', async () => {
    const records = await open();
    const lease = record('lease', { cell: '' });
    expect(await records.write(lease)).toBe(true);
    expect(await records.write({ ...lease, version: 2 })).toBe(true);
    expect(await records.read('lease')).toEqual({ ...lease, version: 2 });
    await records.write(record('a', { cell: '-33.9,18.4' }));
    expect((await listAll(records)).map(({ key }) => key)).toEqual(['a']);
  });

  it('one of two who want a lease gets it, until it is given back or over', async () => {
    const records = await open();
    let now = NOON;
    const lease = { name: 'lease', ms: 1000, clock: () => new Date(now) };
    const steps: string[] = [];
    const first = await withLease(records, lease, async () => {
      const second = await withLease(records, lease, async () => steps.push('second'));
      expect(second).toBeUndefined();
      return 'first';
    });
    expect(first).toBe('first');
    await withLease(records, lease, async () => {
      now += 1000;
      // The holder is asleep.
      await withLease(records, lease, async () => {
        expect(await withLease(records, lease, async () => steps.push('fifth'))).toBeUndefined();
        steps.push('fourth');
      });
      steps.push('third');
    });
    await withLease(records, lease, async () => steps.push('last'));
    expect(steps).toEqual(['fourth', 'third', 'last']);
  });

  it('of many who want a lease at once one gets it', async () => {
    const records = await open();
    const lease = { name: 'lease', ms: 1000, clock: () => new Date(NOON) };
    let losers = 0;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const asked = Array.from({ length: 10 }, async () => {
      const got = await withLease(records, lease, async () => {
        await over;
        return true;
      });
      if (got === undefined) losers += 1;
      if (losers === 9) resolve();
      return got;
    });
    expect((await Promise.all(asked)).filter(Boolean)).toEqual([true]);
  });

  it('the records of a cell come one after the other, also those of many pages', async () => {
    const records = await open();
    const cells = ['48.1,11.5', '52.5,13.4', '53.5,10.0'];
    for (let at = 0; at < 2500; at += 1) {
      await records.write(record(`key${at}`, { cell: cells[at % 3] ?? '' }));
    }
    const all = await listAll(records);
    expect(new Set(all.map(({ key }) => key)).size).toBe(2500);
    const runs = all.filter(({ cell }, at) => cell !== all[at - 1]?.cell);
    expect(runs).toHaveLength(3);
  });
}
