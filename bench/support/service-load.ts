import autocannon, { type Request, type Result } from 'autocannon';
import { operationIds, type OperationId } from '../../src/contract/operations.ts';
import { DEMO_POSTCODES } from '../../src/opendata/demo/postcodes/demo-postcodes.ts';

/** Requests differ in their places: fifty towns of Germany. */
export const SPOTS: readonly Spot[] = DEMO_POSTCODES.DE.filter((_, index) => index % 3 === 0).slice(
  0,
  50,
);

interface Spot {
  code: string;
  latitude: number;
  longitude: number;
}

/** Operations without dependence on the weather: a warning id may not exist. */
export type LoadedId = Exclude<OperationId, 'warningById'>;
export const loadedIds: readonly LoadedId[] = operationIds.filter((id) => id !== 'warningById');

/** The parameters of a place. */
export function pathOf(id: LoadedId, { code, latitude, longitude }: Spot): string {
  const place = `${latitude.toFixed(4)}/${longitude.toFixed(4)}`;
  const paths: Record<LoadedId, string> = {
    pollenTextByCoordinates: `/voicetext/pollen/byCoordinates/${place}`,
    pollenTextByZip: `/voicetext/pollen/byLocation/DE/${code}`,
    precipitationNextHour: `/voicetext/precipitation/nextHour/${place}`,
    forecastNextThreeHours: `/voicetext/forecast/nextThreeHours/${place}`,
    forecastHours: `/voicetext/forecast/hours/${place}`,
    forecastDayPart: `/voicetext/forecast/dayPart/${place}?space=night`,
    forecastDays: `/voicetext/forecast/days/${place}`,
    forecastWeekend: `/voicetext/forecast/weekend/${place}`,
    forecastNextThreeDays: `/voicetext/forecast/nextThreeDays/${place}`,
    forecastByCoordinates: `/forecast/${place}`,
    forecastByLocation: `/forecast/byLocation/DE/${code}`,
    forecastSummaryByCoordinates: `/forecast/${place}/summary`,
    forecastSpacesByCoordinates: `/forecast/${place}/spaces`,
    hourlyForecastByCoordinates: `/forecast/${place}/hourly`,
    forecast2ByCoordinates: `/forecast2/${place}`,
    forecast2ByLocation: `/forecast2/byLocation/DE/${code}`,
    activeWarningsByWarncell: '/warnings/byWarncell/102000000',
    activeWarningsByCoordinates: `/warnings/${place}`,
    activeWarningsByLocation: `/warnings/byLocation/DE/${code}`,
    nearbyLocationsByCoordinates: `/locations/nearby/${place}`,
    nearbyLocationsByLocation: `/locations/nearby/byLocation/DE/${code}`,
    searchLocations: `/locations/search/${code}`,
    nowcastByCoordinates: `/nowcast/weather/${place}`,
    nowcastByLocation: `/nowcast/weather/byLocation/DE/${code}`,
    pollenByCoordinates: `/pollen/byCoordinates/${place}`,
    pollenByLocation: `/pollen/byLocation/DE/${code}`,
    weatherStations: '/stations',
    weatherStationById: '/stations/90001',
    closestWeatherStation: `/stations/closest/${place}`,
    pastReadingsByCoordinates: `/stations/past/${place}`,
  };
  return `/v4_0${paths[id]}`;
}

const CONNECTIONS = 32;

/** Sends requests as fast as possible over 32 connections; a failed request ends the benchmark. */
export async function load(
  url: string,
  requests: readonly Request[],
  seconds: number,
): Promise<Result> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [...requests],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx + result.errors} of ${result.requests.total} requests failed`);
  }
  return result;
}
