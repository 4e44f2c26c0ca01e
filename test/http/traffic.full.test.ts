import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ProblemDetails } from '../../src/contract/problem.ts';
import type { TrafficLimits } from '../../src/http/traffic.ts';
import { listen } from '../../src/http/listen.ts';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST_GET = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const LONG = 600_000;

const nobody = () => undefined;

async function serve(handler: RequestListener, limits: Partial<TrafficLimits>) {
  const { port, close } = await listen(handler, 0, '127.0.0.1', limits);
  onTestFinished(async () => close());
  return async (bytes = ''): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    onTestFinished(() => void socket.destroy());
    socket.on('error', nobody);
    await once(socket, 'connect');
    if (bytes !== '') socket.write(bytes);
    return socket;
  };
}

const answerFine: RequestListener = (_request, response) => response.end('fine');

/** A handler whose answers a test gives, and which tells of each request. */
function slowHandler() {
  const responses: ServerResponse[] = [];
  let tell: () => void = nobody;
  const handler: RequestListener = (_request, response) => {
    responses.push(response);
    tell();
  };
  const requested = async (count: number) => {
    while (responses.length < count) await new Promise<void>((resolve) => (tell = resolve));
  };
  return { handler, responses, requested };
}

describe('connections beyond the limit', () => {
  test('close the one that has been silent for the longest', async () => {
    const open = await serve(answerFine, { maxConnections: 3 });
    const silent = await open();
    const closed = once(silent.resume(), 'close');
    const others = [await open(), await open()];
    const latest = await open(LAST_GET);
    await closed;
    expect(await text(latest)).toContain('fine');
    for (const other of others) {
      other.write(LAST_GET);
      expect(await text(other)).toContain('fine');
    }
  });

  test('close a keep-alive connection before a new one', async () => {
    const open = await serve(answerFine, { maxConnections: 2 });
    const idle = await open(GET);
    await once(idle, 'data');
    const closed = once(idle.resume(), 'close');
    const fresh = await open();
    await open();
    await closed;
    fresh.write(LAST_GET);
    expect(await text(fresh)).toContain('fine');
  });

  test('never close one whose request is being answered', async () => {
    const { handler, responses, requested } = slowHandler();
    const open = await serve(handler, { maxConnections: 1 });
    const busy = await open(LAST_GET);
    await requested(1);
    const late = await open();
    await once(late.resume(), 'close');
    responses[0]?.end('fine');
    expect(await text(busy)).toContain('fine');
  });
});

describe('requests beyond the limit', () => {
  test('get 503 with Retry-After at once, while /healthz is answered', async () => {
    const { handler, responses, requested } = slowHandler();
    const open = await serve(handler, { maxRequests: 1 });
    const first = await open(LAST_GET);
    await requested(1);
    const [head = '', body = ''] = (await text(await open(GET))).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toMatch(/^retry-after: [1-9]\d*$/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(ProblemDetails.parse(JSON.parse(body))).toMatchObject({ type: '/problems/overloaded' });
    const health = await open(LAST_GET.replace('/', '/healthz'));
    await requested(2);
    responses.forEach((response) => response.end('fine'));
    expect(await text(health)).toContain('fine');
    expect(await text(first)).toContain('fine');
  });

  test('are rejected if one connection sends them without waiting for answers', async () => {
    const { handler, responses, requested } = slowHandler();
    const open = await serve(handler, { maxPipelined: 4 });
    const socket = await open(GET.repeat(6));
    await requested(4);
    responses.forEach((response) => response.end('fine'));
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 503',
    ]);
    expect(responses).toHaveLength(4);
  });

  test('close a connection that floods', async () => {
    const { handler } = slowHandler();
    const open = await serve(handler, { maxPipelined: 2 });
    const socket = await open(GET.repeat(5));
    await once(socket.resume(), 'close');
    expect(socket.bytesRead).toBe(0);
  });
});

describe('a body that does not arrive', () => {
  const HALF = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf of it';
  const { handler } = slowHandler();

  test('times out', async () => {
    const open = await serve(handler, { bodies: { max: 10, timeoutMs: 50 } });
    const socket = await open(HALF);
    await once(socket.resume(), 'close');
    expect(socket.bytesRead).toBe(0);
  });

  test('is dropped for others, the oldest first', async () => {
    const receiving = slowHandler();
    const open = await serve(receiving.handler, { bodies: { max: 2, timeoutMs: LONG } });
    const oldest = await open(HALF);
    await receiving.requested(1);
    const second = await open(HALF);
    await receiving.requested(2);
    const oldestClosed = once(oldest.resume(), 'close');
    const latest = await open(
      LAST_GET.replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\nok'),
    );
    await oldestClosed;
    await receiving.requested(3);
    receiving.responses[2]?.end('fine');
    expect(await text(latest)).toContain('fine');
    expect(second.destroyed).toBe(false);
  });

  test('a complete body is no longer counted', async () => {
    const receiving = slowHandler();
    const open = await serve(receiving.handler, { bodies: { max: 1, timeoutMs: 50 } });
    const whole = await open(`${HALF}${'.'.repeat(90)}`);
    await receiving.requested(1);
    const half = await open(HALF);
    await once(half.resume(), 'close');
    receiving.responses[0]?.setHeader('connection', 'close').end('fine');
    expect(await text(whole)).toContain('fine');
  });
});

test('a response that closes the connection reaches a client that is still sending', async () => {
  const open = await serve((_request, response) => {
    response.writeHead(400, { connection: 'close' }).end('no body, please');
  }, {});
  const socket = await open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n');
  const sending = setInterval(() => socket.writable && socket.write('x'.repeat(100_000)), 1);
  onTestFinished(() => clearInterval(sending));
  const errors: unknown[] = [];
  socket.on('error', (error) => errors.push(error));
  socket.setEncoding('latin1');
  let answer = '';
  for await (const piece of socket) answer += String(piece);
  expect(answer).toContain('no body, please');
});

describe('a client that does not read', () => {
  /** More than kernels keep for a connection. */
  const LARGE = Buffer.alloc(16 * 1024 * 1024);

  /** Resolves when an answer has ended, with whether all of it was sent. */
  function sendLarge(): { handler: RequestListener; sent: Promise<boolean> } {
    const { promise: sent, resolve } = Promise.withResolvers<boolean>();
    const handler: RequestListener = ({ url }, response) => {
      if (url !== '/') return response.end('fine');
      response.once('close', () => resolve(response.writableFinished));
      return response.end(LARGE);
    };
    return { handler, sent };
  }

  test('is disconnected after a timeout', async () => {
    const { handler, sent } = sendLarge();
    const open = await serve(handler, { unread: { maxBytes: Infinity, timeoutMs: 100 } });
    const socket = await open();
    socket.pause().write(GET);
    expect(await sent).toBe(false);
  });

  test('is disconnected sooner if too many bytes are buffered in all', async () => {
    const { handler, sent } = sendLarge();
    const open = await serve(handler, { unread: { maxBytes: 1024 * 1024, timeoutMs: LONG } });
    const socket = await open();
    socket.pause().write(GET);
    expect(await sent).toBe(false);
    expect(await text(await open(LAST_GET.replace('/', '/other')))).toContain('fine');
  });

  test('does not affect other clients', async () => {
    const { handler, sent } = sendLarge();
    const open = await serve(handler, { unread: { maxBytes: 1024, timeoutMs: LONG } });
    const reading = await open(LAST_GET);
    const answer = await text(reading);
    expect(answer.length).toBeGreaterThan(LARGE.length);
    expect(await sent).toBe(true);
  });
});
