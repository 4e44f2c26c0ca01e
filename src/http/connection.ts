import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client's connection and its unanswered requests. */
export interface Connection {
  readonly socket: Socket;
  readonly unanswered: Map<ServerResponse, IncomingMessage>;
  /** No request has arrived on it yet. */
  isNew: boolean;
  /** The last response on it was sent. */
  isEnding: boolean;
  /** Time since which no request is in flight, on the clock of `performance.now()`. */
  idleSince: number;
  /** Unread response bytes at the last count. */
  unreadBytes: number;
  /** Time since which that number has not changed. */
  unreadSince: number;
}

export function createConnection(socket: Socket, now: number): Connection {
  return {
    socket,
    unanswered: new Map(),
    isNew: true,
    isEnding: false,
    idleSince: now,
    unreadBytes: 0,
    unreadSince: now,
  };
}

/**
 * Connections without a request in flight, in the order in which they may be closed: first those that
 * have not sent a complete request head, then keep-alive ones.
 */
interface IdleConnections {
  addNew(connection: Connection): void;
  addIdle(connection: Connection): void;
  remove(connection: Connection): void;
  /** The connection to close first; undefined if there is none but `newest`. */
  findOldest(now: number, newest: Connection): Connection | undefined;
}

/** After this time without a request, a new connection is closed before keep-alive ones. */
const FIRST_REQUEST_TIMEOUT_MS = 1000;

export function createIdleConnections(): IdleConnections {
  // Sets iterate in insertion order.
  const fresh = new Set<Connection>();
  const idle = new Set<Connection>();
  return {
    addNew: (connection) => void fresh.add(connection),
    addIdle: (connection) => void idle.add(connection),
    remove(connection) {
      if (!fresh.delete(connection)) idle.delete(connection);
    },
    findOldest(now, newest) {
      const [slowest] = fresh;
      if (slowest && now - slowest.idleSince >= FIRST_REQUEST_TIMEOUT_MS) return slowest;
      const [longestIdle] = idle;
      if (longestIdle) return longestIdle;
      return slowest === newest ? undefined : slowest;
    },
  };
}

export interface BodyLimits {
  /** Concurrently received bodies. */
  max: number;
  /** Time for a body to arrive completely. */
  timeoutMs: number;
}

/** Request bodies that are still being received, oldest first. */
interface IncomingBodies {
  /** Returns the requests to drop because there are too many. */
  add(request: IncomingMessage, now: number): IncomingMessage[];
  remove(request: IncomingMessage): void;
  /** Returns the requests whose bodies have timed out. */
  findTimedOut(now: number): IncomingMessage[];
}

export function createIncomingBodies({ max, timeoutMs }: BodyLimits): IncomingBodies {
  const since = new Map<IncomingMessage, number>();

  function dropComplete(): void {
    for (const request of since.keys()) if (request.complete) since.delete(request);
  }

  function takeWhile(isTaken: (startedAt: number) => boolean): IncomingMessage[] {
    const taken: IncomingMessage[] = [];
    for (const [request, startedAt] of since) {
      if (!isTaken(startedAt)) break;
      since.delete(request);
      taken.push(request);
    }
    return taken;
  }

  return {
    add(request, now) {
      since.set(request, now);
      if (since.size > max) dropComplete();
      return takeWhile(() => since.size > max);
    },
    remove: (request) => void since.delete(request),
    findTimedOut(now) {
      dropComplete();
      return takeWhile((startedAt) => now - startedAt >= timeoutMs);
    },
  };
}

export interface UnreadLimits {
  /** Unread response bytes of all clients together. */
  maxBytes: number;
  /** A client that reads nothing for this time is disconnected. */
  timeoutMs: number;
}

/** Above `maxBytes`, a client that reads nothing for this time is disconnected. */
const MIN_STALLED_MS = 1000;

/**
 * Finds the connections to close because their clients do not read: those that have stalled too long
 * and, above `maxBytes`, those that have stalled longest.
 *
 * @param busy connections with unanswered requests
 * @param now milliseconds on the clock of `performance.now()`
 */
export function findUnreadConnections(
  busy: Iterable<Connection>,
  now: number,
  { maxBytes, timeoutMs }: UnreadLimits,
): Connection[] {
  const stalled: Connection[] = [];
  let total = 0;
  for (const connection of busy) {
    countUnread(connection, now);
    total += connection.unreadBytes;
    if (now - connection.unreadSince >= MIN_STALLED_MS) stalled.push(connection);
  }
  stalled.sort((one, other) => one.unreadSince - other.unreadSince);
  return stalled.filter(({ unreadBytes, unreadSince }) => {
    const isCut = now - unreadSince >= timeoutMs || total > maxBytes;
    if (isCut) total -= unreadBytes;
    return isCut;
  });
}

/** A client with nothing to read is not stalled. */
function countUnread(connection: Connection, now: number): void {
  let bytes = 0;
  for (const response of connection.unanswered.keys()) bytes += response.writableLength;
  if (bytes === 0 || bytes !== connection.unreadBytes) connection.unreadSince = now;
  connection.unreadBytes = bytes;
}

/** Return value that makes the parser stop. */
const NO_HTTP = 2;

/**
 * Destroys a connection and stops the parsing of its data. Node's parser would create a request and a
 * response for everything received, even after the socket is destroyed: 600 connections with 64
 * pipelined requests each would block the event loop for two seconds. No public API stops it, so this
 * replaces the callback that it calls for each request (`parser.onIncoming`, Node.js 24); if that is
 * missing, everything is parsed.
 */
export function abortConnection(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) {
    Reflect.set(parser, 'onIncoming', () => NO_HTTP);
  }
  socket.destroy();
}

/** Connections that the process has accepted. */
let accepted = 0;

export function recordAccepted(): void {
  accepted += 1;
}

/**
 * Creates a check whether the process has accepted a connection since the last check. Node.js accepts
 * one per tick of the event loop: while it does, others may wait, and ticks must be short.
 */
export function createArrivalCheck(): () => boolean {
  let seen = accepted;
  return () => {
    const isArriving = accepted !== seen;
    seen = accepted;
    return isArriving;
  };
}
