import type { Status } from './check.ts';

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
  status: Status;
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
