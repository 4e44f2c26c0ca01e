import * as z from 'zod';
import { HOUR } from '../../weather/hour.ts';
import { readJson } from '../json.ts';
import { within, type Given } from '../plausible.ts';
import { OpenDataError } from '../server.ts';
import type { Quantity } from './quantities.ts';

/** A file of 18 days has 30 KB; ten times that is no longer one. */
const LARGEST_FILE = 300 * 1024;
/** The provider gives up to 92 days of the past and 16 that come. */
const MOST_STEPS = (92 + 16) * 24;

const FILE = 'Open-Meteo file';

const Column = z.array(z.number().nullable()).max(MOST_STEPS).optional();

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

export type Variable = keyof z.infer<typeof Columns>;
/** What is asked for. */
export const VARIABLES: readonly Variable[] = Columns.keyof().options;

/** Of this century, in seconds or in words. */
const Time = z.union([
  z
    .int()
    .min(Date.UTC(2000, 0) / 1000)
    .max(Date.UTC(2100, 0) / 1000),
  z.string().regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/),
]);
/** Seconds that a clock can differ from UTC. */
const FURTHEST_OFFSET = 18 * 3600;
const Units = z.record(z.string(), z.string());

const ForecastFile = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  utc_offset_seconds: z.int().min(-FURTHEST_OFFSET).max(FURTHEST_OFFSET),
  current_units: Units,
  current: z.object({ time: Time }),
  hourly_units: Units,
  hourly: Columns.extend({ time: z.array(Time).min(2).max(MOST_STEPS) }),
});
type ForecastFile = z.infer<typeof ForecastFile>;

/** A file of which every value is at its step. */
export interface OpenMeteoFile {
  /** The point of the grid, decimal degrees. */
  latitude: number;
  longitude: number;
  /** When it was answered, to a quarter of an hour, epoch milliseconds. */
  answered: number;
  /** Full hours, ascending, an hour apart, epoch milliseconds. */
  steps: number[];
  /**
   * The values of a variable at the steps, in our unit; null throughout where the file does not have it.
   *
   * @throws {OpenDataError} for a unit that is not known
   */
  column: (variable: Variable, quantity: Quantity) => (number | null)[];
}

/**
 * Reads the answer to a request of `/v1/forecast`, in whatever units and times it is.
 *
 * @throws {OpenDataError} where it is of another form, its steps are not hours or its columns not as long
 */
export function readForecastFile(body: Uint8Array): OpenMeteoFile {
  if (body.length > LARGEST_FILE) throw new OpenDataError(`${FILE} of ${body.length} bytes`);
  const file = readJson(body, ForecastFile, FILE);
  const { latitude, longitude, current, current_units, hourly, hourly_units } = file;
  const toInstant = instantsIn(hourly_units, file);
  const steps = hourly.time.map(toInstant);
  expectHours(steps);
  return {
    latitude,
    longitude,
    answered: instantsIn(current_units, file)(current.time),
    steps,
    column: (variable, quantity) => readColumn(file, variable, quantity),
  };
}

/** Times are epoch seconds, or local time as far from UTC as the file says. */
function instantsIn(
  { time: unit = '' }: Record<string, string>,
  { utc_offset_seconds }: ForecastFile,
): (time: number | string) => number {
  switch (unit) {
    case 'unixtime':
      return (time) => (typeof time === 'number' ? time * 1000 : NaN);
    case 'iso8601':
      return (time) => Date.parse(`${time}Z`) - utc_offset_seconds * 1000;
    default:
      throw unknownUnit('time', unit);
  }
}

function expectHours(steps: readonly number[]): void {
  const first = steps[0] ?? NaN;
  if (steps.some((step, index) => step !== first + index * HOUR)) {
    throw new OpenDataError(`${FILE}: hourly.time: must be an hour apart`);
  }
  if (first % HOUR !== 0) throw new OpenDataError(`${FILE}: hourly.time: must be full hours`);
}

function readColumn(
  { hourly, hourly_units }: ForecastFile,
  variable: Variable,
  { range, units }: Quantity,
): (number | null)[] {
  const { time, [variable]: values } = hourly;
  if (!values) return time.map(() => null);
  if (values.length !== time.length) {
    const rule = `must have ${time.length} values, not ${values.length}`;
    throw new OpenDataError(`${FILE}: hourly.${variable}: ${rule}`);
  }
  const unit = hourly_units[variable] ?? '';
  const toUnit = units.get(unit);
  if (!toUnit) throw unknownUnit(variable, unit);
  return values.map((value: Given) => within(range, value, toUnit));
}

function unknownUnit(of: string, unit: string): OpenDataError {
  return new OpenDataError(`${FILE}: ${of} is in an unknown unit, "${unit.slice(0, 20)}"`);
}
