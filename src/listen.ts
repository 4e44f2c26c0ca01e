import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, type Problem } from './contract/problem.ts';

/** An HTTP server that listens. */
export interface Listening {
  port: number;
  /** By which it listens: `127.0.0.1`, `::`. */
  address: string;
  /** Lets running answers end, for so long at most, then closes every connection. */
  close: () => Promise<void>;
}

const SECOND = 1000;

/** Slow or huge requests hold nobody up: milliseconds, and bytes of a request's head. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * SECOND,
  requestTimeout: 20 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  // Longer than those of load balancers, which else send into a connection that closes.
  keepAliveTimeout: 65 * SECOND,
};

/** As long as a turn of the skill may take. */
const LONGEST_ENDING = 7 * SECOND;

/** @param port 0 takes any that is free */
export async function listen(
  handler: RequestListener,
  port: number,
  host?: string,
): Promise<Listening> {
  const server = createServer(LIMITS, handler);
  const running = countRunning(server);
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    address: address.address,
    async close() {
      // It still listens: an answer that runs may itself ask this server.
      await running.none(LONGEST_ENDING);
      await closed(server);
    },
  };
}

async function closed(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}

/** Keeps count of the answers that run. */
function countRunning(server: Server): { none(patience: number): Promise<void> } {
  let count = 0;
  let ended: (() => void) | undefined;
  server.on('request', (_request, response) => {
    count += 1;
    response.once('close', () => {
      count -= 1;
      if (count === 0) ended?.();
    });
  });
  return {
    async none(patience) {
      if (count === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      ended = resolve;
      const timer = setTimeout(resolve, patience);
      await promise;
      clearTimeout(timer);
    },
  };
}

const REFUSALS: Record<string, Pick<Problem, 'title' | 'status' | 'detail'>> = {
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

const UNREADABLE = {
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
function refuse(error: ClientError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { title, status, detail } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const problem: Problem = { type: '/problems/bad-request', title, status, detail };
  const body = mayBeHead(error, socket) ? '' : JSON.stringify(problem);
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
function mayBeHead({ rawPacket }: ClientError, { bytesRead }: Socket): boolean {
  if (!rawPacket) return true;
  const text = rawPacket.toString('latin1');
  const isBeginning = bytesRead === rawPacket.length || /^[A-Z]+ /.test(text);
  return !isBeginning || /(^|\n)HEAD /.test(text);
}
