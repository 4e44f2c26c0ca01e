import type { RequestEnvelope } from 'ask-sdk-model';
import type { Logger } from 'pino';
import type { Store } from './store.ts';

/**
 * What is remembered cannot be reached. The message names the reason and nothing of the user; an
 * answer is given all the same, as if nothing were remembered (see `forgiving`).
 */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Runs a step; whatever it throws says what could not be done, such as `be read`. */
export async function withStoreError<T>(goal: string, step: () => T): Promise<Awaited<T>> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(`What is remembered cannot ${goal}: ${describeError(cause)}`, { cause });
  }
}

/** Some errors of the network have a name or a code only. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}

/** `ENOENT`; undefined for what has no code. */
export function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/**
 * A store whose failures do not silence an answer: a turn goes on without what cannot be read, and
 * nothing is written over it. What cannot be written fails with a `StoreError`, for the turn to tell
 * who asked for it or to do without; a turn waits for that once.
 */
export function faultTolerant(store: Store, log: Logger): Store {
  const unwritten = new WeakSet<RequestEnvelope>();
  return {
    ...store,
    async getAttributes(envelope) {
      try {
        return await store.getAttributes(envelope);
      } catch (error) {
        // It stays so, even if another attempt succeeds: the turn has begun from nothing.
        markUnread(envelope);
        log.warn({ err: error }, 'A turn goes on without what is remembered');
        return {};
      }
    },
    async saveAttributes(envelope, attributes) {
      if (isUnread(envelope)) throw new StoreError('What could not be read is not written over');
      if (unwritten.has(envelope)) throw new StoreError('What is remembered cannot be written now');
      unwritten.add(envelope);
      await store.saveAttributes(envelope, attributes);
      unwritten.delete(envelope);
    },
  };
}

/** Requests whose store failed: what it holds is not known to be what the turn goes by. */
const unreadRequests = new WeakSet<RequestEnvelope>();

function markUnread(envelope: RequestEnvelope): void {
  unreadRequests.add(envelope);
}

/** Whether what is remembered of who made a request could not be read in its turn. */
export function isUnread(envelope: RequestEnvelope): boolean {
  return unreadRequests.has(envelope);
}
