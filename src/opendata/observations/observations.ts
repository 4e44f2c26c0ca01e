import { distance } from 'geokdbush';
import type { ObservedStation, WeatherStation, StationReading } from '../../weather/observation.ts';
import { withTimeout } from '../../time/timeout.ts';
import type { FetchOptions } from '../revalidate.ts';
import { OpenDataError } from '../server.ts';
import { type StationLog, createStationLog } from './station-log.ts';
import { createStationDirectoryLoader, type StationDirectory } from './station-directory.ts';
import { createSynopReports } from './synop/synop-reports.ts';
import { createPoiReportsLoader } from './poi.ts';
import type { StationReport } from './station-report.ts';
import {
  AIR_ARCHIVE,
  GUST_ARCHIVE,
  RAIN_ARCHIVE,
  WIND_ARCHIVE,
  type TenMinuteArchive,
  createTenMinuteReportsLoader,
} from './ten-minutes.ts';

/** The newest readings of the weather stations in Germany. */
export interface Observations {
  /**
   * Every station that has reported lately by SYNOP, by number. What fell on them today is not known
   * before the files of the day are read, for which a first answer does not wait for long.
   *
   * @throws {OpenDataError} when no readings can be had
   */
  all: () => Promise<ObservedStation[]>;
  /**
   * Undefined for a station that there is not, or that has not reported lately.
   *
   * @throws {OpenDataError} when it cannot be had whether it has
   */
  station: (id: number) => Promise<ObservedStation | undefined>;
  /**
   * The closest to a position that measures the air temperature; undefined where none is within
   * reach (km).
   *
   * @throws {OpenDataError} when no readings can be had of the stations there
   */
  closest: (
    position: SearchPosition,
    reach?: number,
  ) => Promise<NearbyStation<ObservedStation> | undefined>;
}

/** Beyond so many km a station says little of the weather. */
export const MAX_OBSERVATION_DISTANCE_KM = 200;

/** Milliseconds that are waited for the rain of the day, and for a closer station than one that is known. */
const SUPPLEMENT_TIMEOUT_MS = 2000;
/** Milliseconds after which one station is looked for elsewhere than among the reports of all. */
const REPORTS_TIMEOUT_MS = 2500;

/** Of the stations that are closer than all that report by SYNOP, so many are looked up in archives. */
const MAX_ARCHIVE_STATIONS = 3;

/** By SYNOP, and by the stations' ten-minute archives and hourly reports where that says nothing. */
export function createObservations(options: FetchOptions): Observations {
  const directory = createStationDirectoryLoader(options);
  const synop = createSynopReports(options);
  const complete = createReadingCompleter(options);

  async function all(): Promise<ObservedStation[]> {
    const [stations, logs] = await Promise.all([directory(), synop.newest()]);
    await withTimeout(synop.catchUp(), SUPPLEMENT_TIMEOUT_MS);
    const observed = observedBy(logs, stations);
    if (observed.length === 0) throw new OpenDataError('No station has reported lately');
    return observed.toSorted((a, b) => a.id - b.id);
  }

  async function station(id: number): Promise<ObservedStation | undefined> {
    const stations = await directory();
    const found = stations.find(id);
    if (!found) return undefined;
    const { logs, failure } = await newestOrNone();
    const observed = await completed(found, stations, logs);
    if (!observed && failure) throw failure;
    return observed;
  }

  async function closest(
    position: SearchPosition,
    reach = MAX_OBSERVATION_DISTANCE_KM,
  ): Promise<NearbyStation<ObservedStation> | undefined> {
    const stations = await directory();
    if (findStationsWithin(reach, position, stations.all).length === 0) return undefined;
    const { logs, failure } = await newestOrNone();
    const observed = async (one: NearbyStation<WeatherStation>) => {
      const found = await completed(one.station, stations, logs);
      return found && { ...one, station: found };
    };
    const { silent, reporting } = selectCandidates(
      position,
      reach,
      stations,
      observedBy(logs, stations),
    );
    const asked = [
      ...silent
        .map(observed)
        .map(async (one) => (reporting ? withTimeout(one, SUPPLEMENT_TIMEOUT_MS) : one)),
      ...(reporting ? [observed(reporting)] : []),
    ];
    // Those that are farther off than the one that is found are not waited for.
    const settled = Promise.allSettled(asked);
    for (const each of asked) {
      const found = await each.catch(() => undefined);
      if (found && hasTemperature(found.station)) return found;
    }
    const failed = (await settled).find((outcome) => outcome.status === 'rejected');
    if (failed ?? failure) throw failed?.reason ?? failure;
    return undefined;
  }

  async function completed(
    of: WeatherStation,
    stations: StationDirectory,
    logs: StationLogs,
  ): Promise<ObservedStation | undefined> {
    const wmoIds = stations.findWmoIds(of.id);
    const ofStation = wmoIds.flatMap((wmoId) => logs.get(wmoId) ?? []);
    const reading = await complete(of, wmoIds, ofStation);
    return reading && { ...of, reading };
  }

  /** Where there are none, or not yet, the archives may have some. */
  async function newestOrNone(): Promise<{ logs: StationLogs; failure?: unknown }> {
    try {
      const logs = await withTimeout(synop.newest(), REPORTS_TIMEOUT_MS);
      if (!logs) throw new OpenDataError('The SYNOP reports take too long');
      return { logs };
    } catch (failure) {
      return { logs: new Map(), failure };
    }
  }

  function observedBy(logs: StationLogs, stations: StationDirectory): ObservedStation[] {
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

/** The closest station of those that report, and those with archives alone that are closer still. */
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
  const known = new Set(thermometers.map(({ id }) => id));
  const [closest] = findStationsWithin(reach, position, thermometers);
  const silent = tenMinute.filter(({ id }) => !known.has(id));
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
 * A station's reading by what SYNOP says of it, and what that lacks by its ten-minute archives and
 * then its hourly POI reports; undefined where it has not reported lately.
 *
 * @param wmoIds the ids that its reports have
 * @param logs of its SYNOP reports
 * @throws {OpenDataError} when there is no reading because a source cannot be had
 */
type CompleteReading = (
  station: WeatherStation,
  wmoIds: readonly string[],
  logs: readonly StationLog[],
) => Promise<StationReading | undefined>;

/** Milliseconds that a reading waits for what it lacks, of whatever source it is. */
const COMPLETION_TIMEOUT_MS = 2000;

function createReadingCompleter(options: FetchOptions): CompleteReading {
  const tenMinutes = createTenMinuteReportsLoader(options);
  const poi = createPoiReportsLoader(options);

  return async (station, wmoIds, logs) => {
    const now = options.clock().getTime();
    const log = createStationLog();
    const note = (reports: readonly StationReport[]) => {
      for (const report of reports) log.add(report, now);
    };
    logs.forEach((each) => note(each.reports()));
    const known = log.reading(now);

    const arrived: (readonly StationReport[])[] = [];
    const asking = [
      ...selectArchives(known).map((archive) => tenMinutes(station, archive)),
      ...(isReadingComplete(known) ? [] : wmoIds.map(poi)),
    ].map(async (asked, at) => {
      arrived[at] = await asked;
    });
    const completed = Promise.allSettled(asking);
    await withTimeout(completed, COMPLETION_TIMEOUT_MS);
    // In the order of the sources: what one says counts before what the next says.
    arrived.forEach(note);
    const soon = log.reading(now);
    if (soon) return soon;

    const outcomes = await completed;
    arrived.forEach(note);
    const reading = log.reading(now);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (reading === undefined && failed) throw failed.reason;
    return reading;
  };
}

/** Those that have what a reading lacks. */
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
  /** By the great circle, km. */
  distance: number;
}

/** The stations within so many km of a position, the closest first. */
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
