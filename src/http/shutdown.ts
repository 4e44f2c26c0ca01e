import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Traffic } from './traffic.ts';

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
export async function shutDownServer(
  server: Server,
  traffic: Traffic,
  graceMs: number,
): Promise<void> {
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
