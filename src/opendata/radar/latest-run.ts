import { isFresh } from '../cache/cache.ts';
import {
  createRenewal,
  type FetchOptions,
  type Known,
  type Product,
  type Renew,
} from '../renewal.ts';
import { OpenDataError, type Resource } from '../server.ts';
import type { RadarDecoder } from './decode-in-worker.ts';
import type { RadarForm } from './decode.ts';
import type { RadarRun } from './run.ts';

export interface LatestRun {
  /** The newest run that was had, whatever its age; not to be kept: its memory is used again. */
  run(): RadarRun | undefined;
  /**
   * Asks the server where a newer run is to be expected; gives what went wrong when the one there is
   * then is late. Many askers at once share one download and its decoding.
   */
  renew(): Promise<OpenDataError | undefined>;
}

export interface LatestRunOptions extends FetchOptions {
  decoder: RadarDecoder;
}

export interface Form {
  form: RadarForm;
  file: Resource;
}

interface Source extends Form {
  renew: Renew<RadarRun>;
}

/**
 * The newest run, in its two forms. HDF5 first: it has up to three times the bytes, but takes a sixth
 * of the time to decode (0.1 s), and its values are ten times as fine.
 */
export const FORMS: readonly Form[] = [
  { form: 'hdf5', file: fileOf('composite_rv_LATEST.tar') },
  { form: 'radolan', file: fileOf('DE1200_RV_LATEST.tar.bz2') },
];

function fileOf(name: string): Resource {
  return { host: 'opendata', path: `/weather/radar/composite/rv/${name}` };
}

interface Kept extends Known<RadarRun> {
  run: RadarRun;
  form: RadarForm;
}

const MINUTE = 60_000;

/** There is a run every five minutes, and it is on the server up to four minutes later. */
const NEXT_AFTER = 9 * MINUTE;
/** One that is late, missing or broken is asked for again so often. */
const ASK_AGAIN_EVERY = MINUTE;

/** When one form's newest run is of so long ago, the other form is asked for. */
export const LATE = 15 * MINUTE;
/** An older run says nothing of the end of the hour that begins now. */
export const TOO_OLD = 20 * MINUTE;

/** Where a file puts its run into a far future, the next one is looked for all the same. */
function nextRunAt({ issued }: RadarRun, now: number): number {
  return Math.min(issued, now) + NEXT_AFTER;
}

/** The newest run, in one of its forms. */
export function radarRun(form: RadarForm, decoder: RadarDecoder): Product<RadarRun> {
  return {
    decode: async (body) => decoder.decode(form, body),
    freshUntil: nextRunAt,
    usableUntil: ({ issued }) => issued + TOO_OLD,
    askLateEvery: ASK_AGAIN_EVERY,
    askMissingEvery: ASK_AGAIN_EVERY,
  };
}

export function createLatestRun({ decoder, ...options }: LatestRunOptions): LatestRun {
  const sources = FORMS.map((each): Source => {
    return { ...each, renew: createRenewal(radarRun(each.form, decoder), options) };
  });
  /** The form that was there last comes first. */
  let inOrder = sources;
  let kept: Kept | undefined;
  let renewing: Promise<OpenDataError | undefined> | undefined;
  let failure: OpenDataError | undefined;
  let asking = { askedAt: 0, askAgainAt: 0 };

  async function renew(): Promise<OpenDataError | undefined> {
    if (isFresh(asking, now())) return failure;
    renewing ??= askForms().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function askForms(): Promise<OpenDataError | undefined> {
    failure = await newestOfForms();
    const askedAt = now();
    const next = kept ? nextRunAt(kept.run, askedAt) : 0;
    asking = { askedAt, askAgainAt: Math.max(next, askedAt + ASK_AGAIN_EVERY) };
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
    return kept !== undefined && now() - kept.run.issued < LATE;
  }

  /** Whether the server has the form. */
  async function ask(source: Source): Promise<boolean> {
    const known = kept?.form === source.form ? kept : undefined;
    const renewed = await source.renew(source.file, known);
    if (renewed.value) take(source, renewed.value, renewed);
    if (renewed.failure !== undefined) throw renewed.failure;
    return renewed.value !== undefined;
  }

  function take(source: Source, run: RadarRun, known: Known<RadarRun>): void {
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

  return { run: () => kept?.run, renew };
}
