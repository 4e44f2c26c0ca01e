import { LRUCache } from 'lru-cache';

/** How often a caller has come in its running window. */
export interface Visits {
  count: number;
  /** Milliseconds until the window ends. */
  remainingMs: number;
}

export interface WindowCounter {
  /** Counts once more. */
  hit(caller: string): Visits;
  forget(caller: string): void;
}

export interface WindowOptions {
  windowMs: number;
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
}

/** Callers who are counted at once, some 3 MB; the one who has not come for longest is forgotten. */
const MAX_CALLERS = 20_000;

/** Counts callers in windows that begin when they first come. */
export function createWindowCounter({
  windowMs,
  now = () => performance.now(),
}: WindowOptions): WindowCounter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_CALLERS });
  return {
    hit(caller) {
      const time = now();
      const running = windows.get(caller);
      const window =
        running && running.endsAt > time ? running : { count: 0, endsAt: time + windowMs };
      window.count += 1;
      if (window !== running) windows.set(caller, window);
      return { count: window.count, remainingMs: window.endsAt - time };
    },
    forget: (caller) => void windows.delete(caller),
  };
}
