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
import type { OperationHandlersFor } from '../routes.ts';
import {
  type PlaceForecast,
  findLastWholeDay,
  listHoursAhead,
  loadForecastWithWarnings,
  resolvePostcode,
  startOfRunningHour,
  startOfToday,
} from '../place-forecast.ts';
import {
  buildDayParts,
  buildHourFields,
  buildPeriodFields,
  createFingerprint,
  roundRange,
  roundToTen,
  roundToTenth,
  roundToWhole,
} from '../answer-fields.ts';
import type { Sources } from '../sources.ts';
import { addDays, type LocalDate } from '../../time/local-time.ts';
import type { Hour } from '../../weather/hour.ts';
import { roundToOktas } from '../../weather/state.ts';
import {
  computeRange,
  summarizeHours,
  computeSunTimes,
  type SunInstant,
} from '../../weather/periods.ts';
import {
  estimateFreshSnow,
  estimateSnowLine,
  computeRelativeHumidity,
  computeHourlyWindchill,
} from '../../weather/atmosphere.ts';

/** Handlers of "Forecast response" of the public weather API's document and of its parts. */
export function forecastHandlers(
  sources: Sources,
): OperationHandlersFor<keyof typeof forecastTable> {
  return {
    async forecastByCoordinates(query, locale) {
      const forecast = await loadForecastWithWarnings(startOfToday, query, locale, sources);
      return buildForecastResponse(forecast, sources, null);
    },

    async forecastByLocation({ countryCode, postCode }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      const forecast = await loadForecastWithWarnings(startOfToday, place, locale, sources);
      const whole = await buildForecastResponse(forecast, sources, postCode);
      return { ...whole, location: { ...whole.location, countryCode } };
    },

    async forecastSummaryByCoordinates(query, locale) {
      const forecast = await loadForecastWithWarnings(startOfToday, query, locale, sources);
      return {
        items: await buildSummaryItems(forecast),
        ...buildIssue(forecast, startOfToday(forecast)),
      };
    },

    async forecastSpacesByCoordinates(query, locale) {
      const forecast = await loadForecastWithWarnings(startOfToday, query, locale, sources);
      return { items: buildSpacesItems(forecast), ...buildIssue(forecast, startOfToday(forecast)) };
    },

    async hourlyForecastByCoordinates(query, locale) {
      const forecast = await loadForecastWithWarnings(startOfRunningHour, query, locale, sources);
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

/** @param starts starts of the parts of the answer, epoch milliseconds, the earliest first */
function buildIssue(forecast: PlaceForecast, ...starts: [number, ...number[]]) {
  const { issue, station, latitude, longitude, place } = forecast;
  const hours = forecast.hours.filter(({ start }) => start > starts[0] - HOUR_MS);
  const content = [issue.source, station, latitude, longitude, place.elevation, starts, hours];
  return { ...issue, point: station, fingerprint: createFingerprint(content) };
}

/** Lists the days from today to the last one whose hours are all in the forecast. */
function listForecastDays(forecast: PlaceForecast): LocalDate[] {
  const last = findLastWholeDay(forecast) ?? '';
  const days: LocalDate[] = [];
  for (let date = forecast.today; date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}

function buildHourlyItems(forecast: PlaceForecast): HourlyForecast[] {
  return listHoursAhead(forecast).map((hour) => buildHourlyForecast(hour, forecast));
}

/** Builds the days with all their hours, past ones included. */
export async function buildSummaryItems(forecast: PlaceForecast): Promise<SummaryForecast[]> {
  const computeAstronomy = await loadAstronomy(forecast);
  return listForecastDays(forecast).flatMap((date) => {
    const day = buildPeriodForecast(date, forecast.calendar.hoursOfDay(date), forecast);
    return day ? { ...day, astronomy: computeAstronomy(date) } : [];
  });
}

function buildSpacesItems(forecast: PlaceForecast): SpacesForecast[] {
  return listForecastDays(forecast).map((date) => buildSpacesForecast(date, forecast));
}

/** Builds a day or a part of a day in the format of "Forecast response"; null without hours. */
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
  const { calendar } = forecast;
  const parts = buildDayParts((part) =>
    buildPeriodForecast(date, calendar.hoursOfPart(date, part), forecast),
  );
  return { date, ...parts };
}

/** Builds an hour in the format of "Forecast response". */
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

/** Loads the tables of sun and moon on first use, and returns a function that computes a day. */
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

/** Rounds to the minute: refraction and horizon limit the accuracy. */
function formatInstant(instant: SunInstant | null): string | null {
  if (typeof instant !== 'number') return null;
  return new Date(Math.round(instant / MINUTE_MS) * MINUTE_MS).toISOString();
}
