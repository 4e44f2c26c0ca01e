import type { Logger } from 'pino';
import { noCache, type ProductCache } from './cache.ts';
import { createDiskCache } from './disk.ts';

/** What the address of a shared cache begins with. */
export const REDIS_URL = /^rediss?:\/\//;

/**
 * The cache that is asked for: the address of a Redis, a directory, or the process's memory. The client
 * of Redis is loaded only for an address.
 */
export async function openCache(
  where: string | undefined,
  clock: () => Date,
  log: Logger,
): Promise<ProductCache> {
  if (where === undefined) return noCache;
  if (!REDIS_URL.test(where)) return createDiskCache({ directory: where, clock, log });
  const { createRedisCache } = await import('./redis.ts');
  return createRedisCache({ url: where, clock, log });
}
