import type {
  ForecastResponse,
  forecastTable,
  HourlyForecast,
  SpacesForecast,
  SummaryForecast,
  PeriodForecast,
  Astronomy,
} from '../../contract/public/forecast.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/units.ts';
import {
  type OperationHandlersFor,
  resolvePostcode,
  namePlace,
  resolvePlaceTime,
  type PlaceTime,
  type LocationQuery,
  optionalWithTimeout,
} from '../operation-handler.ts';
import {
  createFingerprint,
  type PlaceForecast,
  loadPlaceForecast,
  hasActiveWarning,
  type WarningCheck,
  findLastWholeDay,
  buildPeriodFields,
  roundRange,
  roundToTen,
  roundToTenth,
  roundToWhole,
  buildHourFields,
} from '../answer-fields.ts';
import type { Sources } from '../sources.ts';
import { startOfDay, addDays, type LocalDate } from '../../time/local-time.ts';
import type { Locale } from '../../wording/language.ts';
import { noForecast } from '../../http/problems.ts';
import type { Hour } from '../../weather/hour.ts';
import type { DayPart } from '../../contract/parameters.ts';
import { roundToOktas } from '../../weather/state.ts';
import {
  computeRange,
  summarizeHours,
  computeSunTimes,
  type SunInstant,
} from '../../weather/periods.ts';
import { estimateFreshSnow, estimateSnowLine } from '../../weather/precipitation.ts';
import { computeRelativeHumidity, computeHourlyWindchill } from '../../weather/atmosphere.ts';

/** "Forecast response" of the public weather API's document, and its parts by themselves. */
export function forecastHandlers(
  sources: Sources,
): OperationHandlersFor<keyof typeof forecastTable> {
  return {
    async forecastByCoordinates(where, locale) {
      return buildForecastResponse(await loadForecastOfDays(where, locale, sources), sources, null);
    },

    async forecastByLocation({ countryCode, postCode }, locale) {
      const { name, ...where } = await resolvePostcode(countryCode, postCode, locale, sources);
      const forecast = await loadForecastOfDays({ ...where, location: name }, locale, sources);
      const whole = await buildForecastResponse(forecast, sources, postCode);
      return { ...whole, location: { ...whole.location, countryCode } };
    },

    async forecastSummaryByCoordinates(where, locale) {
      const forecast = await loadForecastOfDays(where, locale, sources);
      return {
        items: await buildSummaryItems(forecast),
        ...buildIssue(forecast, startOfToday(forecast)),
      };
    },

    async forecastSpacesByCoordinates(where, locale) {
      const forecast = await loadForecastOfDays(where, locale, sources);
      return { items: buildSpacesItems(forecast), ...buildIssue(forecast, startOfToday(forecast)) };
    },

    async hourlyForecastByCoordinates(where, locale) {
      const forecast = await loadForecastOfHours(where, locale, sources);
      return {
        items: buildHourlyItems(forecast),
        ...buildIssue(forecast, startOfRunningHour(forecast)),
      };
    },
  };
}

async function buildForecastResponse(
  forecast: PlaceForecast,
  { providerVersion }: Sources,
  postCode: string | null,
): Promise<ForecastResponse> {
  const { place, latitude, longitude, timeZone } = forecast;
  return {
    summary: await buildSummaryItems(forecast),
    spaces: buildSpacesItems(forecast),
    hourly: buildHourlyItems(forecast),
    ...buildIssue(forecast, startOfToday(forecast), startOfRunningHour(forecast)),
    providerVersion,
    location: {
      name: place.region || null,
      countryCode: place.country ?? null,
      postCode,
      latitude,
      longitude,
      elevation: place.elevation,
      timeZone,
    },
  };
}

/** @param starts of the answer's parts, epoch milliseconds, the earliest first */
function buildIssue(forecast: PlaceForecast, ...starts: [number, ...number[]]) {
  const { issue, station, latitude, longitude, place } = forecast;
  const hours = forecast.hours.filter(({ start }) => start > starts[0] - HOUR_MS);
  const content = [issue.source, station, latitude, longitude, place.elevation, starts, hours];
  return { ...issue, point: station, fingerprint: createFingerprint(content) };
}

/** Milliseconds. */
const WARNINGS_TIMEOUT_MS = 1500;

/**
 * The forecast for a place with all hours of today, those that are over included.
 *
 * @throws {ServiceError} where there is none
 */
export async function loadForecastOfDays(
  where: LocationQuery,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  return loadForecastFrom(startOfToday, where, locale, sources);
}

/** The same from the running hour on. */
async function loadForecastOfHours(
  where: LocationQuery,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  return loadForecastFrom(startOfRunningHour, where, locale, sources);
}

/** Epoch milliseconds. */
function startOfToday({ today, timeZone }: PlaceTime): number {
  return startOfDay(today, timeZone);
}

/** Epoch milliseconds. */
function startOfRunningHour({ now }: PlaceTime): number {
  return now - (now % HOUR_MS);
}

async function loadForecastFrom(
  fromOf: (time: PlaceTime) => number,
  where: LocationQuery,
  locale: Locale,
  sources: Sources,
): Promise<PlaceForecast> {
  const time = resolvePlaceTime(where, sources);
  const [forecast, isWarned] = await Promise.all([
    loadPlaceForecast(where, time, fromOf(time), locale, sources),
    loadWarningCheck(where, locale, sources),
  ]);
  if (listHoursAhead(forecast).length === 0) throw noForecast();
  return { ...forecast, isWarned };
}

/** Icons are not worth a long wait. */
async function loadWarningCheck(
  where: LocationQuery,
  locale: Locale,
  sources: Sources,
): Promise<WarningCheck> {
  const { elevation, country } = namePlace(where, locale, sources);
  const { latitude, longitude } = where;
  const asked = sources.warnings.at({ latitude, longitude, elevation });
  return hasActiveWarning(await optionalWithTimeout(asked, WARNINGS_TIMEOUT_MS), country);
}

/** From the running hour to the end of the forecast. */
export function listHoursAhead({ hours, now }: Pick<PlaceForecast, 'hours' | 'now'>): Hour[] {
  return hours.filter(({ start }) => start + HOUR_MS > now);
}

/** From today to the last day of which the forecast has every hour. */
function listForecastDays(forecast: PlaceForecast): LocalDate[] {
  const last = findLastWholeDay(forecast) ?? '';
  const days: LocalDate[] = [];
  for (let date = forecast.today; date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}

function buildHourlyItems(forecast: PlaceForecast): HourlyForecast[] {
  return listHoursAhead(forecast).map((hour) => buildHourlyForecast(hour, forecast));
}

/** Days with all their hours, those that are over included. */
export async function buildSummaryItems(forecast: PlaceForecast): Promise<SummaryForecast[]> {
  const astronomyOf = await loadAstronomy(forecast);
  return listForecastDays(forecast).flatMap((date) => {
    const day = buildPeriodForecast(date, forecast.calendar.hoursOfDay(date), forecast);
    return day ? { ...day, astronomy: astronomyOf(date) } : [];
  });
}

function buildSpacesItems(forecast: PlaceForecast): SpacesForecast[] {
  return listForecastDays(forecast).map((date) => buildSpacesForecast(date, forecast));
}

/** A day or a part of one by "Forecast response" of the public weather API's document; null without hours. */
function buildPeriodForecast(
  date: LocalDate,
  hours: readonly Hour[],
  forecast: PlaceForecast,
): PeriodForecast | null {
  const period = summarizeHours(hours);
  if (!period) return null;
  const { prec, ...common } = buildPeriodFields(period, hours, forecast);
  const { relativeHumidity: humidity, cloudCover, windchill } = period;
  const snow = estimateFreshSnow(period.snow);
  const { elevation } = forecast.place;
  const line = computeRange(hours.map((hour) => estimateSnowLine(hour, elevation)));
  return {
    date,
    ...common,
    windchill: { min: roundToTenth(windchill.min), max: roundToTenth(windchill.max) },
    prec: {
      ...prec,
      freshSnowRangeMin: roundToTenth(snow.min),
      freshSnowRangeMax: roundToTenth(snow.max),
    },
    snowLine: { min: roundToTen(line.min), max: roundToTen(line.max) },
    rainyHours: period.rainyHours,
    pressure: roundRange(period.pressure),
    relativeHumidity: {
      min: roundToWhole(humidity.min),
      max: roundToWhole(humidity.max),
      avg: roundToWhole(humidity.avg),
    },
    clouds: {
      min: roundToOktas(cloudCover.min),
      max: roundToOktas(cloudCover.max),
      avg: roundToOktas(cloudCover.avg),
    },
    highestWarning: null,
  };
}

function buildSpacesForecast(date: LocalDate, forecast: PlaceForecast): SpacesForecast {
  const partOf = (part: DayPart) =>
    buildPeriodForecast(date, forecast.calendar.hoursOfPart(date, part), forecast);
  return {
    date,
    morning: partOf('morning'),
    afternoon: partOf('afternoon'),
    evening: partOf('evening'),
    night: partOf('night'),
  };
}

/** An hour by "Forecast response" of the public weather API's document. */
export function buildHourlyForecast(hour: Hour, forecast: PlaceForecast): HourlyForecast {
  const { weather, prec, temperature, wind } = buildHourFields(hour, forecast);
  const date = new Date(hour.start).toISOString();
  const snow = estimateFreshSnow(hour.snow);
  return {
    date,
    dateWithTimezone: date,
    from: date,
    to: new Date(hour.start + HOUR_MS).toISOString(),
    weather,
    temperature,
    windchill: roundToTenth(computeHourlyWindchill(hour)),
    dewpoint: roundToTenth(hour.dewPoint),
    prec: {
      ...prec,
      freshSnowRangeMin: roundToTenth(snow.min),
      freshSnowRangeMax: roundToTenth(snow.max),
      snowLine: roundToTen(estimateSnowLine(hour, forecast.place.elevation)),
    },
    sunMinutes: roundToWhole(hour.sunshine),
    wind,
    pressure: { avg: roundToTenth(hour.pressure) },
    relativeHumidity: { avg: roundToWhole(computeRelativeHumidity(hour)) },
    clouds: { avg: roundToOktas(hour.cloudCover) },
    highestWarning: null,
  };
}

interface AstronomyLocation {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** Sun and moon by the days of a place. Their tables are loaded when they are first asked for. */
export async function loadAstronomy({
  latitude,
  longitude,
  timeZone,
}: AstronomyLocation): Promise<(date: LocalDate) => Astronomy> {
  const { computeMoonPhase, computeMoonTimes, computeMoonZodiac } =
    await import('../../weather/moon.ts');
  return (date) => {
    const { sunrise, sunset } = computeSunTimes(date, latitude, longitude, timeZone);
    const { moonrise, moonset } = computeMoonTimes(date, latitude, longitude, timeZone);
    return {
      sunrise: formatInstant(sunrise),
      sunset: formatInstant(sunset),
      moonrise: formatInstant(moonrise),
      moonset: formatInstant(moonset),
      moonPhase: computeMoonPhase(date, timeZone),
      moonZodiac: computeMoonZodiac(date, timeZone),
    };
  };
}

/** To the minute: what stands in the way of the light is not known to the second. */
function formatInstant(instant: SunInstant | null): string | null {
  if (typeof instant !== 'number') return null;
  return new Date(Math.round(instant / MINUTE_MS) * MINUTE_MS).toISOString();
}
