import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDiskStore } from '../../src/opendata/disk-store.ts';
import type { Resource } from '../../src/opendata/server.ts';

const FILE: Resource = { host: 'opendata', path: '/weather/a.kmz?view=1' };
const DOWNLOAD = {
  body: new Uint8Array([80, 75, 0, 255, 10, 13]),
  etag: '"5f-1"',
  lastModified: 'Wed, 18 Nov 2026 09:52:00 GMT',
};

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'weather-voice-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

describe('the disk store', () => {
  it('keeps downloads over restarts, in a directory that it makes', async () => {
    const directory = join(await temporaryDirectory(), 'cache', 'open-data');
    await createDiskStore(directory).write(FILE, DOWNLOAD);
    const kept = await createDiskStore(directory).read(FILE);
    expect(kept).toEqual({ ...DOWNLOAD, body: Buffer.from(DOWNLOAD.body) });
  });

  it('keeps a download without tag or date', async () => {
    const store = createDiskStore(await temporaryDirectory());
    await store.write(FILE, { body: Buffer.from('text') });
    expect(await store.read(FILE)).toEqual({ body: Buffer.from('text') });
  });

  it('has nothing before it was given something', async () => {
    const directory = await temporaryDirectory();
    expect(await createDiskStore(directory).read(FILE)).toBeUndefined();
    expect(await createDiskStore(join(directory, 'missing')).read(FILE)).toBeUndefined();
  });

  it('tells files by host and path', async () => {
    const store = createDiskStore(await temporaryDirectory());
    await store.write(FILE, DOWNLOAD);
    expect(await store.read({ ...FILE, host: 'www' })).toBeUndefined();
    expect(await store.read({ ...FILE, path: '/weather/a.kmz' })).toBeUndefined();
  });

  it('keeps the newest of many that are written at once, whole and alone', async () => {
    const directory = await temporaryDirectory();
    const store = createDiskStore(directory);
    const bodies = Array.from({ length: 10 }, (_, at) => Buffer.alloc(20_000, at));
    await Promise.all(bodies.map((body) => store.write(FILE, { body })));
    const kept = await store.read(FILE);
    expect(bodies).toContainEqual(kept?.body);
    expect(await readdir(directory)).toHaveLength(1);
  });

  it.each([
    ['empty', ''],
    ['cut off', '{"body":"UEsA'],
    ['no JSON', 'PK\u0003\u0004'],
    ['of another form', '{"content":"UEsA"}'],
    ['without base64', '{"body":"?!"}'],
  ])('ignores a file that is %s', async (_what, text) => {
    const directory = await temporaryDirectory();
    const store = createDiskStore(directory);
    await store.write(FILE, DOWNLOAD);
    const [name = ''] = await readdir(directory);
    await writeFile(join(directory, name), text);
    expect(await store.read(FILE)).toBeUndefined();
    await store.write(FILE, DOWNLOAD);
    expect(await store.read(FILE)).toMatchObject({ etag: '"5f-1"' });
  });

  it('does not fail where it cannot write', async () => {
    const occupied = join(await temporaryDirectory(), 'file');
    await writeFile(occupied, 'not a directory');
    const store = createDiskStore(occupied);
    await expect(store.write(FILE, DOWNLOAD)).resolves.toBeUndefined();
    expect(await store.read(FILE)).toBeUndefined();
    expect(await readFile(occupied, 'utf8')).toBe('not a directory');
  });
});
