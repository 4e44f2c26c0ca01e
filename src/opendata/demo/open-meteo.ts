import { KMH_PER_MS } from '../value-ranges.ts';
import * as z from 'zod';
import { OPEN_METEO_FORECAST_PATH } from '../open-meteo/forecasts.ts';
import { createFileResponse, type MirrorPart } from './part.ts';
import type { SceneId } from './weather/scenes.ts';
import { HOUR_MS, DAY_MS } from '../../time/units.ts';
import { adjustFall, LAPSE_RATE_K_PER_M } from '../../weather/atmosphere.ts';
import type { OpenMeteoVariable } from '../open-meteo/forecast-file.ts';
import { simulateWeather, type PointWeather } from './weather/weather.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

/** Used request parameters, with the defaults of the provider. */
const Query = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  elevation: z.coerce.number().default(0),
  past_days: z.coerce.number().int().min(0).max(92).default(0),
  forecast_days: z.coerce.number().int().min(0).max(16).default(7),
});

/** Forecasts of any point, updated every quarter of an hour. */
export function createOpenMeteoPart(scene?: SceneId): MirrorPart {
  return ({ host, path }, conditions, now) => {
    const { pathname, searchParams } = new URL(path, 'http://open-meteo');
    if (host !== 'openMeteo' || pathname !== OPEN_METEO_FORECAST_PATH) return undefined;
    const query = Query.safeParse(Object.fromEntries(searchParams));
    if (!query.success) return undefined;
    const { past_days: past, forecast_days: ahead, ...point } = query.data;
    const time = now.getTime();
    const answered = time - (time % QUARTER_HOUR_MS);
    const body = Buffer.from(formatForecast({ point, days: { past, ahead }, answered, scene }));
    const etag = `"demo-${answered}"`;
    return createFileResponse(body, etag, answered, conditions);
  };
}

/** Point and times of a response. */
interface OpenMeteoQuery {
  /** Decimal degrees and metres above sea level. */
  point: { latitude: number; longitude: number; elevation: number };
  /** Of UTC, without today. */
  days: { past: number; ahead: number };
  /** Epoch milliseconds. */
  answered: number;
  scene: SceneId | undefined;
}

/** Degrees between the points of the grid, as between the demo's stations in Central Europe. */
const GRID_STEP_DEGREES = 0.25;
/** The weather's radiation is in kJ/m² of an hour. */
const KILOJOULES_PER_WATT_HOUR = 3.6;
/** Fresh snow per millimetre of water, cm. */
const SNOW_CM_PER_WATER_MM = 0.7;
/** Invented UV index per W/m² of global radiation. */
const UV_PER_WATT = 0.009;

/** A variable's unit, and its value at a step. */
interface VariableColumn {
  unit: string;
  value: (weather: PointWeather) => number;
}

/** Instant values, and amounts of the hour before, as {@link PointWeather} has them, too. */
const VARIABLE_COLUMNS: Record<OpenMeteoVariable, VariableColumn> = {
  temperature_2m: { unit: '°C', value: (at) => roundToTenth(at.temperature) },
  dew_point_2m: { unit: '°C', value: (at) => roundToTenth(at.dewPoint) },
  cloud_cover: { unit: '%', value: (at) => Math.round(at.effectiveCloudCover) },
  pressure_msl: { unit: 'hPa', value: (at) => roundToTenth(at.pressure) },
  wind_speed_10m: { unit: 'km/h', value: (at) => roundToTenth(at.windSpeed * KMH_PER_MS) },
  wind_direction_10m: { unit: '°', value: (at) => Math.round(at.windDirection) },
  wind_gusts_10m: { unit: 'km/h', value: (at) => roundToTenth(at.gust * KMH_PER_MS) },
  precipitation: { unit: 'mm', value: (at) => roundToHundredth(at.precipitation.amount) },
  snowfall: {
    unit: 'cm',
    value: (at) => roundToHundredth(at.precipitation.snow * SNOW_CM_PER_WATER_MM),
  },
  precipitation_probability: { unit: '%', value: (at) => toPercent(at.precipitation.probability) },
  weather_code: { unit: 'wmo code', value: (at) => toOpenMeteoCode(at.significantWeather) },
  sunshine_duration: { unit: 's', value: (at) => at.sunshine },
  shortwave_radiation: { unit: 'W/m²', value: (at) => Math.round(toWatts(at)) },
  uv_index: { unit: '', value: (at) => roundToHundredth(toWatts(at) * UV_PER_WATT) },
};

/** The simulated weather is that of sea level; rain there is snow on a mountain. */
function moveToHeight(weather: PointWeather, elevation: number): PointWeather {
  const temperature = weather.temperature - elevation * LAPSE_RATE_K_PER_M;
  const { amount, snow } = weather.precipitation;
  const fall = adjustFall({ ...weather, precipitation: amount, snow }, temperature);
  return {
    ...weather,
    temperature,
    dewPoint: weather.dewPoint - elevation * LAPSE_RATE_K_PER_M,
    significantWeather: fall.significantWeather ?? weather.significantWeather,
    precipitation: { ...weather.precipitation, snow: fall.snow ?? snow },
  };
}

/** The answer of `/v1/forecast` with times of UTC in seconds, in the provider's layout. */
function formatForecast({ point, days, answered, scene }: OpenMeteoQuery): string {
  const { elevation } = point;
  const latitude = snapToGrid(point.latitude);
  const longitude = snapToGrid(point.longitude);
  const today = answered - (answered % DAY_MS);
  const first = today - days.past * DAY_MS;
  const steps = Array.from(
    { length: (days.past + days.ahead) * 24 },
    (_, index) => first + index * HOUR_MS,
  );
  const simulate = (time: number) =>
    moveToHeight(simulateWeather({ latitude, longitude, time }, scene), elevation);
  const weathers = steps.map(simulate);
  const columns = Object.entries(VARIABLE_COLUMNS);
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
      temperature_2m: VARIABLE_COLUMNS.temperature_2m.value(simulate(answered)),
    },
    hourly_units: {
      time: 'unixtime',
      ...Object.fromEntries(columns.map(([name, { unit }]) => [name, unit])),
    },
    hourly: {
      time: steps.map((step) => step / 1000),
      ...Object.fromEntries(columns.map(([name, { value }]) => [name, weathers.map(value)])),
    },
  });
}

function toWatts({ radiation }: PointWeather): number {
  return radiation / KILOJOULES_PER_WATT_HOUR;
}

function toPercent(share: number): number {
  return Math.round(share * 100);
}

function snapToGrid(degrees: number): number {
  return Math.round(degrees / GRID_STEP_DEGREES) * GRID_STEP_DEGREES;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Codes of the provider for MOSMIX codes that it does not use. */
const CODE_REPLACEMENTS: ReadonlyMap<number, number> = new Map([
  [49, 48],
  // There is no code for sleet, so it counts as snow.
  [68, 71],
  [69, 73],
  [83, 85],
  [84, 86],
]);

/** The provider's weather code for significant weather. */
function toOpenMeteoCode(significantWeather: number): number {
  return CODE_REPLACEMENTS.get(significantWeather) ?? significantWeather;
}
