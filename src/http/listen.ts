import { createServer, type RequestListener } from 'node:http';
import { type Socket, isIPv6 } from 'node:net';
import { shutDownServer } from './shutdown.ts';
import { limitTraffic, type TrafficLimits } from './traffic.ts';
import { SECOND_MS } from '../time/units.ts';
import { PROBLEM_MEDIA_TYPE, type ProblemDetails } from '../contract/problem.ts';
import { ConfigError } from '../config.ts';
import { isLoopbackHost } from './host.ts';

/** An HTTP server that listens. */
export interface ListeningServer {
  port: number;
  /** By which it listens: `127.0.0.1`, `::`. */
  address: string;
  /** Lets answers in flight end, then closes every connection. */
  close: () => Promise<void>;
  /** The same, but takes requests for so many milliseconds before that, so that none is lost. */
  shutDown: (graceMs: number) => Promise<void>;
}
const MEBIBYTE_BYTES = 1024 * 1024;

/** Slow or huge requests hold nobody up: milliseconds, and bytes of a request's head. */
const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * SECOND_MS,
  requestTimeout: 20 * SECOND_MS,
  connectionsCheckingInterval: 2 * SECOND_MS,
  // Longer than those of load balancers, which else send into a connection that closes.
  keepAliveTimeout: 65 * SECOND_MS,
};

/** What a process of 512 MB carries. */
const TRAFFIC_LIMITS: TrafficLimits = {
  maxConnections: 2500,
  maxRequests: 2200,
  maxPipelined: 8,
  bodies: { max: 256, timeoutMs: 5 * SECOND_MS },
  unread: { maxBytes: 64 * MEBIBYTE_BYTES, timeoutMs: 30 * SECOND_MS },
};

/** Connections that the kernel accepts before the process does. */
const MAX_BACKLOG = 4096;

/** @param port 0 takes any that is free */
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
    detail: 'The request did not come in time.',
  },
};

const MALFORMED_REQUEST_PROBLEM = {
  title: 'Bad Request',
  status: 400,
  detail: 'The request is not HTTP as it should be.',
};

/** What the parser says of a request that is none. */
interface ClientError extends NodeJS.ErrnoException {
  /** What it read last. */
  rawPacket?: Buffer;
}

/** What is no request at all never reaches an app: it is answered on its connection. */
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

/** An answer to HEAD has no body. Of a request that came in pieces, its method is no longer known. */
function canBeHead({ rawPacket }: ClientError, { bytesRead }: Socket): boolean {
  if (!rawPacket) return true;
  const text = rawPacket.toString('latin1');
  const isBeginning = bytesRead === rawPacket.length || /^[A-Z]+ /.test(text);
  return !isBeginning || /(^|\n)HEAD /.test(text);
}

/** Addresses that stand for all of a machine, and what the machine reaches itself by. */
const WILDCARD_ADDRESSES: Readonly<Record<string, string>> = {
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
};

/** Where a server is that listens at an address and a port: `http://localhost:3000`. */
export function formatServerUrl(address: string, port: number): string {
  const own = WILDCARD_ADDRESSES[address] ?? address;
  if (isLoopbackHost(own)) return `http://localhost:${port}`;
  return `http://${isIPv6(own) ? `[${own}]` : own}:${port}`;
}

const HOST_RULE = 'HOST must be an address or a name of this machine';

/** What the system says of an address that cannot be listened on, by its code. */
const LISTEN_ERROR_RULES: Readonly<Record<string, string>> = {
  EACCES: 'PORT must be one that this user may listen on, above 1023',
  EADDRNOTAVAIL: HOST_RULE,
  ENOTFOUND: HOST_RULE,
  EAI_AGAIN: HOST_RULE,
};

/**
 * Tells why a server cannot listen where it should.
 *
 * @throws {ConfigError} naming the setting, or the error itself
 */
export function explainListenError(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const rule = LISTEN_ERROR_RULES[code];
  throw rule === undefined ? error : new ConfigError(rule, { cause: error });
}
