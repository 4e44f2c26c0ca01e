import { OpenDataError, type Conditions, type OpenDataServer, type Resource } from '../server.ts';
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

export interface LatestRunOptions {
  server: OpenDataServer;
  clock: () => Date;
  decoder: RadarDecoder;
}

interface Form {
  form: RadarForm;
  file: Resource;
}

/**
 * The newest run, in its two forms. HDF5 first: it has up to three times the bytes, but takes a sixth
 * of the time to decode (0.1 s), and its values are ten times as fine.
 */
const FORMS: Form[] = [
  { form: 'hdf5', file: fileOf('composite_rv_LATEST.tar') },
  { form: 'radolan', file: fileOf('DE1200_RV_LATEST.tar.bz2') },
];

function fileOf(name: string): Resource {
  return { host: 'opendata', path: `/weather/radar/composite/rv/${name}` };
}

interface Kept extends Conditions {
  run: RadarRun;
  form: RadarForm;
}

const MINUTE = 60_000;

/** There is a run every five minutes, and it is on the server up to four minutes later. */
const NEXT_AFTER = 9 * MINUTE;
/** One that is late, missing or broken is asked for again so often. */
const ASK_AGAIN_EVERY = MINUTE;

/** When one form's newest run is of so long ago, the other form is asked for. */
const LATE = 15 * MINUTE;

export function createLatestRun({ server, clock, decoder }: LatestRunOptions): LatestRun {
  /** The form that was there last comes first. */
  let forms = FORMS;
  let kept: Kept | undefined;
  let renewing: Promise<OpenDataError | undefined> | undefined;
  let failure: OpenDataError | undefined;
  let askAgainAt = 0;

  async function renew(): Promise<OpenDataError | undefined> {
    if (clock().getTime() < askAgainAt) return failure;
    renewing ??= askForms().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  async function askForms(): Promise<OpenDataError | undefined> {
    failure = await newestOfForms();
    const next = (kept?.run.issued ?? 0) + NEXT_AFTER;
    askAgainAt = Math.max(next, clock().getTime() + ASK_AGAIN_EVERY);
    return failure;
  }

  /** The second form is asked for where the first one is missing, cannot be decoded or is late. */
  async function newestOfForms(): Promise<OpenDataError | undefined> {
    let error: OpenDataError | undefined;
    for (const form of forms) {
      try {
        const isThere = await ask(form);
        if (isThere && isInTime()) return undefined;
      } catch (cause) {
        if (!(cause instanceof OpenDataError)) throw cause;
        error ??= cause;
      }
    }
    return isInTime() ? undefined : error;
  }

  function isInTime(): boolean {
    return kept !== undefined && clock().getTime() - kept.run.issued < LATE;
  }

  async function ask(source: Form): Promise<boolean> {
    const { form, file } = source;
    const reply = await server.get(file, kept?.form === form ? kept : {});
    if (reply.status !== 200) return reply.status === 304;
    const { body, etag, lastModified } = reply;
    const run = await decoder.decode(form, body);
    if (kept && kept.run.issued > run.issued) {
      decoder.release(run);
      return true;
    }
    if (kept) decoder.release(kept.run);
    kept = { run, form, etag, lastModified };
    forms = [source, ...FORMS.filter((other) => other !== source)];
    return true;
  }

  return { run: () => kept?.run, renew };
}
