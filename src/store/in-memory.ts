import { LRUCache } from 'lru-cache';
import {
  createStore,
  type Store,
  readUserId,
  type StoredRecord,
  type Attributes,
} from './store.ts';

/** More than the concurrent conversations of the page. */
const MAX_STORED_USERS = 1000;

/** Stores the profiles of the most recent users in memory; for the page, whose users are anonymous. */
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

/** Least recently used ones are evicted. */
const MAX_CACHED_USERS = 10_000;

interface CachedUser {
  /** All attributes; always the same object, so that callers need not validate it again. */
  attributes: Attributes;
  /** The attributes in the store, as JSON. */
  stored: string;
}

/**
 * Caches one short-lived attribute in memory and stores the others, which are written only when they
 * change: the last question need not be on disk.
 *
 * @param name the short-lived attribute
 */
export function withInMemoryAttribute(store: Store, name: string): Store {
  const users = new LRUCache<string, CachedUser>({ max: MAX_CACHED_USERS });

  return {
    ...store,
    async getAttributes(envelope) {
      const stored = await store.getAttributes(envelope);
      const user = readUserId(envelope);
      const cached = users.get(user);
      if (!cached) return stored;
      // Another process may have changed the store.
      const storedJson = JSON.stringify(stored);
      if (storedJson === cached.stored) return cached.attributes;
      const attributes = { ...stored, [name]: cached.attributes[name] };
      users.set(user, { attributes, stored: storedJson });
      return attributes;
    },
    async saveAttributes(envelope, attributes) {
      const user = readUserId(envelope);
      const rest = pickStoredAttributes(attributes, name);
      const storedJson = JSON.stringify(rest);
      const before = users.get(user)?.stored ?? JSON.stringify(await store.getAttributes(envelope));
      if (storedJson !== before) await store.saveAttributes(envelope, rest);
      users.set(user, { attributes, stored: storedJson });
    },
    async deleteAttributes(envelope) {
      users.delete(readUserId(envelope));
      await store.deleteAttributes(envelope);
    },
  };
}

/** Drops the short-lived attribute, and `expires` if no other attribute is left. */
function pickStoredAttributes(attributes: Attributes, name: string): Attributes {
  const { expires, ...rest } = attributes;
  delete rest[name];
  const isEmpty = Object.values(rest).every((value) => value === undefined);
  return isEmpty || expires === undefined ? rest : { ...rest, expires };
}
