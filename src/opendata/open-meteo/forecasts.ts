import { distance } from 'geokdbush';
import { HOUR } from '../../weather/hour.ts';
import { isTooOld, type Forecasts, type Point, type PointForecast } from '../forecast.ts';
import { fetchProduct, type FetchOptions, type Product } from '../products.ts';
import { OpenDataError } from '../server.ts';
import { forecastAt } from './request.ts';
import { decodeForecast, type GridForecast } from './series.ts';

/** Of the many models that a forecast is made of, one or another has a new run every hour. */
const UPDATED_EVERY = HOUR;
/** So long a forecast serves on where the provider fails. */
const SERVES_ON = 6 * HOUR;

/** The coarsest grid has a point every quarter of a degree; one further away is of another place, km. */
const REACH = 100;

export const gridForecast: Product<GridForecast> = {
  decode: decodeForecast,
  // Where a file puts itself into a far future, the next one is looked for all the same.
  freshUntil: (value, now) => Math.min(nextUpdate(value), now + UPDATED_EVERY),
  usableUntil: (value, now) => gridForecast.freshUntil(value, now) + SERVES_ON,
};

/**
 * Point forecasts by Open-Meteo (https://open-meteo.com/en/docs), for the whole world and up to 16
 * days. The provider itself brings temperatures to the height that is asked for.
 */
export function createOpenMeteoForecasts(options: FetchOptions): Forecasts {
  const forecasts = fetchProduct(gridForecast, options);
  return {
    async at(point: Point): Promise<PointForecast | undefined> {
      const found = await forecasts(forecastAt(point));
      if (!found) return undefined;
      expectNear(found, point);
      if (isTooOld(found.series, options.clock().getTime())) {
        throw new OpenDataError('The newest answer of Open-Meteo is too old');
      }
      return { series: found.series, station: nameOf(found), nextUpdate: nextUpdate(found) };
    },
  };
}

function nextUpdate({ series }: GridForecast): number {
  return series.issued + UPDATED_EVERY;
}

/** @throws {OpenDataError} for the forecast of another place */
export function expectNear(
  found: GridForecast,
  { latitude, longitude }: Pick<Point, 'latitude' | 'longitude'>,
): void {
  const away = distance(found.longitude, found.latitude, longitude, latitude);
  if (away <= REACH) return;
  throw new OpenDataError(`Open-Meteo answers for a place ${Math.round(away)} km away`);
}

/** `52.52,13.41` */
function nameOf({ latitude, longitude }: GridForecast): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}
