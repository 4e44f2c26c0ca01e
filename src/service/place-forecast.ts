import findTimeZone from '@photostructure/tz-lookup';
import type { DayName, PostcodeCountry } from '../contract/parameters.ts';
import { noForecast, unknownPostcode } from '../http/problems.ts';
import landmarks from '../languages/landmarks.json' with { type: 'json' };
import { findPostcodePlace } from '../place/postcodes/place-at-postcode.ts';
import { startOfDay, toLocalDate, toNearestLocalHour, type LocalDate } from '../time/local-time.ts';
import { HOUR_MS } from '../time/units.ts';
import type { Hour } from '../weather/hour.ts';
import { createHourCalendar, type HourCalendar } from '../weather/periods.ts';
import type { WeatherWarning } from '../weather/warning.ts';
import type { Locale } from '../wording/language.ts';
import type { EntryContext, WarningCheck } from './answer-fields.ts';
import { optionalWithTimeout } from '../opendata/timeouts.ts';
import type { WarningService } from '../opendata/warnings/warnings.ts';
import type { Coordinates } from '../place/place.ts';
import type { Sources } from './sources.ts';

/** Country of DWD: its pollen forecasts cover no other. */
export const DWD_COUNTRY = 'DE';

/** The place of a request. */
export interface LocationQuery {
  latitude: number;
  longitude: number;
  location?: string | undefined;
  /** What the listener called the day that is asked for. */
  dayname?: DayName | undefined;
}

/** Time and date at the place of a request. */
export interface PlaceTime {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  today: LocalDate;
}

/** Properties that a place takes from the closest town. */
export interface NamedPlace {
  /** Empty if there is no town nearby, as on the open sea. */
  region: string;
  /** Metres above sea level; null if unknown. */
  elevation: number | null;
  /** ISO 3166 code of the closest town's country; undefined if there is no town nearby. */
  country: string | undefined;
}

export function resolvePlaceTime(
  { latitude, longitude }: LocationQuery,
  { clock }: Sources,
): PlaceTime {
  const now = clock().getTime();
  const timeZone = findTimeZone(latitude, longitude);
  return { now, timeZone, today: toLocalDate(now, timeZone) };
}

/** Epoch milliseconds. */
export function startOfToday({ today, timeZone }: PlaceTime): number {
  return startOfDay(today, timeZone);
}

/** Epoch milliseconds. */
export function startOfRunningHour({ now }: Pick<PlaceTime, 'now'>): number {
  return now - (now % HOUR_MS);
}

/** Names a place by the `location` of the request, else by the closest town. */
export function namePlace(
  { latitude, longitude, location }: LocationQuery,
  locale: Locale,
  { gazetteer }: Sources,
): NamedPlace {
  const town = gazetteer.findNearest(latitude, longitude, primaryLanguageOf(locale));
  return {
    region: location ?? town?.name ?? '',
    elevation: findSummitHeight({ latitude, longitude }) ?? town?.elevation ?? null,
    country: town?.country,
  };
}

/** Within this distance, in degrees, a position is a summit's. */
const MAX_SUMMIT_DISTANCE = 0.004;

interface Summit extends Coordinates {
  /** Metres above sea level. */
  height: number;
}

let summits: readonly Summit[] | undefined;

/** The height of the summit at a position, metres above sea level; undefined elsewhere. */
function findSummitHeight({ latitude, longitude }: Coordinates): number | undefined {
  summits ??= landmarks.summits.map(parseSummit);
  return summits.find(
    (summit) =>
      Math.abs(summit.latitude - latitude) <= MAX_SUMMIT_DISTANCE &&
      Math.abs(summit.longitude - longitude) <= MAX_SUMMIT_DISTANCE,
  )?.height;
}

/** Parses `Zugspitze: DE 47.421 10.985 2962`. */
function parseSummit(line: string): Summit {
  const [latitude = NaN, longitude = NaN, height = NaN] = line.split(' ').slice(-3).map(Number);
  return { latitude, longitude, height };
}

/** `de` of `de-DE`: place names depend on the language, not on the country. */
export function primaryLanguageOf({ tag }: Locale): string {
  return tag.split('-')[0] ?? tag;
}

/**
 * Finds the place of a postcode, named in the language of the locale.
 *
 * @throws {ServiceError} for unknown postcodes
 */
export async function resolvePostcode(
  country: PostcodeCountry,
  code: string,
  locale: Locale,
  { postcodes, gazetteer }: Sources,
): Promise<LocationQuery & { location: string }> {
  const areas = await postcodes.find(country, code);
  const place = findPostcodePlace(areas, country, gazetteer, primaryLanguageOf(locale));
  if (!place) throw unknownPostcode(country, code);
  const { latitude, longitude, name } = place;
  return { latitude, longitude, location: name };
}

/** A forecast for a place, at a time, in a language. */
export interface PlaceForecast extends PlaceTime, EntryContext {
  place: NamedPlace;
  /** What the listener called the day. */
  dayName?: DayName | undefined;
  hours: Hour[];
  calendar: HourCalendar;
  /** Id of the station of the forecast. */
  station: string;
  /** The fields of every answer that describe the forecast run. */
  issue: { forecastDate: string; nextUpdate: string; source: string };
}

/**
 * Loads the forecast for a place.
 *
 * @param from start of the first hour, epoch milliseconds
 * @throws {ServiceError} if there is no station nearby
 */
export async function loadPlaceForecast(
  query: LocationQuery,
  time: PlaceTime,
  from: number,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  const { latitude, longitude } = query;
  const place = namePlace(query, locale, sources);
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
    dayName: query.dayname,
    hours,
    calendar: createHourCalendar(hours, time.timeZone),
    station: forecast.station,
    issue: {
      forecastDate: new Date(issued).toISOString(),
      nextUpdate: new Date(forecast.nextUpdate).toISOString(),
      source: sources.source.forecasts,
    },
  };
}

/**
 * Loads the forecast for a place together with its warnings.
 *
 * @param startOf start of the first hour: today or the running hour
 * @throws {ServiceError} if there is no forecast
 */
export async function loadForecastWithWarnings(
  startOf: (time: PlaceTime) => number,
  query: LocationQuery,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  const { latitude, longitude } = query;
  const time = resolvePlaceTime(query, sources);
  const { elevation, country } = namePlace(query, locale, sources);
  const point = { latitude, longitude, elevation, country };
  const [forecast, warnings] = await Promise.all([
    loadPlaceForecast(query, time, startOf(time), locale, sources),
    optionalWithTimeout(sources.warnings.at(point), sources.timeouts.warningIconsMs),
  ]);
  if (listHoursAhead(forecast).length === 0) throw noForecast();
  const service = sources.warnings.serviceAt(point);
  return { ...forecast, isWarned: createWarningCheck(warnings, service) };
}

/**
 * Creates a check for warnings in force. It returns null if the warnings are not available, and where no service is
 * known if no warning applies. Premonitions do not count as warnings.
 */
export function createWarningCheck(
  warnings: readonly WeatherWarning[] | undefined,
  service: WarningService | null,
): WarningCheck {
  return (from, to) => {
    if (!warnings) return null;
    const isInForce = warnings.some(
      ({ isPremonition, onset, expires }) =>
        !isPremonition && onset < to && (expires ?? Infinity) > from,
    );
    return isInForce || service !== null ? isInForce : null;
  };
}

/** Lists the hours from the running one to the end of the forecast. */
export function listHoursAhead({ hours, now }: Pick<PlaceForecast, 'hours' | 'now'>): Hour[] {
  return hours.filter(({ start }) => start + HOUR_MS > now);
}

/** The last day whose hours are all in the forecast. */
export function findLastWholeDay({
  hours,
  timeZone,
}: Pick<PlaceForecast, 'hours' | 'timeZone'>): LocalDate | undefined {
  const last = hours.findLast(({ start }) => toNearestLocalHour(start, timeZone).hour === 23);
  return last && toNearestLocalHour(last.start, timeZone).date;
}
