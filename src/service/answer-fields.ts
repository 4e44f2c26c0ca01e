import { createHash } from 'node:crypto';
import {
  createHourCalendar,
  type HourCalendar,
  isNight,
  isMostlyDark,
  computeRain,
  type Period,
  type ValueRange,
} from '../weather/periods.ts';
import type { Hour } from '../weather/hour.ts';
import { toNearestLocalHour, type LocalDate } from '../time/local-time.ts';
import type { Locale } from '../wording/language.ts';
import {
  namePlace,
  type NamedPlace,
  type PlaceTime,
  type LocationQuery,
} from './operation-handler.ts';
import { noForecast } from '../http/problems.ts';
import type { Sources } from './sources.ts';
import { HOUR_MS } from '../time/units.ts';
import { classifyPrecipitation } from '../weather/precipitation.ts';
import {
  determineWeatherState,
  type WeatherState,
  getIconFileName,
  type IconOptions,
} from '../weather/state.ts';
import { toCompassPoint, isSignificantWind } from '../weather/atmosphere.ts';
import { findSkyClass } from '../wording/sky-class.ts';
import type { WeatherWarning } from '../weather/warning.ts';

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
export async function loadPlaceForecast(
  where: LocationQuery,
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
    calendar: createHourCalendar(hours, time.timeZone),
    station: forecast.station,
    issue: {
      forecastDate: new Date(issued).toISOString(),
      nextUpdate: new Date(forecast.nextUpdate).toISOString(),
      source: sources.source.forecasts,
    },
  };
}

/** The last date of which the forecast has every hour. */
export function findLastWholeDay({
  hours,
  timeZone,
}: Pick<PlaceForecast, 'hours' | 'timeZone'>): LocalDate | undefined {
  const last = hours.findLast(({ start }) => toNearestLocalHour(start, timeZone).hour === 23);
  return last && toNearestLocalHour(last.start, timeZone).date;
}

/**
 * What the entries of hours and periods have in common in all documents, so that every operation
 * holds the same numbers: °C and mm with a decimal or two, whole km/h.
 */

/** Gusts are told up to tens of km/h: fainter ones are not told as none. */
const MIN_REPORTED_GUST_KMH = 10;

/** Where and for whom entries are made. */
export interface EntryContext {
  latitude: number;
  longitude: number;
  locale: Locale;
  /** For the icons; without it, they show no warnings. */
  isWarned?: WarningCheck;
}

/** Of an hour. */
export function buildHourFields(hour: Hour, context: EntryContext) {
  const { windSpeed, windDirection: direction, gust } = hour;
  const speed = { min: windSpeed, max: windSpeed, avg: windSpeed };
  return {
    weather: buildWeather(determineWeatherState(hour), [hour], context),
    prec: buildPrecipitation(
      hour.precipitation,
      hour.precipitationProbability,
      computeRain(hour),
      1,
    ),
    temperature: { avg: roundToTenth(hour.temperature) },
    wind: buildWind({ ...speed, direction, gust }, context),
  };
}

/**
 * Of a day or a part of one.
 *
 * @param hours those of the period
 */
export function buildPeriodFields(period: Period, hours: readonly Hour[], context: EntryContext) {
  const { precipitation, precipitationProbability, rain } = period;
  const length = (period.to - period.from) / HOUR_MS;
  return {
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    sunHours: period.sunshine === null ? null : roundToTenth(period.sunshine / 60),
    weather: buildWeather(period.state, hours, context),
    prec: buildPrecipitation(precipitation, precipitationProbability, rain, length),
    temperature: roundRange(period.temperature),
    wind: buildWind(period.wind, context),
  };
}

/** Whether it is dark in the middle of an hour. */
export function isDark(hour: Hour, { latitude, longitude }: EntryContext): boolean {
  return isNight(hour.start + HOUR_MS / 2, latitude, longitude);
}

export function roundRange({ min, max, avg }: ValueRange): ValueRange {
  return { min: roundToTenth(min), max: roundToTenth(max), avg: roundToTenth(avg) };
}

function buildWeather(state: WeatherState, hours: readonly Hour[], context: EntryContext) {
  const night = isMostlyDark(hours.map((hour) => isDark(hour, context)));
  const windy = hours.some((hour) => isSignificantWind(hour.windSpeed, hour.gust));
  const warned = hours.some(({ start }) => context.isWarned?.(start, start + HOUR_MS) === true);
  return buildWeatherEntry(
    state,
    { isNight: night, isWindy: windy, hasWarning: warned },
    context.locale,
  );
}

function buildPrecipitation(
  sum: number | null,
  probability: number | null,
  rain: number | null,
  hours: number,
) {
  return {
    sum: roundToHundredth(sum),
    probability: roundToWhole(probability),
    sumAsRain: roundToHundredth(rain),
    class: sum === null ? null : classifyPrecipitation(sum, hours),
  };
}

function buildWind(
  { min, max, avg, direction, gust }: Period['wind'],
  { locale: { language, units } }: EntryContext,
) {
  const point = direction === null ? null : toCompassPoint(direction);
  const value = roundToWhole(gust);
  return {
    unit: 'km/h' as const,
    direction: point && language.directionWord(point),
    text: point && language.directionAbbreviation(point),
    avg: roundToWhole(avg),
    min: roundToWhole(min),
    max: roundToWhole(max),
    degree: roundToWhole(direction),
    gusts:
      value === null
        ? {}
        : { value, text: language.gustText(Math.max(value, MIN_REPORTED_GUST_KMH), units) },
    significantWind: isSignificantWind(max, gust),
  };
}

/** A state in words and as an icon. */
export function buildWeatherEntry(
  state: WeatherState,
  signs: IconOptions,
  { language }: Pick<Locale, 'language'>,
): { state: number; text: string; icon: string } {
  const sky = findSkyClass(state);
  return {
    state,
    text: sky === undefined ? language.unknownText : language.skyText(sky, signs.isNight),
    icon: getIconFileName(state, signs),
  };
}

/** Epoch milliseconds; null where it is not known. */
export type WarningCheck = (from: number, to: number) => boolean | null;

/** The country whose weather service warns here. */
const WARNED_COUNTRY = 'DE';

/**
 * Tells whether a warning is in force from one instant to before another; null where that is not
 * known: where warnings cannot be had, and without one outside Germany. What only announces that a
 * warning may follow is none.
 */
export function hasActiveWarning(
  warnings: readonly WeatherWarning[] | undefined,
  country: string | undefined,
): WarningCheck {
  return (from, to) => {
    if (!warnings) return null;
    const isInForce = warnings.some(
      ({ isPremonition, onset, expires }) =>
        !isPremonition && onset < to && (expires ?? Infinity) > from,
    );
    return isInForce || country === WARNED_COUNTRY ? isInForce : null;
  };
}

/** Values as the documents give them; unknown ones stay so. */

export function roundToTenth(value: number | null): number | null {
  return roundToSteps(value, 10);
}

export function roundToHundredth(value: number | null): number | null {
  return roundToSteps(value, 100);
}

export function roundToWhole(value: number | null): number | null {
  return roundToSteps(value, 1);
}

/** To whole tens. */
export function roundToTen(value: number | null): number | null {
  return roundToSteps(value, 0.1);
}

/** Half away from zero, and never -0. */
function roundToSteps(value: number | null, steps: number): number | null {
  return value === null
    ? null
    : (Math.sign(value) * Math.round(Math.abs(value) * steps)) / steps || 0;
}

/** Another one for other content: 16 hexadecimal digits. */
export function createFingerprint(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
