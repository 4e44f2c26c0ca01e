import { HOUR } from '../../weather/hour.ts';
import { startOfDay } from '../../weather/local-time.ts';
import type { Locale } from '../../wording/locale.ts';
import { placeTime, type PlaceTime, type Where } from '../asked-place.ts';
import { forecastAt, type PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { noForecast } from '../problems.ts';
import type { Sources } from '../sources.ts';
import { hoursAhead } from './items.ts';

/**
 * The forecast for a place with all hours of today, those that are over included.
 *
 * @throws {ServiceError} where there is none
 */
export async function forecastOfDays(
  where: Where,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  return forecastFrom(startOfToday, where, locale, sources);
}

/** The same from the running hour on. */
export async function forecastOfHours(
  where: Where,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  return forecastFrom(runningHour, where, locale, sources);
}

/** Epoch milliseconds. */
export function startOfToday({ today, timeZone }: PlaceTime): number {
  return startOfDay(today, timeZone);
}

/** Epoch milliseconds. */
export function runningHour({ now }: PlaceTime): number {
  return now - (now % HOUR);
}

async function forecastFrom(
  fromOf: (time: PlaceTime) => number,
  where: Where,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  const time = placeTime(where, sources);
  const forecast = await forecastAt(where, time, fromOf(time), locale, sources);
  if (hoursAhead(forecast).length === 0) throw noForecast();
  return forecast;
}
