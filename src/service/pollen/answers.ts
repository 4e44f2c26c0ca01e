import type { PollenResponse } from '../../contract/public/pollen.ts';
import type { PollenForecast } from '../../opendata/pollen/forecasts.ts';
import type { Locale } from '../../wording/locale.ts';
import type { AnswersOf } from '../answers.ts';
import { namePlace, placeTime, type Where } from '../asked-place.ts';
import { postcodePlace } from '../place-at-postcode.ts';
import { daysAhead } from '../pollen-text/days.ts';
import type { Sources } from '../sources.ts';
import { dayEntry } from './entries.ts';

/** "Pollen response" of the public weather API's document: the days and numbers of the pollen texts. */
export function pollenIndexAnswers(
  sources: Sources,
): AnswersOf<'pollenByCoordinates' | 'pollenByLocation'> {
  function answer(
    forecast: PollenForecast | undefined,
    where: Where,
    { language }: Locale,
  ): PollenResponse {
    const { today } = placeTime(where, sources);
    const days = daysAhead(forecast, undefined, today);
    return {
      daily: days.map((day) => dayEntry(day, language.pollenNames)),
      source: sources.source.pollen,
    };
  }

  return {
    async pollenByCoordinates(where, locale) {
      const { country } = namePlace(where, locale, sources);
      return answer(await sources.pollen.at(where, country), where, locale);
    },

    async pollenByLocation({ countryCode, postCode }, locale) {
      const place = await postcodePlace(countryCode, postCode, locale, sources);
      // Regions are drawn coarsely: along the border they reach a little beyond it.
      const isGerman = countryCode === 'DE';
      const forecast = isGerman ? await sources.pollen.at(place, countryCode) : undefined;
      return answer(forecast, place, locale);
    },
  };
}
