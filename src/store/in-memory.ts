import { LRUCache } from 'lru-cache';
import { createStore, type StoredRecord } from './records.ts';
import type { Store } from './store.ts';

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
