import { createServer, type RequestListener } from 'node:http';
import { refuseClientError } from './http/client-error.ts';
import { shutDown } from './http/shutdown.ts';
import { limitTraffic, type TrafficLimits } from './http/traffic.ts';

/** An HTTP server that listens. */
export interface Listening {
  port: number;
  /** By which it listens: `127.0.0.1`, `::`. */
  address: string;
  /** Lets answers in flight end, then closes every connection. */
  close: () => Promise<void>;
  /** The same, but takes requests for so many milliseconds before that, so that none is lost. */
  shutDown: (graceMs: number) => Promise<void>;
}

const SECOND = 1000;
const MEBIBYTE = 1024 * 1024;

/** Slow or huge requests hold nobody up: milliseconds, and bytes of a request's head. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * SECOND,
  requestTimeout: 20 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  // Longer than those of load balancers, which else send into a connection that closes.
  keepAliveTimeout: 65 * SECOND,
};

/** What a process of 512 MB carries. */
const TRAFFIC: TrafficLimits = {
  maxConnections: 2500,
  maxRequests: 2200,
  maxPipelined: 8,
  bodies: { max: 256, timeoutMs: 5 * SECOND },
  unread: { maxBytes: 64 * MEBIBYTE, timeoutMs: 30 * SECOND },
};

/** Connections that the kernel accepts before the process does. */
const BACKLOG = 4096;

/** @param port 0 takes any that is free */
export async function listen(
  handler: RequestListener,
  port: number,
  host?: string,
  limits: Partial<TrafficLimits> = {},
): Promise<Listening> {
  const server = createServer(LIMITS);
  const traffic = limitTraffic(server, handler, { ...TRAFFIC, ...limits });
  server.on('clientError', refuseClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    address: address.address,
    close: async () => shutDown(server, traffic, 0),
    shutDown: async (graceMs) => shutDown(server, traffic, graceMs),
  };
}
