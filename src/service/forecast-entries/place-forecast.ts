import { hourCalendar, type HourCalendar } from '../../weather/day-parts.ts';
import type { Hour } from '../../weather/hour.ts';
import { localHour, type LocalDate } from '../../weather/local-time.ts';
import type { Locale } from '../../wording/locale.ts';
import { namePlace, type NamedPlace, type PlaceTime, type Where } from '../asked-place.ts';
import { noForecast } from '../problems.ts';
import type { Sources } from '../sources.ts';
import type { EntryContext } from './common.ts';

/** A forecast seen from a place, a time and a language. */
export interface PlaceForecast extends PlaceTime, EntryContext {
  place: NamedPlace;
  hours: Hour[];
  calendar: HourCalendar;
  /** Id of the station that it comes from. */
  station: string;
  /** What every answer says of where it comes from. */
  issue: { forecastDate: string; nextUpdate: string; source: string };
}

/**
 * @param from epoch milliseconds from which hours are wanted
 * @throws {ServiceError} where no station is near
 */
export async function forecastAt(
  where: Where,
  time: PlaceTime,
  from: number,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  const { latitude, longitude } = where;
  const place = namePlace(where, locale, sources);
  const { elevation } = place;
  const forecast = await sources.forecasts.at({ latitude, longitude, elevation }, from);
  if (!forecast) throw noForecast();
  const { hours, issued } = forecast.series;
  return {
    ...time,
    latitude,
    longitude,
    locale,
    place,
    hours,
    calendar: hourCalendar(hours, time.timeZone),
    station: forecast.station,
    issue: {
      forecastDate: new Date(issued).toISOString(),
      nextUpdate: new Date(forecast.nextUpdate).toISOString(),
      source: sources.source.forecasts,
    },
  };
}

/** The last date of which the forecast has every hour. */
export function lastWholeDay({
  hours,
  timeZone,
}: Pick<PlaceForecast, 'hours' | 'timeZone'>): LocalDate | undefined {
  const last = hours.findLast(({ start }) => localHour(start, timeZone).hour === 23);
  return last && localHour(last.start, timeZone).date;
}
