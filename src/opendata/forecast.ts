import { HOUR_MS } from '../time/units.ts';
import type { HourlySeries } from '../weather/hour.ts';

/** Whose forecasts they are: the German weather service's, or Open-Meteo's. */
export const FORECAST_SOURCES = ['dwd', 'open-meteo'] as const;
export type ForecastSource = (typeof FORECAST_SOURCES)[number];

/**
 * A run of this age is no forecast any more, even where the server says that it is the newest: eight runs of the
 * German weather service have not come by then, and its hours no longer reach as far as answers promise.
 */
const MAX_FORECAST_AGE_MS = 48 * HOUR_MS;

/** @param now epoch milliseconds */
export function isForecastExpired({ issued }: HourlySeries, now: number): boolean {
  return now - issued > MAX_FORECAST_AGE_MS;
}

/** Where a forecast is wanted for. */
export interface ForecastPoint {
  latitude: number;
  longitude: number;
  /** Metres above sea level; null leaves temperatures at the height that the source has there. */
  elevation: number | null;
}

export interface PointForecast {
  series: HourlySeries;
  /** Id of the station that it comes from, or of the grid's point (`52.52,13.41`). */
  station: string;
  /** Epoch milliseconds at which the next run is to be expected. */
  nextUpdate: number;
}

/** A source of forecasts: the weather service's stations, or the grid of another provider. */
export interface Forecasts {
  /**
   * The forecast for a point; undefined where there is none within reach.
   *
   * @param from epoch milliseconds: hours from then on are wanted, also those that are past
   * @throws {OpenDataError} when the server fails
   */
  at(point: ForecastPoint, from: number): Promise<PointForecast | undefined>;
}
