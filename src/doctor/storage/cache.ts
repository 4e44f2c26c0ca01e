import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import * as z from 'zod';
import type { Entry, ProductCache } from '../../opendata/cache/cache.ts';
import { openCache, REDIS_ADDRESS } from '../../opendata/cache/open.ts';
import type { Resource } from '../../opendata/server.ts';
import { SkippedError, type Check, type Finding } from '../check.ts';
import type { Examination } from '../examination.ts';
import { expectMade } from './expect-made.ts';

/** A file that no server has; the next examination writes over it. */
const PROBE: Resource = { host: 'opendata', path: '/weather-voice-doctor/probe' };
const PROBE_LASTS_MS = 10_000;

export const CACHE_CHECKS: readonly Check[] = [
  {
    name: 'redis',
    title: 'Redis cache',
    without: 'Without it, each process downloads every file itself, and anew after each start.',
    async examine(examination) {
      const where = examination.config.openData.cache;
      if (where === undefined || !REDIS_ADDRESS.test(where)) {
        throw new SkippedError('OPENDATA_CACHE is no address of a Redis');
      }
      const { protocol, host, pathname } = new URL(where);
      return examineCache(where, examination, {
        url: `${protocol}//${host}${pathname}`,
        advice:
          'Check the address, user and password in OPENDATA_CACHE, and that Redis runs and has memory left.',
      });
    },
  },
  {
    name: 'cache-directory',
    title: 'Cache directory',
    without: 'Without it, every file is downloaded anew after each start.',
    async examine(examination) {
      const where = examination.config.openData.cache;
      if (where === undefined || REDIS_ADDRESS.test(where)) {
        throw new SkippedError('OPENDATA_CACHE is no directory');
      }
      expectMade(where, 'OPENDATA_CACHE');
      return examineCache(where, examination, {
        advice: 'Check OPENDATA_CACHE: who may write there, and whether the disk is full.',
      });
    },
  },
];

async function examineCache(
  where: string,
  { clock }: Examination,
  { advice, ...shown }: { url?: string; advice: string },
): Promise<Finding> {
  const begun = performance.now();
  const trouble = noteTrouble();
  const cache = await openCache(where, clock, trouble.log);
  try {
    const isWell = await keepsWhatItIsGiven(cache, clock().getTime());
    const milliseconds = Math.round(performance.now() - begun);
    if (isWell) {
      return { ...shown, status: 'ok', milliseconds, value: 'a file was written and read' };
    }
    const problem = `what is written cannot be read (${trouble.reason()})`;
    return { ...shown, status: 'missing', milliseconds, problem, advice };
  } finally {
    await cache.close();
  }
}

async function keepsWhatItIsGiven(cache: ProductCache, now: number): Promise<boolean> {
  const body = Buffer.from(`Written by npm run doctor at ${new Date(now).toISOString()}\n`);
  const entry: Entry = {
    version: `doctor-${now}`,
    size: body.length,
    askedAt: now,
    askAgainAt: now + PROBE_LASTS_MS,
    usableUntil: now + PROBE_LASTS_MS,
  };
  await cache.keep(PROBE, entry, body);
  const found = await cache.find(PROBE);
  const read = found?.version === entry.version ? await cache.bytes(PROBE, entry) : undefined;
  return read !== undefined && isDeepStrictEqual(Buffer.from(read), body);
}

const LogLine = z.object({ reason: z.string() });

/** A cache never fails: it tells the log why it does nothing. */
function noteTrouble() {
  let reason = 'it does not answer';
  const write = (line: string) => {
    const { data } = LogLine.safeParse(JSON.parse(line));
    if (data) ({ reason } = data);
  };
  return { log: pino({ level: 'warn' }, { write }), reason: () => reason };
}
