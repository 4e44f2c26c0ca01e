import { HOUR, type Hour } from './hour.ts';
import { valueAt } from './hour-at.ts';
import { LAPSE_RATE } from './standard-atmosphere.ts';
import type { ObservedStation } from './station-reading.ts';

/** An older reading says little of now. */
const OLDEST = 75 * 60_000;

/** After so long, what was measured no longer changes what is forecast. */
const FADES_WITHIN = 3 * HOUR;

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
export function forecastError(
  { elevation: height, reading: { time, temperature } }: ObservedStation,
  elevation: number | null,
  hours: readonly Hour[],
  now: number,
): ForecastError | undefined {
  const forecast = valueAt(time, 'temperature', hours);
  const isNew = time <= now && now - time <= OLDEST;
  if (temperature === null || forecast === null || !isNew) return undefined;
  const atPoint = temperature + (height - (elevation ?? height)) * LAPSE_RATE;
  return { offset: atPoint - forecast, time };
}

/** The forecast's temperature at an instant, °C, corrected by an error that fades with time. */
export function temperatureAt(
  instant: number,
  hours: readonly Hour[],
  error: ForecastError | undefined,
): number | null {
  const forecast = valueAt(instant, 'temperature', hours);
  if (forecast === null || !error) return forecast;
  const age = Math.max(instant - error.time, 0);
  return forecast + error.offset * Math.max(1 - age / FADES_WITHIN, 0);
}
