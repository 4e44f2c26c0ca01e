import { HOUR_MS } from '../../time/units.ts';
import type { Hour, HourlySeries } from '../../weather/hour.ts';
import {
  CELSIUS_RANGE,
  normalizeDirection,
  HECTOPASCALS_RANGE,
  KMH_RANGE,
  MM_PER_HOUR_RANGE,
  MINUTES_PER_HOUR_RANGE,
  PERCENT_RANGE,
  WATTS_PER_M2_RANGE,
  normalizeWeatherCode,
  normalizeValue,
  type RawValue,
  ZERO_CELSIUS_K,
  KMH_PER_MS,
} from '../value-ranges.ts';
import { OpenDataError, type Resource } from '../server.ts';
import { parseMosmixKml, type MosmixElement, type MosmixStation, unpackKmz } from './kml.ts';

const PASCALS_PER_HPA = 100;
/** kJ/m² of one W/m² in an hour. */
const KILOJOULES_PER_WATT_HOUR = 3.6;
const SECONDS_PER_MINUTE = 60;

/** Usually, the first step is an hour after the run. */
const MAX_FIRST_STEP_LEAD_MS = 24 * HOUR_MS;

/** A station's forecast. */
export interface StationForecast {
  id: string;
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
  series: HourlySeries;
}

/**
 * Decodes a station's MOSMIX file into hours.
 *
 * @throws {OpenDataError} if the file is invalid
 */
export async function decodeMosmixFile(kmz: Uint8Array): Promise<StationForecast> {
  const { fileName, text } = await unpackKmz(kmz);
  const { issued = parseIssueTimeOfName(fileName), steps, stations } = parseMosmixKml(text);
  const [station] = stations;
  if (!station) throw new OpenDataError(`MOSMIX file ${fileName} has no station with a position`);
  if (issued === undefined) throw new OpenDataError(`MOSMIX file ${fileName} has no issue time`);
  if (!(Math.abs((steps[0] ?? NaN) - issued) <= MAX_FIRST_STEP_LEAD_MS)) {
    throw new OpenDataError(
      `MOSMIX file ${fileName} was issued at another time than that of its steps`,
    );
  }
  const { id, latitude, longitude, elevation } = station;
  return { id, latitude, longitude, elevation, series: toHourlySeries(issued, steps, station) };
}

/**
 * Converts the steps of a station to hours. Instant elements (TTT, Td, PPPP, FF, DD, N) come from the
 * step at the start of the hour; elements of the past hour (RR1c, ww, SunD1, Rad1h, FX1,
 * probabilities) come from the step at its end. The last step starts no hour.
 */
export function toHourlySeries(
  issued: number,
  steps: readonly number[],
  { values }: MosmixStation,
): HourlySeries {
  const column = (element: MosmixElement) => values.get(element) ?? [];
  const [temperature, maximum, minimum] = [column('TTT'), column('TX'), column('TN')];
  const [speed, bearing, gust] = [column('FF'), column('DD'), column('FX1')];
  const [cloud, effectiveCloud] = [column('N'), column('Neff')];
  const areAmountsWrong = contradictAmounts(column('RR1c'), column('RRdc'), column('ww'));
  const [precipitation, snow] = areAmountsWrong ? [[], []] : [column('RR1c'), column('RRS1c')];
  const [probability, anyProbability, thunder] = [column('R101'), column('wwP'), column('wwT')];
  const [weather, sunshine, radiation] = [column('ww'), column('SunD1'), column('Rad1h')];
  const [dewPoint, pressure] = [column('Td'), column('PPPP')];

  const hours = steps.slice(0, -1).map((start, at): Hour => {
    const end = at + 1;
    return {
      start,
      temperature: toCelsius(temperature[at]),
      dewPoint: toCelsius(dewPoint[at]),
      maximumOf12Hours: toCelsius(maximum[end]),
      minimumOf12Hours: toCelsius(minimum[end]),
      cloudCover:
        normalizeValue(PERCENT_RANGE, effectiveCloud[at]) ??
        normalizeValue(PERCENT_RANGE, cloud[at]),
      pressure: toHectopascals(pressure[at]),
      windSpeed: toKilometresPerHour(speed[at]),
      windDirection: normalizeDirection(bearing[at]),
      gust: toKilometresPerHour(gust[end]),
      precipitation: normalizeValue(MM_PER_HOUR_RANGE, precipitation[end]),
      snow: normalizeValue(MM_PER_HOUR_RANGE, snow[end]),
      precipitationProbability:
        normalizeValue(PERCENT_RANGE, probability[end]) ??
        normalizeValue(PERCENT_RANGE, anyProbability[end]),
      thunderProbability: normalizeValue(PERCENT_RANGE, thunder[end]),
      significantWeather: normalizeWeatherCode(weather[end]),
      sunshine: toMinutes(sunshine[end]),
      radiation: toWattsPerSquareMetre(radiation[end]),
      uvIndex: null,
    };
  });
  return { issued, hours };
}

/** More precipitation than hourly amounts of less than a twentieth of a millimetre make of a few days. */
const MIN_CONTRADICTING_MM = 2;
/** So many hours of precipitation do not all have amounts that are rounded to zero. */
const MIN_CONTRADICTING_HOURS = 6;
/** The lowest code of precipitation in WMO table 4677. */
const MIN_WET_CODE = 50;
const DAY_STEPS = 24;

/**
 * Whether hourly amounts that are all zero contradict the rest of the file: some stations have precipitation in the
 * amounts of days and in the weather of hours only. Then the hourly amounts count as missing.
 */
function contradictAmounts(
  hourly: readonly RawValue[],
  daily: readonly RawValue[],
  weather: readonly RawValue[],
): boolean {
  if (hourly.some((amount) => (amount ?? 0) > 0)) return false;
  // The amount of a day that began before the file does not tell of its hours.
  const total = daily.slice(DAY_STEPS - 1).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const wetHours = weather.filter((code) => (code ?? 0) >= MIN_WET_CODE).length;
  return total >= MIN_CONTRADICTING_MM && wetHours >= MIN_CONTRADICTING_HOURS;
}

/** `MOSMIX_L_2023041209_P0036.kml` was issued on 2023-04-12 at 09 UTC. */
function parseIssueTimeOfName(fileName: string): number | undefined {
  const digits = /_(\d{4})(\d{2})(\d{2})(\d{2})[_.]/.exec(fileName);
  if (!digits) return undefined;
  const [, year, month, day, hour] = digits.map(Number);
  return Date.UTC(year ?? NaN, (month ?? NaN) - 1, day, hour);
}

function toCelsius(value: RawValue): number | null {
  return normalizeValue(CELSIUS_RANGE, value, (kelvin) => kelvin - ZERO_CELSIUS_K);
}

function toKilometresPerHour(value: RawValue): number | null {
  return normalizeValue(KMH_RANGE, value, (speed) => speed * KMH_PER_MS);
}

function toHectopascals(value: RawValue): number | null {
  return normalizeValue(HECTOPASCALS_RANGE, value, (pascals) => pascals / PASCALS_PER_HPA);
}

function toWattsPerSquareMetre(value: RawValue): number | null {
  return normalizeValue(WATTS_PER_M2_RANGE, value, (energy) => energy / KILOJOULES_PER_WATT_HOUR);
}

function toMinutes(value: RawValue): number | null {
  return normalizeValue(MINUTES_PER_HOUR_RANGE, value, (seconds) => seconds / SECONDS_PER_MINUTE);
}

/** DWD's list of MOSMIX stations. */
export const STATION_CATALOGUE_FILE: Resource = {
  host: 'www',
  path: '/DE/leistungen/met_verfahren_mosmix/mosmix_stationskatalog.cfg?view=nasPublication',
};

export interface ForecastStation {
  /** Up to five letters and digits: `10147`, `A762`, `K2689`. */
  id: string;
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
}

/** Columns of the fixed-width table: id 0-4, latitude 32-37, longitude 39-45, elevation 47-51. */
const CATALOGUE_ROW =
  /^(?<id>[0-9A-Z]{1,5}) +.{4} .{20} (?<latitude>[ \d.-]{6}) (?<longitude>[ \d.-]{7}) (?<elevation>[ \d-]{5})/;

/**
 * Parses the station catalogue (ISO-8859-1). Its coordinates are degrees and minutes: `48.10` is
 * 48°10′. It also lists stations without a forecast file.
 *
 * @throws {OpenDataError} if no line is a station
 */
export function parseCatalogue(body: Uint8Array): ForecastStation[] {
  const stations: ForecastStation[] = [];
  for (const line of Buffer.from(body).toString('latin1').split('\n')) {
    const { id, latitude = '', longitude = '', elevation } = CATALOGUE_ROW.exec(line)?.groups ?? {};
    if (!id || isAtSea(id, Number(elevation))) continue;
    const station = {
      id,
      latitude: parseCoordinate(latitude),
      longitude: parseCoordinate(longitude),
      elevation: Number(elevation),
    };
    if (isOnEarth(station)) stations.push(station);
  }
  if (stations.length === 0) throw new OpenDataError('Station catalogue without a station');
  return stations;
}

/** Returns NaN for an invalid coordinate. */
function parseCoordinate(degreesAndMinutes: string): number {
  const [, sign, degrees, minutes] = /^ *(-?)(\d+)\.(\d\d)$/.exec(degreesAndMinutes) ?? [];
  const size = Number(degrees) + Number(minutes) / 60;
  return sign === '-' ? -size : size;
}

function isOnEarth({ latitude, longitude }: ForecastStation): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Ids of points at sea are a letter and degrees (`E5502` is Dogger Bank); their elevation is 0. */
function isAtSea(id: string, elevation: number): boolean {
  return elevation === 0 && /^[EWS]\d{4}$/.test(id);
}
