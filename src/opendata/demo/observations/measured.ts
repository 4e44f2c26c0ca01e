import { HOUR } from '../../../weather/hour.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { weatherAt } from '../weather.ts';
import type { DemoStation } from './stations.ts';

/** What a demo station measures, as finely as instruments do. */
export interface Measured {
  /** °C, tenths. */
  temperature: number;
  dewPoint: number;
  /** Whole percent. */
  relativeHumidity: number;
  cloudCover: number;
  /** m/s, tenths. */
  windSpeed: number;
  gust: number;
  /** Degrees, tens. */
  windDirection: number;
  /** hPa, tenths. */
  pressure: number;
}

const TEN_MINUTES = 600_000;

export function measuredAt(
  { latitude, longitude }: DemoStation,
  time: number,
  scene?: SceneId,
): Measured {
  const weather = weatherAt({ latitude, longitude, time }, scene);
  const { temperature, dewPoint, windSpeed, gust, windDirection, pressure } = weather;
  return {
    temperature: tenth(temperature),
    dewPoint: tenth(dewPoint),
    relativeHumidity: Math.round(100 * (vapour(dewPoint) / vapour(temperature))),
    cloudCover: Math.round(weather.cloudCover),
    windSpeed: tenth(windSpeed),
    gust: tenth(gust),
    windDirection: (Math.round(windDirection / 10) * 10) % 360,
    pressure: tenth(pressure),
  };
}

/** What fell in the hour that ends at a time, mm. */
export function rainOfHour(
  { latitude, longitude }: DemoStation,
  end: number,
  scene?: SceneId,
): number {
  return weatherAt({ latitude, longitude, time: end }, scene).precipitation.amount;
}

/** What fell in the ten minutes that end at a time, mm: hours are divided evenly, in hundredths. */
export function rainOfTenMinutes(station: DemoStation, end: number, scene?: SceneId): number {
  const endOfHour = Math.ceil(end / HOUR) * HOUR;
  const amount = rainOfHour(station, endOfHour, scene);
  const until = (minutesFrom: number) =>
    Math.round((100 * amount * (HOUR - endOfHour + minutesFrom)) / HOUR);
  return (until(end) - until(end - TEN_MINUTES)) / 100;
}

/** Pressure of saturated vapour, as Magnus has it, hPa. */
function vapour(temperature: number): number {
  return 6.112 * Math.exp((17.62 * temperature) / (243.12 + temperature));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
