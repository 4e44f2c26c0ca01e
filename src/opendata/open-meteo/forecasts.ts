import { distance } from 'geokdbush';
import { HOUR_MS } from '../../time/units.ts';
import {
  isForecastExpired,
  type Forecasts,
  type ForecastPoint,
  type PointForecast,
} from '../forecast.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import {
  decodeOpenMeteoForecast,
  type GridForecast,
  OPEN_METEO_VARIABLES,
} from './forecast-file.ts';

/** A forecast combines many models, some of which update every hour. */
const UPDATE_INTERVAL_MS = HOUR_MS;
/** How long forecasts are served stale if the provider fails. */
const MAX_STALE_MS = 6 * HOUR_MS;

/** The coarsest grid has a point every quarter of a degree. */
const MAX_GRID_DISTANCE_KM = 100;

export const gridForecastProduct: Product<GridForecast> = {
  decode: decodeOpenMeteoForecast,
  // Limits the effect of an issue time in the far future.
  staleAt: (value, now) => Math.min(computeNextUpdate(value), now + UPDATE_INTERVAL_MS),
  expiresAt: (value, now) => gridForecastProduct.staleAt(value, now) + MAX_STALE_MS,
};

/**
 * Point forecasts of Open-Meteo (https://open-meteo.com/en/docs), for the whole world and up to 16
 * days. The provider adjusts temperatures to the requested height.
 */
export function createOpenMeteoForecasts(options: FetchOptions): Forecasts {
  const forecasts = createProductFetcher(gridForecastProduct, options);
  return {
    async at(point: ForecastPoint): Promise<PointForecast | undefined> {
      const found = await forecasts(createForecastRequest(point));
      if (!found) return undefined;
      requireNearby(found, point);
      if (isForecastExpired(found.series, options.clock().getTime())) {
        throw new OpenDataError('The newest answer of Open-Meteo is too old');
      }
      return {
        series: found.series,
        station: formatGridPoint(found),
        nextUpdate: computeNextUpdate(found),
      };
    },
  };
}

function computeNextUpdate({ series }: GridForecast): number {
  return series.issued + UPDATE_INTERVAL_MS;
}

/** @throws {OpenDataError} if the forecast is for another place */
export function requireNearby(
  found: GridForecast,
  { latitude, longitude }: Pick<ForecastPoint, 'latitude' | 'longitude'>,
): void {
  const away = distance(found.longitude, found.latitude, longitude, latitude);
  if (away <= MAX_GRID_DISTANCE_KM) return;
  throw new OpenDataError(`Open-Meteo answers for a place ${Math.round(away)} km away`);
}

/** `52.52,13.41` */
function formatGridPoint({ latitude, longitude }: GridForecast): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

export const OPEN_METEO_FORECAST_PATH = '/v1/forecast';

/** Maximum of the provider. */
const FORECAST_DAYS = 16;
/** On a Sunday, the Saturday in time zones ahead of UTC starts before the previous UTC day. */
const PAST_DAYS = 2;

/** Requests within about a kilometre share a file, because they share a grid point. */
const COORDINATE_DECIMALS = 2;

/** Creates the request for hourly values of UTC days in metric units. */
export function createForecastRequest({ latitude, longitude, elevation }: ForecastPoint): Resource {
  const query = new URLSearchParams({
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
    ...(elevation !== null && { elevation: String(Math.round(elevation)) }),
    hourly: OPEN_METEO_VARIABLES.join(','),
    // `current.time` is the time of the response.
    current: 'temperature_2m',
    forecast_days: String(FORECAST_DAYS),
    past_days: String(PAST_DAYS),
    timeformat: 'unixtime',
    timezone: 'GMT',
  });
  return { host: 'openMeteo', path: `${OPEN_METEO_FORECAST_PATH}?${query.toString()}` };
}

function roundDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(COORDINATE_DECIMALS)));
}
