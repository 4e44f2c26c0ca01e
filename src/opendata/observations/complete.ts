import type { StationReading, WeatherStation } from '../../weather/station-reading.ts';
import { inTime } from '../in-time.ts';
import type { FetchOptions } from '../renewal.ts';
import { createPoiReports } from './poi/poi-reports.ts';
import type { StationReport } from './report.ts';
import { createStationLog, type StationLog } from './station-log.ts';
import { AIR, GUST, RAIN, WIND, type Archive } from './ten-minutes/archives.ts';
import { createTenMinuteReports } from './ten-minutes/ten-minute-reports.ts';

/**
 * A station's reading by what SYNOP says of it, and what that lacks by its ten-minute archives and
 * then its hourly POI reports; undefined where it has not reported lately.
 *
 * @param wmoIds the ids that its reports have
 * @param logs of its SYNOP reports
 * @throws {OpenDataError} when there is no reading because a source cannot be had
 */
export type Complete = (
  station: WeatherStation,
  wmoIds: readonly string[],
  logs: readonly StationLog[],
) => Promise<StationReading | undefined>;

/** Milliseconds that a reading waits for what it lacks, of whatever source it is. */
const PATIENCE = 2000;

export function createComplete(options: FetchOptions): Complete {
  const tenMinutes = createTenMinuteReports(options);
  const poi = createPoiReports(options);

  return async (station, wmoIds, logs) => {
    const now = options.clock().getTime();
    const log = createStationLog();
    const note = (reports: readonly StationReport[]) => {
      for (const report of reports) log.note(report, now);
    };
    logs.forEach((each) => note(each.reports()));
    const known = log.reading(now);

    const arrived: (readonly StationReport[])[] = [];
    const asking = [
      ...archivesFor(known).map((archive) => tenMinutes(station, archive)),
      ...(isComplete(known) ? [] : wmoIds.map(poi)),
    ].map(async (asked, at) => {
      arrived[at] = await asked;
    });
    const completed = Promise.allSettled(asking);
    await inTime(completed, PATIENCE);
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
function archivesFor(reading: StationReading | undefined): Archive[] {
  if (!reading) return [AIR, WIND, GUST, RAIN];
  const { temperature, relativeHumidity, pressure, windSpeed, gust, precipitationToday } = reading;
  const lacks: [Archive, boolean][] = [
    [AIR, [temperature, relativeHumidity, pressure].includes(null)],
    [WIND, windSpeed === null],
    [GUST, gust === null],
    [RAIN, precipitationToday === null],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([archive]) => archive);
}

function isComplete(reading: StationReading | undefined): boolean {
  return reading !== undefined && !Object.values(reading).includes(null);
}
