import * as z from 'zod';
import { HOUR_MS } from '../../time/units.ts';
import type { Hour, HourlySeries } from '../../weather/hour.ts';
import {
  normalizeDirection,
  normalizeWeatherCode,
  normalizeValue,
  type RawValue,
} from '../value-ranges.ts';
import { OpenDataError } from '../server.ts';
import * as quantities from './quantities.ts';
import type { Quantity } from './quantities.ts';
import { parseJsonFile } from '../formats/text.ts';

/** The forecast of a grid point. */
export interface GridForecast {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  series: HourlySeries;
}

/**
 * Decodes a response of Open-Meteo into hours. The issue time is the time of the response: the
 * provider combines runs of several models without naming them.
 *
 * @throws {OpenDataError} if the response is invalid or contains no temperatures
 */
export function decodeOpenMeteoForecast(body: Uint8Array): GridForecast {
  const file = parseForecastFile(body);
  const { latitude, longitude, answeredAt, steps } = file;
  if (!(answeredAt >= (steps[0] ?? NaN) && answeredAt <= (steps.at(-1) ?? NaN) + HOUR_MS)) {
    throw new OpenDataError('Open-Meteo file: current.time: must be within the hours');
  }
  const hours = trimUnknownHours(toHours(file));
  if (hours.length === 0) throw new OpenDataError('Open-Meteo file without a temperature');
  return { latitude, longitude, series: { issued: answeredAt, hours } };
}

/**
 * Temperatures, clouds, pressure and wind are values at a step and come from the start of the hour;
 * amounts, gusts, probability, sunshine and radiation cover the hour before a step and come from the
 * end of the hour, by the documentation of the provider. So does the weather code, which derives from
 * the amount. The last step starts no hour.
 */
function toHours({ steps, column }: OpenMeteoFile): Hour[] {
  const temperature = column('temperature_2m', quantities.TEMPERATURE);
  const dewPoint = column('dew_point_2m', quantities.TEMPERATURE);
  const cloudCover = column('cloud_cover', quantities.SHARE);
  const pressure = column('pressure_msl', quantities.PRESSURE);
  const windSpeed = column('wind_speed_10m', quantities.SPEED);
  const windDirection = column('wind_direction_10m', quantities.BEARING);
  const gust = column('wind_gusts_10m', quantities.SPEED);
  const precipitation = column('precipitation', quantities.AMOUNT);
  const snow = column('snowfall', quantities.SNOWFALL);
  const probability = column('precipitation_probability', quantities.SHARE);
  const code = column('weather_code', quantities.CODE);
  const sunshine = column('sunshine_duration', quantities.DURATION);
  const radiation = column('shortwave_radiation', quantities.RADIATION);
  const uvIndex = column('uv_index', quantities.UV);

  return steps.slice(0, -1).map((start, at) => {
    const end = at + 1;
    return {
      start,
      temperature: temperature[at] ?? null,
      dewPoint: dewPoint[at] ?? null,
      maximumOf12Hours: null,
      minimumOf12Hours: null,
      cloudCover: cloudCover[at] ?? null,
      pressure: pressure[at] ?? null,
      windSpeed: windSpeed[at] ?? null,
      windDirection: normalizeDirection(windDirection[at]),
      gust: gust[end] ?? null,
      precipitation: precipitation[end] ?? null,
      snow: snow[end] ?? null,
      precipitationProbability: probability[end] ?? null,
      thunderProbability: null,
      significantWeather: toSignificantWeather(code[end] ?? null),
      sunshine: sunshine[end] ?? null,
      radiation: radiation[end] ?? null,
      uvIndex: uvIndex[end] ?? null,
    };
  });
}

/** The long-range models do not always fill the last day. */
function trimUnknownHours(hours: Hour[]): Hour[] {
  return hours.slice(0, hours.findLastIndex(({ temperature }) => temperature !== null) + 1);
}

/** Codes of the provider that map to the weather of another code. */
const CODE_REPLACEMENTS: ReadonlyMap<number, number> = new Map([
  // Snow grains are light snowfall.
  [77, 71],
  // A thunderstorm with heavy hail is as severe as one with hail.
  [99, 96],
]);

/**
 * Converts the weather code of the provider to significant weather. The codes are a subset of WMO
 * table 4677, without sleet and past weather. Undocumented codes stay unchanged and get the state -1,
 * so that they are not reported as clear sky.
 */
function toSignificantWeather(code: number | null): number | null {
  const valid = normalizeWeatherCode(code);
  return valid === null ? null : (CODE_REPLACEMENTS.get(valid) ?? valid);
}

/** A file of 18 days has 30 kB. */
const MAX_FILE_BYTES = 300 * 1024;
/** The provider returns up to 92 past days and 16 days ahead. */
const MAX_STEPS = (92 + 16) * 24;

const FILE_LABEL = 'Open-Meteo file';

const Column = z.array(z.number().nullable()).max(MAX_STEPS).optional();

/** By the provider's documentation of `hourly` (https://open-meteo.com/en/docs). */
const Columns = z.object({
  temperature_2m: Column,
  dew_point_2m: Column,
  cloud_cover: Column,
  pressure_msl: Column,
  wind_speed_10m: Column,
  wind_direction_10m: Column,
  wind_gusts_10m: Column,
  precipitation: Column,
  snowfall: Column,
  precipitation_probability: Column,
  weather_code: Column,
  sunshine_duration: Column,
  shortwave_radiation: Column,
  uv_index: Column,
});

export type OpenMeteoVariable = keyof z.infer<typeof Columns>;
/** The requested variables. */
export const OPEN_METEO_VARIABLES: readonly OpenMeteoVariable[] = Columns.keyof().options;

/** A time of this century, in epoch seconds or ISO 8601. */
const Time = z.union([
  z
    .int()
    .min(Date.UTC(2000, 0) / 1000)
    .max(Date.UTC(2100, 0) / 1000),
  z.string().regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/),
]);
/** Largest offset of local time from UTC. */
const MAX_UTC_OFFSET_S = 18 * 3600;
const Units = z.record(z.string(), z.string());

const ForecastFile = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  utc_offset_seconds: z.int().min(-MAX_UTC_OFFSET_S).max(MAX_UTC_OFFSET_S),
  current_units: Units,
  current: z.object({ time: Time }),
  hourly_units: Units,
  hourly: Columns.extend({ time: z.array(Time).min(2).max(MAX_STEPS) }),
});
type ForecastFile = z.infer<typeof ForecastFile>;

/** A file of which every value is at its step. */
interface OpenMeteoFile {
  /** The point of the grid, decimal degrees. */
  latitude: number;
  longitude: number;
  /** When it was answered, to a quarter of an hour, epoch milliseconds. */
  answeredAt: number;
  /** Full hours, ascending, an hour apart, epoch milliseconds. */
  steps: number[];
  /**
   * The values of a variable at the steps, in our unit; null throughout where the file does not have it.
   *
   * @throws {OpenDataError} for a unit that is not known
   */
  column: (variable: OpenMeteoVariable, quantity: Quantity) => (number | null)[];
}

/**
 * Reads the answer to a request of `/v1/forecast`, in whatever units and times it is.
 *
 * @throws {OpenDataError} where it is of another form, its steps are not hours or its columns not as long
 */
function parseForecastFile(body: Uint8Array): OpenMeteoFile {
  if (body.length > MAX_FILE_BYTES) {
    throw new OpenDataError(`${FILE_LABEL} of ${body.length} bytes`);
  }
  const file = parseJsonFile(body, ForecastFile, FILE_LABEL);
  const { latitude, longitude, current, current_units, hourly, hourly_units } = file;
  const toInstant = createInstantParser(hourly_units, file);
  const steps = hourly.time.map(toInstant);
  requireHourlySteps(steps);
  return {
    latitude,
    longitude,
    answeredAt: createInstantParser(current_units, file)(current.time),
    steps,
    column: (variable, quantity) => readColumn(file, variable, quantity),
  };
}

/** Times are epoch seconds, or local time with the UTC offset of the file. */
function createInstantParser(
  { time: unit = '' }: Record<string, string>,
  { utc_offset_seconds }: ForecastFile,
): (time: number | string) => number {
  switch (unit) {
    case 'unixtime':
      return (time) => (typeof time === 'number' ? time * 1000 : NaN);
    case 'iso8601':
      return (time) => Date.parse(`${time}Z`) - utc_offset_seconds * 1000;
    default:
      throw createUnknownUnitError('time', unit);
  }
}

function requireHourlySteps(steps: readonly number[]): void {
  const first = steps[0] ?? NaN;
  if (steps.some((step, index) => step !== first + index * HOUR_MS)) {
    throw new OpenDataError(`${FILE_LABEL}: hourly.time: must be an hour apart`);
  }
  if (first % HOUR_MS !== 0) {
    throw new OpenDataError(`${FILE_LABEL}: hourly.time: must be full hours`);
  }
}

function readColumn(
  { hourly, hourly_units }: ForecastFile,
  variable: OpenMeteoVariable,
  { range, units }: Quantity,
): (number | null)[] {
  const { time, [variable]: values } = hourly;
  if (!values) return time.map(() => null);
  if (values.length !== time.length) {
    const rule = `must have ${time.length} values, not ${values.length}`;
    throw new OpenDataError(`${FILE_LABEL}: hourly.${variable}: ${rule}`);
  }
  const unit = hourly_units[variable] ?? '';
  const toUnit = units.get(unit);
  if (!toUnit) throw createUnknownUnitError(variable, unit);
  return values.map((value: RawValue) => normalizeValue(range, value, toUnit));
}

function createUnknownUnitError(variable: string, unit: string): OpenDataError {
  return new OpenDataError(
    `${FILE_LABEL}: ${variable} is in an unknown unit, "${unit.slice(0, 20)}"`,
  );
}
