import { LRUCache } from 'lru-cache';
import { storeOf, type Store } from './store.ts';
import type { StoredRecord } from './record.ts';

/** More than there are conversations of the page at once. */
const MAX_USERS = 1000;

/** Remembers as long as the process lives, and the users of late only: those of the page have no names. */
export function memoryStore(clock: () => Date): Store {
  const records = new LRUCache<string, StoredRecord>({ max: MAX_USERS });
  return storeOf(
    {
      read: (key) => records.get(key),
      write: (key, record) => void records.set(key, record),
      delete: (key) => void records.delete(key),
      close: () => records.clear(),
    },
    clock,
  );
}
