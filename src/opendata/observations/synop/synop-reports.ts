import { inTime } from '../../in-time.ts';
import { fetchProduct, type FetchOptions, type Product } from '../../products.ts';
import { createRenewal } from '../../renewal.ts';
import { OpenDataError } from '../../server.ts';
import { CLOCKS_DIFFER_BY, createStationLog, type StationLog } from '../station-log.ts';
import { createSynopDecoder, type SynopDecoder } from './decode-in-worker.ts';
import { SYNOP_LISTING, synopListing, type SynopFile } from './files.ts';
import type { SynopReport } from './report-reader.ts';

export interface SynopReports {
  /**
   * What each station has reported, by the id that WMO or the weather service gives it, as of now.
   *
   * @throws {OpenDataError} when there are no reports, or none can be read
   */
  newest: () => Promise<ReadonlyMap<string, StationLog>>;
  /** Reads what is left of the last day, for its rain. It takes its time, and does not fail. */
  catchUp: () => Promise<void>;
}

export interface SynopOptions extends FetchOptions {
  decode?: SynopDecoder;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Within it every station has reported, those that do so once an hour as well. */
export const RECENT = 70 * MINUTE;
/** The day that rain is counted for is 25 hours long at most. */
const DAY = 25 * HOUR;
/** Files of a day that are read: there are about two hundred. */
const MOST_FILES = 600;

/** Milliseconds that newer reports are waited for where some are known. */
const PATIENCE = 1000;

/** About a thousand report. */
const MOST_STATIONS = 5000;

/** Some files at once: other downloads of the same server need connections, too. */
const AT_ONCE = 4;

/** After so many that fail the rest is left for later. */
const MOST_FAILURES = 5;

/** One that could not be read is tried again so much later. */
const TRIED_AGAIN_AFTER = 10 * MINUTE;

/** SYNOP reports of the weather service's stations, each file of which is read once. */
export function createSynopReports({
  decode = createSynopDecoder(),
  ...options
}: SynopOptions): SynopReports {
  const listing = fetchProduct(synopListing, options);
  const renew = createRenewal(synopReports(decode), options);
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
    await (hasRead ? inTime(renewing, PATIENCE) : renewing);
    return stations;
  }

  /** Readings that are known serve on while they are young enough. */
  async function readRecent(): Promise<void> {
    try {
      const failures = await readAll(await unreadSince(now() - RECENT), AT_ONCE);
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
      .slice(0, MOST_FILES)
      .filter(
        ({ file, made }) =>
          made >= start &&
          made <= now() + CLOCKS_DIFFER_BY &&
          now() >= (readAgainAt.get(file.path) ?? 0),
      );
  }

  function forgetAllBut(files: readonly SynopFile[]): void {
    const listed = new Set(files.map(({ file }) => file.path));
    for (const path of readAgainAt.keys()) if (!listed.has(path)) readAgainAt.delete(path);
  }

  async function read({ file }: SynopFile): Promise<void> {
    readAgainAt.set(file.path, now() + TRIED_AGAIN_AFTER);
    const { value } = await renew(file, undefined);
    if (!value) throw new OpenDataError('A SYNOP file that is listed is not there');
    for (const { wmoId, ...report } of value) logOf(wmoId)?.note(report, now());
    readAgainAt.set(file.path, Infinity);
  }

  function logOf(wmoId: string): StationLog | undefined {
    const known = stations.get(wmoId);
    if (known || stations.size === MOST_STATIONS) return known;
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
    await readAll(await unreadSince(now() - DAY), 1);
  }

  /** Files may be broken, but where many fail it is the server. */
  async function readAll(files: readonly SynopFile[], atOnce: number): Promise<unknown[]> {
    const failures: unknown[] = [];
    const unread = files.values();
    const readOn = async () => {
      for (const file of unread) {
        await read(file).catch((failure: unknown) => failures.push(failure));
        if (failures.length >= MOST_FAILURES) return;
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
export function synopReports(decode: SynopDecoder): Product<SynopReport[]> {
  return {
    decode,
    freshUntil: (_, now) => now + DAY,
    usableUntil: (_, now) => now + DAY,
  };
}
