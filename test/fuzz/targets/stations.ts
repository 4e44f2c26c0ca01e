import * as fc from 'fast-check';
import { parseDirectoryListing } from '../../../src/opendata/formats/text.ts';
import { parsePoiFile } from '../../../src/opendata/observations/poi.ts';
import type { StationReport } from '../../../src/opendata/observations/station-log.ts';
import {
  parseLexicon,
  parseTenMinuteList,
} from '../../../src/opendata/observations/station-directory.ts';
import { synopListingProduct } from '../../../src/opendata/observations/synop/synop-reports.ts';
import { parseSynopMessages } from '../../../src/opendata/observations/synop/report-reader.ts';
import {
  AIR_ARCHIVE,
  RAIN_ARCHIVE,
  WIND_ARCHIVE,
  toReports,
  parseTenMinuteArchive,
} from '../../../src/opendata/observations/ten-minutes.ts';
import type { WeatherStation } from '../../../src/weather/observation.ts';
import {
  directoryText,
  poiText,
  rain,
  subset,
  synopText,
  temperature,
} from '../../opendata/observations/station-files.ts';
import { zipFile } from '../../support/zip-file.ts';
import { decoded, expectThat, expectWithin } from '../decoded.ts';
import { mutatedText } from '../mutated.ts';
import { mutatedJson, type Json } from '../mutated-json.ts';
import { attacked, type Target } from '../target.ts';

const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2101, 0);
const DAY = 24 * 3_600_000;

const SYNOP_WORDS = [
  'timePeriod', 'min', 'h', 'airTemperature', 'windSpeed', 'maximumWindGustSpeed', 'subsetNumber',
  'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform', 'shortStationName', 'M031', 'messages',
  'totalPrecipitationOrTotalWaterEquivalent', 'pressureReducedToMeanSeaLevel', 'year', 'hour',
]; // prettier-ignore

export const synop: Target = {
  name: 'synop',
  open: () => {
    const wind: [string, number, string][] = [['windSpeed', 5, 'm/s'], ['windDirection', 30, 'deg']]; // prettier-ignore
    const report = subset('10315', '2026-06-17T07:00Z', temperature(20), wind, rain(60, 0.5));
    const text = synopText(report, report);
    const seed: Json = JSON.parse(text);
    const files = fc.oneof(mutatedJson([seed], SYNOP_WORDS), mutatedText([text], SYNOP_WORDS));
    return {
      property: attacked(files, (file) =>
        decoded(
          () => parseSynopMessages(file.toString()),
          (reports) => {
            for (const { wmoId } of reports) expectThat(/^[A-Z\d]{3,5}$/.test(wmoId), wmoId);
            reports.forEach(checkReport);
          },
        ),
      ),
    };
  },
};

export const tenMinutes: Target = {
  name: 'ten-minutes',
  open: () => {
    const columns = [...AIR_ARCHIVE.columns, ...WIND_ARCHIVE.columns, ...RAIN_ARCHIVE.columns];
    const text = `STATIONS_ID;MESS_DATUM;  QN;${columns.join(';')};eor\r
       1766;202606170630;    1; 990.5;  15.5;  80.0;   5.0; 180;   0.13;eor\r
       1766;202606170640;    1;-999;-999;-999;-999;-999;-999;eor\r
`;
    const words = ['eor', '-999', ';', 'PP_10', '202606170630', '999999999999'];
    return {
      property: attacked(mutatedText([text], words), (body) =>
        decoded(
          async () =>
            toReports(
              { elevation: 48 },
              await parseTenMinuteArchive(zipFile({ name: 'produkt_x.txt', body }), columns),
            ),
          (reports) => reports.forEach(checkReport),
        ),
      ),
    };
  },
};

export const poi: Target = {
  name: 'poi',
  open: () => ({
    property: attacked(
      mutatedText(
        [poiText('10315', { temperature: '20,5', rain: '0,3', snowDepth: '5', weather: '15' })],
        ['---', ';', '1,5'],
      ),
      (file) =>
        decoded(
          () => parsePoiFile(file),
          ({ reports }) => reports.forEach(checkReport),
        ),
    ),
  }),
};

export const stationLists: Target = {
  name: 'station-lists',
  open: () => {
    const { lexicon, page, list } = directoryText();
    const words = ['SY', 'MN', '<td>', '</td>', '<tr>', '<html', '&uuml;', 'STAT_ID', '31.02.2026'];
    return {
      property: attacked(mutatedText([lexicon, page, list], words, 'latin1'), (file) =>
        decoded(
          () => stationsIn(file),
          (stations) => stations.forEach(checkStation),
        ),
      ),
    };
  },
};

export const listing: Target = {
  name: 'listing',
  open: () => {
    const name = 'Z__C_EDZW_20260617070502_bda01%2Csynop_bufr_GER_999999_999999__MW_617.json.bz2';
    const page = `<html><pre><a href="../">../</a>\n<a href="${name}">Z__C</a> 17-Jun-2026 07:05 1\n</pre></html>\n`;
    return {
      property: attacked(
        mutatedText([page], ['<a href="', '">', '../', '99999999', '</html>']),
        (file) =>
          decoded(
            async () =>
              [parseDirectoryListing(file), await synopListingProduct.decode(file)] as const,
            ([names, files]) => {
              expectThat(files.length <= names.length, 'There are more files than names');
              for (const { file: found } of files) {
                expectThat(/\/Z__C_EDZW_[\w,%.-]+$/.test(found.path), `A file at ${found.path}`);
              }
            },
          ),
      ),
    };
  },
};

/** As whichever list it can be read. */
function stationsIn(file: Uint8Array): WeatherStation[] {
  return Buffer.from(file).includes('von_datum')
    ? parseTenMinuteList(file)
    : [...parseLexicon(file).stations.values()];
}

function checkStation({ id, latitude, longitude, elevation }: WeatherStation): void {
  expectThat(Number.isInteger(id) && id >= 0 && id <= 99_999, `A station has the number ${id}`);
  expectWithin('latitude', latitude, [-90, 90]);
  expectWithin('longitude', longitude, [-180, 180]);
  expectWithin('elevation', elevation, [-500, 9000]);
}

function checkReport({ time, values, rain: fallen }: StationReport): void {
  expectThat(time >= FIRST && time < LAST, `A report of ${time}`);
  expectWithin('temperature', values.temperature, [-90, 60]);
  expectWithin('humidity', values.relativeHumidity, [0, 100]);
  expectWithin('wind', values.windSpeed, [0, 400]);
  expectWithin('direction', values.windDirection, [0, 360]);
  expectWithin('gust', values.gust, [0, 450]);
  expectWithin('pressure', values.pressure, [850, 1100]);
  expectWithin('clouds', values.cloudCover, [0, 100]);
  for (const { from, to, amount } of fallen) {
    expectThat(to === time && from < to && from >= to - DAY, `Rain from ${from} to ${to}`);
    expectWithin('rain', amount, [0, 600]);
  }
}
