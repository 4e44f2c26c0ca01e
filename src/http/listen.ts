import { createServer, type RequestListener, type Server } from 'node:http';
import { type Socket, isIPv6, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { limitTraffic, type TrafficLimits, type Traffic } from './traffic.ts';
import { SECOND_MS } from '../time/units.ts';
import { PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../contract/problem.ts';
import { ConfigError } from '../config.ts';
import { isLoopbackHost } from './host.ts';

export interface ListeningServer {
  port: number;
  /** Listening address: `127.0.0.1`, `::`. */
  address: string;
  /** Finishes requests in flight, then closes every connection. */
  close: () => Promise<void>;
  /** Accepts requests for up to `graceMs` before it closes, so that none is lost. */
  shutDown: (graceMs: number) => Promise<void>;
}
const MEBIBYTE_BYTES = 1024 * 1024;

/** Limits for slow and huge requests: milliseconds, and bytes of a request's head. */
const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * SECOND_MS,
  requestTimeout: 20 * SECOND_MS,
  connectionsCheckingInterval: 2 * SECOND_MS,
  // Longer than that of load balancers: they would otherwise send into a closing connection.
  keepAliveTimeout: 65 * SECOND_MS,
};

/** Limits for a process with 512 MB. */
const TRAFFIC_LIMITS: TrafficLimits = {
  maxConnections: 2500,
  maxRequests: 2200,
  maxPipelined: 8,
  bodies: { max: 256, timeoutMs: 5 * SECOND_MS },
  unread: { maxBytes: 64 * MEBIBYTE_BYTES, timeoutMs: 30 * SECOND_MS },
};

/** Connections that the kernel queues before the process accepts them. */
const MAX_BACKLOG = 4096;

/** @param port 0: any free port */
export async function listen(
  handler: RequestListener,
  port: number,
  host?: string,
  limits: Partial<TrafficLimits> = {},
): Promise<ListeningServer> {
  const server = createServer(SERVER_OPTIONS);
  const traffic = limitTraffic(server, handler, { ...TRAFFIC_LIMITS, ...limits });
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: MAX_BACKLOG }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    address: address.address,
    close: async () => shutDownServer(server, traffic, 0),
    shutDown: async (graceMs) => shutDownServer(server, traffic, graceMs),
  };
}

const CLIENT_ERROR_PROBLEMS: Record<string, Pick<ProblemDetails, 'title' | 'status' | 'detail'>> = {
  HPE_HEADER_OVERFLOW: {
    title: 'Request Header Fields Too Large',
    status: 431,
    detail: 'The address and headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    title: 'Request Timeout',
    status: 408,
    detail: 'The request did not arrive in time.',
  },
};

const MALFORMED_REQUEST_PROBLEM = {
  title: 'Bad Request',
  status: 400,
  detail: 'The request is not valid HTTP.',
};

/** The HTTP parser's error. */
interface ClientError extends NodeJS.ErrnoException {
  /** The bytes that it read last. */
  rawPacket?: Buffer;
}

/** Writes the response to the socket, because invalid requests never reach the app. */
function answerClientError(error: ClientError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { title, status, detail } =
    CLIENT_ERROR_PROBLEMS[error.code ?? ''] ?? MALFORMED_REQUEST_PROBLEM;
  const problem: ProblemDetails = { type: '/problems/bad-request', title, status, detail };
  const body = canBeHead(error, socket) ? '' : JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}; charset=utf-8`,
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Responses to HEAD have no body. The method of a request that arrived in pieces is unknown. */
function canBeHead({ rawPacket }: ClientError, { bytesRead }: Socket): boolean {
  if (!rawPacket) return true;
  const text = rawPacket.toString('latin1');
  const isBeginning = bytesRead === rawPacket.length || /^[A-Z]+ /.test(text);
  return !isBeginning || /(^|\n)HEAD /.test(text);
}

/** Wildcard addresses and the matching loopback addresses. */
const WILDCARD_ADDRESSES: Readonly<Record<string, string>> = {
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
};

/** URL of a server that listens on an address and a port: `http://localhost:3000`. */
export function formatServerUrl(address: string, port: number): string {
  const own = WILDCARD_ADDRESSES[address] ?? address;
  if (isLoopbackHost(own)) return `http://localhost:${port}`;
  return `http://${isIPv6(own) ? `[${own}]` : own}:${port}`;
}

const HOST_RULE = 'HOST must be an address or host name of this machine';

/** Setting rules by the system's error code. */
const LISTEN_ERROR_RULES: Readonly<Record<string, string>> = {
  EACCES: 'PORT must be above 1023, as this user may not listen on lower ones',
  EADDRNOTAVAIL: HOST_RULE,
  ENOTFOUND: HOST_RULE,
  EAI_AGAIN: HOST_RULE,
};

/**
 * Turns an error of `listen` into the setting that caused it.
 *
 * @throws {ConfigError} naming the setting, or the error itself
 */
export function explainListenError(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const rule = LISTEN_ERROR_RULES[code];
  throw rule === undefined ? error : new ConfigError(rule, { cause: error });
}

/** Upper limit of a shutdown, whatever clients do. */
const SHUTDOWN_TIMEOUT_MS = 9000;

/** Time for requests in flight at the signal; the server listens until they are answered. */
const MAX_GRACE_MS = 7000;

/** The grace period ends early if nothing arrives for this time. */
const QUIET_MS = 1000;

/** Requests are held until nothing arrives for the first time, and at most for the second. */
const HOLD_QUIET_MS = 150;
const MAX_HOLD_MS = 1000;

/** Time for a new connection to send its request, and for clients to close idle ones. */
const LAST_REQUEST_MS = 500;

const POLL_MS = 10;

/**
 * Shuts a server down without losing a response:
 *
 * 1. For a grace period it listens and responds with `Connection: close`, so that clients and load
 *    balancers switch to another server. The period ends early if nothing arrives.
 * 2. It holds requests for a moment. Clients that wait for a response open no connection, which closing the
 *    listening socket would reset. Then it stops listening and answers them.
 * 3. Once nothing is in flight, it ends idle connections and waits for their clients to close them.
 *
 * @param graceMs 0: no grace period
 */
async function shutDownServer(server: Server, traffic: Traffic, graceMs: number): Promise<void> {
  const end = performance.now() + SHUTDOWN_TIMEOUT_MS;
  traffic.closeAfterAnswers();
  if (graceMs > 0) {
    await waitForGraceEnd(traffic, graceMs);
    await stopListening(server, traffic);
    await waitUntil(() => traffic.inFlight === 0 && !isAwaitingRequest(traffic), end);
    await endIdleConnections(traffic);
  } else {
    await waitUntil(() => traffic.inFlight === 0, end);
  }
  await closeServer(server);
}

async function waitForGraceEnd(traffic: Traffic, graceMs: number): Promise<void> {
  const startedAt = performance.now();
  const before = traffic.unanswered();
  await waitUntil(() => {
    const now = performance.now();
    const isOver =
      now - startedAt >= graceMs || now - Math.max(traffic.lastArrival, startedAt) >= QUIET_MS;
    return isOver && before.every((response) => !traffic.isUnanswered(response));
  }, startedAt + MAX_GRACE_MS);
}

async function stopListening(server: Server, traffic: Traffic): Promise<void> {
  const startedAt = performance.now();
  traffic.hold();
  await waitUntil(
    () => performance.now() - Math.max(traffic.lastArrival, startedAt) >= HOLD_QUIET_MS,
    startedAt + MAX_HOLD_MS,
  );
  // http.Server.close would destroy idle connections, on which a request may be on its way.
  TcpServer.prototype.close.call(server);
  traffic.release();
}

/** Whether a recently accepted connection has not sent its request yet. */
function isAwaitingRequest({ open }: Traffic): boolean {
  const since = performance.now() - LAST_REQUEST_MS;
  return [...open.values()].some(({ isNew, idleSince }) => isNew && idleSince > since);
}

/** Ends the sending side and lets clients close, so that no unread data is reset. */
async function endIdleConnections({ open }: Traffic): Promise<void> {
  for (const socket of open.keys()) socket.end();
  await waitUntil(() => open.size === 0, performance.now() + LAST_REQUEST_MS);
}

async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}

/** Polls after the event loop has read the data that has arrived. */
async function waitUntil(isMet: () => boolean, end: number): Promise<void> {
  await nextTurn();
  while (!isMet() && performance.now() < end) {
    await sleep(POLL_MS);
    await nextTurn();
  }
}
