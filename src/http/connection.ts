import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client's connection, and the requests on it that are not answered yet. */
export interface Connection {
  readonly socket: Socket;
  readonly unanswered: Map<ServerResponse, IncomingMessage>;
  /** Whether no request has come on it yet. */
  isNew: boolean;
  /** Whether the last answer on it was sent. */
  isEnding: boolean;
  /** Since when no request is in flight; milliseconds on the clock of `performance.now()`. */
  idleSince: number;
  /** Bytes that waited for the client to read when they were last counted. */
  unreadBytes: number;
  /** Since when that number has not changed. */
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
 * Connections on which no request is in flight, in the order in which they may be closed: first those
 * that have never sent a whole request head, then those that are kept alive between requests.
 */
interface IdleConnections {
  addNew(connection: Connection): void;
  addIdle(connection: Connection): void;
  remove(connection: Connection): void;
  /** The one whose closing hurts least; undefined where there is none but `newest`. */
  findOldest(now: number, newest: Connection): Connection | undefined;
}

/** A client has so long for its first request before connections that were useful are kept instead. */
const FIRST_REQUEST_TIMEOUT_MS = 1000;

export function createIdleConnections(): IdleConnections {
  // In the order of their insertion.
  const unheard = new Set<Connection>();
  const idle = new Set<Connection>();
  return {
    addNew: (connection) => void unheard.add(connection),
    addIdle: (connection) => void idle.add(connection),
    remove(connection) {
      if (!unheard.delete(connection)) idle.delete(connection);
    },
    findOldest(now, newest) {
      const [slowest] = unheard;
      if (slowest && now - slowest.idleSince >= FIRST_REQUEST_TIMEOUT_MS) return slowest;
      const [longestIdle] = idle;
      if (longestIdle) return longestIdle;
      return slowest === newest ? undefined : slowest;
    },
  };
}

export interface BodyLimits {
  /** Bodies that are received at once. */
  max: number;
  /** A body that is not there after so long is not waited for, milliseconds. */
  timeoutMs: number;
}

/** Request bodies that are still being received, oldest first. */
interface IncomingBodies {
  /** Gives the requests that are no longer waited for because there are too many. */
  add(request: IncomingMessage, now: number): IncomingMessage[];
  remove(request: IncomingMessage): void;
  /** Those whose time is over. */
  findTimedOut(now: number): IncomingMessage[];
}

export function createIncomingBodies({ max, timeoutMs }: BodyLimits): IncomingBodies {
  const since = new Map<IncomingMessage, number>();

  function dropComplete(): void {
    for (const request of since.keys()) if (request.complete) since.delete(request);
  }

  function takeWhile(isTaken: (begun: number) => boolean): IncomingMessage[] {
    const taken: IncomingMessage[] = [];
    for (const [request, begun] of since) {
      if (!isTaken(begun)) break;
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
      return takeWhile((begun) => now - begun >= timeoutMs);
    },
  };
}

export interface UnreadLimits {
  /** Bytes of answers that all clients together leave unread. */
  maxBytes: number;
  /** A client that reads nothing for so long is cut off, milliseconds. */
  timeoutMs: number;
}

/** Above `maxBytes`, a client that has read nothing for so long is cut off, milliseconds. */
const MIN_STALLED_MS = 1000;

/**
 * Picks the connections whose clients do not read: those that have stalled for too long, and where too
 * many bytes wait in all, those that have stalled the longest.
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

/** A client that has nothing to read does not stall. */
function countUnread(connection: Connection, now: number): void {
  let bytes = 0;
  for (const response of connection.unanswered.keys()) bytes += response.writableLength;
  if (bytes === 0 || bytes !== connection.unreadBytes) connection.unreadSince = now;
  connection.unreadBytes = bytes;
}

/** To the parser: what follows is not HTTP, and not for it. */
const NO_HTTP = 2;

/**
 * Ends a connection, and the parsing of what it has sent. Node's parser makes a request and a response
 * of everything that has arrived, also after its socket was destroyed, before anything else runs: 600
 * connections with 64 pipelined requests each would hold up the event loop for two seconds. No public
 * interface stops it, so this sets the function that it calls for each request (`parser.onIncoming`,
 * Node.js 24); without a parser there, all is parsed.
 */
export function abortConnection(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) {
    Reflect.set(parser, 'onIncoming', () => NO_HTTP);
  }
  socket.destroy();
}
