import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { ANNA, BEN, clockAt, NOON, requestOf } from './people.ts';
import {
  USERS,
  PAGE,
  attributesOf,
  temporaryFile,
  openAt,
  rememberAll,
  filledFile,
  killedFile,
  overwrite,
  noise,
  connectTo,
  filesBeside,
  movedFiles,
} from './store-files.ts';

function makeDatabase(sql: string) {
  return (file: string) => {
    rmSync(file);
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };
}

const DAMAGES: [what: string, damage: (file: string) => void][] = [
  ['garbage', (file) => writeFileSync(file, 'Dear diary, '.repeat(1000))],
  ['a destroyed header', (file) => overwrite(file, 0, noise(100))],
  ['a destroyed first page', (file) => overwrite(file, 0, noise(PAGE))],
  ['a destroyed second page', (file) => overwrite(file, PAGE, noise(PAGE))],
  [
    'a page in the place of another',
    (file) => overwrite(file, 2 * PAGE, readFileSync(file).subarray(PAGE, 2 * PAGE)),
  ],
  ['cut off in the middle', (file) => truncateSync(file, 3 * PAGE)],
  ['cut off within a page', (file) => truncateSync(file, PAGE + 100)],
  ['cut off within its header', (file) => truncateSync(file, 50)],
];

const FOREIGN: [what: string, damage: (file: string) => void][] = [
  ['a table of the same name', makeDatabase('CREATE TABLE remembered (id TEXT PRIMARY KEY, what TEXT)')],
  ['a table with another key', makeDatabase('CREATE TABLE remembered (id TEXT, attributes TEXT, expires INTEGER)')],
  ['other tables', makeDatabase('CREATE TABLE bookmarks (id INTEGER PRIMARY KEY, url TEXT)')],
  ['the id of another program', makeDatabase('PRAGMA application_id = 252006673; PRAGMA user_version = 1')],
]; // prettier-ignore

async function expectFresh(store: Store): Promise<void> {
  for (const user of USERS) expect(await store.getAttributes(requestOf(user))).toEqual({});
  await store.saveAttributes(requestOf(ANNA), attributesOf(ANNA));
  expect(await store.getAttributes(requestOf(ANNA))).toEqual(attributesOf(ANNA));
  await store.deleteAttributes(requestOf(ANNA));
  expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
}

describe('a store that is damaged', () => {
  it.each(DAMAGES)('is replaced by an empty one and moved aside: %s', async (_what, damage) => {
    const file = await filledFile();
    damage(file);
    const content = readFileSync(file);
    const { store, errors } = openAt(file);
    await expectFresh(store);
    const moved = movedFiles(file);
    expect(moved).toEqual([`${file}.damaged-20261118T120000000Z`]);
    expect(readFileSync(moved[0] ?? '')).toEqual(content);
    expect(statSync(moved[0] ?? '').mode.toString(8)).toMatch(/600$/);
    expect(errors()).toHaveLength(1);
    expect(JSON.parse(errors()[0] ?? '')).toMatchObject({
      file,
      movedTo: moved[0],
      reason: expect.stringMatching(/\w/),
      msg: expect.stringMatching(
        /^The store is damaged and was moved aside; .* restore a backup, or delete/,
      ),
    });
  });

  it.each(FOREIGN)(
    'is moved aside unchanged if it belongs to another program: %s',
    async (_what, make) => {
      const file = await filledFile();
      make(file);
      const content = readFileSync(file);
      const { store, errors } = openAt(file);
      await expectFresh(store);
      const moved = movedFiles(file);
      expect(moved).toEqual([`${file}.foreign-20261118T120000000Z`]);
      expect(readFileSync(moved[0] ?? '')).toEqual(content);
      expect(errors()).toHaveLength(1);
      expect(errors()[0]).toContain('set another file');
    },
  );

  it('is moved together with its side files', async () => {
    const file = await temporaryFile();
    const from = await filledFile();
    const { store: open } = openAt(from);
    await open.saveAttributes(requestOf(BEN), attributesOf(BEN));
    for (const suffix of ['', '-wal', '-shm']) copyFileSync(from + suffix, file + suffix);
    const log = readFileSync(`${file}-wal`);
    overwrite(file, 0, noise(PAGE));
    const { store } = openAt(file);
    await expectFresh(store);
    const [moved = ''] = movedFiles(file);
    expect(readFileSync(`${moved}-wal`)).toEqual(log);
    expect(await store.getAttributes(requestOf(BEN))).toEqual({});
  });

  it.each([
    ['nothing', 0],
    ['one byte', 1],
  ])('is recreated if it contains %s', async (_what, size) => {
    const file = await killedFile();
    truncateSync(file, size);
    await expectFresh(openAt(file).store);
  });

  it('is a symbolic link: its target is moved aside, and the link stays', async () => {
    const target = await filledFile();
    const link = await temporaryFile();
    symlinkSync(target, link);
    overwrite(target, 0, noise(PAGE));
    await expectFresh(openAt(link).store);
    expect(movedFiles(target)).toHaveLength(1);
    expect(filesBeside(link)).toEqual(['']);
  });

  it.each(['', '-wal', '-shm'])(
    'has an empty folder in the place of its file%s',
    async (suffix) => {
      const file = await filledFile();
      if (suffix === '') rmSync(file);
      mkdirSync(file + suffix);
      const { store, errors } = openAt(file);
      await store.saveAttributes(requestOf(ANNA), attributesOf(ANNA));
      expect(await store.getAttributes(requestOf(ANNA))).toEqual(attributesOf(ANNA));
      expect(errors()).toHaveLength(1);
      const [user = ''] = USERS;
      const before = suffix === '' ? {} : attributesOf(user);
      expect(await store.getAttributes(requestOf(user))).toEqual(before);
    },
  );

  it('leaves at most three old ones', async () => {
    const file = await filledFile();
    for (let time = 0; time < 6; time += 1) {
      overwrite(file, 0, noise(PAGE));
      const store = createSqliteStore(file, clockAt(NOON + time).clock);
      store.close();
    }
    expect(movedFiles(file).map((name) => name.slice(-10))).toEqual(
      ['120003000Z', '120004000Z', '120005000Z'].map((end) => end.slice(-10)),
    );
  });

  it('is detected while it is open: reads find no profile, and writes are saved', async () => {
    const file = await temporaryFile();
    const { store, errors } = openAt(file);
    await rememberAll(store);
    connectTo(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
    overwrite(file, 0, noise(statSync(file).size));
    await store.saveAttributes(requestOf(ANNA), attributesOf(ANNA));
    expect(await store.getAttributes(requestOf(ANNA))).toEqual(attributesOf(ANNA));
    expect(errors()).toHaveLength(1);
    expect(movedFiles(file)).toHaveLength(1);
  });

  it('is replaced after another program overwrites it while it is open', async () => {
    const file = await temporaryFile();
    const { store } = openAt(file);
    await rememberAll(store);
    connectTo(file).exec('DROP TABLE remembered; CREATE TABLE bookmarks (id INTEGER, url TEXT)');
    await expectFresh(store);
    // Its application id says that it was ours.
    expect(movedFiles(file)).toHaveLength(1);
  });

  it('removes the oldest ones of killed processes', async () => {
    const file = await temporaryFile();
    for (let second = 1; second <= 5; second += 1) {
      writeFileSync(`${file}.damaged-20261118T13050${second}000Z`, 'garbage');
    }
    openAt(file);
    expect(movedFiles(file)).toEqual(
      [3, 4, 5].map((second) => `${file}.damaged-20261118T13050${second}000Z`),
    );
  });

  it('is recreated by the next write after it was removed while open', async () => {
    const file = await temporaryFile();
    const { store } = openAt(file);
    await rememberAll(store);
    for (const name of filesBeside(file)) rmSync(file + name);
    await store.saveAttributes(requestOf(BEN), attributesOf(BEN));
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({});
    expect(await openAt(file).store.getAttributes(requestOf(BEN))).toEqual(attributesOf(BEN));
  });

  it('is moved aside by one of several processes, and the others follow', async () => {
    const file = await temporaryFile();
    const sharers = Array.from({ length: 4 }, () => openAt(file));
    for (const { store } of sharers) await rememberAll(store);
    connectTo(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
    overwrite(file, 0, noise(statSync(file).size));
    await Promise.all(
      sharers.map(async ({ store }, number) =>
        store.saveAttributes(requestOf(USERS[number] ?? ''), { number }),
      ),
    );
    for (const { store } of sharers) {
      for (const number of sharers.keys()) {
        expect(await store.getAttributes(requestOf(USERS[number] ?? ''))).toEqual({ number });
      }
    }
    expect(movedFiles(file)).toHaveLength(1);
    expect(sharers.flatMap(({ errors }) => errors())).toHaveLength(1);
  });
});
