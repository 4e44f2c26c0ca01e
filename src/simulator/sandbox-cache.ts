/** A sandbox that the cache can close. */
export interface Closable {
  /** Releases sockets and threads. */
  close: () => void;
}

/** A leased sandbox, which is not evicted until all its leases are released. */
export interface SandboxLease<Sandbox> {
  sandbox: Sandbox;
  release: () => void;
}

export interface SandboxCache<Sandbox> {
  /** Creates the sandbox if it does not exist. @throws {SandboxLimitError} */
  acquire: (name: string, create: () => Sandbox) => SandboxLease<Sandbox>;
  /** Undefined if it does not exist. */
  acquireExisting: (name: string) => SandboxLease<Sandbox> | undefined;
}

/** All sandboxes have a turn in flight, and their number is at the limit. */
export class SandboxLimitError extends Error {
  override name = 'SandboxLimitError';
}

export interface SandboxLimits {
  /** Maximum number of sandboxes; beyond it, the least recently used idle one is evicted. */
  maxCached: number;
  /** Maximum number of sandboxes while all have a turn in flight. */
  maxBusy: number;
}

/** Caches the sandboxes of simulated conversations, up to the limits. */
export function createSandboxCache<Sandbox extends Closable>({
  maxCached,
  maxBusy,
}: SandboxLimits): SandboxCache<Sandbox> {
  interface Entry {
    sandbox: Sandbox;
    inFlight: number;
  }

  /** Ordered by last use, oldest first. */
  const entries = new Map<string, Entry>();

  function acquire(name: string, create: () => Sandbox): SandboxLease<Sandbox> {
    return acquireExisting(name) ?? createLease(name, addEntry(name, create));
  }

  function acquireExisting(name: string): SandboxLease<Sandbox> | undefined {
    const entry = entries.get(name);
    return entry && createLease(name, entry);
  }

  function addEntry(name: string, create: () => Sandbox): Entry {
    evictIdle(maxCached - 1);
    if (entries.size >= maxBusy) throw new SandboxLimitError('All sandboxes have a turn in flight');
    const entry = { sandbox: create(), inFlight: 0 };
    entries.set(name, entry);
    return entry;
  }

  function createLease(name: string, entry: Entry): SandboxLease<Sandbox> {
    entries.delete(name);
    entries.set(name, entry);
    entry.inFlight += 1;
    let isLeased = true;
    return {
      sandbox: entry.sandbox,
      release() {
        if (!isLeased) return;
        isLeased = false;
        entry.inFlight -= 1;
        evictIdle(maxCached);
      },
    };
  }

  /** Evicts idle sandboxes until at most `maxCount` are left, or all have a turn in flight. */
  function evictIdle(maxCount: number): void {
    for (const [name, { sandbox, inFlight }] of entries) {
      if (entries.size <= maxCount) return;
      if (inFlight > 0) continue;
      entries.delete(name);
      sandbox.close();
    }
  }

  return { acquire, acquireExisting };
}
