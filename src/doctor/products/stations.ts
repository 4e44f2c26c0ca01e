import { within } from '../../opendata/observations/near.ts';
import { hourlyReports, poiFileOf } from '../../opendata/observations/poi/poi-reports.ts';
import { LATELY } from '../../opendata/observations/station-log.ts';
import {
  LEXICON,
  LEXICON_PAGE,
  stationLexicon,
  TEN_MINUTE_LIST,
  tenMinuteStations,
} from '../../opendata/observations/stations/directory.ts';
import { REACH } from '../../opendata/observations/observations.ts';
import type { WeatherStation } from '../../weather/station-reading.ts';
import {
  AIR,
  fileOf,
  GUST,
  RAIN,
  WIND,
  type Archive,
} from '../../opendata/observations/ten-minutes/archives.ts';
import { tenMinuteArchive } from '../../opendata/observations/ten-minutes/ten-minute-reports.ts';
import { OpenDataError } from '../../opendata/server.ts';
import { SkippedError, type Check } from '../check.ts';
import type { Examination } from '../examination.ts';
import { formatCount, formatTemperature, formatTime } from '../format-units.ts';
import { productCheck } from '../product-check.ts';
import { MAX_DAILY_LIST_AGE_MS } from '../rhythms.ts';

/** So many stations near a place are tried: not each has a file of every kind. */
const MAX_STATIONS = 6;

interface TenMinuteQuantity {
  archive: Archive;
  name: string;
  column: string;
  format: (value: number) => string;
}

const QUANTITIES: readonly TenMinuteQuantity[] = [
  { archive: AIR, name: 'temperature', column: 'TT_10', format: formatTemperature },
  { archive: WIND, name: 'wind', column: 'FF_10', format: (speed) => `${speed} m/s` },
  { archive: GUST, name: 'gusts', column: 'FX_10', format: (speed) => `${speed} m/s` },
  { archive: RAIN, name: 'precipitation', column: 'RWS_10', format: (amount) => `${amount} mm` },
];

/** The lists of the weather stations, and what single ones report. */
export const STATION_CHECKS: readonly Check[] = [
  productCheck({
    name: 'station-list',
    title: 'Stationslexikon',
    without: 'Without it, no weather station is found; one that was downloaded before serves on.',
    files: () => [
      { product: stationLexicon, resource: LEXICON, form: 'text' },
      { product: stationLexicon, resource: LEXICON_PAGE, form: 'web page' },
    ],
    goOnWhen: 'unusable',
    dated: ({ listed }) => listed,
    lateFrom: ({ dated }) => dated + MAX_DAILY_LIST_AGE_MS,
    describe: ({ stations }, examination) => describeStations([...stations.values()], examination),
  }),
  productCheck({
    name: 'ten-minute-stations',
    title: 'List of the ten-minute stations',
    without:
      'Without it, stations that do not report by SYNOP are not found; a list that was downloaded before serves on.',
    files: () => [{ product: tenMinuteStations, resource: TEN_MINUTE_LIST }],
    goOnWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_DAILY_LIST_AGE_MS,
    describe: describeStations,
  }),
  ...QUANTITIES.map(tenMinuteCheck),
  productCheck({
    name: 'poi',
    title: 'POI report',
    without: 'Without it, readings lack what SYNOP and the ten-minute archives do not say.',
    async files(examination) {
      if (examination.isDemo) throw new SkippedError('the demo has no such file');
      const { value } = await examination.ask(stationLexicon, LEXICON);
      if (!value) throw new SkippedError('it needs the Stationslexikon');
      const ids = new Map([...value.ids].map(([wmoId, id]) => [id, wmoId]));
      return near([...value.stations.values()], examination).flatMap((station) => {
        const wmoId = ids.get(station.id);
        if (wmoId === undefined) return [];
        return [
          { product: hourlyReports, resource: poiFileOf(wmoId), of: wmoId, name: station.name },
        ];
      });
    },
    goOnWhen: 'absent',
    dated: ({ reports }) => Math.max(...reports.map(({ time }) => time)),
    lateFrom: ({ dated }) => dated + LATELY,
    describe({ wmoId, reports }, examination, { of, name = '' }) {
      if (wmoId !== of) throw new OpenDataError(`the file of station ${of} is that of ${wmoId}`);
      const measured = reports.find(({ values }) => values.temperature !== null);
      if (!measured) return `${name}, no temperature`;
      const time = timeOf(measured.time, examination);
      return `${name}, ${time}: ${formatTemperature(measured.values.temperature ?? NaN)}`;
    },
  }),
];

function tenMinuteCheck({ archive, name, column, format }: TenMinuteQuantity): Check {
  return productCheck({
    name: `ten-minute-${name}`,
    title: `Ten-minute archive of ${name}`,
    without: `Without it, readings lack the ${name} of stations where SYNOP does not say it.`,
    async files(examination) {
      const { value } = await examination.ask(tenMinuteStations, TEN_MINUTE_LIST);
      if (!value) throw new SkippedError('it needs the list of the ten-minute stations');
      const product = tenMinuteArchive(archive);
      return near(value, examination).map((station) => {
        return {
          product,
          resource: fileOf(archive, station.id),
          of: String(station.id),
          name: station.name,
        };
      });
    },
    goOnWhen: 'absent',
    dated: ({ rows }) => rows.at(-1)?.time,
    lateFrom: ({ dated }) => dated + LATELY,
    describe({ station, rows }, examination, { of, name: ofStation = '' }) {
      if (String(station) !== of) {
        throw new OpenDataError(`the archive of station ${of} is that of ${station}`);
      }
      const measured = rows.findLast(({ values }) => values[column] != null);
      const value = measured?.values[column];
      if (!measured || value == null) return `${ofStation}, no ${name} today`;
      return `${ofStation}, ${timeOf(measured.time, examination)}: ${format(value)}`;
    },
  });
}

function describeStations(stations: readonly WeatherStation[], examination: Examination): string {
  const [nearest] = near(stations, examination);
  const { name } = examination.placeInGermany;
  if (!nearest) throw new OpenDataError(`no station of it is near ${name}`);
  return `${formatCount(stations.length)} stations; nearest to ${name}: ${nearest.name} (${nearest.id})`;
}

function near(
  stations: readonly WeatherStation[],
  { placeInGermany }: Examination,
): WeatherStation[] {
  return within(REACH, placeInGermany, stations)
    .slice(0, MAX_STATIONS)
    .map(({ station }) => station);
}

function timeOf(instant: number, { clock, place }: Examination): string {
  return formatTime(instant, clock().getTime(), place.timeZone);
}
