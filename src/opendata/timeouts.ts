import { OpenDataError } from './server.ts';

/** How long an answer waits for data, milliseconds. What arrives later serves the next answer. */
export interface SourceTimeouts {
  /** A whole download. */
  downloadMs: number;
  /** Decoding a file in a worker: it takes up to a second, and ten on a slow machine. */
  decodeMs: number;
  /** The download of the same file by another process. */
  lockMs: number;
  /** A newer file, before the stale one is used. */
  newerFileMs: number;
  /** The same for files that change rarely. */
  rarelyNewerFileMs: number;
  /** The list of stations, and the text of the lexicon before its web page is requested too. */
  stationListMs: number;
  /** SYNOP reports, before the archives of a station are read without them. */
  reportsMs: number;
  /** What completes a reading: today's rain, archives, closer stations. */
  completionMs: number;
  /** Radar and the other optional sources of a nowcast. */
  nowcastMs: number;
  /** Radar in a forecast: without it, the hours are those of the forecast alone. */
  radarHoursMs: number;
  /** Warnings in a forecast: icons do not justify a long wait. */
  warningIconsMs: number;
  /** The name of the area of warnings. */
  warningAreaMs: number;
  /** The postcodes of a place. */
  postcodesMs: number;
}

/** What an answer waits for besides its forecast fits into an operation, which has 5500 ms. */
export const SOURCE_TIMEOUTS: SourceTimeouts = {
  downloadMs: 6000,
  decodeMs: 10_000,
  lockMs: 3000,
  newerFileMs: 1000,
  rarelyNewerFileMs: 200,
  stationListMs: 1500,
  reportsMs: 2500,
  completionMs: 2000,
  nowcastMs: 3500,
  radarHoursMs: 1500,
  warningIconsMs: 1500,
  warningAreaMs: 2000,
  postcodesMs: 2000,
};

/** Awaits a promise; undefined on timeout. */
export async function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
): Promise<T | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  // A busy process runs the timer late: data that arrived meanwhile are in time, after one more tick.
  const timer = setTimeout(() => setImmediate(resolve, undefined), timeoutMs);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves to undefined if the open data are not available. */
export async function ignoreOpenDataError<T>(part: Promise<T>): Promise<T | undefined> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof OpenDataError) return undefined;
    throw error;
  }
}

/** Awaits an optional part of an answer; undefined on open-data errors and on timeout. */
export async function optionalWithTimeout<T>(
  part: Promise<T>,
  timeoutMs: number,
): Promise<T | undefined> {
  return withTimeout(ignoreOpenDataError(part), timeoutMs);
}
