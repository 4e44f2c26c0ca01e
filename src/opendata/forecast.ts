import { HOUR_MS } from '../time/units.ts';
import type { HourlySeries } from '../weather/hour.ts';

/** Providers of forecasts: DWD or Open-Meteo. */
export const FORECAST_SOURCES = ['dwd', 'open-meteo'] as const;
export type ForecastSource = (typeof FORECAST_SOURCES)[number];

/** The settings of the forecasts. */
export interface ForecastSettings {
  source: ForecastSource;
}

/**
 * Older runs are not used, even if they are the newest on the server: DWD has then missed eight runs,
 * and the hours no longer reach as far as answers need.
 */
const MAX_FORECAST_AGE_MS = 48 * HOUR_MS;

/** @param now epoch milliseconds */
export function isForecastExpired({ issued }: HourlySeries, now: number): boolean {
  return now - issued > MAX_FORECAST_AGE_MS;
}

/** The point of a forecast. */
export interface ForecastPoint {
  latitude: number;
  longitude: number;
  /** Metres above sea level; null keeps temperatures at the height of the source. */
  elevation: number | null;
}

export interface PointForecast {
  series: HourlySeries;
  /** Id of the station, or of the grid point (`52.52,13.41`). */
  station: string;
  /** Expected time of the next run, epoch milliseconds. */
  nextUpdate: number;
}

/** A source of forecasts: the stations of DWD, or the grid of another provider. */
export interface Forecasts {
  /**
   * Returns the forecast for a point; undefined if there is none nearby.
   *
   * @param from start of the first hour, epoch milliseconds; may be in the past
   * @throws {OpenDataError} if the server fails
   */
  at(point: ForecastPoint, from: number): Promise<PointForecast | undefined>;
}
