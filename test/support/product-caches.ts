import { onTestFinished } from 'vitest';
import type { ProductCache } from '../../src/opendata/cache/cache.ts';
import { openCache } from '../../src/opendata/cache/disk.ts';
import { logLines } from './log-lines.ts';
import { HAS_REDIS, REDIS_NOTE, startRedis } from './redis.ts';
import { temporaryDirectory } from './temporary-directory.ts';

/** Opens a cache once more, as the next start of the program does, or another process. */
export type OpenAgain = (clock: () => Date) => Promise<ProductCache>;

export interface CacheForm {
  name: string;
  isHere: boolean;
  start: () => Promise<OpenAgain>;
}

const DISK: CacheForm = {
  name: 'on disk',
  isHere: true,
  start: async () => opener(await temporaryDirectory()),
};

const REDIS: CacheForm = {
  name: `in Redis${REDIS_NOTE}`,
  isHere: HAS_REDIS,
  start: async () => opener((await startRedis()).url),
};

export const MEMORY: CacheForm = {
  name: 'in memory',
  isHere: true,
  start: async () => opener(undefined),
};

/** Those that outlive a process. */
export const LASTING_FORMS = [DISK, REDIS];

/** Opens caches at a place, each of which ends with the test. */
export function opener(where: string | undefined, log = logLines().log): OpenAgain {
  return async (clock) => {
    const cache = await openCache(where, clock, log);
    onTestFinished(async () => cache.close());
    return cache;
  };
}
