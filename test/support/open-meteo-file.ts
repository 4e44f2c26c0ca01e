import { HOUR_MS } from '../../src/time/units.ts';

/** What an answer of Open-Meteo shall say. */
export interface OpenMeteoText {
  latitude?: number;
  longitude?: number;
  /** Of the first step, in UTC. */
  first?: string;
  /** When it was answered, in UTC. */
  answered?: string;
  /** The values of each variable, one for each step. */
  hourly: Record<string, readonly (number | null)[]>;
  /** Where they are others than those of a request in metric units. */
  units?: Record<string, string>;
  /** With local times, this many seconds ahead of UTC, in place of epoch seconds. */
  offset?: number;
}

const METRIC: Record<string, string> = {
  temperature_2m: '°C',
  dew_point_2m: '°C',
  cloud_cover: '%',
  pressure_msl: 'hPa',
  wind_speed_10m: 'km/h',
  wind_direction_10m: '°',
  wind_gusts_10m: 'km/h',
  precipitation: 'mm',
  snowfall: 'cm',
  precipitation_probability: '%',
  weather_code: 'wmo code',
  sunshine_duration: 's',
  shortwave_radiation: 'W/m²',
  uv_index: '',
};

/** An answer of `/v1/forecast` as an object, to be changed or written. */
export function openMeteoAnswer({
  latitude = 52.52,
  longitude = 13.42,
  first = '2026-11-18T00:00Z',
  answered = '2026-11-18T00:15Z',
  hourly,
  units = {},
  offset,
}: OpenMeteoText) {
  const count = Math.max(...Object.values(hourly).map((values) => values.length));
  const steps = Array.from({ length: count }, (_, step) => Date.parse(first) + step * HOUR_MS);
  const unit = offset === undefined ? 'unixtime' : 'iso8601';
  const written = (time: number) =>
    offset === undefined
      ? time / 1000
      : new Date(time + offset * 1000).toISOString().slice(0, '2026-11-18T00:00'.length);
  const known = Object.keys(hourly).map((name) => [name, units[name] ?? METRIC[name] ?? '']);
  return {
    latitude,
    longitude,
    generationtime_ms: 0.1,
    utc_offset_seconds: offset ?? 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 38,
    current_units: { time: unit, interval: 'seconds', temperature_2m: '°C' },
    current: { time: written(Date.parse(answered)), interval: 900, temperature_2m: 7.1 },
    hourly_units: { time: unit, ...Object.fromEntries(known) },
    hourly: { time: steps.map(written), ...hourly },
  };
}

export function openMeteoFile(text: OpenMeteoText): Buffer {
  return Buffer.from(JSON.stringify(openMeteoAnswer(text)));
}
