import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemDetails } from '../src/contract/problem.ts';
import { listen, type ListeningServer } from '../src/http/listen.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await listen((_request, response) => response.end('fine'), 0, '127.0.0.1');
});
afterAll(async () => server.close());

async function send(bytes: string): Promise<{ head: string; body: string }> {
  const [head = '', body = ''] = (await sendInPieces([bytes])).split('\r\n\r\n');
  return { head, body };
}

async function sendInPieces(pieces: readonly string[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return text(socket);
}

const END = '\r\nHost: x\r\nConnection: close\r\n\r\n';

test.each([
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1${END}`, 431],
  ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}${END}`, 431],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown version of HTTP', `GET / HTTP/9.9${END}`, 400],
  ['a method that is none', `FROB / HTTP/1.1${END}`, 400],
  ['two lengths', `GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2${END}`, 400],
  ['a control character in a header', `GET / HTTP/1.1\r\nX: a\u0001b${END}`, 400],
])('%s gets problem details', async (_what, bytes, status) => {
  const { head, body } = await send(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('Content-Type: application/problem+json');
  const problem = ProblemDetails.parse(JSON.parse(body));
  expect(problem).toMatchObject({ status, type: '/problems/bad-request' });
  expect(head).toContain(`${status} ${problem.title}\r\n`);
});

const ENDLESS = `X: ${'x'.repeat(20_000)}${END}`;

test.each([
  ['a HEAD', [`HEAD / HTTP/1.1\r\n${ENDLESS}`], 431],
  ['a HEAD that comes in pieces', ['HEAD / HTTP/1.1\r\nHost: x\r\n', ENDLESS], 431],
  ['a HEAD after a GET', [`GET / HTTP/1.1\r\nHost: x\r\n\r\nHEAD / HTTP/1.1\r\n${ENDLESS}`], 431],
  ['a HEAD with a control character', [`HEAD / HTTP/1.1\r\nX: a\u0001b${END}`], 400],
])('%s that is invalid gets no body', async (_what, pieces, status) => {
  const answer = await sendInPieces(pieces);
  expect(answer).toMatch(new RegExp(`HTTP/1\\.1 ${status} [^{]+\r\n\r\n$`));
});

test('a valid request is answered', async () => {
  const { head, body } = await send(`GET / HTTP/1.1${END}`);
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(body).toBe('fine');
});

test('a server that closes finishes requests in flight', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = await listen(
    (_request, response) => void released.then(() => response.end('late')),
    0,
    '127.0.0.1',
  );
  const requested = fetch(`http://127.0.0.1:${slow.port}`);
  const isThere = new Promise((resolve) => setTimeout(resolve, 100));
  await isThere;
  const closing = slow.close();
  release();
  expect(await (await requested).text()).toBe('late');
  await closing;
  await expect(fetch(`http://127.0.0.1:${slow.port}`)).rejects.toThrow('fetch failed');
});
