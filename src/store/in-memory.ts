import { LRUCache } from 'lru-cache';
import { createStore, type Store, readUserId } from './store.ts';
import type { StoredRecord, Attributes } from './record.ts';

/** More than there are conversations of the page at once. */
const MAX_STORED_USERS = 1000;

/** Remembers as long as the process lives, and the users of late only: those of the page have no names. */
export function createMemoryStore(clock: () => Date): Store {
  const records = new LRUCache<string, StoredRecord>({ max: MAX_STORED_USERS });
  return createStore(
    {
      read: (key) => records.get(key),
      write: (key, record) => void records.set(key, record),
      delete: (key) => void records.delete(key),
      close: () => records.clear(),
    },
    clock,
  );
}

/** Of so many users at once. */
const MAX_CACHED_USERS = 10_000;

interface CachedUser {
  /** All of them, the same object each time: who checked it need not check it again. */
  attributes: Attributes;
  /** Those that the store holds, as JSON. */
  stored: string;
}

/**
 * Keeps what is soon forgotten in the process's memory and the rest in a store, which is written to
 * only where that rest changes: what somebody asked last need not lie on a disk.
 *
 * @param name the attribute that is soon forgotten
 */
export function withInMemoryAttribute(store: Store, name: string): Store {
  const users = new LRUCache<string, CachedUser>({ max: MAX_CACHED_USERS });

  return {
    ...store,
    async getAttributes(envelope) {
      const stored = await store.getAttributes(envelope);
      const user = readUserId(envelope);
      const known = users.get(user);
      if (!known) return stored;
      // Another process may share the store.
      const lasting = JSON.stringify(stored);
      if (lasting === known.stored) return known.attributes;
      const attributes = { ...stored, [name]: known.attributes[name] };
      users.set(user, { attributes, stored: lasting });
      return attributes;
    },
    async saveAttributes(envelope, attributes) {
      const user = readUserId(envelope);
      const rest = pickStoredAttributes(attributes, name);
      const lasting = JSON.stringify(rest);
      const before = users.get(user)?.stored ?? JSON.stringify(await store.getAttributes(envelope));
      if (lasting !== before) await store.saveAttributes(envelope, rest);
      users.set(user, { attributes, stored: lasting });
    },
    async deleteAttributes(envelope) {
      users.delete(readUserId(envelope));
      await store.deleteAttributes(envelope);
    },
  };
}

/** What is left without the attribute that is soon forgotten; an end alone is the end of nothing. */
function pickStoredAttributes(attributes: Attributes, name: string): Attributes {
  const { expires, ...rest } = attributes;
  delete rest[name];
  const isEmpty = Object.values(rest).every((value) => value === undefined);
  return isEmpty || expires === undefined ? rest : { ...rest, expires };
}
