import type { Examination } from './examination.ts';

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
