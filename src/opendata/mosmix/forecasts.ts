import { HOUR, type HourlySeries } from '../../weather/hour.ts';
import { isTooOld, type Forecasts, type Point, type PointForecast } from '../forecast.ts';
import { fetchProduct, type FetchOptions, type Product } from '../products.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { CATALOGUE, readCatalogue, type Station } from './catalogue.ts';
import { atHeight, fillFrom, missingValues, withEarlier } from './combine.ts';
import { decodeKmz, type StationForecast } from './series.ts';
import { indexStations, type StationIndex } from './stations.ts';

/** Runs are of 3, 9, 15 and 21 UTC, and on the server about an hour later. */
const RUN_EVERY = 6 * HOUR;
const FIRST_RUN = 3 * HOUR;
const PUBLISHED_AFTER = HOUR;

const DAY = 24 * HOUR;

/** Stations further away say little about a place, km. */
const REACH = 200;
/** So many stations are tried for a file, and so many more for what the one found lacks. */
const MOST_TRIED = 6;
const MOST_FILLING = 3;

export const stationCatalogue: Product<StationIndex> = {
  decode: (body) => indexStations(readCatalogue(body)),
  freshUntil: (_, now) => now + DAY,
  usableUntil: (_, now) => now + 2 * DAY,
};

export const latestRun: Product<StationForecast> = {
  decode: decodeKmz,
  // Where a file puts its run into a far future, the next one is looked for all the same.
  freshUntil: ({ series }, now) => Math.min(nextUpdate(series), now + RUN_EVERY + PUBLISHED_AFTER),
  usableUntil: (forecast, now) => latestRun.freshUntil(forecast, now) + RUN_EVERY,
};

/** A station's run, and the stations that may fill in what it lacks. */
interface Found {
  forecast: StationForecast;
  others: Station[];
}

/** Nothing of it changes, and after two days nobody asks for its hours any more. */
export const earlierRun: Product<StationForecast> = {
  decode: decodeKmz,
  freshUntil: (_, now) => now + 2 * DAY,
  usableUntil: (_, now) => now + 2 * DAY,
};

/**
 * Point forecasts from the stations' MOSMIX_L files; where the newest run begins later than is
 * wanted, an earlier one fills in.
 */
export function createMosmixForecasts(options: FetchOptions): Forecasts {
  const { clock } = options;
  const stations = fetchProduct(stationCatalogue, options);
  const latest = fetchProduct(latestRun, options);
  const earlier = fetchProduct(earlierRun, options);

  async function at(point: Point, from: number): Promise<PointForecast | undefined> {
    const index = await stations(CATALOGUE);
    const near = index ? stationsNear(point, index) : [];
    const found = await nearestWithFile(near, from);
    if (!found) return undefined;
    const { forecast, others } = found;
    const filled = await filledUp(forecast, others, from);
    return {
      series: atHeight(filled, forecast.elevation, point.elevation ?? forecast.elevation),
      station: forecast.id,
      nextUpdate: nextUpdate(forecast.series),
    };
  }

  /**
   * The catalogue lists stations that have no file, or are forecast no more; the next nearest one then serves.
   * Where all are late, the nearest one's run does, as long as it still is a forecast.
   *
   * @throws {OpenDataError} where all files are too old
   */
  async function nearestWithFile(
    near: readonly Station[],
    from: number,
  ): Promise<Found | undefined> {
    const now = clock().getTime();
    let late: Found | undefined;
    let oldest: string | undefined;
    for (const [position, { id }] of near.entries()) {
      const reading = reachingBack(id, from);
      const forecast = await (late ? reading.catch(() => undefined) : reading);
      if (!forecast) continue;
      const others = near.slice(position + 1, position + 1 + MOST_FILLING);
      if (!isLate(forecast, now)) return { forecast, others };
      if (isTooOld(forecast.series, now)) oldest ??= id;
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
    others: readonly Station[],
    from: number,
  ): Promise<HourlySeries> {
    let filled = series;
    for (const { id } of others) {
      const missing = missingValues(filled);
      if (missing.length === 0) break;
      // A gap stays one where the station that could fill it cannot be read.
      const other = await reachingBack(id, from).catch(() => undefined);
      if (!other || isTooOld(other.series, clock().getTime())) continue;
      filled = fillFrom(filled, atHeight(other.series, other.elevation, elevation), missing);
    }
    return filled;
  }

  /** A station's newest run, with the hours before it from an earlier one. */
  async function reachingBack(id: string, from: number): Promise<StationForecast | undefined> {
    const newest = ofStation(id, await latest(latestFile(id)));
    const start = newest?.series.hours[0]?.start;
    if (!newest || start === undefined || start <= from) return newest;
    // Where it cannot be had, the newest run is worth more than an error.
    const before = await earlier(earlierFile(id, from)).catch(() => undefined);
    return before ? { ...newest, series: withEarlier(newest.series, before.series) } : newest;
  }

  return { at };
}

/** The stations whose files are tried for a point, the nearest first. */
export function stationsNear(
  { latitude, longitude }: Pick<Point, 'latitude' | 'longitude'>,
  index: StationIndex,
): Station[] {
  return index.around(latitude, longitude, MOST_TRIED, REACH);
}

/** Another station's weather, in a file of the wrong name, is that of another place. */
export function ofStation(id: string, forecast: StationForecast): StationForecast;
export function ofStation(
  id: string,
  forecast: StationForecast | undefined,
): StationForecast | undefined;
export function ofStation(
  id: string,
  forecast: StationForecast | undefined,
): StationForecast | undefined {
  if (forecast === undefined || forecast.id === id) return forecast;
  throw new OpenDataError(`The file of station ${id} is that of ${forecast.id}`);
}

/** Whether the next two runs should have been there: until then a run serves on where the server fails. */
function isLate({ series }: StationForecast, now: number): boolean {
  return now >= nextUpdate(series) + RUN_EVERY;
}

function nextUpdate({ issued }: HourlySeries): number {
  return issued + RUN_EVERY + PUBLISHED_AFTER;
}

/** The newest run whose first hour begins no later than an instant. */
function lastRunBefore(instant: number): number {
  const latest = instant - HOUR - FIRST_RUN;
  return latest - (latest % RUN_EVERY) + FIRST_RUN;
}

export function latestFile(id: string): Resource {
  return stationFile(id, 'LATEST');
}

/** The file of a station's newest run whose first hour begins no later than an instant. */
export function earlierFile(id: string, instant: number): Resource {
  const run = lastRunBefore(instant);
  return stationFile(id, new Date(run).toISOString().slice(0, 13).replaceAll(/[-T]/g, ''));
}

function stationFile(id: string, run: string): Resource {
  const folder = `/weather/local_forecasts/mos/MOSMIX_L/single_stations/${id}/kml`;
  return { host: 'opendata', path: `${folder}/MOSMIX_L_${run}_${id}.kmz` };
}
