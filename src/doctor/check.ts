import type { Examination } from './examination.ts';

/** What a check can end with; all but `ok` and `skipped` need somebody to look. */
export type CheckStatus = 'ok' | 'skipped' | ProblemStatus;

/**
 * `missing`: it cannot be had. `moved`: the server redirects. `late`: its data are older than its
 * rhythm allows. `changed`: it came, but the service cannot use it.
 */
type ProblemStatus = 'missing' | 'moved' | 'late' | 'changed';

/** Why something is no good, and what the operator can do: whole sentences without a subject's name. */
export interface CheckProblem {
  status: ProblemStatus;
  /** What was found, as a clause: `opendata.dwd.de refuses the connection`. */
  problem: string;
  /** What to do, as a sentence. */
  advice: string;
}

/** What a check found out. */
export interface CheckFinding {
  status: CheckStatus;
  /** Where it was asked for, without user, password or key. */
  url?: string;
  /** Size of the file as it came. */
  bytes?: number;
  /** When the data were made, epoch milliseconds. */
  dated?: number;
  /** Download and decoding. */
  milliseconds?: number;
  /** One decoded value that a person can check. */
  value?: string;
  /** What was found, or why nothing was asked, as a clause. */
  problem?: string;
  /** What to do, as a sentence. */
  advice?: string;
}

/** Something that the service needs, and how to find out whether it is well. */
export interface Check {
  /** Stable, for monitors: `mosmix-file`. */
  name: string;
  /** In the singular: `MOSMIX station file`. */
  title: string;
  /** What the service does without it, as a sentence. */
  without: string;
  examine: (examination: Examination) => Promise<CheckFinding>;
}

/** A check cannot be made, for a reason that is told elsewhere or is the operator's choice. */
export class SkippedError extends Error {
  override name = 'SkippedError';
}

/**
 * What an examination found out, as `--json` prints it. Fields are only ever added; what is not known
 * is null.
 */
export interface Report {
  /** Of the program. */
  version: string;
  node: string;
  /** `linux x64` */
  platform: string;
  /** `demo`: everything is made up inside the process, and nothing live was asked. */
  data: 'live' | 'demo';
  /** When it was examined, ISO 8601. */
  time: string;
  /** The default place, and the zone that the times in values and problems are of. */
  place: string;
  timeZone: string;
  /** No check is missing, moved, late or changed. */
  ok: boolean;
  checks: CheckReport[];
}

export interface CheckReport {
  /** Stable: `mosmix-file`. */
  name: string;
  title: string;
  status: CheckStatus;
  /** Without user, password or key. */
  url: string | null;
  /** Of the file as it came. */
  bytes: number | null;
  /** Of the data. */
  ageSeconds: number | null;
  /** Download and decoding. */
  milliseconds: number | null;
  /** A decoded value that a person can check. */
  value: string | null;
  /** What was found, or why nothing was asked. */
  problem: string | null;
  /** What to do about it. */
  advice: string | null;
  /** What the service does without it. */
  without: string;
}
