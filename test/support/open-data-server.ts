import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Host } from '../../src/opendata/server.ts';

/**
 * What is wrong with a path: it fails (500), never answers, breaks off, takes its time (ms), waits for a test, or
 * has moved (301).
 */
export type Trouble =
  | 'fails'
  | 'hangs'
  | 'breaks off'
  | { delay: number }
  | { until: Promise<void> }
  | { movedTo: string };

/**
 * The open-data server on a loopback port: files at its paths, folders as its listings, conditional
 * GET. It closes with the test that started it.
 */
export interface OpenDataHost {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Lays a file at a path, which may hold a query; replaces the one that is there. */
  put(path: string, body: Uint8Array | string, modified?: Date): void;
  remove(path: string): void;
  /** Sets the fault of a path, file or folder; without one, it works again. */
  trouble(path: string, trouble?: Trouble): void;
  /** Whether a path never answers now. */
  hangs: (path: string) => boolean;
  /** The headers of each request for a path, in their order. */
  requests(path: string): readonly IncomingHttpHeaders[];
}

/** All hosts at one address. */
export function hostsAt(url: string): Record<Host, string> {
  return { opendata: url, www: url, maps: url, geonames: url, openMeteo: url, nws: url };
}

interface File {
  body: Buffer;
  modified: Date;
  etag: string;
}

const SOME_DAY = new Date('2026-11-18T09:52:00Z');

export async function startOpenDataHost(): Promise<OpenDataHost> {
  const files = new Map<string, File>();
  const troubles = new Map<string, Trouble>();
  const log: { path: string; headers: IncomingHttpHeaders }[] = [];

  const server = createServer(({ url = '/', headers }, response) => {
    log.push({ path: url, headers });
    const trouble = troubles.get(url);
    if (trouble === 'hangs') return;
    if (trouble === 'fails') response.writeHead(500).end();
    else if (trouble === 'breaks off') breakOff(response);
    else if (trouble && 'movedTo' in trouble) {
      response.writeHead(301, { location: trouble.movedTo }).end();
    } else if (trouble && 'until' in trouble) {
      void trouble.until.then(() => answer(url, headers, response));
    } else if (trouble) setTimeout(() => answer(url, headers, response), trouble.delay);
    else answer(url, headers, response);
  });

  function answer(path: string, headers: IncomingHttpHeaders, response: ServerResponse): void {
    const file = files.get(path);
    const listing = listFolder(path, files);
    if (file) send(file, headers, response);
    else if (listing) response.writeHead(200, { 'content-type': 'text/html' }).end(listing);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    put: (path, body, modified = SOME_DAY) => files.set(path, fileOf(Buffer.from(body), modified)),
    remove: (path) => files.delete(path),
    trouble: (path, trouble) =>
      trouble === undefined ? troubles.delete(path) : troubles.set(path, trouble),
    hangs: (path) => troubles.get(path) === 'hangs',
    requests: (path) => log.filter((entry) => entry.path === path).map(({ headers }) => headers),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return address.port;
}

function fileOf(body: Buffer, modified: Date): File {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  return { body, modified, etag };
}

function send(file: File, conditions: IncomingHttpHeaders, response: ServerResponse): void {
  const validators = { etag: file.etag, 'last-modified': file.modified.toUTCString() };
  if (isUnchanged(file, conditions)) response.writeHead(304, validators).end();
  else response.writeHead(200, validators).end(file.body);
}

/** RFC 9110, section 13.2.2: a date is used only without an ETag. */
function isUnchanged({ etag, modified }: File, conditions: IncomingHttpHeaders): boolean {
  if (conditions['if-none-match'] !== undefined) return conditions['if-none-match'] === etag;
  const since = Date.parse(conditions['if-modified-since'] ?? '');
  return modified.getTime() <= since;
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 1000 });
  response.write('the first of a thousand bytes', () => response.destroy());
}

/** nginx's listing, whose names are cut at 50 characters; undefined where nothing is in the folder. */
function listFolder(folder: string, files: ReadonlyMap<string, File>): string | undefined {
  if (!folder.endsWith('/')) return undefined;
  const entries = new Map<string, File | undefined>();
  for (const [path, file] of files) {
    if (!path.startsWith(folder)) continue;
    const [name = '', ...below] = path.slice(folder.length).split('/');
    entries.set(below.length > 0 ? `${name}/` : name, below.length > 0 ? undefined : file);
  }
  if (entries.size === 0) return undefined;
  const rows = Array.from(entries, ([name, file]) => listingRow(name, file)).toSorted();
  const title = `Index of ${folder}`;
  return `<html>
<head><title>${title}</title></head>
<body>
<h1>${title}</h1><hr><pre><a href="../">../</a>
${rows.join('\n')}
</pre><hr></body>
</html>
`;
}

function listingRow(name: string, file: File | undefined): string {
  const shown = name.length > 50 ? `${name.slice(0, 47)}..&gt;` : name;
  const gap = ' '.repeat(Math.max(1, 51 - name.length));
  const size = String(file?.body.length ?? '-').padStart(19);
  return `<a href="${name}">${shown}</a>${gap}${listingDate(file?.modified ?? SOME_DAY)} ${size}`;
}

/** `18-Nov-2026 09:52:00` */
function listingDate(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}-${month}-${year} ${time}`;
}
