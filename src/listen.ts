import { createServer, type RequestListener, type Server } from 'node:http';

/** An HTTP server that listens. */
export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/**
 * So long a connection is kept for the next request, milliseconds: longer than load balancers keep
 * theirs, which is a minute, so that none is closed under a request; and new ones cost a busy process time.
 */
const KEEP_ALIVE = 65_000;

/** @param port 0 takes any that is free */
export async function listen(
  handler: RequestListener,
  port: number,
  host?: string,
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { port: address.port, close: async () => close(server) };
}

/** Lets running answers end, and idle connections go. */
async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await closed;
}
