import { HOUR_MS, MINUTE_MS } from '../../time/units.ts';
import { applyRadarToHours, type Nowcast } from '../../weather/nowcast.ts';
import type { Forecasts } from '../forecast.ts';
import { optionalWithTimeout, withTimeout, SOURCE_TIMEOUTS } from '../timeouts.ts';
import type { CachedFile, FetchOptions, Product } from '../product.ts';
import { createRevalidator, isFresh, type Revalidate } from '../product-fetcher.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { createRadarDecoder, type RadarDecoder } from './radar-decoder.ts';
import { readSteps, type RadarRun, findPixel, type GeoPoint } from './run.ts';
import type { RadarFormat } from './decode-run.ts';

export interface Nowcasts {
  /**
   * Returns the precipitation at a point by the newest radar run, in steps of five minutes, from five
   * minutes before the run to two hours after it; undefined outside the radar grid.
   *
   * @throws {OpenDataError} if the server or the decoder fails, or the newest run is too old
   */
  at(point: GeoPoint): Promise<Nowcast | undefined>;
}

export interface NowcastOptions extends FetchOptions {
  decoder?: RadarDecoder;
}

/** Tolerated difference between the clocks of two machines. */
const MAX_RUN_CLOCK_SKEW_MS = 10 * MINUTE_MS;

/** Precipitation by DWD's radar composite RV, in either of its formats. */
export function createNowcasts(options: NowcastOptions): Nowcasts {
  const { newerFileMs, decodeMs } = options.timeouts ?? SOURCE_TIMEOUTS;
  const decoder = options.decoder ?? createRadarDecoder({ timeoutMs: decodeMs });
  const latest = createLatestRun({ ...options, decoder });

  async function at(point: GeoPoint): Promise<Nowcast | undefined> {
    const pixel = findPixel(point);
    if (!pixel) return undefined;
    const revalidation = latest.revalidate();
    const failure = isUsable() ? await withTimeout(revalidation, newerFileMs) : await revalidation;
    // Read synchronously: a newer run gives back the memory of this one.
    const run = latest.currentRun();
    if (run && isUsable()) return { issued: run.issued, steps: readSteps(run, pixel) };
    throw (
      failure ??
      new OpenDataError(run ? 'The newest radar run is too old' : 'There is no radar run')
    );
  }

  function isUsable(): boolean {
    const run = latest.currentRun();
    return run !== undefined && options.clock().getTime() - run.issued <= MAX_RUN_AGE_MS;
  }

  return { at };
}

/** Radar reaches this far ahead. */
const RADAR_SPAN_MS = 2 * HOUR_MS;

/**
 * Forecasts whose first hours have the precipitation that radar measures and extrapolates, so that all operations
 * tell the same. Without radar (outside its area, on errors and on timeout) they are the forecasts themselves.
 */
export function createRadarForecasts(
  forecasts: Forecasts,
  nowcasts: Nowcasts,
  clock: () => Date,
  timeoutMs: number,
): Forecasts {
  return {
    async at(point, from) {
      if (from > clock().getTime() + RADAR_SPAN_MS) return forecasts.at(point, from);
      const [forecast, nowcast] = await Promise.all([
        forecasts.at(point, from),
        optionalWithTimeout(nowcasts.at(point), timeoutMs),
      ]);
      if (!forecast || !nowcast) return forecast;
      const { series } = forecast;
      const hours = applyRadarToHours(series.hours, nowcast, clock().getTime());
      return { ...forecast, series: { ...series, hours } };
    },
  };
}

interface LatestRun {
  /** The newest run, whatever its age. Callers must not store it: its memory is given back. */
  currentRun(): RadarRun | undefined;
  /**
   * Downloads a newer run if one is expected; returns the error if the current run is late then.
   * Concurrent calls share one download.
   */
  revalidate(): Promise<OpenDataError | undefined>;
}

interface LatestRunOptions extends FetchOptions {
  decoder: RadarDecoder;
}

interface RadarSource {
  form: RadarFormat;
  file: Resource;
}

interface RevalidatedSource extends RadarSource {
  revalidate: Revalidate<RadarRun>;
}

/**
 * The newest run in its two formats. HDF5 comes first: it has up to three times the bytes, but decodes
 * in a sixth of the time (0.1 s), and its values are ten times as fine.
 */
export const RADAR_SOURCES: readonly RadarSource[] = [
  { form: 'hdf5', file: compositeFile('composite_rv_LATEST.tar') },
  { form: 'radolan', file: compositeFile('DE1200_RV_LATEST.tar.bz2') },
];

function compositeFile(name: string): Resource {
  return { host: 'opendata', path: `/weather/radar/composite/rv/${name}` };
}

interface CachedRun extends CachedFile<RadarRun> {
  run: RadarRun;
  form: RadarFormat;
}

/** Runs start every five minutes and are published up to four minutes later. */
const NEXT_RUN_AFTER_MS = 9 * MINUTE_MS;
/** Retry interval of late, missing and broken runs. */
const RETRY_INTERVAL_MS = MINUTE_MS;

/** If the newest run of one format is older, the other format is requested. */
export const LATE_RUN_AGE_MS = 15 * MINUTE_MS;
/** Older runs do not cover the next hour well enough. */
const MAX_RUN_AGE_MS = 20 * MINUTE_MS;

/** `now` limits the effect of a run time in the future. */
function computeNextRunTime({ issued }: RadarRun, now: number): number {
  return Math.min(issued, now) + NEXT_RUN_AFTER_MS;
}

/**
 * Creates the product of the newest run in one format. Its decoder rejects runs of the future, which
 * would stay the newest run until then.
 */
export function createRadarRunProduct(
  form: RadarFormat,
  decoder: RadarDecoder,
  clock: () => Date,
): Product<RadarRun> {
  return {
    async decode(body) {
      const run = await decoder.decode(form, body);
      if (run.issued <= clock().getTime() + MAX_RUN_CLOCK_SKEW_MS) return run;
      decoder.release(run);
      throw new OpenDataError('The radar run is from the future');
    },
    staleAt: computeNextRunTime,
    expiresAt: ({ issued }) => issued + MAX_RUN_AGE_MS,
    lateRetryMs: RETRY_INTERVAL_MS,
    missingRetryMs: RETRY_INTERVAL_MS,
  };
}

function createLatestRun({ decoder, ...options }: LatestRunOptions): LatestRun {
  const sources = RADAR_SOURCES.map((each): RevalidatedSource => {
    return {
      ...each,
      revalidate: createRevalidator(
        createRadarRunProduct(each.form, decoder, options.clock),
        options,
      ),
    };
  });
  /** The format of the last success comes first. */
  let orderedSources = sources;
  let current: CachedRun | undefined;
  let revalidating: Promise<OpenDataError | undefined> | undefined;
  let failure: OpenDataError | undefined;
  let lastCheck = { fetchedAt: 0, staleAt: 0 };

  async function revalidate(): Promise<OpenDataError | undefined> {
    if (isFresh(lastCheck, now())) return failure;
    revalidating ??= checkSources().finally(() => {
      revalidating = undefined;
    });
    return revalidating;
  }

  async function checkSources(): Promise<OpenDataError | undefined> {
    failure = await fetchNewest();
    const fetchedAt = now();
    const next = current ? computeNextRunTime(current.run, fetchedAt) : 0;
    lastCheck = { fetchedAt, staleAt: Math.max(next, fetchedAt + RETRY_INTERVAL_MS) };
    return failure;
  }

  /** Requests the second format if the first one is missing, invalid or late. */
  async function fetchNewest(): Promise<OpenDataError | undefined> {
    let error: OpenDataError | undefined;
    for (const source of orderedSources) {
      try {
        const exists = await fetchSource(source);
        if (exists && isInTime()) return undefined;
      } catch (cause) {
        if (!(cause instanceof OpenDataError)) throw cause;
        error ??= cause;
      }
    }
    return isInTime() ? undefined : error;
  }

  function isInTime(): boolean {
    return current !== undefined && now() - current.run.issued < LATE_RUN_AGE_MS;
  }

  /** Whether the server has the format. */
  async function fetchSource(source: RevalidatedSource): Promise<boolean> {
    const cached = current?.form === source.form ? current : undefined;
    const newest = await source.revalidate(source.file, cached);
    if (newest.value) replaceRun(source, newest.value, newest);
    if (newest.failure !== undefined) throw newest.failure;
    return newest.value !== undefined;
  }

  function replaceRun(
    source: RevalidatedSource,
    run: RadarRun,
    cached: CachedFile<RadarRun>,
  ): void {
    if (current && current.run.issued > run.issued) {
      decoder.release(run);
      return;
    }
    if (current && current.run !== run) decoder.release(current.run);
    current = { ...cached, run, form: source.form };
    orderedSources = [source, ...sources.filter((other) => other !== source)];
  }

  function now(): number {
    return options.clock().getTime();
  }

  return { currentRun: () => current?.run, revalidate };
}
