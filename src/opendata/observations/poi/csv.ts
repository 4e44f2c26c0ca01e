import { HOUR } from '../../../weather/hour.ts';
import { OpenDataError } from '../../server.ts';
import { NOTHING_MEASURED, plausible, plausibleRain, type StationReport } from '../report.ts';
import { textOf } from '../../text.ts';

/** What a station of any country reports for each hour of the last day, the newest first. */
export interface PoiFile {
  /** By WMO, or of the weather service's own. */
  wmoId: string;
  reports: StationReport[];
}

/** The columns used, in °C, %, km/h, degrees, hPa and mm; the blanks in them are the file's own. */
const COLUMNS = {
  temperature: 'dry_bulb_temperature_at_2_meter_above_ground',
  relativeHumidity: 'relative_humidity',
  windSpeed: 'mean_wind_speed_during last_10_min_at_10_meters_above_ground',
  windDirection: 'mean_wind_direction_during_last_10 min_at_10_meters_above_ground',
  pressure: 'pressure_reduced_to_mean_sea_level',
  cloudCover: 'cloud_cover_total',
  rain: 'precipitation_amount_last_hour',
} as const;
type Column = keyof typeof COLUMNS;

const MISSING = '---';
const NUMBER = /^-?\d{1,6}(,\d{1,6})?$/;

/**
 * Reads a station's hourly reports ("POI", `*-BEOB.csv`): columns parted by semicolons, decimal
 * commas, times in UTC, headings in English, units, headings in German.
 *
 * Its gusts are the strongest of an hour, which a reading does not hold.
 *
 * @throws {OpenDataError} when a column is missing, or a value or a time is none
 */
export function readPoi(body: Uint8Array): PoiFile {
  const [heading = '', units = '', , ...lines] = textOf(body).trimEnd().split(/\r?\n/);
  const names = heading.split(';');
  for (const name of Object.values(COLUMNS)) {
    if (!names.includes(name)) throw new OpenDataError(`POI file without ${name}`);
  }
  const wmoId = /^([A-Z\d]{3,5})_*;/.exec(units)?.[1];
  if (wmoId === undefined) throw new OpenDataError('POI file without a station');
  return { wmoId, reports: lines.map((line) => reportOf(line.split(';'), names)) };
}

function reportOf(cells: readonly string[], names: readonly string[]): StationReport {
  if (cells.length !== names.length) throw new OpenDataError('POI file with a row cut off');
  const valueOf = (column: Column) => {
    const cell = cells[names.indexOf(COLUMNS[column])] ?? '';
    if (cell === MISSING || cell === '') return null;
    if (!NUMBER.test(cell)) throw new OpenDataError(`POI file with no number as ${column}`);
    return Number(cell.replace(',', '.'));
  };
  const [date = '', clock = ''] = cells;
  const time = timeOf(date, clock);
  const amount = plausibleRain(valueOf('rain'));
  const values = {
    ...NOTHING_MEASURED,
    temperature: valueOf('temperature'),
    relativeHumidity: valueOf('relativeHumidity'),
    windSpeed: valueOf('windSpeed'),
    windDirection: valueOf('windDirection'),
    pressure: valueOf('pressure'),
    cloudCover: valueOf('cloudCover'),
  };
  const rain = amount === null ? [] : [{ from: time - HOUR, to: time, amount }];
  return { time, values: plausible(values), rain };
}

/** `12.04.23` and `11:00` */
function timeOf(date: string, clock: string): number {
  const iso = date.replace(/^(\d\d)\.(\d\d)\.(\d\d)$/, '20$3-$2-$1');
  const time = Date.parse(`${iso}T${clock}Z`);
  if (Number.isNaN(time) || !/^\d\d:\d\d$/.test(clock)) {
    throw new OpenDataError('POI file with a time that is none');
  }
  return time;
}
