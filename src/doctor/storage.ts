import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import { accessSync, constants, existsSync } from 'node:fs';
import { pino } from 'pino';
import * as z from 'zod';
import type { RequestEnvelope } from 'ask-sdk-model';
import type { CacheEntry, ProductCache } from '../opendata/cache/cache.ts';
import { openCache, REDIS_URL } from '../opendata/cache/open.ts';
import type { Resource } from '../opendata/server.ts';
import { SkippedError, type Check, type CheckFinding, type CheckProblem } from './check.ts';
import type { Examination } from './examination.ts';
import { openStore, type StoreSettings } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** A file that no server has; the next examination writes over it. */
const PROBE_FILE: Resource = { host: 'opendata', path: '/weather-voice-doctor/probe' };
const PROBE_TTL_MS = 10_000;

export const CACHE_CHECKS: readonly Check[] = [
  {
    name: 'redis',
    title: 'Redis cache',
    without: 'Without it, each process downloads every file itself, and anew after each start.',
    async examine(examination) {
      const where = examination.config.openData.cache;
      if (where === undefined || !REDIS_URL.test(where)) {
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
      if (where === undefined || REDIS_URL.test(where)) {
        throw new SkippedError('OPENDATA_CACHE is no directory');
      }
      requireExisting(where, 'OPENDATA_CACHE');
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
): Promise<CheckFinding> {
  const begun = performance.now();
  const trouble = createReasonLog();
  const cache = await openCache(where, clock, trouble.log);
  try {
    const isWell = await canRoundTrip(cache, clock().getTime());
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

/** A cache never fails: it tells the log why it does nothing. */
function createReasonLog() {
  let reason = 'it does not answer';
  const write = (line: string) => {
    const { data } = LogLine.safeParse(JSON.parse(line));
    if (data) ({ reason } = data);
  };
  return { log: pino({ level: 'warn' }, { write }), reason: () => reason };
}

const STORE_FALLBACK =
  'Without it, nothing is remembered of people: neither their home nor their units nor their last question.';

/** The probe is deleted at once; where that fails it ends by itself. */
const PROBE_TTL_S = 300;

/** What people said is never read: a record of nobody is written, read and deleted. */
export const STORE_CHECKS: readonly Check[] = [
  {
    name: 'sqlite',
    title: 'SQLite store',
    without: STORE_FALLBACK,
    async examine(examination) {
      const { file, table } = examination.config.store;
      if (table !== undefined) throw new SkippedError('STORE_TABLE takes its place');
      if (file === undefined) throw new SkippedError('STORE_FILE is not set');
      if (file !== ':memory:') requireExisting(file, 'STORE_FILE');
      return examineStore({ file, table, dynamodbUrl: undefined }, examination, {
        url: `sqlite:${basename(file)}`,
        advice: 'Check that STORE_FILE names such a file, and who may write there.',
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
  const begun = performance.now();
  let store: Store | undefined;
  try {
    store = await openStore(settings, clock);
    if (!store) throw new SkippedError('no store is set');
    const problem = await probeStore(store, clock().getTime());
    const milliseconds = Math.round(performance.now() - begun);
    if (problem !== undefined) return { status: 'changed', url, milliseconds, problem, advice };
    return { status: 'ok', url, milliseconds, value: 'a record was written, read and deleted' };
  } catch (error) {
    if (error instanceof SkippedError) throw error;
    return { url, ...describeStoreFailure(error), advice };
  } finally {
    store?.close();
  }
}

/** What does not come back as it was written. */
async function probeStore(store: Store, now: number): Promise<string | undefined> {
  const envelope = createProbeRequest();
  const written = { probe: true, expires: Math.floor(now / 1000) + PROBE_TTL_S };
  await store.saveAttributes(envelope, written);
  const read = await store.getAttributes(envelope);
  await store.deleteAttributes(envelope);
  const left = await store.getAttributes(envelope);
  if (!isDeepStrictEqual(read, written)) return 'what was written is read as something else';
  return isDeepStrictEqual(left, {}) ? undefined : 'what was deleted is still there';
}

/** The user id is new each time, so that no record of a user can be meant. */
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

/** The store's own message may hold a path of the machine: the reason behind it is enough. */
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
 * Lets an examination go on where a file or folder is there, or cannot be made. One that can be made is
 * left to the service: who examines may be another user, whose file the service could not write.
 *
 * @throws {SkippedError} when it is still to be made
 */
function requireExisting(path: string, setting: string): void {
  const made = resolve(path);
  if (existsSync(made) || !isWritable(findExistingParent(made))) return;
  throw new SkippedError(`${setting} is not there yet: the service makes it`);
}

function findExistingParent(path: string): string {
  const above = dirname(path);
  return existsSync(above) || above === path ? above : findExistingParent(above);
}

/** A file in the place of a folder is not. */
function isWritable(folder: string): boolean {
  try {
    accessSync(`${folder}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
