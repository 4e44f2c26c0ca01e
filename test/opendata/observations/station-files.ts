import { createObservations } from '../../../src/opendata/observations/observations.ts';
import type { BufrElement } from '../../../src/opendata/observations/synop/report-reader.ts';
import {
  LEXICON_TEXT_FILE,
  TEN_MINUTE_LIST_FILE,
} from '../../../src/opendata/observations/station-directory.ts';
import { bzip2 } from '../../support/bzip2.ts';
import { liveServer } from '../../support/live-server.ts';
import { hostsAt, startOpenDataHost } from '../../support/open-data-server.ts';
import { zipFile } from '../../support/zip-file.ts';
import { UNHURRIED } from '../../support/limits.ts';

/** Nine in the morning in Berlin: seven hours of the day were dry or wet by then, UTC. */
export const NOW = '2026-06-17T07:04:00Z';

export const MUENSTER = { id: 1766, wmoId: '10315', latitude: 52.1344, longitude: 7.6969 };
export const BERLIN = { id: 433, wmoId: '10384', latitude: 52.4675, longitude: 13.4021 };
/** Between them, in the list of ten-minute stations alone. */
export const BIELEFELD = { id: 91000, latitude: 52.01, longitude: 8.55 };

export const SYNOP_FOLDER = '/weather/weather_reports/synoptic/germany/json/';

const LEXICON_TEXT = `STAT_NAME                                    STAT_ID KE  STAT  BR_HIGH  LA_HIGH    HS HFG_NFG BL     BEGINN       ENDE  
Münster/Osnabrück                               1766 SY 10315 52.1344  7.6969      48  603180 NW 01.10.1989 17.06.2026  
Berlin-Tempelhof                                 433 SY 10384 52.4675  13.4021     48  467420 BE 01.01.1949 17.06.2026  
`;

/** The one of them that has an umlaut in its name. */
export const LEXICON_HTML = `<html><body><table border=1>
<tr><td>M&uuml;nster</td><td align=right>1766</td><td align=center>SY</td><td align=right>10315
</td><td align=right>52.1344</td><td align=right>7.6969</td><td align=right>48</td><td align=right>603180</td><td align=center>NW</td><td>01.10.1989</td><td>
17.06.2026</td></tr>
</table></body></html>
`;

const LIST = `Stations_id von_datum bis_datum Stationshoehe geoBreite geoLaenge Stationsname Bundesland
----------- --------- --------- ------------- --------- --------- ----------------------------------------- ----------
91000 20070209 20260617            118    52.0100    8.5500 Bielefeld                                Nordrhein-Westfalen
01766 20070209 20260617             48    52.1344    7.6969 Münster/Osnabrück                        Nordrhein-Westfalen
`;

/** An element of a file, or a list of them. */
export type Item = BufrElement | BufrElement[];

/** An element of a message: key, value and unit. */
export type Said = readonly [key: string, value: unknown, units?: string];

/** A station's report of a time (`2026-06-17T07:00Z`), with the elements after its position. */
export function subset(wmoId: string, time: string, ...said: (Said | Said[])[]): Item[] {
  const [year, month, day, hour, minute] = (time.match(/\d+/g) ?? []).map(Number);
  const head: Said[] = [
    ['subsetNumber', 1],
    ['blockNumber', Number(wmoId.slice(0, 2)), 'Numeric'],
    ['stationNumber', Number(wmoId.slice(2)), 'Numeric'],
    ['year', year, 'a'],
    ['month', month, 'mon'],
    ['day', day, 'd'],
    ['hour', hour, 'h'],
    ['minute', minute, 'min'],
  ];
  return [
    ...head.map(element),
    ...said.map((one) => (isList(one) ? one.map(element) : element(one))),
  ];
}

export function synopText(...subsets: Item[][]): string {
  return JSON.stringify({ messages: [[{ key: 'edition', value: 4 }, subsets]] });
}

const SENSOR = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';
const RAIN = 'totalPrecipitationOrTotalWaterEquivalent';

/** °C. */
export function temperature(celsius: number): Said[] {
  return [
    [SENSOR, 2, 'm'],
    ['airTemperature', Math.round((celsius + 273.15) * 100) / 100, 'K'],
  ];
}

/** Precipitation of a number of minutes, mm. */
export function rain(minutes: number, amount: number): Said[] {
  return [
    ['timePeriod', -minutes, 'min'],
    [RAIN, amount, 'kg m-2'],
  ];
}

/** `1766;202606170700;    1;  1.5;eor` for each row, under the heading of its columns. */
export function tenMinutesZip(
  station: number,
  columns: string,
  rows: Record<string, string>,
): Buffer {
  const lines = Object.entries(rows).map(
    ([time, values]) => `${String(station).padStart(11)};${time};    1;${values};eor\r\n`,
  );
  const text = `STATIONS_ID;MESS_DATUM;  QN;${columns};eor\r\n${lines.join('')}`;
  return zipFile({ name: 'produkt_zehn_now_x.txt', body: Buffer.from(text, 'latin1') });
}

export function archivePath(folder: string, name: string, station: number): string {
  const id = String(station).padStart(5, '0');
  return `/climate_environment/CDC/observations_germany/climate/10_minutes/${folder}/now/10minutenwerte_${name}_${id}_now.zip`;
}

/**
 * The stations of two towns, and what a test lays beside them.
 *
 * @param timeout milliseconds that a file may take
 */
export async function startObservations(timeout = 2000, timeouts = UNHURRIED.sourceTimeouts) {
  const host = await startOpenDataHost();
  host.put(LEXICON_TEXT_FILE.path, Buffer.from(LEXICON_TEXT, 'latin1'));
  host.put(TEN_MINUTE_LIST_FILE.path, Buffer.from(LIST, 'latin1'));
  const server = liveServer(hostsAt(host.url), timeout, host.hangs);
  let now = Date.parse(NOW);
  return {
    ...createObservations({ server, clock: () => new Date(now), timeouts }),
    host,
    /** @param made time of the file's name, `0705` or `16 2305` */
    layReports: (created: string, ...subsets: Item[][]) => {
      host.put(synopPath(created), bzip2(Buffer.from(synopText(...subsets))));
    },
    setClock: (time: string) => {
      now = Date.parse(time);
    },
  };
}

export function synopPath(created: string): string {
  const [clock = '', day = '17'] = created.split(' ').toReversed();
  return `${SYNOP_FOLDER}Z__C_EDZW_202606${day}${clock}02_bda01%2Csynop_bufr_GER_999999_999999__MW_617.json.bz2`;
}

function element([key, value, units]: Said): BufrElement {
  return { key, value, ...(units !== undefined && { units }) };
}

function isList(one: Said | Said[]): one is Said[] {
  return Array.isArray(one[0]);
}

/** The lists that stations are found by: as text, as a page, and those with ten-minute values. */
export function directoryText(): { lexicon: string; page: string; list: string } {
  return { lexicon: LEXICON_TEXT, page: LEXICON_HTML, list: LIST };
}

const POI_COLUMNS = {
  cloudCover: 'cloud_cover_total',
  temperature: 'dry_bulb_temperature_at_2_meter_above_ground',
  windDirection: 'mean_wind_direction_during_last_10 min_at_10_meters_above_ground',
  windSpeed: 'mean_wind_speed_during last_10_min_at_10_meters_above_ground',
  rain: 'precipitation_amount_last_hour',
  pressure: 'pressure_reduced_to_mean_sea_level',
  humidity: 'relative_humidity',
  visibility: 'horizontal_visibility',
  snowDepth: 'total_snow_depth',
  gust: 'maximum_wind_speed_last_hour',
  weather: 'present_weather',
  highOfDayBefore: 'maximum_of_temperature_for_previous_day',
  lowOfDayBefore: 'minimum_of_temperature_for_previous_day',
} as const;

/** A file of hourly reports with one of them; cells without a value have dashes. */
export function poiText(
  wmoId: string,
  cells: Partial<Record<keyof typeof POI_COLUMNS, string>>,
  time = '17.06.26;07:00',
): string {
  const names = Object.values(POI_COLUMNS);
  const known = new Map(Object.entries(cells));
  const values = Object.keys(POI_COLUMNS).map((column) => known.get(column) ?? '---');
  return `surface observations;Parameter description;${names.join(';')}
${wmoId.padEnd(5, '_')};Unit;%;Grad C;Grad;km/h;mm;hPa;%
Datum;Uhrzeit (UTC);Wolkenbedeckung;Temperatur;Windrichtung;Wind;Niederschlag;Druck;Feuchte
${time};${values.join(';')}
`;
}
