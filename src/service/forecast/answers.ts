import type { ForecastResponse, forecastTable } from '../../contract/public/forecast.ts';
import { HOUR } from '../../weather/hour.ts';
import type { AnswersOf } from '../answers.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { postcodePlace } from '../place-at-postcode.ts';
import type { Sources } from '../sources.ts';
import { forecastOfDays, forecastOfHours, runningHour, startOfToday } from './forecast-of.ts';
import { hourlyItems, spacesItems, summaryItems } from './items.ts';

/** "Forecast response" of the public weather API's document, and its parts by themselves. */
export function forecastAnswers(sources: Sources): AnswersOf<keyof typeof forecastTable> {
  return {
    async forecastByCoordinates(where, locale) {
      return wholeForecast(await forecastOfDays(where, locale, sources), sources, null);
    },

    async forecastByLocation({ countryCode, postCode }, locale) {
      const { name, ...where } = await postcodePlace(countryCode, postCode, locale, sources);
      const forecast = await forecastOfDays({ ...where, location: name }, locale, sources);
      const whole = await wholeForecast(forecast, sources, postCode);
      return { ...whole, location: { ...whole.location, countryCode } };
    },

    async forecastSummaryByCoordinates(where, locale) {
      const forecast = await forecastOfDays(where, locale, sources);
      return { items: await summaryItems(forecast), ...issueOf(forecast, startOfToday(forecast)) };
    },

    async forecastSpacesByCoordinates(where, locale) {
      const forecast = await forecastOfDays(where, locale, sources);
      return { items: spacesItems(forecast), ...issueOf(forecast, startOfToday(forecast)) };
    },

    async hourlyForecastByCoordinates(where, locale) {
      const forecast = await forecastOfHours(where, locale, sources);
      return { items: hourlyItems(forecast), ...issueOf(forecast, runningHour(forecast)) };
    },
  };
}

async function wholeForecast(
  forecast: PlaceForecast,
  { providerVersion }: Sources,
  postCode: string | null,
): Promise<ForecastResponse> {
  const { place, latitude, longitude, timeZone } = forecast;
  return {
    summary: await summaryItems(forecast),
    spaces: spacesItems(forecast),
    hourly: hourlyItems(forecast),
    ...issueOf(forecast, startOfToday(forecast), runningHour(forecast)),
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
function issueOf(forecast: PlaceForecast, ...starts: [number, ...number[]]) {
  const { issue, station, latitude, longitude, place } = forecast;
  const hours = forecast.hours.filter(({ start }) => start > starts[0] - HOUR);
  const content = [issue.source, station, latitude, longitude, place.elevation, starts, hours];
  return { ...issue, point: station, fingerprint: fingerprintOf(content) };
}
