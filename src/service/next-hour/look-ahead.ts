import type { Point } from '../../opendata/forecast.ts';
import type { Nowcasts } from '../../opendata/radar/nowcasts.ts';
import { OpenDataError } from '../../opendata/server.ts';
import { HOUR } from '../../weather/hour.ts';
import type { NextHourStep, Nowcast } from '../../weather/nowcast.ts';
import { noForecast } from '../problems.ts';
import type { Sources } from '../sources.ts';
import { forecastSteps, isEnough, radarSteps, withKind } from './steps.ts';

export interface NextHour {
  /** What the steps come from. */
  source: string;
  steps: NextHourStep[];
}

/**
 * What falls in the hour from now: by radar where it has data in time, else by the forecast. Both
 * are asked at once. A radar file that comes too late serves the next asker.
 *
 * @param patience milliseconds that one waits for the radar, or has waited when it is there and only
 *   the kind of precipitation is still to come
 * @throws {ServiceError} where neither source reaches the point
 * @throws {OpenDataError} where neither can be had
 */
export async function lookAhead(
  point: Point,
  now: number,
  { nowcasts, forecasts, source }: Sources,
  patience: number,
): Promise<NextHour> {
  const asked = forecasts.at(point, now - (now % HOUR));
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  // Without a forecast it is not known what falls, but that it does.
  const forKind = asked.catch(() => undefined);
  try {
    const nowcast = await Promise.race([nowcastAt(point, nowcasts), late]);
    const steps = nowcast && radarSteps(nowcast, now);
    if (steps && isEnough(steps)) {
      const forecast = await Promise.race([forKind, late]);
      return { source: source.nowcasts, steps: withKind(steps, forecast?.series.hours ?? []) };
    }
  } finally {
    clearTimeout(timer);
  }
  const forecast = await asked;
  const steps = forecastSteps(forecast?.series.hours ?? [], now);
  if (steps.every(({ rate }) => rate === null)) throw noForecast();
  return { source: source.forecasts, steps };
}

/** Undefined outside the radar's reach, and where radar is down. */
async function nowcastAt(point: Point, nowcasts: Nowcasts): Promise<Nowcast | undefined> {
  try {
    return await nowcasts.at(point);
  } catch (error) {
    if (error instanceof OpenDataError) return undefined;
    throw error;
  }
}
