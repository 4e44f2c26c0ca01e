import type { PollenResponse } from '../../contract/public/pollen.ts';
import type { PollenForecast } from '../../opendata/pollen/forecasts.ts';
import type { Locale } from '../../wording/language.ts';
import {
  type OperationHandlersFor,
  namePlace,
  resolvePlaceTime,
  type LocationQuery,
  resolvePostcode,
} from '../operation-handler.ts';
import type { Sources } from '../sources.ts';
import { POLLEN_TYPES, type PollenType } from '../../contract/parameters.ts';
import type { PollenDay, PollenIndex } from '../../weather/pollen.ts';
import type { PollenNames, PollenPlant } from '../../wording/language.ts';
import { startOfDay, addDays, type LocalDate } from '../../time/local-time.ts';
import { planPollen } from '../../wording/plan/pollen.ts';
import { formatDayNames, createPollenTemplates, renderPlan } from '../../wording/render.ts';
import { noPollenForecast } from '../../http/problems.ts';

/** "Pollen response" of the public weather API's document: the days and numbers of the pollen texts. */
export function pollenHandlers(
  sources: Sources,
): OperationHandlersFor<'pollenByCoordinates' | 'pollenByLocation'> {
  function answer(
    forecast: PollenForecast | undefined,
    where: LocationQuery,
    { language }: Locale,
  ): PollenResponse {
    const { today } = resolvePlaceTime(where, sources);
    const days = listPollenDays(forecast, undefined, today);
    return {
      daily: days.map((day) => buildPollenDay(day, language.pollenNames)),
      source: sources.source.pollen,
    };
  }

  return {
    async pollenByCoordinates(where, locale) {
      const { country } = namePlace(where, locale, sources);
      return answer(await sources.pollen.at(where, country), where, locale);
    },

    async pollenByLocation({ countryCode, postCode }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      // Regions are drawn coarsely: along the border they reach a little beyond it.
      const isGerman = countryCode === 'DE';
      const forecast = isGerman ? await sources.pollen.at(place, countryCode) : undefined;
      return answer(forecast, place, locale);
    },
  };
}

/** Latin names of the pollen index's types, by "Pollen types" of the public weather API's document. */
export const LATIN_NAMES: Readonly<Record<PollenType, PollenPlant>> = {
  Ambrosia: 'Ambrosia',
  Beifuss: 'Artemisia',
  Birke: 'Betula',
  Erle: 'Alnus',
  Esche: 'Fraxinus',
  Graeser: 'Poaceae',
  Hasel: 'Corylus',
  Roggen: 'Secale',
};

/** A day with all types of which something is known, in the order of the voice-text document. */
function buildPollenDay(
  { date, levels }: PollenDay,
  names: PollenNames,
): PollenResponse['daily'][number] {
  const items = POLLEN_TYPES.flatMap((type) => {
    const level = levels[type];
    if (level === undefined) return [];
    const plant = LATIN_NAMES[type];
    return { pollen_forecast: compactName(plant), pollen_index: level, name: names[plant] };
  });
  return { date, items };
}

/** `quercusilex` for `Quercus ilex`. */
function compactName(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}

/** Operations 1 and 2 of the voice-text document. */
export function pollenTextHandlers(
  sources: Sources,
): OperationHandlersFor<'pollenTextByCoordinates' | 'pollenTextByZip'> {
  return {
    async pollenTextByCoordinates({ pollentype, ...where }, locale) {
      const { today, timeZone } = resolvePlaceTime(where, sources);
      const { region, country } = namePlace(where, locale, sources);
      const days = listPollenDays(await sources.pollen.at(where, country), pollentype, today);
      const audience = { today, place: region || null };
      return {
        lat: where.latitude,
        lon: where.longitude,
        region,
        pollenType: pollentype ?? '',
        items: buildPollenItems(days, pollentype, today),
        text: days.map((day) => ({
          date: new Date(startOfDay(day.date, timeZone)).toISOString(),
          text: renderPlan(planPollen(day, pollentype, audience), locale),
        })),
        source: sources.source.pollen,
      };
    },

    async pollenTextByZip({ country, zip_code, location, pollentype }, locale) {
      const place = await resolvePostcode(country, zip_code, locale, sources);
      // Regions are drawn coarsely: along the border they reach a little beyond it.
      const forecast = country === 'DE' ? await sources.pollen.at(place, country) : undefined;
      const { today } = resolvePlaceTime(place, sources);
      const days = listPollenDays(forecast, pollentype, today);
      const data = days.map((day) => {
        const { weekday, relative } = formatDayNames(day.date, today, locale);
        const { short, long } = createPollenTemplates(day, pollentype, locale);
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

/** A type of pollen over the days that answers hold; null where it is not known. */
interface PollenItem {
  name: PollenType;
  today: PollenIndex | null;
  tomorrow: PollenIndex | null;
  inTwoDays: PollenIndex | null;
}

/**
 * The days from today to in two days of which something is known, of one type or of all. Whatever
 * the file calls today, a day is found by its date.
 *
 * @throws {ServiceError} where nothing is known of any of them
 */
function listPollenDays(
  forecast: PollenForecast | undefined,
  type: PollenType | undefined,
  today: LocalDate,
): PollenDay[] {
  if (!forecast) throw noPollenForecast('There are pollen forecasts for Germany only.');
  const last = addDays(today, 2);
  const days = forecast.days.filter(
    (day) => day.date >= today && day.date <= last && hasLevels(day, type),
  );
  if (days.length === 0) {
    throw noPollenForecast(
      `There is no forecast of ${type ?? 'pollen'} for today and the next two days.`,
    );
  }
  return days;
}

/** Each type of which something is known, in the order of the document. */
function buildPollenItems(
  days: readonly PollenDay[],
  type: PollenType | undefined,
  today: LocalDate,
): PollenItem[] {
  const level = (name: PollenType, ahead: number) =>
    days.find(({ date }) => date === addDays(today, ahead))?.levels[name] ?? null;
  const types = type === undefined ? POLLEN_TYPES : [type];
  return types
    .filter((name) => days.some((day) => hasLevels(day, name)))
    .map((name) => ({
      name,
      today: level(name, 0),
      tomorrow: level(name, 1),
      inTwoDays: level(name, 2),
    }));
}

function hasLevels({ levels }: PollenDay, type: PollenType | undefined): boolean {
  return type === undefined ? Object.keys(levels).length > 0 : levels[type] !== undefined;
}
