import type {
  Forecast2Response,
  forecast2Table,
  Frequency,
} from '../../contract/public/forecast2.ts';
import type { Locale } from '../../wording/locale.ts';
import { DEFAULT_TAG, loadSkillLocale } from '../../wording/skill-locales.ts';
import type { AnswersOf } from '../answers.ts';
import type { Where } from '../asked-place.ts';
import type { PlaceForecast } from '../forecast-entries/place-forecast.ts';
import { forecastOfDays } from '../forecast/forecast-of.ts';
import { hoursAhead, summaryItems } from '../forecast/items.ts';
import { postcodePlace } from '../place-at-postcode.ts';
import type { Sources } from '../sources.ts';
import { forecast2Day } from './day.ts';
import { forecast2Hour } from './hour.ts';

/** "Forecast2 response" of the public weather API's document. */
export function forecast2Answers(sources: Sources): AnswersOf<keyof typeof forecast2Table> {
  return {
    async forecast2ByCoordinates({ frequency, ...where }, locale) {
      return forecast2(where, frequency, locale, sources);
    },

    async forecast2ByLocation({ frequency, countryCode, postCode }, locale) {
      const { name, ...where } = await postcodePlace(countryCode, postCode, locale, sources);
      return forecast2({ ...where, location: name }, frequency, locale, sources);
    },
  };
}

async function forecast2(
  where: Where,
  asked: Frequency | undefined,
  locale: Locale,
  sources: Sources,
): Promise<Forecast2Response> {
  const forecast = await forecastOfDays(where, locale, sources);
  const inGerman = { ...forecast, locale: await loadSkillLocale(DEFAULT_TAG) };
  return {
    metadata: metadataOf(forecast, sources),
    frequency: {
      ...(asked !== 'hourly' && { daily: await daily(inGerman) }),
      ...(asked !== 'daily' && {
        hourly: hoursAhead(inGerman).map((hour) => forecast2Hour(hour, inGerman)),
      }),
    },
    parameters: asked === undefined ? {} : { frequency: asked },
  };
}

async function daily(forecast: PlaceForecast) {
  const days = await summaryItems(forecast);
  return days.map((day) => forecast2Day(day, forecast.calendar.ofDay(day.date)));
}

function metadataOf(forecast: PlaceForecast, { providerVersion }: Sources) {
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
