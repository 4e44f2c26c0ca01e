/** What falls within five minutes. */
export interface NowcastStep {
  /** Start of the step, epoch milliseconds (UTC), on full five minutes. */
  start: number;
  /** All that falls, mm per hour; null where the source has no data, which is neither wet nor dry. */
  rate: number | null;
}

/** Consecutive steps for one point. */
export interface Nowcast {
  /** When the run was issued, epoch milliseconds (UTC). */
  issued: number;
  /** Ascending, `STEP` apart, without gaps. */
  steps: NowcastStep[];
}

export const STEP = 5 * 60_000;
