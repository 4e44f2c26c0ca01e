import { HOUR } from '../../weather/hour.ts';
import type { PrecipitationKind } from '../../weather/precipitation-kind.ts';
import { planExpectation } from './expectation.ts';
import { planNowcast } from './nowcast.ts';
import { endOf } from './spell.ts';
import type { Plan } from './statement.ts';

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

/** What falls in the hour from now on, and when; by the hour where the steps are hours. */
export function planNextHour(
  steps: readonly NextHourStep[],
  now: number,
  place: string | null,
): Plan {
  const ahead = steps.filter((step) => endOf(step) > now && step.start < now + HOUR);
  const isForecast = ahead.some(({ length }) => length >= HOUR);
  return isForecast ? planExpectation(ahead, now, place) : planNowcast(ahead, now, place);
}
