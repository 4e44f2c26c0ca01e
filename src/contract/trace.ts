import { hash, randomUUID } from 'node:crypto';

/**
 * W3C Trace Context: one id for a turn, from the skill through the service, in the logs of both. It
 * tells nothing of who asked.
 */

/** `00-<trace>-<span>-<flags>`; a trace of zeros is none. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** Sampled: whoever traces shall keep it. */
const FLAGS = '01';

/** The trace of a request of the platform: the same each time, so that one is found by the other. */
export function traceOf(requestId: string): string {
  return hash('sha256', requestId, 'hex').slice(0, 32);
}

export function newTrace(): string {
  // Node.js has random UUIDs in store, and makes random bytes each time.
  return randomUUID().replaceAll('-', '');
}

/** The header's value for a call within a trace. */
export function traceparentOf(trace: string): string {
  // Without the version and the variant of the UUID, which are no chance.
  const random = randomUUID();
  return `00-${trace}-${random.slice(0, 8)}${random.slice(24, 32)}-${FLAGS}`;
}

/** The trace that a header names; undefined where it is missing or none. */
export function traceIn(traceparent: string | undefined): string | undefined {
  return TRACEPARENT.exec(traceparent ?? '')?.[1];
}
