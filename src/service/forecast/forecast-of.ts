import { HOUR } from '../../weather/hour.ts';
import { startOfDay } from '../../weather/local-time.ts';
import type { Locale } from '../../wording/locale.ts';
import { namePlace, placeTime, type PlaceTime, type Where } from '../asked-place.ts';
import { forecastAt, type PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { hadInTime } from '../had-in-time.ts';
import { noForecast } from '../problems.ts';
import type { Sources } from '../sources.ts';
import { warnedBy, type IsWarned } from '../warned.ts';
import { hoursAhead } from './items.ts';

/** Milliseconds. */
const WARNINGS_PATIENCE = 1500;

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
  const [forecast, isWarned] = await Promise.all([
    forecastAt(where, time, fromOf(time), locale, sources),
    warnedAt(where, locale, sources),
  ]);
  if (hoursAhead(forecast).length === 0) throw noForecast();
  return { ...forecast, isWarned };
}

/** Icons are not worth a long wait. */
async function warnedAt(where: Where, locale: Locale, sources: Sources): Promise<IsWarned> {
  const { elevation, country } = namePlace(where, locale, sources);
  const { latitude, longitude } = where;
  const asked = sources.warnings.at({ latitude, longitude, elevation });
  return warnedBy(await hadInTime(asked, WARNINGS_PATIENCE), country);
}
