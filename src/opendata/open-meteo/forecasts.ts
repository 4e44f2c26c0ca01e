import { distance } from 'geokdbush';
import { HOUR_MS } from '../../time/units.ts';
import {
  isForecastExpired,
  type Forecasts,
  type ForecastPoint,
  type PointForecast,
} from '../forecast.ts';
import { createProductFetcher, type FetchOptions, type Product } from '../product-fetcher.ts';
import { OpenDataError, type Resource } from '../server.ts';
import {
  decodeOpenMeteoForecast,
  type GridForecast,
  OPEN_METEO_VARIABLES,
} from './forecast-file.ts';

/** Of the many models that a forecast is made of, one or another has a new run every hour. */
const UPDATE_INTERVAL_MS = HOUR_MS;
/** So long a forecast serves on where the provider fails. */
const MAX_STALE_MS = 6 * HOUR_MS;

/** The coarsest grid has a point every quarter of a degree; one further away is of another place, km. */
const MAX_GRID_DISTANCE_KM = 100;

export const gridForecastProduct: Product<GridForecast> = {
  decode: decodeOpenMeteoForecast,
  // Where a file puts itself into a far future, the next one is looked for all the same.
  staleAt: (value, now) => Math.min(computeNextUpdate(value), now + UPDATE_INTERVAL_MS),
  expiresAt: (value, now) => gridForecastProduct.staleAt(value, now) + MAX_STALE_MS,
};

/**
 * Point forecasts by Open-Meteo (https://open-meteo.com/en/docs), for the whole world and up to 16
 * days. The provider itself brings temperatures to the height that is asked for.
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

/** @throws {OpenDataError} for the forecast of another place */
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

/** As many as the provider has. */
const FORECAST_DAYS = 16;
/** The Saturday of a Sunday's weekend begins before the day before, where the clock is ahead of UTC. */
const PAST_DAYS = 2;

/** Neighbours within about a kilometre share a file, as they share a point of the grid. */
const COORDINATE_DECIMALS = 2;

/** The hourly forecast of a point, by the day of UTC, in metric units. */
export function createForecastRequest({ latitude, longitude, elevation }: ForecastPoint): Resource {
  const query = new URLSearchParams({
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
    ...(elevation !== null && { elevation: String(Math.round(elevation)) }),
    hourly: OPEN_METEO_VARIABLES.join(','),
    // Its time is that of the answer.
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
