import type { Product } from '../opendata/product.ts';
import { OpenDataError, type Resource } from '../opendata/server.ts';
import type { FetchedFile, DownloadFacts, Examination } from './examination.ts';
import { formatAge, formatTime } from './format-report.ts';
import { lowercaseFirst } from './explain-failure.ts';
import { HOUR_MS, DAY_MS } from '../time/units.ts';

/** A check of one kind of file. */
interface ProductCheck<T> extends Omit<Check, 'examine'> {
  /** Candidate files, in the order in which they are tried; not empty. */
  files: (examination: Examination) => Promise<ProductFile<T>[]> | ProductFile<T>[];
  /** Whether the next file is tried only after a 404, or after any problem. */
  tryNextWhen: 'absent' | 'unusable';
  /** @throws {OpenDataError} if the value is not the expected one */
  describe: (value: T, examination: Examination, file: ProductFile<T>) => Promise<string> | string;
  /** Time of the data, epoch milliseconds; by default `Last-Modified`. */
  dated?: (value: T) => number | undefined;
  /** Epoch milliseconds from which it is late; undefined for files without an update interval. */
  lateFrom?: (times: { value: T; dated: number; now: number }) => number;
}

export interface ProductFile<T> {
  product: Product<T>;
  resource: Resource;
  /** Name of its format, if the candidates differ in it. */
  form?: string;
  /** Id and name of the station that the file must belong to. */
  of?: string;
  name?: string;
}

/** Tolerated difference between the clocks of two machines. */
const MAX_CLOCK_DIFFERENCE_MS = 10 * 60_000;

export function createProductCheck<T>(spec: ProductCheck<T>): Check {
  const { name, title, without } = spec;
  return { name, title, without, examine: async (examination) => examineFiles(spec, examination) };
}

async function examineFiles<T>(
  spec: ProductCheck<T>,
  examination: Examination,
): Promise<CheckFinding> {
  const failed: { finding: CheckFinding; file: ProductFile<T> }[] = [];
  for (const file of await spec.files(examination)) {
    const fetched = await examination.fetchFile(file.product, file.resource);
    const finding = await evaluateFile(spec, fetched, examination, file);
    if (finding.status === 'ok') return { ...finding, ...addFormNote(finding, file, failed[0]) };
    failed.push({ finding, file });
    if (spec.tryNextWhen === 'absent' && !fetched.failure?.isAbsent) break;
  }
  // An unusable file says more than a missing one.
  const mostTelling = failed.find(({ finding }) => finding.status !== 'missing') ?? failed[0];
  if (!mostTelling) throw new SkippedError('there is no file to examine');
  return mostTelling.finding;
}

/** Adds the format that was used, and why the preferred one was not. */
function addFormNote<T>(
  { value }: CheckFinding,
  { form }: ProductFile<T>,
  before: { finding: CheckFinding; file: ProductFile<T> } | undefined,
): Pick<CheckFinding, 'value'> {
  if (value === undefined || form === undefined) return {};
  const note = `format: ${form}`;
  if (!before) return { value: `${value}; ${note}` };
  return { value: `${value}; ${note}, for ${before.file.form} ${before.finding.problem}` };
}

async function evaluateFile<T>(
  spec: ProductCheck<T>,
  fetched: FetchedFile<T>,
  examination: Examination,
  file: ProductFile<T>,
): Promise<CheckFinding> {
  const { url, bytes, milliseconds, modified } = fetched;
  const download = { url, milliseconds, ...(bytes !== undefined && { bytes }) };
  if (fetched.failure) {
    const { status, problem, advice } = fetched.failure;
    return { ...download, ...pickDate(modified), status, problem, advice };
  }
  const { value } = fetched;
  const dated = spec.dated ? spec.dated(value) : dropFutureDate(modified, examination);
  const facts = { ...download, ...pickDate(dated) };
  try {
    const described = await spec.describe(value, examination, file);
    return {
      ...facts,
      value: described,
      status: 'ok',
      ...checkAge(spec, value, dated, examination),
    };
  } catch (error) {
    if (!(error instanceof OpenDataError)) throw error;
    return { ...facts, ...describeUnexpected(error) };
  }
}

/** Demo lists have a fixed date, which may be ahead of the clock. */
function dropFutureDate(
  modified: number | undefined,
  { isDemo, clock }: Examination,
): number | undefined {
  const isAhead = modified !== undefined && modified > clock().getTime();
  return isDemo && isAhead ? undefined : modified;
}

function pickDate(dated: DownloadFacts['modified']): Pick<CheckFinding, 'dated'> {
  return dated === undefined || !Number.isFinite(dated) ? {} : { dated };
}

function describeUnexpected({ message }: OpenDataError): CheckProblem {
  return {
    status: 'changed',
    problem: lowercaseFirst(message),
    advice:
      'Try again in an hour; if it persists, the format has changed: please report it with this output.',
  };
}

function checkAge<T>(
  { lateFrom }: ProductCheck<T>,
  value: T,
  dated: number | undefined,
  { clock, place: { timeZone } }: Examination,
): CheckProblem | undefined {
  if (dated === undefined || !Number.isFinite(dated)) return undefined;
  const now = clock().getTime();
  const time = (instant: number) => formatTime(instant, now, timeZone);
  if (dated > now + MAX_CLOCK_DIFFERENCE_MS) {
    return {
      status: 'changed',
      problem: `its data are from the future, ${time(dated)}`,
      advice: 'Correct the clock of this machine; if it is correct, please report this output.',
    };
  }
  const due = lateFrom?.({ value, dated, now });
  if (due === undefined || now <= due) return undefined;
  return {
    status: 'late',
    problem: `its newest data are from ${time(dated)} (${formatAge(now - dated)} old), and newer ones were due by ${time(due)}`,
    advice:
      'Wait: the source is late. If other data are late, too, check the clock of this machine.',
  };
}

/** Data count as late only after this time. */
export const LATE_GRACE_MS = HOUR_MS;

/** For lists that change some times a year; an older one has probably moved. */
export const MAX_LIST_AGE_MS = 730 * DAY_MS;
/** For lists that are published daily but are usable for longer. */
export const MAX_DAILY_LIST_AGE_MS = 31 * DAY_MS;
/** Warnings are published continuously, even if there are none. */
export const MAX_WARNINGS_AGE_MS = 2 * HOUR_MS;

/** Result of a check; all but `ok` and `skipped` are problems. */
export type CheckStatus = 'ok' | 'skipped' | ProblemStatus;

/**
 * `missing`: it is not available. `moved`: the server redirects. `late`: its data are older than its
 * update interval allows. `changed`: it arrived, but the service cannot use it.
 */
type ProblemStatus = 'missing' | 'moved' | 'late' | 'changed';

/** A problem and what the operator can do about it. */
export interface CheckProblem {
  status: ProblemStatus;
  /** The problem as a clause: `opendata.dwd.de refuses the connection`. */
  problem: string;
  /** What to do, as a sentence. */
  advice: string;
}

export interface CheckFinding {
  status: CheckStatus;
  /** Requested URL, without user, password and key. */
  url?: string;
  /** Size of the downloaded file. */
  bytes?: number;
  /** Time of the data, epoch milliseconds. */
  dated?: number;
  /** Time for download and decoding. */
  milliseconds?: number;
  /** A decoded value that a person can verify. */
  value?: string;
  /** The problem, or the reason why the check was skipped, as a clause. */
  problem?: string;
  /** What to do, as a sentence. */
  advice?: string;
}

/** A check of something that the service needs. */
export interface Check {
  /** Stable id for monitoring: `mosmix-file`. */
  name: string;
  /** Singular: `MOSMIX station file`. */
  title: string;
  /** Effect of its absence on the service, as a sentence. */
  without: string;
  examine: (examination: Examination) => Promise<CheckFinding>;
}

/** A check is not applicable: by configuration, or because another check has failed. */
export class SkippedError extends Error {
  override name = 'SkippedError';
}

/** The report as `--json` prints it. Fields are only ever added; unknown ones are null. */
export interface Report {
  /** Version of the program. */
  version: string;
  node: string;
  /** `linux x64` */
  platform: string;
  /** `demo`: all data are generated in the process, and nothing was downloaded. */
  data: 'live' | 'demo';
  /** Time of the examination, ISO 8601. */
  time: string;
  /** The default place and its time zone, which the times in values and problems use. */
  place: string;
  timeZone: string;
  /** Every check is `ok` or `skipped`. */
  ok: boolean;
  checks: CheckReport[];
}

export interface CheckReport {
  /** Stable id: `mosmix-file`. */
  name: string;
  title: string;
  status: CheckStatus;
  /** Without user, password and key. */
  url: string | null;
  /** Size of the downloaded file. */
  bytes: number | null;
  /** Age of the data. */
  ageSeconds: number | null;
  /** Time for download and decoding. */
  milliseconds: number | null;
  /** A decoded value that a person can verify. */
  value: string | null;
  /** The problem, or the reason why the check was skipped. */
  problem: string | null;
  /** What to do. */
  advice: string | null;
  /** Effect of its absence on the service. */
  without: string;
}
