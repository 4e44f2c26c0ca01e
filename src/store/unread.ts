import type { RequestEnvelope } from 'ask-sdk-model';

/** Requests whose store failed: what it holds is not known to be what the turn goes by. */
const unread = new WeakSet<RequestEnvelope>();

export function markUnread(envelope: RequestEnvelope): void {
  unread.add(envelope);
}

/** Whether what is remembered of who made a request could not be read in its turn. */
export function isUnread(envelope: RequestEnvelope): boolean {
  return unread.has(envelope);
}
