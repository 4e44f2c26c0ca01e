import type { RequestEnvelope } from 'ask-sdk-model';
import type { Logger } from 'pino';
import type { Store } from './store.ts';

/**
 * A store whose failures do not silence an answer: they are logged, nothing is remembered in that
 * turn, and nothing is written over what could not be read. Only who asks to be forgotten is told
 * when that fails.
 */
export function forgiving(store: Store, log: Logger): Store {
  const unread = new WeakSet<RequestEnvelope>();
  return {
    ...store,
    async getAttributes(envelope) {
      try {
        const attributes = await store.getAttributes(envelope);
        unread.delete(envelope);
        return attributes;
      } catch (error) {
        unread.add(envelope);
        log.warn({ err: error }, 'A turn goes on without what is remembered');
        return {};
      }
    },
    async saveAttributes(envelope, attributes) {
      if (unread.has(envelope)) return;
      try {
        await store.saveAttributes(envelope, attributes);
      } catch (error) {
        log.warn({ err: error }, 'A turn is not remembered');
      }
    },
  };
}
