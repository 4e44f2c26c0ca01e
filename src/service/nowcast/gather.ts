import type { Point } from '../../opendata/forecast.ts';
import { HOUR, type Hour } from '../../weather/hour.ts';
import type { Nowcast } from '../../weather/nowcast.ts';
import type { ObservedStation } from '../../weather/station-reading.ts';
import type { Warning } from '../../weather/warning.ts';
import { hadInTime } from '../had-in-time.ts';
import { noForecast } from '../problems.ts';
import type { Sources } from '../sources.ts';

/** All that is known of the weather at a point. */
export interface Gathered {
  /** Of the forecast, from two hours ago on. */
  hours: readonly Hour[];
  /** Undefined where no radar reaches, and where radar is down or late. */
  nowcast: Nowcast | undefined;
  /** The closest station; undefined where there is none, and where readings are down or late. */
  station: ObservedStation | undefined;
  /** Undefined where they are down or late: then it is not known whether there are any. */
  warnings: readonly Warning[] | undefined;
}

/** A station farther off does not tell of the temperature here, km. */
const REACH = 25;

/**
 * Asks all sources at once. Without a forecast there is no nowcast; the others only add to it.
 *
 * @param patience milliseconds that one waits for those
 * @throws {ServiceError} where no station has a forecast
 * @throws {OpenDataError} where the forecast cannot be had
 */
export async function gather(
  point: Point,
  now: number,
  { forecasts, nowcasts, observations, warnings }: Sources,
  patience: number,
): Promise<Gathered> {
  const [forecast, nowcast, closest, known] = await Promise.all([
    // A reading may be older than the running hour.
    forecasts.at(point, now - (now % HOUR) - 2 * HOUR),
    hadInTime(nowcasts.at(point), patience),
    hadInTime(observations.closest(point, REACH), patience),
    hadInTime(warnings.at(point), patience),
  ]);
  if (!forecast) throw noForecast();
  return { hours: forecast.series.hours, nowcast, station: closest?.station, warnings: known };
}
