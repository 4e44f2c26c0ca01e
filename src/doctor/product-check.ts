import type { Product } from '../opendata/revalidate.ts';
import { OpenDataError, type Resource } from '../opendata/server.ts';
import { SkippedError, type Check, type CheckFinding, type CheckProblem } from './check.ts';
import type { FetchedFile, DownloadFacts, Examination } from './examination.ts';
import { formatAge, formatTime } from './format-report.ts';
import { lowercaseFirst } from './explain-failure.ts';
import { HOUR_MS, DAY_MS } from '../time/units.ts';

/** A kind of file, and how one sees whether it is well. */
interface ProductCheck<T> extends Omit<Check, 'examine'> {
  /** The files that serve, in the order in which they are asked for; not empty. */
  files: (examination: Examination) => Promise<ProductFile<T>[]> | ProductFile<T>[];
  /**
   * When the next file is asked for: where one is not there, or whatever is wrong with it.
   */
  tryNextWhen: 'absent' | 'unusable';
  /** @throws {OpenDataError} when the value is not what it should be of */
  describe: (value: T, examination: Examination, file: ProductFile<T>) => Promise<string> | string;
  /** Epoch milliseconds; by default the server's date of the file. */
  dated?: (value: T) => number | undefined;
  /** Epoch milliseconds from which it is late; undefined for what has no rhythm. */
  lateFrom?: (times: { value: T; dated: number; now: number }) => number;
}

export interface ProductFile<T> {
  product: Product<T>;
  resource: Resource;
  /** What tells its form from that of the others. */
  form?: string;
  /** Id of the station that it must be of, and the name of it. */
  of?: string;
  name?: string;
}

/** By so much the clocks of two machines may differ. */
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
    const asked = await examination.fetchFile(file.product, file.resource);
    const finding = await evaluateFile(spec, asked, examination, file);
    if (finding.status === 'ok') return { ...finding, ...addFormNote(finding, file, failed[0]) };
    failed.push({ finding, file });
    if (spec.tryNextWhen === 'absent' && !asked.failure?.isAbsent) break;
  }
  // What is there and no good tells more than what is not there.
  const worst = failed.find(({ finding }) => finding.status !== 'missing') ?? failed[0];
  if (!worst) throw new SkippedError('no file of it is known');
  return worst.finding;
}

/** Where the form that is usual cannot be had, the one in its place serves as well. */
function addFormNote<T>(
  { value }: CheckFinding,
  { form }: ProductFile<T>,
  before: { finding: CheckFinding; file: ProductFile<T> } | undefined,
): Pick<CheckFinding, 'value'> {
  if (value === undefined || form === undefined) return {};
  const note = `form: ${form}`;
  if (!before) return { value: `${value}; ${note}` };
  return { value: `${value}; ${note}, for ${before.file.form} ${before.finding.problem}` };
}

async function evaluateFile<T>(
  spec: ProductCheck<T>,
  asked: FetchedFile<T>,
  examination: Examination,
  file: ProductFile<T>,
): Promise<CheckFinding> {
  const { url, bytes, milliseconds, modified } = asked;
  const download = { url, milliseconds, ...(bytes !== undefined && { bytes }) };
  if (asked.failure) {
    const { status, problem, advice } = asked.failure;
    return { ...download, ...pickDate(modified), status, problem, advice };
  }
  const { value } = asked;
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

/** Lists of the demo are of a day of their own, for which the clock may not be ready yet. */
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
      'Try again in an hour; if it stays so, the form has changed: please report it with this output.',
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
      problem: `its data are of the future, ${time(dated)}`,
      advice: 'Set the clock of this machine right; if it is, please report this output.',
    };
  }
  const due = lateFrom?.({ value, dated, now });
  if (due === undefined || now <= due) return undefined;
  return {
    status: 'late',
    problem: `its newest data are of ${time(dated)} (${formatAge(now - dated)} old), and newer ones were due by ${time(due)}`,
    advice:
      'Wait: it is late at its source. If much else is late, too, check the clock of this machine.',
  };
}

/** What comes a little after its time is not late yet, milliseconds. */
export const LATE_GRACE_MS = HOUR_MS;

/** Lists that change some times a year; an older one was probably given up for another address. */
export const MAX_LIST_AGE_MS = 730 * DAY_MS;
/** Lists that are written anew every day, and serve for longer. */
export const MAX_DAILY_LIST_AGE_MS = 31 * DAY_MS;
/** Warnings are written anew all the time, on quiet days as well. */
export const MAX_WARNINGS_AGE_MS = 2 * HOUR_MS;
