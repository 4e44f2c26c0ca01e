import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Traffic } from './traffic.ts';

/** A shutdown takes no longer, whatever clients do. */
const SHUTDOWN_TIMEOUT_MS = 9000;

/** Answers that were in flight at the signal may take so long; until then the server listens. */
const MAX_GRACE_MS = 7000;

/** Clients are gone where nothing has arrived for so long. */
const QUIET_MS = 1000;

/** Clients that wait for held answers send nothing for so long; they wait no longer than the other. */
const HOLD_QUIET_MS = 50;
const MAX_HOLD_MS = 500;

/** So long a new connection is given to send its request, and a client to close an idle one. */
const LAST_REQUEST_MS = 500;

const POLL_MS = 10;

/**
 * Ends a server without losing an answer:
 *
 * 1. For a grace period it listens on and answers with `Connection: close`, so that clients and load
 *    balancers go elsewhere. The period ends early where nothing arrives.
 * 2. Requests are held for a moment. Clients that wait for their answers open no connection, which a
 *    listening socket that closes would reset. Then it stops listening, and answers.
 * 3. Once nothing is in flight, it ends idle connections and waits for their clients to do the same.
 *
 * @param graceMs 0: it ends once nothing is in flight
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
  const begun = performance.now();
  const before = traffic.unanswered();
  await waitUntil(() => {
    const now = performance.now();
    const isOver = now - begun >= graceMs || now - Math.max(traffic.lastArrival, begun) >= QUIET_MS;
    return isOver && before.every((response) => !traffic.isUnanswered(response));
  }, begun + MAX_GRACE_MS);
}

async function stopListening(server: Server, traffic: Traffic): Promise<void> {
  const begun = performance.now();
  traffic.hold();
  await waitUntil(
    () => performance.now() - Math.max(traffic.lastArrival, begun) >= HOLD_QUIET_MS,
    begun + MAX_HOLD_MS,
  );
  // That of the HTTP server would destroy idle connections, on which a request may be under way.
  TcpServer.prototype.close.call(server);
  traffic.release();
}

/** Whether a connection that was accepted of late has yet to send its request. */
function isAwaitingRequest({ open }: Traffic): boolean {
  const since = performance.now() - LAST_REQUEST_MS;
  return [...open.values()].some(({ isNew, idleSince }) => isNew && idleSince > since);
}

/** The client learns that nothing is answered any more, and closes: nothing unread is reset. */
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

/** Looks after the event loop has read what has arrived. */
async function waitUntil(isMet: () => boolean, end: number): Promise<void> {
  await nextTurn();
  while (!isMet() && performance.now() < end) {
    await sleep(POLL_MS);
    await nextTurn();
  }
}
