import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSqliteStore } from '../../src/store/sqlite.ts';
import { StoreError } from '../../src/store/store.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { ANNA, clockAt, NOON, requestOf } from './people.ts';
import {
  temporaryFile,
  openAt,
  rememberAll,
  filledFile,
  connectTo,
  movedFiles,
} from './store-files.ts';

const { clock } = clockAt(NOON);

/** Why a store cannot be opened. */
function reasonOf(file: string): string {
  try {
    createSqliteStore(file, clock).close();
    return 'opened';
  } catch (error) {
    return error instanceof StoreError ? error.message : 'crashed';
  }
}

describe('an undamaged store is not moved aside', () => {
  it('if another process locks it', async () => {
    const file = await filledFile();
    const holder = connectTo(file);
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    expect(reasonOf(file)).toMatch(/^Could not open the store .* \(database is locked\): set/);
    expect(movedFiles(file)).toEqual([]);
    holder.close();
    expect(reasonOf(file)).toBe('opened');
  });

  it('if another process locks it while it is open', async () => {
    const file = await temporaryFile();
    const { store, errors } = openAt(file);
    await rememberAll(store);
    const holder = connectTo(file);
    holder.exec('BEGIN EXCLUSIVE');
    await expect(store.saveAttributes(requestOf(ANNA), {})).rejects.toThrow('database is locked');
    expect(errors()).toEqual([]);
    expect(movedFiles(file)).toEqual([]);
  });

  it('if a non-empty folder has its name', async () => {
    const folder = await temporaryDirectory();
    writeFileSync(join(folder, 'letter.txt'), 'Dear Anna');
    expect(reasonOf(folder)).toMatch(/^Could not open the store .* \(EISDIR.*: set another file/);
    expect(readdirSync(dirname(folder))).toContain(basename(folder));
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  it('if its folder is a file', async () => {
    const file = await temporaryFile();
    writeFileSync(file, 'no folder');
    expect(reasonOf(join(file, 'remembered.sqlite'))).toMatch(/^Could not open the store .*/);
    expect(readFileSync(file, 'utf8')).toBe('no folder');
  });

  it.each(['/dev/null', '/dev/full'])('if it is %s', (file) => {
    expect(reasonOf(file)).toMatch(/^Could not open the store .*/);
    expect(statSync(file).isCharacterDevice()).toBe(true);
  });

  it('if a later version wrote it', async () => {
    const file = await filledFile();
    const later = connectTo(file);
    later.exec('PRAGMA user_version = 99');
    later.close();
    expect(reasonOf(file)).toMatch(/a later version of this program wrote it/);
    expect(movedFiles(file)).toEqual([]);
  });

  it('if an earlier version wrote it: all profiles are migrated', async () => {
    const file = await temporaryFile();
    const earlier = connectTo(file);
    earlier.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE remembered (
        id TEXT PRIMARY KEY,
        attributes TEXT NOT NULL,
        expires INTEGER
      ) STRICT, WITHOUT ROWID;
      INSERT INTO remembered (id, attributes)
        VALUES ('ecbd077370dbd12826eaedd550ef8e17bd0585fdd171d1a14cc51267018b94cf', '{"home":"Köln"}');
    `);
    const [{ store }, other] = [openAt(file), openAt(file)];
    expect(await store.getAttributes(requestOf(ANNA))).toEqual({ home: 'Köln' });
    expect(await other.store.getAttributes(requestOf(ANNA))).toEqual({ home: 'Köln' });
    // It may go on writing.
    earlier.exec("REPLACE INTO remembered (id, attributes) VALUES ('x', '{}')");
    expect(movedFiles(file)).toEqual([]);
    await store.deleteAttributes(requestOf(ANNA));
    expect(await other.store.getAttributes(requestOf(ANNA))).toEqual({});
  });
});
