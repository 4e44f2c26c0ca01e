import type {
  Forecast2Response,
  forecast2Table,
  Frequency,
  Forecast2Day,
  Forecast2Hour,
} from '../../contract/public/forecast2.ts';
import { DEFAULT_TAG, loadSkillLocale } from '../../languages/skill-locales.ts';
import type { Locale } from '../../wording/language.ts';
import type { OperationHandlersFor } from '../routes.ts';
import {
  type LocationQuery,
  type PlaceForecast,
  listHoursAhead,
  loadForecastWithWarnings,
  resolvePostcode,
  startOfToday,
} from '../place-forecast.ts';
import { roundToHundredth, roundToTenth, roundToWhole } from '../answer-fields.ts';
import { buildSummaryItems, buildHourlyForecast } from './forecast.ts';
import type { Sources } from '../sources.ts';
import type { SummaryForecast } from '../../contract/public/forecast.ts';
import type { Hour } from '../../weather/hour.ts';
import { summarizeHours } from '../../weather/periods.ts';
import { formatIsoWithOffset } from '../../time/local-time.ts';

/** Handlers of "Forecast2 response" of the public weather API's document. */
export function forecast2Handlers(
  sources: Sources,
): OperationHandlersFor<keyof typeof forecast2Table> {
  return {
    async forecast2ByCoordinates({ frequency, ...query }, locale) {
      return loadForecast2(query, frequency, locale, sources);
    },

    async forecast2ByLocation({ frequency, countryCode, postCode }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      return loadForecast2(place, frequency, locale, sources);
    },
  };
}

async function loadForecast2(
  query: LocationQuery,
  frequency: Frequency | undefined,
  locale: Locale,
  sources: Sources,
): Promise<Forecast2Response> {
  const forecast = await loadForecastWithWarnings(startOfToday, query, locale, sources);
  const german = { ...forecast, locale: await loadSkillLocale(DEFAULT_TAG) };
  return {
    metadata: buildMetadata(forecast, sources),
    frequency: {
      ...(frequency !== 'hourly' && { daily: await buildDailyEntries(german) }),
      ...(frequency !== 'daily' && {
        hourly: listHoursAhead(german).map((hour) => buildForecast2Hour(hour, german)),
      }),
    },
    parameters: frequency === undefined ? {} : { frequency },
  };
}

async function buildDailyEntries(forecast: PlaceForecast) {
  const days = await buildSummaryItems(forecast);
  return days.map((day) => buildForecast2Day(day, forecast.calendar.hoursOfDay(day.date)));
}

function buildMetadata(forecast: PlaceForecast, { providerVersion }: Sources) {
  const { place, issue, latitude, longitude, timeZone, station } = forecast;
  return {
    name: place.region || null,
    latitude,
    longitude,
    elevation: place.elevation,
    timezone: timeZone,
    forecast_date: issue.forecastDate,
    next_update: issue.nextUpdate,
    source: issue.source,
    point: station,
    provider_version: providerVersion,
  };
}

/**
 * Converts a day to the format of "Forecast2 response" and adds its radiation and UV index.
 *
 * @param day entry with German texts
 * @param hours the hours of the day
 */
function buildForecast2Day(day: SummaryForecast, hours: readonly Hour[]): Forecast2Day {
  const { weather, prec, wind, astronomy } = day;
  const { radiation = null, uvIndex = null } = summarizeHours(hours) ?? {};
  return {
    date: day.date,
    parameters: {
      temperature: { min: day.temperature.min, max: day.temperature.max, unit: '°C' },
      wind_speed: { min: wind.min, max: wind.max, unit: 'km/h' },
      relative_humidity: { ...day.relativeHumidity, unit: '%' },
      sea_level_pressure: { ...day.pressure, unit: 'hPa' },
      cloud_coverage: { ...day.clouds, unit: '%' },
      wind_gust: { max: wind.gusts.value ?? null, unit: 'km/h' },
      wind_direction: { value: wind.degree, unit: '°' },
      wind_direction_text: { value: wind.direction },
      precipitation: { sum: prec.sum, unit: 'mm' },
      precipitation_probability: { value: prec.probability, unit: '%' },
      sunshine_duration: { sum: day.sunHours, unit: 'h' },
      solar_radiation: { sum: toKilowattHours(radiation), unit: 'kWh/m²' },
      uv_index: { max: roundToTenth(uvIndex) },
      weather_state: { value: weather.state },
      weather_state_text: { value: weather.text },
      weather_icon: { value: weather.icon },
      sunrise: { value: astronomy.sunrise },
      sunset: { value: astronomy.sunset },
      moonrise: { value: astronomy.moonrise },
      moonset: { value: astronomy.moonset },
      moon_phase: { value: astronomy.moonPhase },
      moon_zodiac: { value: astronomy.moonZodiac },
    },
  };
}

function toKilowattHours(wattHours: number | null): number | null {
  return wattHours === null ? null : roundToHundredth(wattHours / 1000);
}

/**
 * Builds an hour in the format of "Forecast2 response".
 *
 * @param forecast with a German locale
 */
function buildForecast2Hour(hour: Hour, forecast: PlaceForecast): Forecast2Hour {
  const entry = buildHourlyForecast(hour, forecast);
  const { weather, prec, wind } = entry;
  return {
    datetime_utc: entry.date,
    datetime_local: formatIsoWithOffset(hour.start, forecast.timeZone),
    parameters: {
      temperature: { value: entry.temperature.avg, unit: '°C' },
      windchill: { value: entry.windchill, unit: '°C' },
      dewpoint: { value: entry.dewpoint, unit: '°C' },
      relative_humidity: { value: entry.relativeHumidity.avg, unit: '%' },
      pressure: { value: entry.pressure.avg, unit: 'hPa' },
      cloud_coverage: { value: entry.clouds.avg, unit: '%' },
      precipitation: { value: prec.sum, unit: 'mm' },
      precipitation_probability: { value: prec.probability, unit: '%' },
      snow: { value: roundToHundredth(hour.snow), unit: 'mm' },
      wind_speed: { value: wind.avg, unit: 'km/h' },
      wind_gust: { value: wind.gusts.value ?? null, unit: 'km/h' },
      wind_direction: { value: wind.degree, unit: '°' },
      wind_direction_text: { value: wind.direction },
      sunshine_duration: { value: entry.sunMinutes, unit: 'min' },
      solar_radiation: { value: roundToWhole(hour.radiation), unit: 'W/m²' },
      uv_index: { value: roundToTenth(hour.uvIndex) },
      weather_state: { value: weather.state },
      weather_state_text: { value: weather.text },
      weather_icon: { value: weather.icon },
    },
  };
}
