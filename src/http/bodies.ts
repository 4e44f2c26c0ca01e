import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** Bodies that are received at once. */
  max: number;
  /** A body that is not there after so long is not waited for, milliseconds. */
  timeoutMs: number;
}

/** Request bodies that are still being received, oldest first. */
export interface IncomingBodies {
  /** Gives the requests that are no longer waited for because there are too many. */
  add(request: IncomingMessage, now: number): IncomingMessage[];
  remove(request: IncomingMessage): void;
  /** Those whose time is over. */
  findLate(now: number): IncomingMessage[];
}

export function createIncomingBodies({ max, timeoutMs }: BodyLimits): IncomingBodies {
  const since = new Map<IncomingMessage, number>();

  function dropComplete(): void {
    for (const request of since.keys()) if (request.complete) since.delete(request);
  }

  function takeWhile(isTaken: (begun: number) => boolean): IncomingMessage[] {
    const taken: IncomingMessage[] = [];
    for (const [request, begun] of since) {
      if (!isTaken(begun)) break;
      since.delete(request);
      taken.push(request);
    }
    return taken;
  }

  return {
    add(request, now) {
      since.set(request, now);
      if (since.size > max) dropComplete();
      return takeWhile(() => since.size > max);
    },
    remove: (request) => void since.delete(request),
    findLate(now) {
      dropComplete();
      return takeWhile((begun) => now - begun >= timeoutMs);
    },
  };
}
