import { HOUR_MS, DAY_MS } from '../../time/units.ts';
import type { HourlySeries, Hour } from '../../weather/hour.ts';
import {
  isForecastExpired,
  type Forecasts,
  type ForecastPoint,
  type PointForecast,
} from '../forecast.ts';
import { createProductFetcher } from '../product-fetcher.ts';
import type { FetchOptions, Product } from '../product.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { createStationIndex, type StationIndex } from '../geometry.ts';
import {
  STATION_CATALOGUE_FILE,
  parseCatalogue,
  type ForecastStation,
  decodeMosmixFile,
  type StationForecast,
} from './series.ts';
import { adjustFall, LAPSE_RATE_K_PER_M } from '../../weather/atmosphere.ts';

/** Runs start at 3, 9, 15 and 21 UTC and are published about an hour later. */
const RUN_INTERVAL_MS = 6 * HOUR_MS;
const FIRST_RUN_OFFSET_MS = 3 * HOUR_MS;
const PUBLICATION_DELAY_MS = HOUR_MS;

/** Stations further away say little about a place. */
const MAX_FORECAST_STATION_DISTANCE_KM = 200;
/** Limits of the search for a station with a file, and for stations that fill its gaps. */
const MAX_STATIONS_TRIED = 6;
const MAX_FILLING_STATIONS = 3;

export const stationCatalogueProduct: Product<StationIndex<ForecastStation>> = {
  decode: (body) => createStationIndex(parseCatalogue(body)),
  staleAt: (_, now) => now + DAY_MS,
  expiresAt: (_, now) => now + 2 * DAY_MS,
};

export const latestRunProduct: Product<StationForecast> = {
  decode: decodeMosmixFile,
  // Limits the effect of a run time in the far future.
  staleAt: ({ series }, now) =>
    Math.min(computeNextUpdate(series), now + RUN_INTERVAL_MS + PUBLICATION_DELAY_MS),
  expiresAt: (forecast, now) => latestRunProduct.staleAt(forecast, now) + RUN_INTERVAL_MS,
};

/** The forecast of a station, and the stations that may fill its gaps. */
interface NearestForecast {
  forecast: StationForecast;
  others: ForecastStation[];
}

/** Earlier runs never change, and their hours are not needed after two days. */
export const earlierRunProduct: Product<StationForecast> = {
  decode: decodeMosmixFile,
  staleAt: (_, now) => now + 2 * DAY_MS,
  expiresAt: (_, now) => now + 2 * DAY_MS,
};

/**
 * Creates point forecasts from MOSMIX_L files of stations. If the newest run starts too late for the
 * request, an earlier run provides the hours before it.
 */
export function createMosmixForecasts(options: FetchOptions): Forecasts {
  const { clock } = options;
  const stations = createProductFetcher(stationCatalogueProduct, options);
  const latest = createProductFetcher(latestRunProduct, options);
  const earlier = createProductFetcher(earlierRunProduct, options);

  async function at(point: ForecastPoint, from: number): Promise<PointForecast | undefined> {
    const index = await stations(STATION_CATALOGUE_FILE);
    const near = index ? findForecastStationsNear(point, index) : [];
    const found = await findNearestForecast(near, from);
    if (!found) return undefined;
    const { forecast, others } = found;
    const filled = await fillGaps(forecast, others, from);
    return {
      series: adjustToHeight(filled, forecast.elevation, point.elevation ?? forecast.elevation),
      station: forecast.id,
      nextUpdate: computeNextUpdate(forecast.series),
    };
  }

  /**
   * Finds the nearest station with a current file: the catalogue also lists stations without files.
   * If all files are late, it uses the nearest one that has not expired.
   *
   * @throws {OpenDataError} if all files have expired
   */
  async function findNearestForecast(
    near: readonly ForecastStation[],
    from: number,
  ): Promise<NearestForecast | undefined> {
    const now = clock().getTime();
    let late: NearestForecast | undefined;
    let oldest: string | undefined;
    for (const [position, { id }] of near.entries()) {
      const request = loadRunsFrom(id, from);
      const forecast = await (late ? request.catch(() => undefined) : request);
      if (!forecast) continue;
      const others = near.slice(position + 1, position + 1 + MAX_FILLING_STATIONS);
      if (!isRunLate(forecast, now)) return { forecast, others };
      if (isForecastExpired(forecast.series, now)) oldest ??= id;
      else late ??= { forecast, others };
    }
    if (late || oldest === undefined) return late;
    throw new OpenDataError(
      `The newest file of station ${oldest} is too old, and there is no other`,
    );
  }

  /** Fills elements that a station lacks altogether (often sunshine) from the next stations. */
  async function fillGaps(
    { series, elevation }: StationForecast,
    others: readonly ForecastStation[],
    from: number,
  ): Promise<HourlySeries> {
    let filled = series;
    for (const { id } of others) {
      const missing = findMissingFields(filled);
      if (missing.length === 0) break;
      // Errors of the filling station leave the gap open.
      const other = await loadRunsFrom(id, from).catch(() => undefined);
      if (!other || isForecastExpired(other.series, clock().getTime())) continue;
      filled = fillFields(
        filled,
        adjustToHeight(other.series, other.elevation, elevation),
        missing,
      );
    }
    return filled;
  }

  /** Loads the newest run of a station, with earlier hours from an earlier run. */
  async function loadRunsFrom(id: string, from: number): Promise<StationForecast | undefined> {
    const newest = requireStation(id, await latest(latestRunFile(id)));
    const start = newest?.series.hours[0]?.start;
    if (!newest || start === undefined || start <= from) return newest;
    // Without the earlier run, the newest one is still useful.
    const earlierRun = await earlier(earlierRunFile(id, from)).catch(() => undefined);
    return earlierRun
      ? { ...newest, series: prependEarlierHours(newest.series, earlierRun.series) }
      : newest;
  }

  return { at };
}

/** Finds the stations to try for a point, the nearest first. */
export function findForecastStationsNear(
  { latitude, longitude }: Pick<ForecastPoint, 'latitude' | 'longitude'>,
  index: StationIndex<ForecastStation>,
): ForecastStation[] {
  return index.findAround(
    latitude,
    longitude,
    MAX_STATIONS_TRIED,
    MAX_FORECAST_STATION_DISTANCE_KM,
  );
}

/** Rejects files that contain another station than their name says. */
export function requireStation(id: string, forecast: StationForecast): StationForecast;
export function requireStation(
  id: string,
  forecast: StationForecast | undefined,
): StationForecast | undefined;
export function requireStation(
  id: string,
  forecast: StationForecast | undefined,
): StationForecast | undefined {
  if (forecast === undefined || forecast.id === id) return forecast;
  throw new OpenDataError(`The file of station ${id} is that of ${forecast.id}`);
}

/** Whether the next two runs are overdue: until then, a run may be served stale. */
function isRunLate({ series }: StationForecast, now: number): boolean {
  return now >= computeNextUpdate(series) + RUN_INTERVAL_MS;
}

function computeNextUpdate({ issued }: HourlySeries): number {
  return issued + RUN_INTERVAL_MS + PUBLICATION_DELAY_MS;
}

/** Finds the newest run whose first hour starts no later than an instant. */
function findRunBefore(instant: number): number {
  const latest = instant - HOUR_MS - FIRST_RUN_OFFSET_MS;
  return latest - (latest % RUN_INTERVAL_MS) + FIRST_RUN_OFFSET_MS;
}

export function latestRunFile(id: string): Resource {
  return stationRunFile(id, 'LATEST');
}

/** File of the newest run of a station whose first hour starts no later than an instant. */
export function earlierRunFile(id: string, instant: number): Resource {
  const run = findRunBefore(instant);
  return stationRunFile(id, formatRunTime(run));
}

/** `2026112109`, as in the names of files. */
export function formatRunTime(run: number): string {
  return new Date(run).toISOString().slice(0, 'yyyy-MM-ddTHH'.length).replaceAll(/\D/g, '');
}

function stationRunFile(id: string, run: string): Resource {
  const folder = `/weather/local_forecasts/mos/MOSMIX_L/single_stations/${id}/kml`;
  return { host: 'opendata', path: `${folder}/MOSMIX_L_${run}_${id}.kmz` };
}

type HourField = keyof Omit<Hour, 'start'>;

const HOUR_FIELDS: readonly HourField[] = [
  'temperature',
  'dewPoint',
  'maximumOf12Hours',
  'minimumOf12Hours',
  'cloudCover',
  'pressure',
  'windSpeed',
  'windDirection',
  'gust',
  'precipitation',
  'snow',
  'precipitationProbability',
  'thunderProbability',
  'significantWeather',
  'sunshine',
  'radiation',
];

/** Lists the fields that are null in all hours of a series. */
export function findMissingFields({ hours }: HourlySeries): HourField[] {
  return HOUR_FIELDS.filter((value) => hours.every((hour) => hour[value] === null));
}

/** Copies fields of each hour from the series of another station. */
export function fillFields(
  series: HourlySeries,
  other: HourlySeries,
  values: readonly HourField[],
): HourlySeries {
  const others = new Map(other.hours.map((hour) => [hour.start, hour]));
  const hours = series.hours.map((hour) => {
    const source = others.get(hour.start);
    if (!source) return hour;
    return { ...hour, ...Object.fromEntries(values.map((value) => [value, source[value]])) };
  });
  return { ...series, hours };
}

/** Prepends the hours of an earlier run to a newer one. */
export function prependEarlierHours(series: HourlySeries, earlier: HourlySeries): HourlySeries {
  const start = series.hours[0]?.start ?? Infinity;
  return {
    ...series,
    hours: [...earlier.hours.filter((hour) => hour.start < start), ...series.hours],
  };
}

/**
 * Adjusts temperatures from one height to another, both in metres, and what falls: rain of a valley is snow on the
 * summit.
 */
export function adjustToHeight(series: HourlySeries, from: number, to: number): HourlySeries {
  if (from === to) return series;
  const correction = (from - to) * LAPSE_RATE_K_PER_M;
  // Explicit fields, because this runs for every hour of every answer.
  const hours = series.hours.map((hour) => {
    const temperature = addCorrection(hour.temperature, correction);
    return {
      ...hour,
      temperature,
      dewPoint: addCorrection(hour.dewPoint, correction),
      maximumOf12Hours: addCorrection(hour.maximumOf12Hours, correction),
      minimumOf12Hours: addCorrection(hour.minimumOf12Hours, correction),
      ...adjustFall(hour, temperature),
    };
  });
  return { ...series, hours };
}

function addCorrection(value: number | null, correction: number): number | null {
  return value === null ? null : value + correction;
}
