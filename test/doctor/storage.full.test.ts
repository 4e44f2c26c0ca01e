import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openStore } from '../../src/store/open.ts';
import { ANNA, requestOf } from '../store/people.ts';
import { startDynalite } from '../store/start-dynalite.ts';
import { freePort, HAS_REDIS, REDIS_NOTE, startRedis } from '../support/redis.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { checkOf, runChecks, NOW } from './open-data.ts';

const ONLY = { only: ['redis', 'cache-directory', 'sqlite', 'dynamodb'] };
const WELL = 'a record was written, read and deleted';

const clock = () => new Date(NOW);

describe('a store or cache that is not configured', () => {
  it('is skipped', async () => {
    const report = await runChecks({}, ONLY);
    expect(report.ok).toBe(true);
    expect(report.checks.map(({ name, status }) => [name, status])).toEqual(
      ONLY.only.map((name) => [name, 'skipped']),
    );
  });
});

describe('the SQLite store', () => {
  it('is ok if a probe record can be written, read and deleted', async () => {
    const file = join(await temporaryDirectory(), 'remembered.sqlite');
    const { store: settings } = readConfig({ STORE_FILE: file });
    const store = await openStore(settings, clock);
    await store?.saveAttributes(requestOf(ANNA), { home: 'Köln' });
    const report = await runChecks({ STORE_FILE: file }, ONLY);
    expect(checkOf(report, 'sqlite')).toMatchObject({
      status: 'ok',
      url: 'sqlite:remembered.sqlite',
      value: WELL,
    });
    expect(await store?.getAttributes(requestOf(ANNA))).toEqual({ home: 'Köln' });
    store?.close();
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(file);
    expect(database.prepare('SELECT count(*) AS records FROM remembered').get()).toEqual({
      records: 1,
    });
    database.close();
    expect(JSON.stringify(report)).not.toMatch(/Köln|ANNA/);
  });

  it('is missing if it is not writable, without showing the path', async () => {
    const folder = await temporaryDirectory();
    await writeFile(join(folder, 'in-the-way'), '');
    const report = await runChecks({ STORE_FILE: join(folder, 'in-the-way', 'x.sqlite') }, ONLY);
    expect(report.ok).toBe(false);
    expect(checkOf(report, 'sqlite')).toMatchObject({
      status: 'missing',
      problem: expect.stringMatching(/^it cannot be used \((EEXIST|ENOTDIR)\)$/),
      advice: expect.stringContaining('STORE_FILE'),
      without: expect.stringContaining('stores no profiles'),
    });
    expect(JSON.stringify(report)).not.toContain(folder);
  });
});

describe('a file that does not exist yet', () => {
  it('is skipped, because the service creates it', async () => {
    const folder = await temporaryDirectory();
    const file = join(folder, 'below', 'remembered.sqlite');
    const report = await runChecks(
      { STORE_FILE: file, OPENDATA_CACHE: join(folder, 'cache') },
      ONLY,
    );
    expect(report.ok).toBe(true);
    expect(checkOf(report, 'sqlite')).toMatchObject({
      status: 'skipped',
      problem: 'STORE_FILE does not exist yet: the service creates it',
    });
    expect(checkOf(report, 'cache-directory').status).toBe('skipped');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the DynamoDB table', () => {
  it('is ok if a probe record can be written, read and deleted', async () => {
    const { url, table, items } = await startDynalite();
    const report = await runChecks({ STORE_TABLE: table, STORE_DYNAMODB_URL: url }, ONLY);
    expect(checkOf(report, 'dynamodb')).toMatchObject({ status: 'ok', value: WELL });
    expect(checkOf(report, 'sqlite')).toMatchObject({ status: 'skipped' });
    expect(await items()).toEqual([]);
  });

  it('is missing if the table does not exist', async () => {
    const { url } = await startDynalite();
    const report = await runChecks({ STORE_TABLE: 'other', STORE_DYNAMODB_URL: url }, ONLY);
    expect(checkOf(report, 'dynamodb')).toMatchObject({
      status: 'missing',
      problem: 'it cannot be used (ResourceNotFoundException)',
      advice: expect.stringContaining('STORE_TABLE'),
    });
  });

  it('is missing if the connection is refused', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const report = await runChecks({ STORE_TABLE: 'remembered', STORE_DYNAMODB_URL: url }, ONLY);
    expect(checkOf(report, 'dynamodb')).toMatchObject({
      status: 'missing',
      problem: 'it cannot be used (ECONNREFUSED)',
    });
  });
});

describe('the cache directory', () => {
  it('is ok if a file can be written and read', async () => {
    const report = await runChecks({ OPENDATA_CACHE: await temporaryDirectory() }, ONLY);
    expect(report.ok).toBe(true);
    expect(checkOf(report, 'cache-directory')).toMatchObject({
      status: 'ok',
      value: 'a file was written and read',
    });
  });

  it('is missing if it is not writable', async () => {
    const report = await runChecks({ OPENDATA_CACHE: '/dev/null/cache' }, ONLY);
    expect(checkOf(report, 'cache-directory')).toMatchObject({
      status: 'missing',
      problem: expect.stringMatching(/^a written file could not be read \(ENOTDIR|EEXIST\)$/),
      advice: expect.stringContaining('OPENDATA_CACHE'),
    });
  });
});

describe.skipIf(!HAS_REDIS)(`Redis${REDIS_NOTE}`, () => {
  it('is ok if a file can be written and read, without showing the password', async () => {
    const redis = await startRedis('--requirepass', 'secret');
    const address = redis.url.replace('//', '//default:secret@');
    const report = await runChecks({ OPENDATA_CACHE: address }, ONLY);
    expect(report.ok).toBe(true);
    expect(checkOf(report, 'redis')).toMatchObject({ status: 'ok', url: redis.url });
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  it.each([
    ['the wrong password', '//default:wrong-secret@', 'WRONGPASS'],
    ['no password', '//', 'NOAUTH'],
  ])('is missing with %s', async (_what, start, reason) => {
    const redis = await startRedis('--requirepass', 'secret');
    const report = await runChecks({ OPENDATA_CACHE: redis.url.replace('//', start) }, ONLY);
    expect(checkOf(report, 'redis')).toMatchObject({
      status: 'missing',
      problem: `a written file could not be read (${reason})`,
    });
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  it('is missing if it hangs', async () => {
    const redis = await startRedis();
    redis.pause();
    const report = await runChecks({ OPENDATA_CACHE: redis.url }, ONLY);
    expect(checkOf(report, 'redis')).toMatchObject({
      status: 'missing',
      problem: expect.stringMatching(
        /^a written file could not be read \((TIMEOUT|it does not respond)\)$/,
      ),
    });
    redis.resume();
  });

  it('is missing if the connection is refused', async () => {
    const address = `redis://127.0.0.1:${await freePort()}`;
    const report = await runChecks({ OPENDATA_CACHE: address }, ONLY);
    expect(checkOf(report, 'redis')).toMatchObject({
      status: 'missing',
      problem: 'a written file could not be read (ECONNREFUSED)',
      advice: expect.stringContaining('OPENDATA_CACHE'),
    });
  });
});
