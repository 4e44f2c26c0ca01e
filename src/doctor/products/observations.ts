import {
  findStationsWithin,
  MAX_OBSERVATION_DISTANCE_KM,
} from '../../opendata/observations/observations.ts';
import {
  POI_LISTING,
  poiListingProduct,
  poiReportsFile,
  poiReportsProduct,
} from '../../opendata/observations/poi.ts';
import { MAX_STATION_SILENCE_MS } from '../../opendata/observations/station-log.ts';
import {
  LEXICON_TEXT_FILE,
  LEXICON_HTML_FILE,
  stationLexiconProduct,
  TEN_MINUTE_LIST_FILE,
  tenMinuteStationsProduct,
} from '../../opendata/observations/station-directory.ts';
import type { WeatherStation } from '../../weather/observation.ts';
import {
  AIR_ARCHIVE,
  archiveFile,
  GUST_ARCHIVE,
  RAIN_ARCHIVE,
  WIND_ARCHIVE,
  type TenMinuteArchive,
  createTenMinuteProduct,
} from '../../opendata/observations/ten-minutes.ts';
import { OpenDataError } from '../../opendata/server.ts';
import { SkippedError, type Check } from '../product-check.ts';
import type { Examination } from '../examination.ts';
import { formatCount, formatTemperature, formatTime } from '../format-report.ts';
import { createProductCheck, MAX_DAILY_LIST_AGE_MS } from '../product-check.ts';
import {
  createSynopDecoder,
  SYNOP_LISTING,
  synopListingProduct,
  RECENT_MS,
  createSynopProduct,
} from '../../opendata/observations/synop/synop-reports.ts';
import type { SynopReport } from '../../opendata/observations/synop/report-reader.ts';

/** Tried stations near a place; several, because not every station has every kind of file. */
const MAX_STATIONS = 6;

interface TenMinuteQuantity {
  archive: TenMinuteArchive;
  name: string;
  column: string;
  format: (value: number) => string;
}

const QUANTITIES: readonly TenMinuteQuantity[] = [
  { archive: AIR_ARCHIVE, name: 'temperature', column: 'TT_10', format: formatTemperature },
  { archive: WIND_ARCHIVE, name: 'wind', column: 'FF_10', format: (speed) => `${speed} m/s` },
  { archive: GUST_ARCHIVE, name: 'gusts', column: 'FX_10', format: (speed) => `${speed} m/s` },
  {
    archive: RAIN_ARCHIVE,
    name: 'precipitation',
    column: 'RWS_10',
    format: (amount) => `${amount} mm`,
  },
];

/** Checks of the station lists and of single reports. */
export const STATION_CHECKS: readonly Check[] = [
  createProductCheck({
    name: 'station-list',
    title: 'Stationslexikon',
    without: 'Without it, no weather station is found; a cached list stays in use.',
    files: () => [
      { product: stationLexiconProduct, resource: LEXICON_TEXT_FILE, form: 'text' },
      { product: stationLexiconProduct, resource: LEXICON_HTML_FILE, form: 'web page' },
    ],
    tryNextWhen: 'unusable',
    dated: ({ listed }) => listed,
    lateFrom: ({ dated }) => dated + MAX_DAILY_LIST_AGE_MS,
    describe: ({ stations }, examination) => describeStations([...stations.values()], examination),
  }),
  createProductCheck({
    name: 'ten-minute-stations',
    title: 'List of the ten-minute stations',
    without:
      'Without it, stations that do not report by SYNOP are not found; a cached list stays in use.',
    files: () => [{ product: tenMinuteStationsProduct, resource: TEN_MINUTE_LIST_FILE }],
    tryNextWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_DAILY_LIST_AGE_MS,
    describe: describeStations,
  }),
  ...QUANTITIES.map(createTenMinuteCheck),
  createProductCheck({
    name: 'poi-list',
    title: 'List of the POI reports',
    without: 'Without it, past readings are not available.',
    files: () => [{ product: poiListingProduct, resource: POI_LISTING }],
    tryNextWhen: 'absent',
    describe: (ids) => `${formatCount(ids.size)} stations`,
  }),
  createProductCheck({
    name: 'poi',
    title: 'POI report',
    without: 'Without it, readings lack values that are not in SYNOP and the ten-minute archives.',
    async files(examination) {
      if (examination.isDemo) throw new SkippedError('the demo has no such file');
      const { value } = await examination.fetchFile(stationLexiconProduct, LEXICON_TEXT_FILE);
      if (!value) throw new SkippedError('requires the Stationslexikon');
      const ids = new Map([...value.ids].map(([wmoId, id]) => [id, wmoId]));
      return findStationsNear([...value.stations.values()], examination).flatMap((station) => {
        const wmoId = ids.get(station.id);
        if (wmoId === undefined) return [];
        return [
          {
            product: poiReportsProduct,
            resource: poiReportsFile(wmoId),
            of: wmoId,
            name: station.name,
          },
        ];
      });
    },
    tryNextWhen: 'absent',
    dated: ({ reports }) => Math.max(...reports.map(({ time }) => time)),
    lateFrom: ({ dated }) => dated + MAX_STATION_SILENCE_MS,
    describe({ wmoId, reports }, examination, { of, name = '' }) {
      if (wmoId !== of) throw new OpenDataError(`the file of station ${of} belongs to ${wmoId}`);
      const measured = reports.find(({ values }) => values.temperature !== null);
      if (!measured) return `${name}, no temperature`;
      const time = formatReportTime(measured.time, examination);
      return `${name}, ${time}: ${formatTemperature(measured.values.temperature ?? NaN)}`;
    },
  }),
];

function createTenMinuteCheck({ archive, name, column, format }: TenMinuteQuantity): Check {
  return createProductCheck({
    name: `ten-minute-${name}`,
    title: `Ten-minute archive of ${name}`,
    without: `Without it, readings lack the ${name} of stations whose SYNOP reports omit it.`,
    async files(examination) {
      const { value } = await examination.fetchFile(tenMinuteStationsProduct, TEN_MINUTE_LIST_FILE);
      if (!value) throw new SkippedError('requires the list of the ten-minute stations');
      const product = createTenMinuteProduct(archive);
      return findStationsNear(value, examination).map((station) => {
        return {
          product,
          resource: archiveFile(archive, station.id),
          of: String(station.id),
          name: station.name,
        };
      });
    },
    tryNextWhen: 'absent',
    dated: ({ rows }) => rows.at(-1)?.time,
    lateFrom: ({ dated }) => dated + MAX_STATION_SILENCE_MS,
    describe({ station, rows }, examination, { of, name: ofStation = '' }) {
      if (String(station) !== of) {
        throw new OpenDataError(`the archive of station ${of} belongs to ${station}`);
      }
      const measured = rows.findLast(({ values }) => values[column] != null);
      const value = measured?.values[column];
      if (!measured || value == null) return `${ofStation}, no ${name} today`;
      return `${ofStation}, ${formatReportTime(measured.time, examination)}: ${format(value)}`;
    },
  });
}

function describeStations(stations: readonly WeatherStation[], examination: Examination): string {
  const [nearest] = findStationsNear(stations, examination);
  const { name } = examination.placeInGermany;
  if (!nearest) throw new OpenDataError(`none of its stations is near ${name}`);
  return `${formatCount(stations.length)} stations; nearest to ${name}: ${nearest.name} (${nearest.id})`;
}

function findStationsNear(
  stations: readonly WeatherStation[],
  { placeInGermany }: Examination,
): WeatherStation[] {
  return findStationsWithin(MAX_OBSERVATION_DISTANCE_KM, placeInGermany, stations)
    .slice(0, MAX_STATIONS)
    .map(({ station }) => station);
}

function formatReportTime(instant: number, { clock, place }: Examination): string {
  return formatTime(instant, clock().getTime(), place.timeZone);
}

/** Examined newest files; several, because some contain no temperature. */
const MAX_FILES = 5;

const SYNOP_FALLBACK =
  'Without it, requests for all stations fail after three hours, and single readings come from the ten-minute archives.';

export const SYNOP_CHECKS: readonly Check[] = [
  createProductCheck({
    name: 'synop-listing',
    title: 'List of the SYNOP files',
    without: SYNOP_FALLBACK,
    files: () => [{ product: synopListingProduct, resource: SYNOP_LISTING }],
    tryNextWhen: 'absent',
    dated: ([newest]) => newest?.createdAt,
    lateFrom: ({ dated }) => dated + RECENT_MS,
    describe([newest, ...others], examination) {
      const time = formatReportTime(newest?.createdAt ?? NaN, examination);
      return `${formatCount(others.length + 1)} files, newest ${time}`;
    },
  }),
  createProductCheck({
    name: 'synop-file',
    title: 'SYNOP file',
    without: SYNOP_FALLBACK,
    async files(examination) {
      const { value: files } = await examination.fetchFile(synopListingProduct, SYNOP_LISTING);
      if (!files) throw new SkippedError('requires the list of the SYNOP files');
      const product = createSynopProduct(createSynopDecoder());
      return files.slice(0, MAX_FILES).map(({ file }) => ({ product, resource: file }));
    },
    tryNextWhen: 'unusable',
    dated: (reports) => reports.reduce((newest, { time }) => Math.max(newest, time), -Infinity),
    lateFrom: ({ dated }) => dated + MAX_STATION_SILENCE_MS,
    async describe(reports, examination) {
      const measured = reports.filter(({ values }) => values.temperature !== null);
      if (measured.length === 0) throw new OpenDataError('no report has a temperature');
      return `${formatCount(reports.length)} reports; ${await describeOne(measured, examination)}`;
    },
  }),
];

/** `Berlin-Tempelhof, 14:00: 7.3 °C`, with the station's id if it has no name. */
async function describeOne(
  measured: readonly SynopReport[],
  examination: Examination,
): Promise<string> {
  const { value: lexicon } = await examination.fetchFile(stationLexiconProduct, LEXICON_TEXT_FILE);
  const findName = ({ wmoId }: SynopReport): string | undefined =>
    lexicon?.stations.get(lexicon.ids.get(wmoId) ?? NaN)?.name;
  const report = measured.find((each) => findName(each) !== undefined) ?? measured[0];
  if (!report) return '';
  const name = findName(report) ?? `station ${report.wmoId}`;
  const time = formatReportTime(report.time, examination);
  return `${name}, ${time}: ${formatTemperature(report.values.temperature ?? NaN)}`;
}
