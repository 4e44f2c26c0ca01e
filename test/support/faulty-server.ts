import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Responds to a request for a file with a fault; undefined if the file does not exist. */
export type Fault = (response: ServerResponse, file: Uint8Array | undefined) => void;

/** An open-data server on loopback with simulated faults. */
export interface FaultyServer {
  readonly url: string;
  /** Sets the fault of matching paths; undefined removes it. */
  fault: (fault?: Fault, paths?: RegExp) => void;
  /** Whether a path is answered badly now. */
  isFaulty: (path: string) => boolean;
  /** Takes no connections any more, and those it has end; so it must at the end of a test. */
  down: () => Promise<void>;
  /** The same port again. */
  up: () => Promise<void>;
}

/** Of every file: who has one need not have it again. */
const ETAG = '"of-the-test"';

export async function startFaultyServer(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<FaultyServer> {
  let [fault, paths]: [Fault | undefined, RegExp] = [undefined, /^/];
  const server = createServer(({ url = '/', headers }, response) => {
    const file = files.get(url);
    if (fault && paths.test(url)) fault(response, file);
    else if (file && headers['if-none-match'] === ETAG) response.writeHead(304).end();
    else if (file) response.writeHead(200, { etag: ETAG }).end(file);
    else response.writeHead(404).end();
  });
  // Half a connection is no mistake of the test's.
  server.on('clientError', (_error, socket) => socket.destroy());

  async function up(port: number): Promise<void> {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  }

  async function down(): Promise<void> {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  await up(0);
  const { port } = addressOf(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    fault(next, matching = /^/) {
      [fault, paths] = [next, matching];
    },
    isFaulty: (path) => fault !== undefined && paths.test(path),
    down,
    up: async () => up(port),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return address;
}

const SOME_FILE = Buffer.from('There is no such file, but there is this one.');

/** What can be wrong with how a file comes, whatever the file is. */
export const TRANSPORT_FAULTS: Record<string, Fault> = {
  'takes the request and says nothing': () => undefined,
  'hangs after the header': (response) => response.writeHead(200).flushHeaders(),
  'sends a byte now and then': (response, file = SOME_FILE) => {
    response.writeHead(200, { 'content-length': file.length });
    let sent = 0;
    const drip = setInterval(() => response.write(file.subarray(sent, ++sent)), 20);
    response.once('close', () => clearInterval(drip));
  },
  'breaks off in the middle': (response, file = SOME_FILE) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, file.length / 2), () => response.destroy());
  },
  'breaks off a body of unknown length': (response, file = SOME_FILE) => {
    response.writeHead(200);
    response.write(file.subarray(0, file.length / 2), () => response.destroy());
  },
  'resets the connection': (response) => response.socket?.resetAndDestroy(),
  'says more bytes than it sends': (response, file = SOME_FILE) =>
    raw(response, `HTTP/1.1 200 OK\r\ncontent-length: ${file.length + 1000}\r\n\r\n`, file),
  'says fewer bytes than it sends': (response, file = SOME_FILE) =>
    raw(response, `HTTP/1.1 200 OK\r\ncontent-length: ${file.length >> 1}\r\n\r\n`, file),
  'says two lengths': (response, file = SOME_FILE) =>
    raw(response, 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 9\r\n\r\n', file),
  'sends chunks of no length': (response, file = SOME_FILE) =>
    raw(response, 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n', file),
  'speaks no HTTP': (response) => raw(response, 'SSH-2.0-OpenSSH_9.6\r\n', Buffer.alloc(0)),
  'sends headers without an end': (response) =>
    raw(response, `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1024 * 1024)}`, Buffer.alloc(0)),
  'sends a file without an end': (response) => {
    const zeros = Buffer.alloc(1024 * 1024);
    const more = (): void => {
      if (!response.destroyed) response.write(zeros, () => setImmediate(more));
    };
    response.writeHead(200);
    more();
  },
  'answers 400': status(400),
  'answers 403': status(403),
  'answers 429': status(429),
  'answers 500': status(500),
  'answers 503': status(503),
  'answers 204, without a file': status(204),
  'answers 206, with a part of it': status(206),
  'answers 304, to what was never asked for': status(304),
  'sends on to itself, for ever': (response) =>
    response.writeHead(302, { location: response.req.url }).end(),
  'sends on to another file': (response) =>
    response.writeHead(301, { location: '/climate_environment/other' }).end(),
  'packs what nobody asked it to pack': (response, file = SOME_FILE) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file)),
  'sends an empty file': (response) => response.writeHead(200).end(),
  'sends a web page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Wartungsarbeiten</html>'),
};

function status(code: number): Fault {
  return (response) => response.writeHead(code).end();
}

/** Sends bytes past the server, and ends. */
function raw({ socket }: ServerResponse, head: string, body: Uint8Array): void {
  socket?.write(head);
  socket?.end(body);
}
