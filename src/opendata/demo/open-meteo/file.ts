import { HOUR } from '../../../weather/hour.ts';
import { LAPSE_RATE } from '../../../weather/standard-atmosphere.ts';
import type { Variable } from '../../open-meteo/file.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { weatherAt, type PointWeather } from '../weather.ts';
import { weatherCode } from './weather-code.ts';

/** What an answer is about. */
export interface Asked {
  /** Decimal degrees and metres above sea level. */
  point: { latitude: number; longitude: number; elevation: number };
  /** Of UTC, without today. */
  days: { past: number; ahead: number };
  /** Epoch milliseconds. */
  answered: number;
  scene: SceneId | undefined;
}

/** Degrees between the points of the grid, as between the demo's stations in Central Europe. */
const GRID = 0.25;
const DAY = 24 * HOUR;
const KMH_PER_MS = 3.6;
/** The weather's radiation is in kJ/m² of an hour. */
const KILOJOULES_PER_WATT_HOUR = 3.6;
/** Snow that a millimetre of water makes, cm. */
const SNOW_PER_WATER = 0.7;
/** UV index that a watt of global radiation brings where it is made up. */
const UV_PER_WATT = 0.009;

/** A variable's unit, and its value at a step. */
interface Column {
  unit: string;
  value: (weather: PointWeather, elevation: number) => number;
}

/** Instant values, and amounts of the hour before, as {@link PointWeather} has them, too. */
const COLUMNS: Record<Variable, Column> = {
  temperature_2m: {
    unit: '°C',
    value: (at, height) => tenth(at.temperature - height * LAPSE_RATE),
  },
  dew_point_2m: { unit: '°C', value: (at, height) => tenth(at.dewPoint - height * LAPSE_RATE) },
  cloud_cover: { unit: '%', value: (at) => Math.round(at.effectiveCloudCover) },
  pressure_msl: { unit: 'hPa', value: (at) => tenth(at.pressure) },
  wind_speed_10m: { unit: 'km/h', value: (at) => tenth(at.windSpeed * KMH_PER_MS) },
  wind_direction_10m: { unit: '°', value: (at) => Math.round(at.windDirection) },
  wind_gusts_10m: { unit: 'km/h', value: (at) => tenth(at.gust * KMH_PER_MS) },
  precipitation: { unit: 'mm', value: (at) => hundredth(at.precipitation.amount) },
  snowfall: { unit: 'cm', value: (at) => hundredth(at.precipitation.snow * SNOW_PER_WATER) },
  precipitation_probability: { unit: '%', value: (at) => percent(at.precipitation.probability) },
  weather_code: { unit: 'wmo code', value: (at) => weatherCode(at.significantWeather) },
  sunshine_duration: { unit: 's', value: (at) => at.sunshine },
  shortwave_radiation: { unit: 'W/m²', value: (at) => Math.round(watts(at)) },
  uv_index: { unit: '', value: (at) => hundredth(watts(at) * UV_PER_WATT) },
};

/** The answer of `/v1/forecast` with times of UTC in seconds, in the provider's layout. */
export function forecastText({ point, days, answered, scene }: Asked): string {
  const { elevation } = point;
  const latitude = onGrid(point.latitude);
  const longitude = onGrid(point.longitude);
  const today = answered - (answered % DAY);
  const first = today - days.past * DAY;
  const steps = Array.from(
    { length: (days.past + days.ahead) * 24 },
    (_, index) => first + index * HOUR,
  );
  const weathers = steps.map((time) => weatherAt({ latitude, longitude, time }, scene));
  const now = weatherAt({ latitude, longitude, time: answered }, scene);
  const columns = Object.entries(COLUMNS);
  return JSON.stringify({
    latitude,
    longitude,
    generationtime_ms: 0,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation,
    current_units: { time: 'unixtime', interval: 'seconds', temperature_2m: '°C' },
    current: {
      time: answered / 1000,
      interval: 900,
      temperature_2m: COLUMNS.temperature_2m.value(now, elevation),
    },
    hourly_units: {
      time: 'unixtime',
      ...Object.fromEntries(columns.map(([name, { unit }]) => [name, unit])),
    },
    hourly: {
      time: steps.map((step) => step / 1000),
      ...Object.fromEntries(
        columns.map(([name, { value }]) => [name, weathers.map((at) => value(at, elevation))]),
      ),
    },
  });
}

function watts({ radiation }: PointWeather): number {
  return radiation / KILOJOULES_PER_WATT_HOUR;
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function onGrid(degrees: number): number {
  return Math.round(degrees / GRID) * GRID;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
