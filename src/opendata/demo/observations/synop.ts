import { ZERO_CELSIUS_K } from '../../value-ranges.ts';
import { SYNOP_LISTING } from '../../observations/synop/synop-reports.ts';
import { MINUTE_MS, HOUR_MS } from '../../../time/units.ts';
import { compressBzip2 } from '../../formats/bzip2.ts';
import type { SceneId } from '../weather/scenes.ts';
import {
  measureWeather,
  measureHourlyRain,
  DEMO_WEATHER_STATIONS,
  type DemoWeatherStation,
} from './stations.ts';
import { formatUtcDigits } from '../../../time/local-time.ts';

/** Stations report every ten minutes, and reports are published after this delay. */
const REPORT_INTERVAL_MS = 10 * MINUTE_MS;
const PUBLICATION_DELAY_MS = 5 * MINUTE_MS;
/** Retention of all reports; reports of full hours are retained for a day. */
const ALL_REPORTS_RETENTION_MS = 2 * HOUR_MS;
const HOURLY_REPORTS_RETENTION_MS = 26 * HOUR_MS;

/** Times of the reports that the server holds, newest first. */
export function listReportTimes(now: number): number[] {
  const latest = now - PUBLICATION_DELAY_MS;
  const newest = latest - (latest % REPORT_INTERVAL_MS);
  return Array.from(
    { length: HOURLY_REPORTS_RETENTION_MS / REPORT_INTERVAL_MS },
    (_, at) => newest - at * REPORT_INTERVAL_MS,
  ).filter((time) => time > now - ALL_REPORTS_RETENTION_MS || time % HOUR_MS === 0);
}

/** Path of the file with the reports of a time. */
export function synopPath(time: number): string {
  const made = formatUtcDigits(synopPublicationTime(time), 'yyyyMMddHHmmss');
  return `${SYNOP_LISTING.path}Z__C_EDZW_${made}_bda01%2Csynop_bufr_GER_999999_999999__MW_000.json.bz2`;
}

/** Publication time of the file, epoch milliseconds. */
export function synopPublicationTime(time: number): number {
  return time + PUBLICATION_DELAY_MS;
}

/** The directory as a web page, in the form of nginx. */
export function formatDirectoryPage(now: number): string {
  const title = `Index of ${SYNOP_LISTING.path}`;
  const rows = listReportTimes(now)
    .toReversed()
    .map((time) =>
      formatRow(synopPath(time).slice(SYNOP_LISTING.path.length), synopPublicationTime(time)),
    );
  return `<html>
<head><title>${title}</title></head>
<body>
<h1>${title}</h1><hr><pre><a href="../">../</a>
${rows.join('\n')}
</pre><hr></body>
</html>
`;
}

/** Visible names have at most fifty characters. */
function formatRow(name: string, made: number): string {
  const [, day, month, year, time] = new Date(made).toUTCString().split(' ');
  return `<a href="${name}">${decodeURIComponent(name).slice(0, 47)}..&gt;</a> ${day}-${month}-${year} ${time}               10000`;
}

/** An element of a message, or a list of elements that apply to the rest of the enclosing list. */
type BufrItem = { key: string; value: number | string | null; units?: string } | BufrItem[];

const SENSOR_HEIGHT_KEY = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';

/** The reports of all demo stations of a time, in DWD's format. */
export function createSynopFile(time: number, scene?: SceneId): Uint8Array {
  const subsets = DEMO_WEATHER_STATIONS.map((station, index) => [
    { key: 'subsetNumber', value: index + 1 },
    ...createReport(station, time, scene),
  ]);
  const heading = [
    { key: 'edition', value: 4 },
    { key: 'bufrHeaderCentre', value: 255 },
    { key: 'dataCategory', value: 0 },
    { key: 'numberOfSubsets', value: subsets.length },
  ];
  return compressBzip2(Buffer.from(JSON.stringify({ messages: [[...heading, subsets]] })));
}

function createReport(
  station: DemoWeatherStation,
  time: number,
  scene: SceneId | undefined,
): BufrItem[] {
  const measured = measureWeather(station, time, scene);
  return [
    createElement('blockNumber', Number(station.wmoId.slice(0, 2)), 'Numeric'),
    [
      createElement('stationNumber', Number(station.wmoId.slice(2)), 'Numeric'),
      [
        createElement('stationOrSiteName', station.name, 'CCITT IA5'),
        ...createTimeElements(new Date(time)),
        [
          createElement('latitude', station.latitude, 'deg'),
          createElement('longitude', station.longitude, 'deg'),
          [
            createElement('heightOfStationGroundAboveMeanSeaLevel', station.elevation, 'm'),
            createElement(
              'pressureReducedToMeanSeaLevel',
              Math.round(measured.pressure * 100),
              'Pa',
            ),
            [
              createElement(SENSOR_HEIGHT_KEY, 2, 'm'),
              createElement('airTemperature', toKelvin(measured.temperature), 'K'),
              createElement('dewpointTemperature', toKelvin(measured.dewPoint), 'K'),
              createElement('relativeHumidity', measured.relativeHumidity, '%'),
              createElement(SENSOR_HEIGHT_KEY, null, 'm'),
              createElement('cloudCoverTotal', measured.cloudCover, '%'),
            ],
            ...createRainElements(station, time, scene),
            [
              createElement(SENSOR_HEIGHT_KEY, 10, 'm'),
              [
                createElement('timePeriod', -10, 'min'),
                createElement('windDirection', measured.windDirection, 'deg'),
                createElement('windSpeed', measured.windSpeed, 'm/s'),
                createElement('maximumWindGustDirection', measured.windDirection, 'deg'),
                createElement('maximumWindGustSpeed', measured.gust, 'm/s'),
              ],
            ],
          ],
        ],
      ],
    ],
  ];
}

function createTimeElements(time: Date): BufrItem[] {
  return [
    createElement('year', time.getUTCFullYear(), 'a'),
    createElement('month', time.getUTCMonth() + 1, 'mon'),
    createElement('day', time.getUTCDate(), 'd'),
    createElement('hour', time.getUTCHours(), 'h'),
    createElement('minute', time.getUTCMinutes(), 'min'),
  ];
}

/** On the full hour, stations report the precipitation of the hour. */
function createRainElements(
  station: DemoWeatherStation,
  time: number,
  scene: SceneId | undefined,
): BufrItem[] {
  if (time % HOUR_MS !== 0) return [];
  const amount = measureHourlyRain(station, time, scene);
  const fallen = createElement('totalPrecipitationOrTotalWaterEquivalent', amount, 'kg m-2');
  return [
    [createElement(SENSOR_HEIGHT_KEY, 1, 'm'), [createElement('timePeriod', -60, 'min'), fallen]],
  ];
}

function createElement(key: string, value: number | string | null, units: string): BufrItem {
  return { key, value, units };
}

function toKelvin(celsius: number): number {
  return Math.round((celsius + ZERO_CELSIUS_K) * 100) / 100;
}
