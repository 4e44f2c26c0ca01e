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
  quietSince: number;
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
    quietSince: now,
    unreadBytes: 0,
    unreadSince: now,
  };
}

/**
 * Connections on which no request is in flight, in the order in which they may be closed: first those
 * that have never sent a whole request head, then those that are kept alive between requests.
 */
export interface QuietConnections {
  addNew(connection: Connection): void;
  addIdle(connection: Connection): void;
  remove(connection: Connection): void;
  /** The one whose closing hurts least; undefined where there is none but `newest`. */
  oldest(now: number, newest: Connection): Connection | undefined;
}

/** A client has so long for its first request before connections that were useful are kept instead. */
const FIRST_REQUEST_MS = 1000;

export function createQuietConnections(): QuietConnections {
  // In the order of their insertion.
  const unheard = new Set<Connection>();
  const idle = new Set<Connection>();
  return {
    addNew: (connection) => void unheard.add(connection),
    addIdle: (connection) => void idle.add(connection),
    remove(connection) {
      if (!unheard.delete(connection)) idle.delete(connection);
    },
    oldest(now, newest) {
      const [slowest] = unheard;
      if (slowest && now - slowest.quietSince >= FIRST_REQUEST_MS) return slowest;
      const [longestIdle] = idle;
      if (longestIdle) return longestIdle;
      return slowest === newest ? undefined : slowest;
    },
  };
}
