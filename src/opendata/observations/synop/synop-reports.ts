import { extname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { OpenDataError, type Resource } from '../../server.ts';
import { createSerialQueue, runWorkerTask, startWorker } from '../../worker.ts';
import type { SynopReport } from './report-reader.ts';
import type { SynopAnswer, SynopTask } from './synop-worker.ts';
import { withTimeout, SOURCE_TIMEOUTS } from '../../timeouts.ts';
import type { FetchOptions, Product } from '../../product.ts';
import { createProductFetcher, createRevalidator } from '../../product-fetcher.ts';
import { MAX_REPORT_CLOCK_SKEW_MS, createStationLog, type StationLog } from '../station-log.ts';
import { MINUTE_MS, HOUR_MS } from '../../../time/units.ts';
import { parseDirectoryListing } from '../../formats/text.ts';

/** The worker is next to this file, in the sources and in the bundle. */
const WORKER_URL = new URL(`./synop-worker${extname(import.meta.url)}`, import.meta.url);

/** A file with 240 generated reports, 10 MB unpacked, takes 120 ms. */
const DECODE_TIMEOUT_MS = 10_000;

/** The worker waits so long for the next file: starting one takes 100 ms. */
const IDLE_TIMEOUT_MS = 5000;

const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

export interface SynopDecoderOptions {
  file?: URL;
  timeoutMs?: number;
}

/**
 * Decodes SYNOP files off the main thread.
 *
 * @throws {OpenDataError} if decoding fails or times out
 */
type SynopDecoder = (body: Uint8Array) => Promise<SynopReport[]>;

/** Decodes one file at a time; an idle worker exits after a while. */
export function createSynopDecoder({
  file = WORKER_URL,
  timeoutMs = DECODE_TIMEOUT_MS,
}: SynopDecoderOptions = {}): SynopDecoder {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const enqueue = createSerialQueue();

  async function decodeNow(body: Uint8Array): Promise<SynopReport[]> {
    clearTimeout(idleTimer);
    try {
      const task: SynopTask = { body };
      const current = (worker ??= startWorker(file, RESOURCE_LIMITS));
      const answer = await runWorkerTask<SynopAnswer>(current, task, timeoutMs);
      if ('reports' in answer) return answer.reports;
      throw new OpenDataError(answer.error);
    } catch (cause) {
      if (cause instanceof OpenDataError) throw cause;
      stop();
      throw new OpenDataError('The SYNOP file could not be decoded', { cause });
    } finally {
      idleTimer = setTimeout(stop, IDLE_TIMEOUT_MS).unref();
    }
  }

  function stop(): void {
    void worker?.terminate();
    worker = undefined;
  }

  return async (body) => enqueue(async () => decodeNow(body));
}

interface SynopReports {
  /**
   * Returns the current reports of each station by its id of WMO or DWD.
   *
   * @throws {OpenDataError} if no reports are available or valid
   */
  newest: () => Promise<ReadonlyMap<string, StationLog>>;
  /** Reads the remaining files of the last day for its rain. It is slow and never fails. */
  catchUp: () => Promise<void>;
}

interface SynopReportsOptions extends FetchOptions {
  decode?: SynopDecoder;
}

/** Every station reports within this time, also those with hourly reports. */
export const RECENT_MS = 70 * MINUTE_MS;
/** The day of today's rain has at most 25 hours. */
const RAIN_DAY_MS = 25 * HOUR_MS;
/** Limit of files; a day has about 200. */
const MAX_FILES = 600;

/** About 1000 stations report. */
const MAX_STATIONS = 5000;

/** Other downloads from the same server need connections, too. */
const MAX_CONCURRENT_FILES = 4;

/** Stops reading after so many failures. */
const MAX_FAILURES = 5;

/** Retry interval of failed files. */
const RETRY_AFTER_MS = 10 * MINUTE_MS;

/** SYNOP reports of DWD's stations; each file is read once. */
export function createSynopReports(options: SynopReportsOptions): SynopReports {
  const { newerFileMs, decodeMs } = options.timeouts ?? SOURCE_TIMEOUTS;
  const decode = options.decode ?? createSynopDecoder({ timeoutMs: decodeMs });
  const listing = createProductFetcher(synopListingProduct, options);
  const revalidate = createRevalidator(createSynopProduct(decode), options);
  const stations = new Map<string, StationLog>();
  /** When to read a file again: never, or later after a failure. */
  const readAgainAt = new Map<string, number>();
  let hasRead = false;
  let refreshing: Promise<void> | undefined;
  let catchingUp: Promise<void> | undefined;

  async function newest(): Promise<ReadonlyMap<string, StationLog>> {
    refreshing ??= readRecent().finally(() => {
      refreshing = undefined;
    });
    await (hasRead ? withTimeout(refreshing, newerFileMs) : refreshing);
    return stations;
  }

  /** On errors, existing reports are served stale. */
  async function readRecent(): Promise<void> {
    try {
      const failures = await readAll(await listUnread(now() - RECENT_MS), MAX_CONCURRENT_FILES);
      if (failures.length > 0) throw failures[0];
      // Without failures and stations, all files failed recently.
      if (stations.size === 0) throw new OpenDataError('There are no SYNOP reports');
    } catch (failure) {
      if (stations.size === 0) throw failure;
    }
    hasRead = true;
  }

  async function listUnread(start: number): Promise<SynopFile[]> {
    const files = await listing(SYNOP_LISTING);
    if (!files) throw new OpenDataError('The open-data server lists no SYNOP reports');
    dropUnlisted(files);
    return files
      .slice(0, MAX_FILES)
      .filter(
        ({ file, createdAt }) =>
          createdAt >= start &&
          createdAt <= now() + MAX_REPORT_CLOCK_SKEW_MS &&
          now() >= (readAgainAt.get(file.path) ?? 0),
      );
  }

  function dropUnlisted(files: readonly SynopFile[]): void {
    const listed = new Set(files.map(({ file }) => file.path));
    for (const path of readAgainAt.keys()) if (!listed.has(path)) readAgainAt.delete(path);
  }

  async function read({ file }: SynopFile): Promise<void> {
    readAgainAt.set(file.path, now() + RETRY_AFTER_MS);
    const { value } = await revalidate(file, undefined);
    if (!value) throw new OpenDataError('A listed SYNOP file is missing');
    for (const { wmoId, ...report } of value) getLog(wmoId)?.add(report, now());
    readAgainAt.set(file.path, Infinity);
  }

  function getLog(wmoId: string): StationLog | undefined {
    const existing = stations.get(wmoId);
    if (existing || stations.size === MAX_STATIONS) return existing;
    const log = createStationLog();
    stations.set(wmoId, log);
    return log;
  }

  async function catchUp(): Promise<void> {
    catchingUp ??= readRest()
      .catch(() => undefined)
      .finally(() => {
        catchingUp = undefined;
      });
    await catchingUp;
  }

  async function readRest(): Promise<void> {
    await readAll(await listUnread(now() - RAIN_DAY_MS), 1);
  }

  /** Tolerates single broken files; many failures mean that the server is down. */
  async function readAll(files: readonly SynopFile[], concurrency: number): Promise<unknown[]> {
    const failures: unknown[] = [];
    const unread = files.values();
    const readNext = async () => {
      for (const file of unread) {
        await read(file).catch((failure: unknown) => failures.push(failure));
        if (failures.length >= MAX_FAILURES) return;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, readNext));
    return failures;
  }

  function now(): number {
    return options.clock().getTime();
  }

  return { newest, catchUp };
}

/** Files never change, so the cache stores them for their day. */
export function createSynopProduct(decode: SynopDecoder): Product<SynopReport[]> {
  return {
    decode,
    staleAt: (_, now) => now + RAIN_DAY_MS,
    expiresAt: (_, now) => now + RAIN_DAY_MS,
  };
}

/** A file of SYNOP reports on the server. */
interface SynopFile {
  file: Resource;
  /** Time of creation, epoch milliseconds; the reports are some minutes older. */
  createdAt: number;
}

const SYNOP_FOLDER = '/weather/weather_reports/synoptic/germany/json/';

/** Directory with the files of the last day or more. */
export const SYNOP_LISTING: Resource = { host: 'opendata', path: SYNOP_FOLDER };

/** Does not match `latest`, which is a copy of the newest file. */
const SYNOP_FILE_NAME = /^Z__C_EDZW_(\d{14})_[\w,%.-]{1,100}\.json\.bz2$/;

/** A new file appears every few minutes. */
const LISTING_INTERVAL_MS = 2 * MINUTE_MS;
const LISTING_USABLE_MS = 60 * MINUTE_MS;

export const synopListingProduct: Product<SynopFile[]> = {
  decode: parseSynopListing,
  staleAt: (_, now) => now + LISTING_INTERVAL_MS,
  expiresAt: (_, now) => now + LISTING_USABLE_MS,
  lateRetryMs: LISTING_INTERVAL_MS,
  missingRetryMs: LISTING_INTERVAL_MS,
};

/**
 * Parses the directory listing to files, the newest first.
 *
 * @throws {OpenDataError} if it is truncated or empty: there are always files of the last day
 */
function parseSynopListing(body: Uint8Array): SynopFile[] {
  const files = parseDirectoryListing(body).flatMap((name) => parseSynopFileName(name) ?? []);
  if (files.length === 0) throw new OpenDataError('Directory without a file of SYNOP reports');
  return files.toSorted((a, b) => b.createdAt - a.createdAt);
}

function parseSynopFileName(name: string): SynopFile | undefined {
  const digits = SYNOP_FILE_NAME.exec(name)?.[1];
  if (digits === undefined) return undefined;
  const iso = digits.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z');
  const createdAt = Date.parse(iso);
  return Number.isNaN(createdAt)
    ? undefined
    : { file: { ...SYNOP_LISTING, path: SYNOP_FOLDER + name }, createdAt };
}
