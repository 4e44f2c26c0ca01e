import { describe, expect, it, onTestFinished } from 'vitest';
import { createLiveServer, isReachable } from '../../src/opendata/live-server.ts';
import { OpenDataError, type FileResponse, type Resource } from '../../src/opendata/server.ts';
import { startFaultyServer } from '../support/faulty-server.ts';
import { hostsAt, startOpenDataHost } from '../support/open-data-server.ts';

const PATH = '/weather/local_forecasts/mos/MOSMIX_L/single_stations/10147/kml/latest.kmz';
const FILE: Resource = { host: 'opendata', path: PATH };

async function start(timeout = 1000) {
  const host = await startOpenDataHost();
  const hosts = hostsAt(host.url);
  const live = createLiveServer({ hosts, userAgent: 'weather-voice test', timeoutMs: timeout });
  return { host, live };
}

function found(reply: FileResponse): Extract<FileResponse, { status: 200 }> {
  if (reply.status !== 200) throw new Error(`The file is not there: ${reply.status}`);
  return reply;
}

function textOf(reply: FileResponse): string {
  return Buffer.from(found(reply).body).toString();
}

/** An address where nobody listens: that of a server that has gone. */
const NOWHERE = 'http://127.0.0.1:1';

describe('the live server', () => {
  it('is named DWD', async () => {
    expect((await start()).live.name).toBe('DWD');
  });

  it('returns a file unchanged, with its validators', async () => {
    const { host, live } = await start();
    host.put(PATH, new Uint8Array([80, 75, 3, 4, 0, 255]), new Date('2026-11-18T09:52:07Z'));
    const reply = found(await live.get(FILE));
    expect([...reply.body]).toEqual([80, 75, 3, 4, 0, 255]);
    expect(reply.lastModified).toBe('Wed, 18 Nov 2026 09:52:07 GMT');
    expect(reply.etag).toMatch(/^".+"$/);
  });

  it('gets a User-Agent that names the service', async () => {
    const { host, live } = await start();
    await live.get(FILE);
    expect(host.requests(PATH)).toMatchObject([{ 'user-agent': 'weather-voice test' }]);
  });

  it('sends a file again only if it has changed', async () => {
    const { host, live } = await start();
    host.put(PATH, 'run of 03 UTC', new Date('2026-11-18T03:52:00Z'));
    const { etag, lastModified } = found(await live.get(FILE));
    for (const conditions of [{ etag }, { lastModified }, { etag, lastModified }]) {
      expect(await live.get(FILE, conditions)).toEqual({ status: 304 });
    }
    host.put(PATH, 'run of 09 UTC', new Date('2026-11-18T09:52:00Z'));
    for (const conditions of [{ etag }, { lastModified }, { etag, lastModified }]) {
      expect(textOf(await live.get(FILE, conditions))).toBe('run of 09 UTC');
    }
  });

  it('a 304 to an unconditional request is an error', async () => {
    const server = await startFaultyServer(new Map());
    onTestFinished(server.down);
    server.fault((response) => response.writeHead(304).end());
    const live = createLiveServer({ hosts: hostsAt(server.url), userAgent: 'test' });
    await expect(live.get(FILE, { etag: undefined })).rejects.toThrow('answered 304');
    expect(await live.get(FILE, { etag: '"1"' })).toEqual({ status: 304 });
  });

  it('reports that a file is missing', async () => {
    const { live } = await start();
    expect(await live.get(FILE)).toEqual({ status: 404 });
  });

  it('routes each path to its host, queries included', async () => {
    const [opendata, www] = [await startOpenDataHost(), await startOpenDataHost()];
    const hosts = { ...hostsAt(opendata.url), www: www.url };
    const live = createLiveServer({ hosts, userAgent: 'test' });
    www.put('/stations.cfg?view=nasPublication', 'the catalogue');
    const resource = { host: 'www', path: '/stations.cfg?view=nasPublication' } as const;
    expect(textOf(await live.get(resource))).toBe('the catalogue');
    expect(await live.get({ ...resource, host: 'opendata' })).toEqual({ status: 404 });
  });

  it('names the operator to the National Weather Service, which asks for that, and to nobody else', async () => {
    const host = await startOpenDataHost();
    const nwsContact = 'weather@example.org';
    const hosts = hostsAt(host.url);
    const live = createLiveServer({ hosts, userAgent: 'weather-voice/1', nwsContact });
    await live.get({ host: 'nws', path: '/alerts' });
    await live.get({ host: 'opendata', path: '/alerts' });
    expect(host.requests('/alerts').map((headers) => headers['user-agent'])).toEqual([
      'weather-voice/1 (weather@example.org)',
      'weather-voice/1',
    ]);
  });

  it.each(['/dwd', '/dwd/', '/'])('may be a mirror below %s', async (base) => {
    const host = await startOpenDataHost();
    host.put(`${base.replace(/\/$/, '')}/file`, 'mirrored');
    const hosts = { ...hostsAt(host.url), opendata: host.url + base };
    const live = createLiveServer({ hosts, userAgent: 'test' });
    const reply = await live.get({ host: 'opendata', path: '/file' });
    expect(textOf(reply)).toBe('mirrored');
  });

  it("lists a folder as DWD's index page does", async () => {
    const { host, live } = await start();
    host.put('/weather/mos/MOSMIX_L_LATEST_10147.kmz', 'x'.repeat(19_000));
    host.put('/weather/mos/all/MOSMIX_L_LATEST.kmz', 'x');
    const listing = textOf(await live.get({ host: 'opendata', path: '/weather/mos/' }));
    expect(listing.split('\n')).toEqual(
      expect.arrayContaining([
        '<h1>Index of /weather/mos/</h1><hr><pre><a href="../">../</a>',
        '<a href="MOSMIX_L_LATEST_10147.kmz">MOSMIX_L_LATEST_10147.kmz</a>                          18-Nov-2026 09:52:00               19000',
      ]),
    );
    expect(listing).toContain('<a href="all/">all/</a>');
  });
});

describe('a live server that fails', () => {
  it.each([
    ['fails', `The open-data server answered 500 for ${PATH}`],
    ['hangs', `Could not download ${PATH} from the open-data server`],
    ['breaks off', `Could not download ${PATH} from the open-data server`],
    [{ delay: 5000 }, `Could not download ${PATH} from the open-data server`],
  ] as const)(
    'because it %o is an error with a sentence, not a file',
    async (trouble, sentence) => {
      const { host, live } = await start(60);
      host.put(PATH, 'a file');
      host.trouble(PATH, trouble);
      const pending = live.get(FILE);
      await expect(pending).rejects.toBeInstanceOf(OpenDataError);
      await expect(pending).rejects.toThrow(sentence);
    },
  );

  it('keeps the cause of a refused connection', async () => {
    const hosts = hostsAt(NOWHERE);
    const live = createLiveServer({ hosts, userAgent: 'test' });
    await expect(live.get(FILE)).rejects.toMatchObject({
      name: 'OpenDataError',
      cause: { code: 'ECONNREFUSED' },
    });
  });

  it('rejects a file above the size limit', async () => {
    const { host, live } = await start(5000);
    host.put(PATH, new Uint8Array(32 * 1024 * 1024 + 1));
    await expect(live.get(FILE)).rejects.toMatchObject({
      name: 'OpenDataError',
      cause: { code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' },
    });
  });

  it('serves again once it is well', async () => {
    const { host, live } = await start();
    host.put(PATH, 'a file');
    host.trouble(PATH, 'fails');
    await expect(live.get(FILE)).rejects.toBeInstanceOf(OpenDataError);
    host.trouble(PATH);
    expect(textOf(await live.get(FILE))).toBe('a file');
  });
});

describe('whether the server is reachable', () => {
  const folder: Resource = { host: 'opendata', path: '/weather/' };

  it('is true if it responds, even if the file is missing', async () => {
    const { host, live } = await start();
    expect(await isReachable(live, folder)).toBe(true);
    host.put('/weather/file', '');
    expect(await isReachable(live, folder)).toBe(true);
  });

  it.each(['fails', 'hangs'] as const)('is false if it %s', async (trouble) => {
    const { host, live } = await start(60);
    host.trouble('/weather/', trouble);
    expect(await isReachable(live, folder)).toBe(false);
  });

  it('is false if the connection is refused', async () => {
    const hosts = hostsAt(NOWHERE);
    expect(await isReachable(createLiveServer({ hosts, userAgent: 'test' }), folder)).toBe(false);
  });
});
