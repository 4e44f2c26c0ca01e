import { beforeEach, describe, expect, it } from 'vitest';
import { createRadarPart } from '../../../../src/opendata/demo/radar/part.ts';
import type { MirrorPart } from '../../../../src/opendata/demo/part.ts';
import type { Validators, Host, FileResponse } from '../../../../src/opendata/server.ts';

const FOLDER = '/weather/radar/composite/rv';
const NOW = '2026-11-18T14:08:59Z';

/** Files that were made; each has its form and its run in it. */
let created: string[] = [];
let part: MirrorPart;

beforeEach(() => {
  created = [];
  part = createRadarPart(({ form, issued }) => {
    const text = `${form} ${new Date(issued).toISOString()}`;
    created.push(text);
    return Promise.resolve(Buffer.from(text));
  });
});

async function ask(
  name: string,
  { now = NOW, host = 'opendata', ...conditions }: Validators & { now?: string; host?: Host } = {},
): Promise<FileResponse | undefined> {
  return part({ host, path: `${FOLDER}/${name}` }, conditions, new Date(now));
}

function found(reply: FileResponse | undefined): Extract<FileResponse, { status: 200 }> {
  if (reply?.status !== 200) throw new Error('The file is not there');
  return reply;
}

async function content(name: string, now = NOW): Promise<string> {
  return Buffer.from(found(await ask(name, { now })).body).toString();
}

describe('the demo’s radar files', () => {
  it.each([
    ['2026-11-18T14:08:59Z', '2026-11-18T14:00:00.000Z'],
    ['2026-11-18T14:09:00Z', '2026-11-18T14:05:00.000Z'],
    ['2027-01-01T00:03:00Z', '2026-12-31T23:55:00.000Z'],
  ])('at %s have the run of %s as their latest', async (now, issued) => {
    expect(await content('composite_rv_LATEST.tar', now)).toBe(`hdf5 ${issued}`);
    expect(await content('DE1200_RV_LATEST.tar.bz2', now)).toBe(`binary ${issued}`);
  });

  it.each([
    ['composite_rv_20261118_1400.tar', 'hdf5 2026-11-18T14:00:00.000Z'],
    ['composite_rv_20261118_1305.tar', 'hdf5 2026-11-18T13:05:00.000Z'],
    ['DE1200_RV2611181355.tar.bz2', 'binary 2026-11-18T13:55:00.000Z'],
  ])('exist as %s', async (name, run) => {
    expect(await content(name)).toBe(run);
  });

  it.each([
    ['composite_rv_20261118_1405.tar', 'a run that is not out yet'],
    ['composite_rv_20261118_1300.tar', 'a run that is too old'],
    ['composite_rv_20261118_1402.tar', 'a time without a run'],
    ['composite_rv_20269999_1400.tar', 'a date that is none'],
    ['composite_rv_LATEST.tar.bz2', 'the one form under the other’s name'],
    ['DE1200_RV2611181400.tar', 'the other form uncompressed'],
    ['', 'the folder'],
  ])('do not exist as %s: %s', async (name) => {
    expect(await ask(name)).toBeUndefined();
    expect(created).toEqual([]);
  });

  it('are on the open-data host only', async () => {
    expect(await ask('composite_rv_LATEST.tar', { host: 'www' })).toBeUndefined();
  });

  it('are dated by their publication, four minutes after the run', async () => {
    const { lastModified } = found(await ask('composite_rv_LATEST.tar'));
    expect(lastModified).toBe('Wed, 18 Nov 2026 14:04:00 GMT');
  });

  it('are sent again only with a new run', async () => {
    for (const name of ['composite_rv_LATEST.tar', 'DE1200_RV_LATEST.tar.bz2']) {
      const { etag, lastModified } = found(await ask(name));
      for (const conditions of [{ etag }, { lastModified }, { etag, lastModified }]) {
        const unchanged = await ask(name, conditions);
        const changed = await ask(name, { ...conditions, now: '2026-11-18T14:09:00Z' });
        expect([unchanged?.status, changed?.status]).toEqual([304, 200]);
      }
    }
  });

  it('are not generated for a client that has the current one', async () => {
    const { etag } = found(await ask('composite_rv_LATEST.tar'));
    created = [];
    await ask('composite_rv_LATEST.tar', { etag });
    expect(created).toEqual([]);
  });

  it('are generated once for concurrent requests, by either name', async () => {
    const names = ['composite_rv_LATEST.tar', 'composite_rv_20261118_1400.tar'];
    await Promise.all([...names, ...names].map((name) => ask(name)));
    expect(created).toEqual(['hdf5 2026-11-18T14:00:00.000Z']);
  });

  it('are generated again after a failure', async () => {
    let attempts = 0;
    part = createRadarPart(async () => {
      attempts++;
      if (attempts === 1) throw new Error('No memory');
      return Buffer.from('made');
    });
    await expect(ask('composite_rv_LATEST.tar')).rejects.toThrow('No memory');
    expect(await content('composite_rv_LATEST.tar')).toBe('made');
  });
});
