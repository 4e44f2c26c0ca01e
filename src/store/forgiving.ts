import type { RequestEnvelope } from 'ask-sdk-model';
import type { Logger } from 'pino';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';
import { isUnread, markUnread } from './unread.ts';

/**
 * A store whose failures do not silence an answer: a turn goes on without what cannot be read, and
 * nothing is written over it. What cannot be written fails with a `StoreError`, for the turn to tell
 * who asked for it or to do without; a turn waits for that once.
 */
export function forgiving(store: Store, log: Logger): Store {
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
