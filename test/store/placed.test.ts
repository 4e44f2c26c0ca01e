import { describe, expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { createPlacedMemory, type PlacedRecord } from '../../src/store/placed-records.ts';
import { openPlacedFile } from '../../src/store/sqlite-placed.ts';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { describePlacedRecords } from './placed-contract.ts';
import { ANNA, clockAt, NOON, requestOf } from './people.ts';

const { clock } = clockAt(NOON);
const silent = pino({ level: 'silent' });

async function openFile(path?: string) {
  const file = path ?? `${await temporaryDirectory()}/store.sqlite`;
  const records = await openPlacedFile(file, clock, silent);
  onTestFinished(() => records.close());
  return records;
}

describe('in memory', () => {
  describePlacedRecords(async () => createPlacedMemory());
});

describe('in a file', () => {
  describePlacedRecords(openFile);

  it('subscriptions and profiles share it, and outlive the process', async () => {
    const path = `${await temporaryDirectory()}/store.sqlite`;
    const first = await openPlacedFile(path, clock, silent);
    await first.write(record('a'));
    first.close();
    const store = createSqliteStore(path, clock);
    await store.saveAttributes(requestOf(ANNA), { home: 'Köln' });
    const second = await openFile(path);
    expect(await second.read('a')).toEqual(record('a'));
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({ home: 'Köln' });
    store.close();
  });
});

function record(key: string): PlacedRecord {
  return { key, cell: '52.5,13.4', body: '{}', version: 1, written: NOON };
}
