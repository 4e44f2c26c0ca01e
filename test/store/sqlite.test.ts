import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { StoreError } from '../../src/store/store.ts';
import { ANNA, BEN, clockAt, NOON, requestOf } from './people.ts';

const { clock } = clockAt(NOON);
const HOME = { home: 'Blubberhausen am Deich' };

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function temporaryFile(): Promise<string> {
  return join(await temporaryFolder(), 'remembered.sqlite');
}

/** Opens a store that closes with the test. */
function openAt(file: string, time = clock) {
  const store = createSqliteStore(file, time);
  onTestFinished(() => store.close());
  return store;
}

/** How many records lie in a file. */
function countIn(file: string): unknown {
  const database = new DatabaseSync(file);
  try {
    return database.prepare('SELECT count(*) AS count FROM remembered').get()?.['count'];
  } finally {
    database.close();
  }
}

describe('the store file', () => {
  it('is created with its folders, readable by its owner only, and outlasts the process', async () => {
    const folder = join(await temporaryFolder(), 'cache', 'weather');
    const file = join(folder, 'remembered.sqlite');
    const before = createSqliteStore(file, clock);
    await before.saveAttributes(requestOf(ANNA), HOME);
    before.close();
    expect(await openAt(file).getAttributes(requestOf(ANNA))).toEqual(HOME);
    const files = await readdir(folder);
    expect(files).toContain('remembered.sqlite-wal');
    for (const name of files) {
      expect((await stat(join(folder, name))).mode.toString(8)).toMatch(/600$/);
    }
  });

  it('may be shared by two processes', async () => {
    const file = await temporaryFile();
    const [one, other] = [openAt(file), openAt(file)];
    await one.saveAttributes(requestOf(ANNA), HOME);
    await other.saveAttributes(requestOf(BEN), HOME);
    expect(await other.getAttributes(requestOf(ANNA))).toEqual(HOME);
    expect(await one.getAttributes(requestOf(BEN))).toEqual(HOME);
  });

  it('holds no trace of deleted users', async () => {
    const file = await temporaryFile();
    const store = openAt(file);
    await store.saveAttributes(requestOf(ANNA), HOME);
    expect(await traces(file, HOME.home)).not.toEqual([]);
    await store.deleteAttributes(requestOf(ANNA));
    expect(await traces(file, HOME.home)).toEqual([]);
  });

  it('removes expired records when it is opened', async () => {
    const file = await temporaryFile();
    const store = createSqliteStore(file, clock);
    await store.saveAttributes(requestOf(ANNA), { expires: NOON + 1 });
    await store.saveAttributes(requestOf(BEN), HOME);
    store.close();
    openAt(file, clockAt(NOON + 1).clock);
    expect(countIn(file)).toBe(1);
  });

  it('also removes expired records after many writes', async () => {
    const file = await temporaryFile();
    const time = clockAt(NOON);
    const store = openAt(file, time.clock);
    await store.saveAttributes(requestOf(ANNA), { expires: NOON + 1 });
    time.set(NOON + 1);
    for (let write = 0; write < 500; write += 1) await store.saveAttributes(requestOf(BEN), HOME);
    expect(countIn(file)).toBe(1);
  });

  it('is rejected if its folder cannot be created', async () => {
    const file = await temporaryFile();
    await writeFile(file, 'no folder');
    expect(() => createSqliteStore(join(file, 'remembered.sqlite'), clock)).toThrow(StoreError);
  });

  it('cannot be read or written after it is closed', async () => {
    const store = createSqliteStore(await temporaryFile(), clock);
    store.close();
    store.close();
    await expect(store.getAttributes(requestOf(ANNA))).rejects.toThrow(
      /^Could not read the user profile: /,
    );
    await expect(store.saveAttributes(requestOf(ANNA), HOME)).rejects.toThrow(StoreError);
  });

  it('fails writes soon while another process locks it, but not reads', async () => {
    const file = await temporaryFile();
    const store = openAt(file);
    await store.saveAttributes(requestOf(ANNA), HOME);
    const holder = new DatabaseSync(file);
    onTestFinished(() => holder.close());
    holder.exec('BEGIN EXCLUSIVE');
    await expect(store.saveAttributes(requestOf(ANNA), {})).rejects.toThrow(
      new StoreError('Could not write the user profile: database is locked'),
    );
    expect(await store.getAttributes(requestOf(ANNA))).toEqual(HOME);
    holder.exec('ROLLBACK');
    await expect(store.saveAttributes(requestOf(ANNA), {})).resolves.toBeUndefined();
  });
});

it('in memory is gone with the process', async () => {
  const store = openAt(':memory:');
  await store.saveAttributes(requestOf(ANNA), HOME);
  expect(await store.getAttributes(requestOf(ANNA))).toEqual(HOME);
  expect(await openAt(':memory:').getAttributes(requestOf(ANNA))).toEqual({});
});

/** The files beside a database, itself included, that hold a text. */
async function traces(file: string, text: string): Promise<string[]> {
  const folder = join(file, '..');
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.filter((_name, at) => contents[at]?.includes(text));
}
