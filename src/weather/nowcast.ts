import type { PrecipitationKind } from './precipitation-kind.ts';

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

/** A step of radar, or an hour of a forecast. */
export interface NextHourStep {
  /** Epoch milliseconds (UTC). */
  start: number;
  /** Milliseconds. */
  length: number;
  /** All that falls, mm per hour; null where there are no data. */
  rate: number | null;
  /** What falls, or would. */
  kind: PrecipitationKind;
  /** That something falls, percent; a forecast's only. */
  probability?: number | null;
}
