import type { Nowcast } from '../../weather/nowcast.ts';
import { withTimeout } from '../../time/timeout.ts';
import {
  type FetchOptions,
  createRevalidator,
  type CachedFile,
  type Product,
  type Revalidate,
} from '../revalidate.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { createRadarDecoder, type RadarDecoder } from './radar-decoder.ts';
import { findPixel, type GeoPoint } from './grid.ts';
import { readSteps, type RadarRun } from './run.ts';
import { isFresh } from '../cache/cache.ts';
import type { RadarFormat } from './decode-run.ts';
import { MINUTE_MS } from '../../time/units.ts';

export interface Nowcasts {
  /**
   * What falls at a point by the newest radar run, in steps of five minutes, from the five before
   * the run to two hours after it; undefined outside the radar's grid.
   *
   * @throws {OpenDataError} when radar is down: the server fails, its newest run is too old to be
   *   used, or its file cannot be decoded
   */
  at(point: GeoPoint): Promise<Nowcast | undefined>;
}

export interface NowcastOptions extends FetchOptions {
  decoder?: RadarDecoder;
  /** Milliseconds that one waits for a newer run where there is one that can be used. */
  timeoutMs?: number;
}

const NEWER_RUN_TIMEOUT_MS = 1000;

/** Precipitation by DWD's radar composite RV, in the form that the server has. */
export function createNowcasts({
  decoder = createRadarDecoder(),
  timeoutMs = NEWER_RUN_TIMEOUT_MS,
  ...options
}: NowcastOptions): Nowcasts {
  const latest = createLatestRun({ ...options, decoder: rejectFutureRuns(decoder, options.clock) });

  async function at(point: GeoPoint): Promise<Nowcast | undefined> {
    const pixel = findPixel(point);
    if (!pixel) return undefined;
    const renewal = latest.revalidate();
    const failure = isUsable() ? await withTimeout(renewal, timeoutMs) : await renewal;
    // Read only now, at once: the memory of a run that gives way to a newer one is used again.
    const run = latest.currentRun();
    if (run && isUsable()) return { issued: run.issued, steps: readSteps(run, pixel) };
    throw failure ?? new OpenDataError(run ? 'The radar is too old' : 'There is no radar');
  }

  function isUsable(): boolean {
    const run = latest.currentRun();
    return run !== undefined && options.clock().getTime() - run.issued <= MAX_RUN_AGE_MS;
  }

  return { at };
}

interface LatestRun {
  /** The newest run that was had, whatever its age; not to be kept: its memory is used again. */
  currentRun(): RadarRun | undefined;
  /**
   * Asks the server where a newer run is to be expected; gives what went wrong when the one there is
   * then is late. Many askers at once share one download and its decoding.
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
 * The newest run, in its two forms. HDF5 first: it has up to three times the bytes, but takes a sixth
 * of the time to decode (0.1 s), and its values are ten times as fine.
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

/** There is a run every five minutes, and it is on the server up to four minutes later. */
const NEXT_RUN_AFTER_MS = 9 * MINUTE_MS;
/** One that is late, missing or broken is asked for again so often. */
const RETRY_INTERVAL_MS = MINUTE_MS;

/** When one form's newest run is of so long ago, the other form is asked for. */
export const LATE_RUN_AGE_MS = 15 * MINUTE_MS;
/** An older run says nothing of the end of the hour that begins now. */
const MAX_RUN_AGE_MS = 20 * MINUTE_MS;

/** Where a file puts its run into a far future, the next one is looked for all the same. */
function computeNextRunTime({ issued }: RadarRun, now: number): number {
  return Math.min(issued, now) + NEXT_RUN_AFTER_MS;
}

/** The newest run, in one of its forms. */
export function createRadarRunProduct(form: RadarFormat, decoder: RadarDecoder): Product<RadarRun> {
  return {
    decode: async (body) => decoder.decode(form, body),
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
      revalidate: createRevalidator(createRadarRunProduct(each.form, decoder), options),
    };
  });
  /** The form that was there last comes first. */
  let inOrder = sources;
  let kept: CachedRun | undefined;
  let renewing: Promise<OpenDataError | undefined> | undefined;
  let failure: OpenDataError | undefined;
  let asking = { fetchedAt: 0, staleAt: 0 };

  async function renew(): Promise<OpenDataError | undefined> {
    if (isFresh(asking, now())) return failure;
    renewing ??= askForms().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function askForms(): Promise<OpenDataError | undefined> {
    failure = await newestOfForms();
    const fetchedAt = now();
    const next = kept ? computeNextRunTime(kept.run, fetchedAt) : 0;
    asking = { fetchedAt, staleAt: Math.max(next, fetchedAt + RETRY_INTERVAL_MS) };
    return failure;
  }

  /** The second form is asked for where the first one is missing, cannot be decoded or is late. */
  async function newestOfForms(): Promise<OpenDataError | undefined> {
    let error: OpenDataError | undefined;
    for (const source of inOrder) {
      try {
        const isThere = await ask(source);
        if (isThere && isInTime()) return undefined;
      } catch (cause) {
        if (!(cause instanceof OpenDataError)) throw cause;
        error ??= cause;
      }
    }
    return isInTime() ? undefined : error;
  }

  function isInTime(): boolean {
    return kept !== undefined && now() - kept.run.issued < LATE_RUN_AGE_MS;
  }

  /** Whether the server has the form. */
  async function ask(source: RevalidatedSource): Promise<boolean> {
    const known = kept?.form === source.form ? kept : undefined;
    const renewed = await source.revalidate(source.file, known);
    if (renewed.value) take(source, renewed.value, renewed);
    if (renewed.failure !== undefined) throw renewed.failure;
    return renewed.value !== undefined;
  }

  function take(source: RevalidatedSource, run: RadarRun, known: CachedFile<RadarRun>): void {
    if (kept && kept.run.issued > run.issued) {
      decoder.release(run);
      return;
    }
    if (kept && kept.run !== run) decoder.release(kept.run);
    kept = { ...known, run, form: source.form };
    inOrder = [source, ...sources.filter((other) => other !== source)];
  }

  function now(): number {
    return options.clock().getTime();
  }

  return { currentRun: () => kept?.run, revalidate: renew };
}

/** By so much the clocks of two machines may differ, milliseconds. */
const MAX_RUN_CLOCK_SKEW_MS = 10 * 60_000;

/**
 * A decoder that refuses runs of the future: one would be the newest for as long as that is ahead.
 */
export function rejectFutureRuns(decoder: RadarDecoder, clock: () => Date): RadarDecoder {
  return {
    async decode(form, body) {
      const run = await decoder.decode(form, body);
      if (run.issued <= clock().getTime() + MAX_RUN_CLOCK_SKEW_MS) return run;
      decoder.release(run);
      throw new OpenDataError('The radar run is of the future');
    },
    release: (run) => decoder.release(run),
  };
}
