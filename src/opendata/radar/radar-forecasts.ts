import { withTimeout } from '../../time/timeout.ts';
import { HOUR_MS } from '../../time/units.ts';
import { applyRadarToHours } from '../../weather/radar-hours.ts';
import type { Forecasts } from '../forecast.ts';
import { ignoreOpenDataError } from '../server.ts';
import type { Nowcasts } from './nowcasts.ts';

/** Radar reaches this far ahead. */
const RADAR_SPAN_MS = 2 * HOUR_MS;

/**
 * Forecasts whose first hours have the precipitation that radar measures and extrapolates, so that all operations
 * tell the same. Without radar (outside its area, on errors and on timeout) they are the forecasts themselves.
 */
export function createRadarForecasts(
  forecasts: Forecasts,
  nowcasts: Nowcasts,
  clock: () => Date,
  timeoutMs: number,
): Forecasts {
  return {
    async at(point, from) {
      if (from > clock().getTime() + RADAR_SPAN_MS) return forecasts.at(point, from);
      const [forecast, nowcast] = await Promise.all([
        forecasts.at(point, from),
        withTimeout(ignoreOpenDataError(nowcasts.at(point)), timeoutMs),
      ]);
      if (!forecast || !nowcast) return forecast;
      const { series } = forecast;
      const hours = applyRadarToHours(series.hours, nowcast, clock().getTime());
      return { ...forecast, series: { ...series, hours } };
    },
  };
}
