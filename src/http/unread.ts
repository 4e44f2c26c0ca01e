import type { Connection } from './connection.ts';

export interface UnreadLimits {
  /** Bytes of answers that all clients together leave unread. */
  maxBytes: number;
  /** A client that reads nothing for so long is cut off, milliseconds. */
  timeoutMs: number;
}

/** Above `maxBytes`, a client that has read nothing for so long is cut off, milliseconds. */
const STALLED_MS = 1000;

/**
 * Picks the connections whose clients do not read: those that have stalled for too long, and where too
 * many bytes wait in all, those that have stalled the longest.
 *
 * @param busy connections with unanswered requests
 * @param now milliseconds on the clock of `performance.now()`
 */
export function findUnread(
  busy: Iterable<Connection>,
  now: number,
  { maxBytes, timeoutMs }: UnreadLimits,
): Connection[] {
  const stalled: Connection[] = [];
  let total = 0;
  for (const connection of busy) {
    countUnread(connection, now);
    total += connection.unreadBytes;
    if (now - connection.unreadSince >= STALLED_MS) stalled.push(connection);
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
