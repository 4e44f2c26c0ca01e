import { distance } from 'geokdbush';
import type { ObservedStation, WeatherStation, StationReading } from '../../weather/observation.ts';
import { withTimeout, SOURCE_TIMEOUTS } from '../timeouts.ts';
import type { FetchOptions } from '../product.ts';
import { OpenDataError } from '../server.ts';
import { type StationLog, createStationLog, type StationReport } from './station-log.ts';
import { createStationDirectoryLoader, type StationDirectory } from './station-directory.ts';
import { createSynopReports } from './synop/synop-reports.ts';
import { createPoiReportsLoader } from './poi.ts';
import {
  AIR_ARCHIVE,
  GUST_ARCHIVE,
  RAIN_ARCHIVE,
  WIND_ARCHIVE,
  type TenMinuteArchive,
  createTenMinuteReportsLoader,
} from './ten-minutes.ts';

/** Latest readings of the weather stations in Germany. */
export interface Observations {
  /**
   * Lists all stations with recent SYNOP reports, by number. Today's rain is null until all files of
   * the day have been read; the first call does not wait for that.
   *
   * @throws {OpenDataError} if no readings are available
   */
  all: () => Promise<ObservedStation[]>;
  /**
   * Finds a station; undefined for unknown stations and those without recent reports.
   *
   * @throws {OpenDataError} if the reports are not available
   */
  station: (id: number) => Promise<ObservedStation | undefined>;
  /**
   * Finds the closest station that measures the air temperature; undefined if there is none within
   * the reach (km).
   *
   * @throws {OpenDataError} if no readings of the stations there are available
   */
  closest: (
    position: SearchPosition,
    reach?: number,
  ) => Promise<NearbyStation<ObservedStation> | undefined>;
}

/** Stations farther away say little about the weather. */
export const MAX_OBSERVATION_DISTANCE_KM = 200;

/** Limit of closer stations to look up in archives. */
const MAX_ARCHIVE_STATIONS = 3;

/** Reads SYNOP reports, and fills gaps from ten-minute archives and hourly reports. */
export function createObservations(options: FetchOptions): Observations {
  const { completionMs, reportsMs } = options.timeouts ?? SOURCE_TIMEOUTS;
  const directory = createStationDirectoryLoader(options);
  const synop = createSynopReports(options);
  const complete = createReadingCompleter(options);

  async function all(): Promise<ObservedStation[]> {
    const [stations, logs] = await Promise.all([directory(), synop.newest()]);
    await withTimeout(synop.catchUp(), completionMs);
    const observed = listObserved(logs, stations);
    if (observed.length === 0) throw new OpenDataError('No station has reported lately');
    return observed.toSorted((a, b) => a.id - b.id);
  }

  async function station(id: number): Promise<ObservedStation | undefined> {
    const stations = await directory();
    const found = stations.find(id);
    if (!found) return undefined;
    const { logs, failure } = await loadLogs();
    const observed = await readCompleted(found, stations, logs);
    if (!observed && failure) throw failure;
    return observed;
  }

  async function closest(
    position: SearchPosition,
    reach = MAX_OBSERVATION_DISTANCE_KM,
  ): Promise<NearbyStation<ObservedStation> | undefined> {
    const stations = await directory();
    if (findStationsWithin(reach, position, stations.all).length === 0) return undefined;
    const { logs, failure } = await loadLogs();
    const observed = async (one: NearbyStation<WeatherStation>) => {
      const found = await readCompleted(one.station, stations, logs);
      return found && { ...one, station: found };
    };
    const { silent, reporting } = selectCandidates(
      position,
      reach,
      stations,
      listObserved(logs, stations),
    );
    const candidates = [
      ...silent
        .map(observed)
        .map(async (one) => (reporting ? withTimeout(one, completionMs) : one)),
      ...(reporting ? [observed(reporting)] : []),
    ];
    // Do not wait for stations farther away than the result.
    const settled = Promise.allSettled(candidates);
    for (const each of candidates) {
      const found = await each.catch(() => undefined);
      if (found && hasTemperature(found.station)) return found;
    }
    const failed = (await settled).find((outcome) => outcome.status === 'rejected');
    if (failed ?? failure) throw failed?.reason ?? failure;
    return undefined;
  }

  async function readCompleted(
    weatherStation: WeatherStation,
    stations: StationDirectory,
    logs: StationLogs,
  ): Promise<ObservedStation | undefined> {
    const wmoIds = stations.findWmoIds(weatherStation.id);
    const ofStation = wmoIds.flatMap((wmoId) => logs.get(wmoId) ?? []);
    const reading = await complete(weatherStation, wmoIds, ofStation);
    return reading && { ...weatherStation, reading };
  }

  /** Returns no logs on errors and on timeout: the archives may have readings. */
  async function loadLogs(): Promise<{ logs: StationLogs; failure?: unknown }> {
    try {
      const logs = await withTimeout(synop.newest(), reportsMs);
      if (!logs) throw new OpenDataError('The SYNOP reports timed out');
      return { logs };
    } catch (failure) {
      return { logs: new Map(), failure };
    }
  }

  function listObserved(logs: StationLogs, stations: StationDirectory): ObservedStation[] {
    const observed = new Map<number, ObservedStation>();
    for (const [wmoId, log] of logs) {
      const found = stations.find(stations.findId(wmoId) ?? NaN);
      const reading = log.reading(options.clock().getTime());
      const before = found && observed.get(found.id);
      if (!found || !reading || (before && before.reading.time >= reading.time)) continue;
      observed.set(found.id, { ...found, reading });
    }
    return [...observed.values()];
  }

  return { all, station, closest };
}

type StationLogs = ReadonlyMap<string, StationLog>;

/** Selects the closest station with reports, and closer stations with archives only. */
function selectCandidates(
  position: SearchPosition,
  reach: number,
  { tenMinute }: StationDirectory,
  reporting: readonly ObservedStation[],
): {
  silent: NearbyStation<WeatherStation>[];
  reporting: NearbyStation<WeatherStation> | undefined;
} {
  const thermometers = reporting.filter(hasTemperature);
  const reportingIds = new Set(thermometers.map(({ id }) => id));
  const [closest] = findStationsWithin(reach, position, thermometers);
  const silent = tenMinute.filter(({ id }) => !reportingIds.has(id));
  const closer = findStationsWithin(closest?.distance ?? reach, position, silent).slice(
    0,
    MAX_ARCHIVE_STATIONS,
  );
  return { silent: closer, reporting: closest };
}

function hasTemperature({ reading }: ObservedStation): boolean {
  return reading.temperature !== null;
}

/**
 * Completes the SYNOP reading of a station from its ten-minute archives, then from its hourly POI
 * reports; undefined without recent reports.
 *
 * @param wmoIds ids of the station in reports
 * @param logs its SYNOP reports
 * @throws {OpenDataError} if there is no reading because a source is not available
 */
type CompleteReading = (
  station: WeatherStation,
  wmoIds: readonly string[],
  logs: readonly StationLog[],
) => Promise<StationReading | undefined>;

function createReadingCompleter(options: FetchOptions): CompleteReading {
  const { completionMs } = options.timeouts ?? SOURCE_TIMEOUTS;
  const tenMinutes = createTenMinuteReportsLoader(options);
  const poi = createPoiReportsLoader(options);

  return async (station, wmoIds, logs) => {
    const now = options.clock().getTime();
    const log = createStationLog();
    const addReports = (reports: readonly StationReport[]) => {
      for (const report of reports) log.add(report, now);
    };
    logs.forEach((each) => addReports(each.reports()));
    const first = log.reading(now);

    const received: (readonly StationReport[])[] = [];
    const requests = [
      ...selectArchives(first).map((archive) => tenMinutes(station, archive)),
      ...(isReadingComplete(first) ? [] : wmoIds.map(poi)),
    ].map(async (candidates, at) => {
      received[at] = await candidates;
    });
    const allSettled = Promise.allSettled(requests);
    await withTimeout(allSettled, completionMs);
    // In order of precedence of the sources.
    received.forEach(addReports);
    const soon = log.reading(now);
    if (soon) return soon;

    const outcomes = await allSettled;
    received.forEach(addReports);
    const reading = log.reading(now);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (reading === undefined && failed) throw failed.reason;
    return reading;
  };
}

/** Selects the archives with fields that a reading lacks. */
function selectArchives(reading: StationReading | undefined): TenMinuteArchive[] {
  if (!reading) return [AIR_ARCHIVE, WIND_ARCHIVE, GUST_ARCHIVE, RAIN_ARCHIVE];
  const { temperature, relativeHumidity, pressure, windSpeed, gust, precipitationToday } = reading;
  const lacks: [TenMinuteArchive, boolean][] = [
    [AIR_ARCHIVE, [temperature, relativeHumidity, pressure].includes(null)],
    [WIND_ARCHIVE, windSpeed === null],
    [GUST_ARCHIVE, gust === null],
    [RAIN_ARCHIVE, precipitationToday === null],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([archive]) => archive);
}

function isReadingComplete(reading: StationReading | undefined): boolean {
  return reading !== undefined && !Object.values(reading).includes(null);
}

interface SearchPosition {
  latitude: number;
  longitude: number;
}

interface NearbyStation<Station> {
  station: Station;
  /** Great-circle distance, km. */
  distance: number;
}

/** Finds the stations within a distance (km) of a position, the closest first. */
export function findStationsWithin<Station extends WeatherStation>(
  reach: number,
  { latitude, longitude }: SearchPosition,
  stations: readonly Station[],
): NearbyStation<Station>[] {
  return stations
    .map((station) => ({
      station,
      distance: distance(longitude, latitude, station.longitude, station.latitude),
    }))
    .filter((near) => near.distance <= reach)
    .toSorted((a, b) => a.distance - b.distance);
}
