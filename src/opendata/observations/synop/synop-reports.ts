import { withTimeout } from '../../../time/timeout.ts';
import { createProductFetcher, type FetchOptions, type Product } from '../../product-fetcher.ts';
import { createRevalidator } from '../../revalidate.ts';
import { OpenDataError, type Resource } from '../../server.ts';
import { MAX_REPORT_CLOCK_SKEW_MS, createStationLog, type StationLog } from '../station-log.ts';
import { createSynopDecoder, type SynopDecoder } from './synop-decoder.ts';
import type { SynopReport } from './report-reader.ts';
import { MINUTE_MS, HOUR_MS } from '../../../time/units.ts';
import { parseDirectoryListing } from '../../formats/text.ts';

interface SynopReports {
  /**
   * What each station has reported, by the id that WMO or the weather service gives it, as of now.
   *
   * @throws {OpenDataError} when there are no reports, or none can be read
   */
  newest: () => Promise<ReadonlyMap<string, StationLog>>;
  /** Reads what is left of the last day, for its rain. It takes its time, and does not fail. */
  catchUp: () => Promise<void>;
}

interface SynopReportsOptions extends FetchOptions {
  decode?: SynopDecoder;
}

/** Within it every station has reported, those that do so once an hour as well. */
export const RECENT_MS = 70 * MINUTE_MS;
/** The day that rain is counted for is 25 hours long at most. */
const RAIN_DAY_MS = 25 * HOUR_MS;
/** Files of a day that are read: there are about two hundred. */
const MAX_FILES = 600;

/** Milliseconds that newer reports are waited for where some are known. */
const NEWEST_TIMEOUT_MS = 1000;

/** About a thousand report. */
const MAX_STATIONS = 5000;

/** Some files at once: other downloads of the same server need connections, too. */
const MAX_CONCURRENT_FILES = 4;

/** After so many that fail the rest is left for later. */
const MAX_FAILURES = 5;

/** One that could not be read is tried again so much later. */
const RETRY_AFTER_MS = 10 * MINUTE_MS;

/** SYNOP reports of the weather service's stations, each file of which is read once. */
export function createSynopReports({
  decode = createSynopDecoder(),
  ...options
}: SynopReportsOptions): SynopReports {
  const listing = createProductFetcher(synopListingProduct, options);
  const renew = createRevalidator(createSynopProduct(decode), options);
  const stations = new Map<string, StationLog>();
  /** When a file is to be read again: never, or later where it failed. */
  const readAgainAt = new Map<string, number>();
  let hasRead = false;
  let renewing: Promise<void> | undefined;
  let catchingUp: Promise<void> | undefined;

  async function newest(): Promise<ReadonlyMap<string, StationLog>> {
    renewing ??= readRecent().finally(() => {
      renewing = undefined;
    });
    await (hasRead ? withTimeout(renewing, NEWEST_TIMEOUT_MS) : renewing);
    return stations;
  }

  /** Readings that are known serve on while they are young enough. */
  async function readRecent(): Promise<void> {
    try {
      const failures = await readAll(await unreadSince(now() - RECENT_MS), MAX_CONCURRENT_FILES);
      if (failures.length > 0) throw failures[0];
      // Those that failed a while ago are not read again yet.
      if (stations.size === 0) throw new OpenDataError('There are no SYNOP reports');
    } catch (failure) {
      if (stations.size === 0) throw failure;
    }
    hasRead = true;
  }

  async function unreadSince(start: number): Promise<SynopFile[]> {
    const files = await listing(SYNOP_LISTING);
    if (!files) throw new OpenDataError('The open-data server lists no SYNOP reports');
    forgetAllBut(files);
    return files
      .slice(0, MAX_FILES)
      .filter(
        ({ file, createdAt }) =>
          createdAt >= start &&
          createdAt <= now() + MAX_REPORT_CLOCK_SKEW_MS &&
          now() >= (readAgainAt.get(file.path) ?? 0),
      );
  }

  function forgetAllBut(files: readonly SynopFile[]): void {
    const listed = new Set(files.map(({ file }) => file.path));
    for (const path of readAgainAt.keys()) if (!listed.has(path)) readAgainAt.delete(path);
  }

  async function read({ file }: SynopFile): Promise<void> {
    readAgainAt.set(file.path, now() + RETRY_AFTER_MS);
    const { value } = await renew(file, undefined);
    if (!value) throw new OpenDataError('A SYNOP file that is listed is not there');
    for (const { wmoId, ...report } of value) logOf(wmoId)?.add(report, now());
    readAgainAt.set(file.path, Infinity);
  }

  function logOf(wmoId: string): StationLog | undefined {
    const known = stations.get(wmoId);
    if (known || stations.size === MAX_STATIONS) return known;
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
    await readAll(await unreadSince(now() - RAIN_DAY_MS), 1);
  }

  /** Files may be broken, but where many fail it is the server. */
  async function readAll(files: readonly SynopFile[], atOnce: number): Promise<unknown[]> {
    const failures: unknown[] = [];
    const unread = files.values();
    const readOn = async () => {
      for (const file of unread) {
        await read(file).catch((failure: unknown) => failures.push(failure));
        if (failures.length >= MAX_FAILURES) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, readOn));
    return failures;
  }

  function now(): number {
    return options.clock().getTime();
  }

  return { newest, catchUp };
}

/** Nothing of a file changes; it stays where others need it, as long as its day. */
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
  /** When it was made, epoch milliseconds; what it reports is some minutes older. */
  createdAt: number;
}

const SYNOP_FOLDER = '/weather/weather_reports/synoptic/germany/json/';

/** The directory of the files of the last day or more. */
export const SYNOP_LISTING: Resource = { host: 'opendata', path: SYNOP_FOLDER };

/** Beside these there is one called `latest`, which is the newest of them under another name. */
const SYNOP_FILE_NAME = /^Z__C_EDZW_(\d{14})_[\w,%.-]{1,100}\.json\.bz2$/;

/** A file comes every few minutes. */
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
 * The files that the directory lists, newest first.
 *
 * @throws {OpenDataError} when it is cut off, or lists none: there are always those of the last day
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
  const made = Date.parse(iso);
  return Number.isNaN(made)
    ? undefined
    : { file: { ...SYNOP_LISTING, path: SYNOP_FOLDER + name }, createdAt: made };
}
