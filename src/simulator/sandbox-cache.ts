/** What a world cache keeps. */
export interface Closable {
  /** Gives back what it holds: sockets, threads. */
  close: () => void;
}

/** A world that is not evicted before it is released, as often as it is held. */
export interface SandboxLease<World> {
  sandbox: World;
  release: () => void;
}

export interface SandboxCache<World> {
  /** Makes the world where it is not there. @throws {SandboxLimitError} */
  acquire: (name: string, make: () => World) => SandboxLease<World>;
  /** Undefined where it is not there. */
  acquireExisting: (name: string) => SandboxLease<World> | undefined;
}

/** Every world has a turn in flight, and there are as many as there may be. */
export class SandboxLimitError extends Error {
  override name = 'TooManyWorlds';
}

export interface SandboxLimits {
  /** How many are kept: of those without a turn in flight, the least recently used gives way. */
  maxCached: number;
  /** How many there are at most while turns are in flight in all of them. */
  maxBusy: number;
}

/** Keeps the worlds of simulated conversations, as long as there are not too many. */
export function createSandboxCache<World extends Closable>({
  maxCached,
  maxBusy,
}: SandboxLimits): SandboxCache<World> {
  interface Entry {
    world: World;
    inFlight: number;
  }

  /** The least recently used comes first. */
  const entries = new Map<string, Entry>();

  function hold(name: string, make: () => World): SandboxLease<World> {
    return holdKnown(name) ?? held(name, added(name, make));
  }

  function holdKnown(name: string): SandboxLease<World> | undefined {
    const entry = entries.get(name);
    return entry && held(name, entry);
  }

  function added(name: string, make: () => World): Entry {
    evictIdle(maxCached - 1);
    if (entries.size >= maxBusy) throw new SandboxLimitError('Every world has a turn in flight');
    const entry = { world: make(), inFlight: 0 };
    entries.set(name, entry);
    return entry;
  }

  function held(name: string, entry: Entry): SandboxLease<World> {
    entries.delete(name);
    entries.set(name, entry);
    entry.inFlight += 1;
    let isHeld = true;
    return {
      sandbox: entry.world,
      release() {
        if (!isHeld) return;
        isHeld = false;
        entry.inFlight -= 1;
        evictIdle(maxCached);
      },
    };
  }

  /** Until there are no more than so many, or all that are left have a turn in flight. */
  function evictIdle(most: number): void {
    for (const [name, { world, inFlight }] of entries) {
      if (entries.size <= most) return;
      if (inFlight > 0) continue;
      entries.delete(name);
      world.close();
    }
  }

  return { acquire: hold, acquireExisting: holdKnown };
}
