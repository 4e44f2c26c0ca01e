import { isIP } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

/** What an address may have at once, and when it may have another. */
const MAX_TOKENS = 10;
const REFILL_MS = 6000;

/** The address that was seen longest ago gives way. */
const MAX_ADDRESSES = 10_000;

const IPV6_PREFIX_BITS = 64;

interface Bucket {
  tokens: number;
  /** By elapsed time. */
  filledAt: number;
}

/** Token buckets by client address; the addresses of an IPv6 network (/64) share one. */
export interface AddressLimit {
  /** Takes a token; 0, or the seconds until there is one. */
  take(address: string | undefined): number;
}

/** @param elapsed milliseconds that no change of the clock changes */
export function createAddressLimit(elapsed: () => number): AddressLimit {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });

  return {
    take(address) {
      const key = keyOf(address);
      const bucket = buckets.get(key) ?? { tokens: MAX_TOKENS, filledAt: elapsed() };
      const refilled = Math.floor((elapsed() - bucket.filledAt) / REFILL_MS);
      const tokens = Math.min(MAX_TOKENS, bucket.tokens + refilled);
      const filledAt = bucket.filledAt + refilled * REFILL_MS;
      buckets.set(key, { tokens: Math.max(0, tokens - 1), filledAt });
      return tokens > 0 ? 0 : Math.ceil((filledAt + REFILL_MS - elapsed()) / 1000);
    },
  };
}

/** A proxy may name anything as an address: what is none counts as one. */
function keyOf(address = ''): string {
  return isIP(address) === 0 ? 'unknown' : ipKeyGenerator(address, IPV6_PREFIX_BITS);
}
