import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import { accessSync, constants, existsSync } from 'node:fs';
import { pino } from 'pino';
import * as z from 'zod';
import type { RequestEnvelope } from 'ask-sdk-model';
import type { CacheEntry, ProductCache } from '../opendata/cache/cache.ts';
import { openCache, REDIS_URL } from '../opendata/cache/disk.ts';
import type { Resource } from '../opendata/server.ts';
import { SkippedError, type Check, type CheckFinding, type CheckProblem } from './product-check.ts';
import type { Examination } from './examination.ts';
import { openStore, type StoreSettings } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** A file that no server has; the next examination overwrites it. */
const PROBE_FILE: Resource = { host: 'opendata', path: '/weather-voice-doctor/probe' };
const PROBE_TTL_MS = 10_000;

export const CACHE_CHECKS: readonly Check[] = [
  {
    name: 'redis',
    title: 'Redis cache',
    without: 'Without it, each process downloads every file itself, again after each start.',
    async examine(examination) {
      const location = examination.config.openData.cache;
      if (location === undefined || !REDIS_URL.test(location)) {
        throw new SkippedError('OPENDATA_CACHE is not a Redis URL');
      }
      const { protocol, host, pathname } = new URL(location);
      return examineCache(location, examination, {
        url: `${protocol}//${host}${pathname}`,
        advice:
          'Check the address, user and password in OPENDATA_CACHE, and that Redis runs and has memory left.',
      });
    },
  },
  {
    name: 'cache-directory',
    title: 'Cache directory',
    without: 'Without it, every file is downloaded again after each start.',
    async examine(examination) {
      const location = examination.config.openData.cache;
      if (location === undefined || REDIS_URL.test(location)) {
        throw new SkippedError('OPENDATA_CACHE is not a directory');
      }
      requireExisting(location, 'OPENDATA_CACHE');
      return examineCache(location, examination, {
        advice: 'Check the permissions of OPENDATA_CACHE, and whether the disk is full.',
      });
    },
  },
];

async function examineCache(
  location: string,
  { clock }: Examination,
  { advice, ...shown }: { url?: string; advice: string },
): Promise<CheckFinding> {
  const startedAt = performance.now();
  const problemLog = createReasonLog();
  const cache = await openCache(location, clock, problemLog.log);
  try {
    const isIntact = await canRoundTrip(cache, clock().getTime());
    const milliseconds = Math.round(performance.now() - startedAt);
    if (isIntact) {
      return { ...shown, status: 'ok', milliseconds, value: 'a file was written and read' };
    }
    const problem = `a written file could not be read (${problemLog.reason()})`;
    return { ...shown, status: 'missing', milliseconds, problem, advice };
  } finally {
    await cache.close();
  }
}

async function canRoundTrip(cache: ProductCache, now: number): Promise<boolean> {
  const body = Buffer.from(`Written by npm run doctor at ${new Date(now).toISOString()}\n`);
  const entry: CacheEntry = {
    version: `doctor-${now}`,
    size: body.length,
    fetchedAt: now,
    staleAt: now + PROBE_TTL_MS,
    expiresAt: now + PROBE_TTL_MS,
  };
  await cache.put(PROBE_FILE, entry, body);
  const found = await cache.find(PROBE_FILE);
  const read =
    found?.version === entry.version ? await cache.readBody(PROBE_FILE, entry) : undefined;
  return read !== undefined && isDeepStrictEqual(Buffer.from(read), body);
}

const LogLine = z.object({ reason: z.string() });

/** Captures the reason of a failure from the log, because a cache never throws. */
function createReasonLog() {
  let reason = 'it does not respond';
  const write = (line: string) => {
    const { data } = LogLine.safeParse(JSON.parse(line));
    if (data) ({ reason } = data);
  };
  return { log: pino({ level: 'warn' }, { write }), reason: () => reason };
}

const STORE_FALLBACK =
  'Without it, the skill stores no profiles: no home, no units and no last question.';

/** The probe record is deleted at once; if that fails, it expires. */
const PROBE_TTL_S = 300;

/** Checks write, read and delete a probe record and never read a user's. */
export const STORE_CHECKS: readonly Check[] = [
  {
    name: 'sqlite',
    title: 'SQLite store',
    without: STORE_FALLBACK,
    async examine(examination) {
      const { file, table } = examination.config.store;
      if (table !== undefined) throw new SkippedError('STORE_TABLE is set instead');
      if (file === undefined) throw new SkippedError('STORE_FILE is not set');
      if (file !== ':memory:') requireExisting(file, 'STORE_FILE');
      return examineStore({ file, table, dynamodbUrl: undefined }, examination, {
        url: `sqlite:${basename(file)}`,
        advice: 'Check that STORE_FILE names an SQLite file, and its permissions.',
      });
    },
  },
  {
    name: 'dynamodb',
    title: 'DynamoDB table',
    without: STORE_FALLBACK,
    async examine(examination) {
      const { table, dynamodbUrl } = examination.config.store;
      if (table === undefined) throw new SkippedError('STORE_TABLE is not set');
      const at = dynamodbUrl === undefined ? 'aws' : new URL(dynamodbUrl).host;
      return examineStore(examination.config.store, examination, {
        url: `dynamodb:${at}/${table}`,
        advice: 'Check STORE_TABLE, the region, the credentials and their rights to this table.',
      });
    },
  },
];

async function examineStore(
  settings: StoreSettings,
  { clock }: Examination,
  { url, advice }: { url: string; advice: string },
): Promise<CheckFinding> {
  const startedAt = performance.now();
  let store: Store | undefined;
  try {
    store = await openStore(settings, clock);
    if (!store) throw new SkippedError('no store is configured');
    const problem = await probeStore(store, clock().getTime());
    const milliseconds = Math.round(performance.now() - startedAt);
    if (problem !== undefined) return { status: 'changed', url, milliseconds, problem, advice };
    return { status: 'ok', url, milliseconds, value: 'a record was written, read and deleted' };
  } catch (error) {
    if (error instanceof SkippedError) throw error;
    return { url, ...describeStoreFailure(error), advice };
  } finally {
    store?.close();
  }
}

/** Describes what went wrong; undefined if the round trip succeeds. */
async function probeStore(store: Store, now: number): Promise<string | undefined> {
  const envelope = createProbeRequest();
  const written = { probe: true, expires: Math.floor(now / 1000) + PROBE_TTL_S };
  await store.saveAttributes(envelope, written);
  const read = await store.getAttributes(envelope);
  await store.deleteAttributes(envelope);
  const remaining = await store.getAttributes(envelope);
  if (!isDeepStrictEqual(read, written)) {
    return 'a record is read differently from how it was written';
  }
  return isDeepStrictEqual(remaining, {}) ? undefined : 'a deleted record is still there';
}

/** Uses a random user id, so that it never matches a real user. */
function createProbeRequest(): RequestEnvelope {
  const userId = `weather-voice.doctor.${randomUUID()}`;
  return {
    version: '1.0',
    context: {
      System: { application: { applicationId: 'doctor' }, user: { userId }, apiEndpoint: '' },
    },
    request: { type: 'LaunchRequest', requestId: '', timestamp: '', locale: 'en-US' },
  };
}

/** Shows only the innermost reason, because the store's message may contain a local path. */
function describeStoreFailure(error: unknown): Pick<CheckProblem, 'status' | 'problem'> {
  const reason = findInnermostReason(error);
  return { status: 'missing', problem: `it cannot be used (${reason})` };
}

/** `ResourceNotFoundException`, `ECONNREFUSED`, `file is not a database` */
function findInnermostReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return findInnermostReason(error.cause);
  if ('errstr' in error && typeof error.errstr === 'string') return error.errstr;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}

/**
 * Skips the check if the file or folder does not exist but could be created. Creating it is left to the
 * service, because the doctor may run as another user, whose file the service could not write.
 *
 * @throws {SkippedError} if it can still be created
 */
function requireExisting(path: string, setting: string): void {
  const resolved = resolve(path);
  if (existsSync(resolved) || !isWritable(findExistingParent(resolved))) return;
  throw new SkippedError(`${setting} does not exist yet: the service creates it`);
}

function findExistingParent(path: string): string {
  const parent = dirname(path);
  return existsSync(parent) || parent === path ? parent : findExistingParent(parent);
}

/** False for a file in the place of a folder. */
function isWritable(folder: string): boolean {
  try {
    accessSync(`${folder}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
