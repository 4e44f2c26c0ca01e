import { LRUCache } from 'lru-cache';
import { userIdOf } from './key.ts';
import type { Attributes } from './record.ts';
import type { Store } from './store.ts';

/** Of so many users at once. */
const MOST_USERS = 10_000;

interface Known {
  /** All of them, the same object each time: who checked it need not check it again. */
  attributes: Attributes;
  /** Those that the store holds, as JSON. */
  lasting: string;
}

/**
 * Keeps what is soon forgotten in the process's memory and the rest in a store, which is written to
 * only where that rest changes: what somebody asked last need not lie on a disk.
 *
 * @param name the attribute that is soon forgotten
 */
export function withShortMemory(store: Store, name: string): Store {
  const users = new LRUCache<string, Known>({ max: MOST_USERS });

  return {
    ...store,
    async getAttributes(envelope) {
      const stored = await store.getAttributes(envelope);
      const user = userIdOf(envelope);
      const known = users.get(user);
      if (!known) return stored;
      // Another process may share the store.
      const lasting = JSON.stringify(stored);
      if (lasting === known.lasting) return known.attributes;
      const attributes = { ...stored, [name]: known.attributes[name] };
      users.set(user, { attributes, lasting });
      return attributes;
    },
    async saveAttributes(envelope, attributes) {
      const user = userIdOf(envelope);
      const rest = lastingOf(attributes, name);
      const lasting = JSON.stringify(rest);
      const before =
        users.get(user)?.lasting ?? JSON.stringify(await store.getAttributes(envelope));
      if (lasting !== before) await store.saveAttributes(envelope, rest);
      users.set(user, { attributes, lasting });
    },
    async deleteAttributes(envelope) {
      users.delete(userIdOf(envelope));
      await store.deleteAttributes(envelope);
    },
  };
}

/** What is left without the attribute that is soon forgotten; an end alone is the end of nothing. */
function lastingOf(attributes: Attributes, name: string): Attributes {
  const { expires, ...rest } = attributes;
  delete rest[name];
  const isEmpty = Object.values(rest).every((value) => value === undefined);
  return isEmpty || expires === undefined ? rest : { ...rest, expires };
}
