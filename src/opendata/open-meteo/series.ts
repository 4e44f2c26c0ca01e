import { HOUR, type Hour, type HourlySeries } from '../../weather/hour.ts';
import { direction } from '../plausible.ts';
import { OpenDataError } from '../server.ts';
import { readForecastFile, type OpenMeteoFile } from './file.ts';
import * as quantities from './quantities.ts';
import { significantWeather } from './weather-codes.ts';

/** The forecast of a point of the grid. */
export interface GridForecast {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  series: HourlySeries;
}

/**
 * Decodes an answer of Open-Meteo into hours. As issued counts when it was answered: the provider
 * joins runs of several models and names none.
 *
 * @throws {OpenDataError} when it cannot be read, or holds no weather
 */
export function decodeForecast(body: Uint8Array): GridForecast {
  const file = readForecastFile(body);
  const { latitude, longitude, answered, steps } = file;
  if (!(answered >= (steps[0] ?? NaN) && answered <= (steps.at(-1) ?? NaN) + HOUR)) {
    throw new OpenDataError('Open-Meteo file: current.time: must be within the hours');
  }
  const hours = untilLastKnown(toHours(file));
  if (hours.length === 0) throw new OpenDataError('Open-Meteo file without a temperature');
  return { latitude, longitude, series: { issued: answered, hours } };
}

/**
 * By the documentation temperatures, clouds, pressure and wind hold at a step, where an hour begins;
 * amounts, gusts, probability, sunshine and radiation are of the hour before it, and so stand at the
 * step where one ends. So does the weather code, which is made from the amount beside it. The last
 * step begins no hour.
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
      windDirection: direction(windDirection[at]),
      gust: gust[end] ?? null,
      precipitation: precipitation[end] ?? null,
      snow: snow[end] ?? null,
      precipitationProbability: probability[end] ?? null,
      thunderProbability: null,
      significantWeather: significantWeather(code[end] ?? null),
      sunshine: sunshine[end] ?? null,
      radiation: radiation[end] ?? null,
      uvIndex: uvIndex[end] ?? null,
    };
  });
}

/** The models that reach furthest do not always fill the last day. */
function untilLastKnown(hours: Hour[]): Hour[] {
  return hours.slice(0, hours.findLastIndex(({ temperature }) => temperature !== null) + 1);
}
