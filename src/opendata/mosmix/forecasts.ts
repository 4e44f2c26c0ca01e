import KDBush from 'kdbush';
import { around } from 'geokdbush';
import { HOUR_MS, DAY_MS } from '../../time/units.ts';
import type { HourlySeries, Hour } from '../../weather/hour.ts';
import {
  isForecastExpired,
  type Forecasts,
  type ForecastPoint,
  type PointForecast,
} from '../forecast.ts';
import { createProductFetcher, type FetchOptions, type Product } from '../product-fetcher.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { STATION_CATALOGUE_FILE, parseCatalogue, type ForecastStation } from './catalogue.ts';
import { decodeMosmixFile, type StationForecast } from './series.ts';
import { LAPSE_RATE_K_PER_M } from '../../weather/atmosphere.ts';
import { formatUtcDigits } from '../../time/local-time.ts';

/** Runs are of 3, 9, 15 and 21 UTC, and on the server about an hour later. */
const RUN_INTERVAL_MS = 6 * HOUR_MS;
const FIRST_RUN_OFFSET_MS = 3 * HOUR_MS;
const PUBLICATION_DELAY_MS = HOUR_MS;

/** Stations further away say little about a place, km. */
const MAX_FORECAST_STATION_DISTANCE_KM = 200;
/** So many stations are tried for a file, and so many more for what the one found lacks. */
const MAX_STATIONS_TRIED = 6;
const MAX_FILLING_STATIONS = 3;

export const stationCatalogueProduct: Product<StationIndex> = {
  decode: (body) => createStationIndex(parseCatalogue(body)),
  staleAt: (_, now) => now + DAY_MS,
  expiresAt: (_, now) => now + 2 * DAY_MS,
};

export const latestRunProduct: Product<StationForecast> = {
  decode: decodeMosmixFile,
  // Where a file puts its run into a far future, the next one is looked for all the same.
  staleAt: ({ series }, now) =>
    Math.min(computeNextUpdate(series), now + RUN_INTERVAL_MS + PUBLICATION_DELAY_MS),
  expiresAt: (forecast, now) => latestRunProduct.staleAt(forecast, now) + RUN_INTERVAL_MS,
};

/** A station's run, and the stations that may fill in what it lacks. */
interface NearestForecast {
  forecast: StationForecast;
  others: ForecastStation[];
}

/** Nothing of it changes, and after two days nobody asks for its hours any more. */
export const earlierRunProduct: Product<StationForecast> = {
  decode: decodeMosmixFile,
  staleAt: (_, now) => now + 2 * DAY_MS,
  expiresAt: (_, now) => now + 2 * DAY_MS,
};

/**
 * Point forecasts from the stations' MOSMIX_L files; where the newest run begins later than is
 * wanted, an earlier one fills in.
 */
export function createMosmixForecasts(options: FetchOptions): Forecasts {
  const { clock } = options;
  const stations = createProductFetcher(stationCatalogueProduct, options);
  const latest = createProductFetcher(latestRunProduct, options);
  const earlier = createProductFetcher(earlierRunProduct, options);

  async function at(point: ForecastPoint, from: number): Promise<PointForecast | undefined> {
    const index = await stations(STATION_CATALOGUE_FILE);
    const near = index ? findForecastStationsNear(point, index) : [];
    const found = await nearestWithFile(near, from);
    if (!found) return undefined;
    const { forecast, others } = found;
    const filled = await filledUp(forecast, others, from);
    return {
      series: adjustToHeight(filled, forecast.elevation, point.elevation ?? forecast.elevation),
      station: forecast.id,
      nextUpdate: computeNextUpdate(forecast.series),
    };
  }

  /**
   * The catalogue lists stations that have no file, or are forecast no more; the next nearest one then serves.
   * Where all are late, the nearest one's run does, as long as it still is a forecast.
   *
   * @throws {OpenDataError} where all files are too old
   */
  async function nearestWithFile(
    near: readonly ForecastStation[],
    from: number,
  ): Promise<NearestForecast | undefined> {
    const now = clock().getTime();
    let late: NearestForecast | undefined;
    let oldest: string | undefined;
    for (const [position, { id }] of near.entries()) {
      const reading = reachingBack(id, from);
      const forecast = await (late ? reading.catch(() => undefined) : reading);
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

  /** Stations may lack elements altogether (sunshine, often); the next ones fill them in. */
  async function filledUp(
    { series, elevation }: StationForecast,
    others: readonly ForecastStation[],
    from: number,
  ): Promise<HourlySeries> {
    let filled = series;
    for (const { id } of others) {
      const missing = findMissingFields(filled);
      if (missing.length === 0) break;
      // A gap stays one where the station that could fill it cannot be read.
      const other = await reachingBack(id, from).catch(() => undefined);
      if (!other || isForecastExpired(other.series, clock().getTime())) continue;
      filled = fillFields(
        filled,
        adjustToHeight(other.series, other.elevation, elevation),
        missing,
      );
    }
    return filled;
  }

  /** A station's newest run, with the hours before it from an earlier one. */
  async function reachingBack(id: string, from: number): Promise<StationForecast | undefined> {
    const newest = requireStation(id, await latest(latestRunFile(id)));
    const start = newest?.series.hours[0]?.start;
    if (!newest || start === undefined || start <= from) return newest;
    // Where it cannot be had, the newest run is worth more than an error.
    const before = await earlier(earlierRunFile(id, from)).catch(() => undefined);
    return before
      ? { ...newest, series: prependEarlierHours(newest.series, before.series) }
      : newest;
  }

  return { at };
}

/** The stations whose files are tried for a point, the nearest first. */
export function findForecastStationsNear(
  { latitude, longitude }: Pick<ForecastPoint, 'latitude' | 'longitude'>,
  index: StationIndex,
): ForecastStation[] {
  return index.findAround(
    latitude,
    longitude,
    MAX_STATIONS_TRIED,
    MAX_FORECAST_STATION_DISTANCE_KM,
  );
}

/** Another station's weather, in a file of the wrong name, is that of another place. */
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

/** Whether the next two runs should have been there: until then a run serves on where the server fails. */
function isRunLate({ series }: StationForecast, now: number): boolean {
  return now >= computeNextUpdate(series) + RUN_INTERVAL_MS;
}

function computeNextUpdate({ issued }: HourlySeries): number {
  return issued + RUN_INTERVAL_MS + PUBLICATION_DELAY_MS;
}

/** The newest run whose first hour begins no later than an instant. */
function findRunBefore(instant: number): number {
  const latest = instant - HOUR_MS - FIRST_RUN_OFFSET_MS;
  return latest - (latest % RUN_INTERVAL_MS) + FIRST_RUN_OFFSET_MS;
}

export function latestRunFile(id: string): Resource {
  return stationRunFile(id, 'LATEST');
}

/** The file of a station's newest run whose first hour begins no later than an instant. */
export function earlierRunFile(id: string, instant: number): Resource {
  const run = findRunBefore(instant);
  return stationRunFile(id, formatUtcDigits(run, 'yyyyMMddHH'));
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

/** The values that no hour of a series has. */
export function findMissingFields({ hours }: HourlySeries): HourField[] {
  return HOUR_FIELDS.filter((value) => hours.every((hour) => hour[value] === null));
}

/** Takes the named values of each hour from another station's series. */
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

/** Puts the hours of an earlier run before those of a newer one. */
export function prependEarlierHours(series: HourlySeries, earlier: HourlySeries): HourlySeries {
  const start = series.hours[0]?.start ?? Infinity;
  return {
    ...series,
    hours: [...earlier.hours.filter((hour) => hour.start < start), ...series.hours],
  };
}

/** Brings temperatures from a station's height to another one, both in metres. */
export function adjustToHeight(series: HourlySeries, from: number, to: number): HourlySeries {
  if (from === to) return series;
  const correction = (from - to) * LAPSE_RATE_K_PER_M;
  // Named one by one: every answer asks for every hour of this.
  const hours = series.hours.map((hour) => ({
    ...hour,
    temperature: addCorrection(hour.temperature, correction),
    dewPoint: addCorrection(hour.dewPoint, correction),
    maximumOf12Hours: addCorrection(hour.maximumOf12Hours, correction),
    minimumOf12Hours: addCorrection(hour.minimumOf12Hours, correction),
  }));
  return { ...series, hours };
}

function addCorrection(value: number | null, correction: number): number | null {
  return value === null ? null : value + correction;
}

/** Finds the stations around a point, nearest first, within a radius in km. */
interface StationIndex {
  /** How many there are. */
  count: number;
  findAround(latitude: number, longitude: number, count: number, radius: number): ForecastStation[];
}

export function createStationIndex(stations: readonly ForecastStation[]): StationIndex {
  const index = new KDBush(stations.length);
  for (const station of stations) index.add(station.longitude, station.latitude);
  index.finish();

  return {
    count: stations.length,
    findAround: (latitude, longitude, count, radius) =>
      around(index, longitude, latitude, count, radius)
        .map((at) => stations[at])
        .filter((station) => station !== undefined),
  };
}
