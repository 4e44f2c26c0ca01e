import { crc32 } from 'node:zlib';

/**
 * W3C Trace Context: one id for a turn, from the skill through the service, in the logs of both. It
 * tells nothing of who asked.
 */

/** `00-<trace>-<span>-<flags>`; a trace of zeros is none. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** Sampled: whoever traces shall keep it. */
const SAMPLED_FLAGS = '01';

/** How the platform's ids of requests end: in a UUID. */
const TRAILING_UUID = /([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

/** The trace of a request of the platform: its UUID, so that one is found by the other; else a checksum of its id. */
export function deriveTrace(requestId: string): string {
  const uuid = TRAILING_UUID.exec(requestId);
  if (uuid) return uuid.slice(1).join('');
  const parts = [1, 2, 3, 4].map((seed) => crc32(requestId, seed).toString(16).padStart(8, '0'));
  return parts.join('');
}

/** Of this process, whatever their trace. */
let spanCount = 0;

/** The header's value for a call within a trace, which is a span of its own there. */
export function createTraceparent(trace: string): string {
  spanCount += 1;
  return `00-${trace}-${spanCount.toString(16).padStart(16, '0')}-${SAMPLED_FLAGS}`;
}

/** The trace that a header names; undefined where it is missing or none. */
export function parseTraceparent(traceparent: string | undefined): string | undefined {
  return TRACEPARENT.exec(traceparent ?? '')?.[1];
}
