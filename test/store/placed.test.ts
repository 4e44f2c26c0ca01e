import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { createPlacedMemory, type PlacedRecord } from '../../src/store/placed-records.ts';
import { openPlacedFile } from '../../src/store/sqlite-placed.ts';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { HOUR_MS } from '../../src/time/units.ts';
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

  it('nothing of who unsubscribed is left in it, nor of the deletion an hour later', async () => {
    const path = `${await temporaryDirectory()}/store.sqlite`;
    let now = NOON;
    const records = await openPlacedFile(path, () => new Date(now), silent);
    onTestFinished(() => records.close());
    const secret = 'Klein Flottbek, by the river. '.repeat(400);
    await records.write({ ...record('anna'), body: JSON.stringify({ secret }) });
    await records.delete('anna', NOON);
    expect(await readAll(path)).not.toContain('Flottbek');
    now += HOUR_MS + 1;
    for await (const page of records.listByCell()) expect(page).toEqual([]);
    const database = new DatabaseSync(path);
    expect(database.prepare('SELECT * FROM placed').all()).toEqual([]);
    database.close();
  });

  it('that an operator replaces by a backup is read and written as the backup', async () => {
    const folder = await temporaryDirectory();
    const [path, backup] = [`${folder}/store.sqlite`, `${folder}/backup.sqlite`];
    const old = await openFile(backup);
    await old.write(record('old'));
    old.close();
    const records = await openFile(path);
    await records.write(record('new'));
    for (const suffix of ['-wal', '-shm', '']) {
      await rename(path + suffix, `${folder}/moved.sqlite${suffix}`);
    }
    await rename(backup, path);
    expect(await records.read('new')).toBeUndefined();
    expect(await records.write({ ...record('old'), version: 2 })).toBe(true);
    records.close();
    const again = await openFile(path);
    expect(await again.read('old')).toMatchObject({ version: 2 });
  });

  it('that is damaged while it runs is moved aside, and subscriptions go on in a new one', async () => {
    const path = `${await temporaryDirectory()}/store.sqlite`;
    const records = await openFile(path);
    await records.write(record('a'));
    await rm(`${path}-wal`, { force: true });
    await rm(`${path}-shm`, { force: true });
    await writeFile(path, 'no database '.repeat(2000));
    await rename(path, `${path}.tmp`);
    await rename(`${path}.tmp`, path);
    const other = await openFile(path);
    expect(await other.write(record('b'))).toBe(true);
    expect(await records.read('b')).toEqual(record('b'));
    expect(await records.write(record('c'))).toBe(true);
    expect(await other.read('c')).toEqual(record('c'));
  });

  it('behind a symbolic link loses what is deleted from damaged copies next to the target, too', async () => {
    const folder = await temporaryDirectory();
    await mkdir(`${folder}/disk`);
    const target = `${folder}/disk/store.sqlite`;
    await symlink(target, `${folder}/link.sqlite`);
    await writeFile(target, '');
    const moved = `${target}.damaged-20261118T130500000Z`;
    await writeFile(moved, 'a damaged page with the key anna in it');
    const records = await openFile(`${folder}/link.sqlite`);
    await records.write(record('anna'));
    await records.delete('anna', NOON);
    expect(existsSync(moved)).toBe(false);
    expect(existsSync(target)).toBe(true);
  });
});

/** All bytes of a file and its side files. */
async function readAll(path: string): Promise<string> {
  const names = await readdir(dirname(path));
  const files = names.filter((name) => name.startsWith(basename(path)));
  const texts = files.map(async (name) => readFile(`${dirname(path)}/${name}`, 'latin1'));
  return (await Promise.all(texts)).join('');
}

function record(key: string): PlacedRecord {
  return { key, cell: '52.5,13.4', body: '{}', version: 1, written: NOON };
}
