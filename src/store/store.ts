import { LRUCache } from 'lru-cache';
import type { RequestEnvelope } from 'ask-sdk-model';
import type { Logger } from 'pino';

/**
 * Stores attributes by user, as the SDK's `PersistenceAdapter`. Operations throw only `StoreError`s.
 */
export interface Store {
  /** Empty if there is no record, or it has expired. */
  getAttributes: (envelope: RequestEnvelope) => Promise<Attributes>;
  /** Replaces the user's record; deletes it if there are no attributes. */
  saveAttributes: (envelope: RequestEnvelope, attributes: Attributes) => Promise<void>;
  /** Deletes what was written before the request, but nothing newer. */
  deleteAttributes: (envelope: RequestEnvelope) => Promise<void>;
  close: () => void;
}

/** A user's profile: plain JSON. `expires` is in epoch seconds. */
export type Attributes = Record<string, unknown>;

/**
 * The store failed. The message names the reason and nothing of the user. The turn goes on as if the
 * profile were empty (see `faultTolerant`).
 */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** @throws {StoreError} for a request that names no user */
export function readUserId(envelope: RequestEnvelope): string {
  const userId: unknown = envelope.context?.System?.user?.userId;
  if (typeof userId !== 'string' || userId === '') {
    throw new StoreError('The request has no context.System.user.userId');
  }
  return userId;
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
      const cached = users.get(user);
      const before = cached?.stored ?? JSON.stringify(await store.getAttributes(envelope));
      if (storedJson !== before) await store.saveAttributes(envelope, rest);
      if (cached && users.peek(user) === cached) {
        cached.attributes = attributes;
        cached.stored = storedJson;
      } else {
        users.set(user, { attributes, stored: storedJson });
      }
    },
    async deleteAttributes(envelope) {
      users.delete(readUserId(envelope));
      await store.deleteAttributes(envelope);
    },
  };
}

/** Drops the short-lived attribute, and `expires` if no other attribute is left. */
function pickStoredAttributes(attributes: Attributes, name: string): Attributes {
  const stored: Attributes = {};
  let isEmpty = true;
  for (const [key, value] of Object.entries(attributes)) {
    if (key === name || value === undefined) continue;
    stored[key] = value;
    if (key !== 'expires') isEmpty = false;
  }
  return isEmpty ? {} : stored;
}
