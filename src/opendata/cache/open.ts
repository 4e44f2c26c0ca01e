import type { Logger } from 'pino';
import { noCache, type ProductCache } from './cache.ts';
import { createDiskCache } from './disk.ts';

/** Matches the URL of a shared cache. */
export const REDIS_URL = /^rediss?:\/\//;

/**
 * Opens the configured cache: a Redis URL, a directory, or none. The Redis client is loaded only for
 * a URL.
 */
export async function openCache(
  location: string | undefined,
  clock: () => Date,
  log: Logger,
): Promise<ProductCache> {
  if (location === undefined) return noCache;
  if (!REDIS_URL.test(location)) return createDiskCache({ directory: location, clock, log });
  const { createRedisCache } = await import('./redis.ts');
  return createRedisCache({ url: location, clock, log });
}
