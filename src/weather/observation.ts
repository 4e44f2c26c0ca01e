import { HOUR_MS } from '../time/units.ts';
import { type Hour, interpolateHourly } from './hour.ts';
import { LAPSE_RATE_K_PER_M } from './atmosphere.ts';

/** A weather station that reports what it measures. */
export interface WeatherStation {
  /** Number in the German weather service's list of stations. */
  id: number;
  name: string;
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
  /** Metres above sea level. */
  elevation: number;
}

/** What a station has measured; null where it does not, or did not. */
export interface StationReading {
  /** Epoch milliseconds (UTC). */
  time: number;
  /** Air temperature at 2 m, °C. */
  temperature: number | null;
  /** Percent. */
  relativeHumidity: number | null;
  /** Mean of the last ten minutes, km/h. */
  windSpeed: number | null;
  /** Direction the wind blows from, degrees clockwise from north. */
  windDirection: number | null;
  /** Strongest gust of the last ten minutes, km/h. */
  gust: number | null;
  gustDirection: number | null;
  /** Reduced to sea level, hPa. */
  pressure: number | null;
  /** Since midnight at the station, mm. */
  precipitationToday: number | null;
  /** Total, percent. */
  cloudCover: number | null;
}

export interface ObservedStation extends WeatherStation {
  reading: StationReading;
}

/** An older reading says little of now. */
const MAX_READING_AGE_MS = 75 * 60_000;

/** After so long, what was measured no longer changes what is forecast. */
const CORRECTION_FADE_MS = 3 * HOUR_MS;

/** How a forecast errs by a reading, K, and when that was. */
export interface ForecastError {
  offset: number;
  time: number;
}

/**
 * By how much a reading differs from the forecast for its time, brought to the height of the point;
 * undefined where it is too old, or one of both is not known.
 *
 * @param elevation of the point, metres above sea level; null takes the station's
 */
export function computeForecastError(
  { elevation: height, reading: { time, temperature } }: ObservedStation,
  elevation: number | null,
  hours: readonly Hour[],
  now: number,
): ForecastError | undefined {
  const forecast = interpolateHourly(time, 'temperature', hours);
  const isNew = time <= now && now - time <= MAX_READING_AGE_MS;
  if (temperature === null || forecast === null || !isNew) return undefined;
  const atPoint = temperature + (height - (elevation ?? height)) * LAPSE_RATE_K_PER_M;
  return { offset: atPoint - forecast, time };
}

/** The forecast's temperature at an instant, °C, corrected by an error that fades with time. */
export function interpolateTemperature(
  instant: number,
  hours: readonly Hour[],
  error: ForecastError | undefined,
): number | null {
  const forecast = interpolateHourly(instant, 'temperature', hours);
  if (forecast === null || !error) return forecast;
  const age = Math.max(instant - error.time, 0);
  return forecast + error.offset * Math.max(1 - age / CORRECTION_FADE_MS, 0);
}

/** What fell in a span of time; instants are epoch milliseconds. */
export interface Rainfall {
  from: number;
  to: number;
  /** mm of water. */
  amount: number;
}

/**
 * What has fallen since an instant, as far as spans without gap or overlap tell it; undefined where
 * no span begins then.
 */
export function sumRainSince(start: number, spans: readonly Rainfall[]): Rainfall | undefined {
  const sums = new Map([[start, 0]]);
  let last = start;
  for (const { from, to, amount } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const before = sums.get(from);
    if (before === undefined || to <= from || sums.has(to)) continue;
    sums.set(to, before + amount);
    last = Math.max(last, to);
  }
  return last === start ? undefined : { from: start, to: last, amount: sums.get(last) ?? 0 };
}
