import type { ObservedStation, WeatherStation } from '../../weather/station-reading.ts';
import { inTime } from '../in-time.ts';
import type { FetchOptions } from '../renewal.ts';
import { OpenDataError } from '../server.ts';
import { createComplete } from './complete.ts';
import { within, type Near, type Position } from './near.ts';
import type { StationLog } from './station-log.ts';
import { createStationDirectory, type StationDirectory } from './stations/directory.ts';
import { createSynopReports } from './synop/synop-reports.ts';

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
  closest: (position: Position, reach?: number) => Promise<Near<ObservedStation> | undefined>;
}

/** Beyond so many km a station says little of the weather. */
export const REACH = 200;

/** Milliseconds that are waited for the rain of the day, and for a closer station than one that is known. */
const PATIENCE = 2000;
/** Milliseconds after which one station is looked for elsewhere than among the reports of all. */
const REPORTS_PATIENCE = 2500;

/** Of the stations that are closer than all that report by SYNOP, so many are looked up in archives. */
const MOST_TRIED = 3;

/** By SYNOP, and by the stations' ten-minute archives and hourly reports where that says nothing. */
export function createObservations(options: FetchOptions): Observations {
  const directory = createStationDirectory(options);
  const synop = createSynopReports(options);
  const complete = createComplete(options);

  async function all(): Promise<ObservedStation[]> {
    const [stations, logs] = await Promise.all([directory(), synop.newest()]);
    await inTime(synop.catchUp(), PATIENCE);
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
    position: Position,
    reach = REACH,
  ): Promise<Near<ObservedStation> | undefined> {
    const stations = await directory();
    if (within(reach, position, stations.all).length === 0) return undefined;
    const { logs, failure } = await newestOrNone();
    const observed = async (one: Near<WeatherStation>) => {
      const found = await completed(one.station, stations, logs);
      return found && { ...one, station: found };
    };
    const { silent, reporting } = candidates(position, reach, stations, observedBy(logs, stations));
    const asked = [
      ...silent.map(observed).map(async (one) => (reporting ? inTime(one, PATIENCE) : one)),
      ...(reporting ? [observed(reporting)] : []),
    ];
    // Those that are farther off than the one that is found are not waited for.
    const settled = Promise.allSettled(asked);
    for (const each of asked) {
      const found = await each.catch(() => undefined);
      if (found && measuresTemperature(found.station)) return found;
    }
    const failed = (await settled).find((outcome) => outcome.status === 'rejected');
    if (failed ?? failure) throw failed?.reason ?? failure;
    return undefined;
  }

  async function completed(
    of: WeatherStation,
    stations: StationDirectory,
    logs: Logs,
  ): Promise<ObservedStation | undefined> {
    const wmoIds = stations.wmoIdsOf(of.id);
    const ofStation = wmoIds.flatMap((wmoId) => logs.get(wmoId) ?? []);
    const reading = await complete(of, wmoIds, ofStation);
    return reading && { ...of, reading };
  }

  /** Where there are none, or not yet, the archives may have some. */
  async function newestOrNone(): Promise<{ logs: Logs; failure?: unknown }> {
    try {
      const logs = await inTime(synop.newest(), REPORTS_PATIENCE);
      if (!logs) throw new OpenDataError('The SYNOP reports take too long');
      return { logs };
    } catch (failure) {
      return { logs: new Map(), failure };
    }
  }

  function observedBy(logs: Logs, stations: StationDirectory): ObservedStation[] {
    const observed = new Map<number, ObservedStation>();
    for (const [wmoId, log] of logs) {
      const found = stations.find(stations.idOf(wmoId) ?? NaN);
      const reading = log.reading(options.clock().getTime());
      const before = found && observed.get(found.id);
      if (!found || !reading || (before && before.reading.time >= reading.time)) continue;
      observed.set(found.id, { ...found, reading });
    }
    return [...observed.values()];
  }

  return { all, station, closest };
}

type Logs = ReadonlyMap<string, StationLog>;

/** The closest station of those that report, and those with archives alone that are closer still. */
function candidates(
  position: Position,
  reach: number,
  { tenMinute }: StationDirectory,
  reporting: readonly ObservedStation[],
): { silent: Near<WeatherStation>[]; reporting: Near<WeatherStation> | undefined } {
  const thermometers = reporting.filter(measuresTemperature);
  const known = new Set(thermometers.map(({ id }) => id));
  const [closest] = within(reach, position, thermometers);
  const silent = tenMinute.filter(({ id }) => !known.has(id));
  const closer = within(closest?.distance ?? reach, position, silent).slice(0, MOST_TRIED);
  return { silent: closer, reporting: closest };
}

function measuresTemperature({ reading }: ObservedStation): boolean {
  return reading.temperature !== null;
}
