import { startOfDay } from '../../weather/local-time.ts';
import { planPollen } from '../../wording/plan/pollen.ts';
import { dayWords, pollenTemplates } from '../../wording/pollen-template.ts';
import { say } from '../../wording/say.ts';
import type { AnswersOf } from '../answers.ts';
import { namePlace, placeTime } from '../asked-place.ts';
import { postcodePlace } from '../place-at-postcode.ts';
import type { Sources } from '../sources.ts';
import { daysAhead, itemsOf } from './days.ts';

/** Operations 1 and 2 of the voice-text document. */
export function pollenAnswers(
  sources: Sources,
): AnswersOf<'pollenTextByCoordinates' | 'pollenTextByZip'> {
  return {
    async pollenTextByCoordinates({ pollentype, ...where }, locale) {
      const { today, timeZone } = placeTime(where, sources);
      const { region, country } = namePlace(where, locale, sources);
      const days = daysAhead(await sources.pollen.at(where, country), pollentype, today);
      const audience = { today, place: region || null };
      return {
        lat: where.latitude,
        lon: where.longitude,
        region,
        pollenType: pollentype ?? '',
        items: itemsOf(days, pollentype, today),
        text: days.map((day) => ({
          date: new Date(startOfDay(day.date, timeZone)).toISOString(),
          text: say(planPollen(day, pollentype, audience), locale),
        })),
        source: sources.source.pollen,
      };
    },

    async pollenTextByZip({ country, zip_code, location, pollentype }, locale) {
      const place = await postcodePlace(country, zip_code, locale, sources);
      // Regions are drawn coarsely: along the border they reach a little beyond it.
      const forecast = country === 'DE' ? await sources.pollen.at(place, country) : undefined;
      const { today } = placeTime(place, sources);
      const days = daysAhead(forecast, pollentype, today);
      const data = days.map((day) => {
        const { weekday, relative } = dayWords(day.date, today, locale);
        const { short, long } = pollenTemplates(day, pollentype, locale);
        return {
          date: day.date,
          dayID_day: weekday,
          dayID_option: relative,
          location: location ?? place.name,
          text_long: long,
          text_short: short,
        };
      });
      return { pollenType: pollentype ?? '', pollen: { data }, source: sources.source.pollen };
    },
  };
}
