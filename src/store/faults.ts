import type { RequestEnvelope } from 'ask-sdk-model';
import type { Logger } from 'pino';
import type { Store } from './store.ts';

/**
 * The store failed. The message names the reason and nothing of the user. The turn goes on as if the
 * profile were empty (see `faultTolerant`).
 */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** @param action completes the message: `read`, `write`, `delete` */
export async function withStoreError<T>(action: string, step: () => T): Promise<Awaited<T>> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError(`Could not ${action} the user profile: ${describeError(cause)}`, {
      cause,
    });
  }
}

/** Some network errors have only a name or a code. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}

/** Such as `ENOENT`. */
export function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/**
 * Wraps a store so that its failures do not end a turn: if a read fails, the turn goes on with an empty
 * profile and does not overwrite the stored one. A failed write throws a `StoreError`, and further
 * writes of the same turn fail at once.
 */
export function faultTolerant(store: Store, log: Logger): Store {
  const failedWrites = new WeakSet<RequestEnvelope>();
  return {
    ...store,
    async getAttributes(envelope) {
      try {
        return await store.getAttributes(envelope);
      } catch (error) {
        // Stays marked even if a later read succeeds: the turn has started with an empty profile.
        markUnread(envelope);
        log.warn({ err: error }, 'Could not read the user profile: the turn continues without it');
        return {};
      }
    },
    async saveAttributes(envelope, attributes) {
      if (isUnread(envelope)) {
        throw new StoreError('A profile that could not be read is not overwritten');
      }
      if (failedWrites.has(envelope)) throw new StoreError('The last write of this turn failed');
      failedWrites.add(envelope);
      await store.saveAttributes(envelope, attributes);
      failedWrites.delete(envelope);
    },
  };
}

/** Requests whose profile could not be read. */
const unreadRequests = new WeakSet<RequestEnvelope>();

function markUnread(envelope: RequestEnvelope): void {
  unreadRequests.add(envelope);
}

/** Whether the profile for a request could not be read. */
export function isUnread(envelope: RequestEnvelope): boolean {
  return unreadRequests.has(envelope);
}
