import type { PollenResponse } from '../../contract/public/pollen.ts';
import type { PollenForecast } from '../../opendata/pollen/forecasts.ts';
import type { Locale, PollenNames, PollenPlant } from '../../wording/language.ts';
import type { OperationHandlersFor } from '../routes.ts';
import {
  DWD_COUNTRY,
  type LocationQuery,
  namePlace,
  resolvePlaceTime,
  resolvePostcode,
} from '../place-forecast.ts';
import type { Sources } from '../sources.ts';
import { POLLEN_TYPES, type PollenType, type PostcodeCountry } from '../../contract/parameters.ts';
import type { PollenDay, PollenIndex } from '../../weather/atmosphere.ts';
import { startOfDay, addDays, type LocalDate } from '../../time/local-time.ts';
import { planPollen } from '../../wording/plan/pollen.ts';
import { formatDayNames, createPollenTemplates, renderPlan } from '../../wording/render.ts';
import { noPollenForecast } from '../../http/problems.ts';

/** Handlers of "Pollen response" of the public weather API's document. */
export function pollenHandlers(
  sources: Sources,
): OperationHandlersFor<'pollenByCoordinates' | 'pollenByLocation'> {
  function buildResponse(
    forecast: PollenForecast | undefined,
    place: LocationQuery,
    { language }: Locale,
  ): PollenResponse {
    const { today } = resolvePlaceTime(place, sources);
    const days = listPollenDays(forecast, undefined, today);
    return {
      daily: days.map((day) => buildPollenDay(day, language.pollenNames)),
      source: sources.source.pollen,
    };
  }

  return {
    async pollenByCoordinates(query, locale) {
      const { country } = namePlace(query, locale, sources);
      return buildResponse(await sources.pollen.at(query, country), query, locale);
    },

    async pollenByLocation({ countryCode, postCode }, locale) {
      const place = await resolvePostcode(countryCode, postCode, locale, sources);
      const forecast = await loadPollenByCountry(place, countryCode, sources);
      return buildResponse(forecast, place, locale);
    },
  };
}

/** The regions of the forecast are coarse and overlap the border, so the country decides. */
async function loadPollenByCountry(
  place: LocationQuery,
  country: PostcodeCountry,
  { pollen }: Sources,
): Promise<PollenForecast | undefined> {
  return country === DWD_COUNTRY ? pollen.at(place, country) : undefined;
}

/** Latin names of the types of pollen, by "Pollen types" of the public weather API's document. */
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

/** Builds a day with all types that have a level, in the order of the voice-text document. */
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

/** Handlers of operations 1 and 2 of the voice-text document. */
export function pollenTextHandlers(
  sources: Sources,
): OperationHandlersFor<'pollenTextByCoordinates' | 'pollenTextByZip'> {
  return {
    async pollenTextByCoordinates({ pollentype, ...query }, locale) {
      const { today, timeZone } = resolvePlaceTime(query, sources);
      const { region, country } = namePlace(query, locale, sources);
      const days = listPollenDays(await sources.pollen.at(query, country), pollentype, today);
      const audience = { today, place: region || null };
      return {
        lat: query.latitude,
        lon: query.longitude,
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
      const forecast = await loadPollenByCountry(place, country, sources);
      const { today } = resolvePlaceTime(place, sources);
      const days = listPollenDays(forecast, pollentype, today);
      const data = days.map((day) => {
        const { weekday, relative } = formatDayNames(day.date, today, locale);
        const { short, long } = createPollenTemplates(day, pollentype, locale);
        return {
          date: day.date,
          dayID_day: weekday,
          dayID_option: relative,
          location: location ?? place.location,
          text_long: long,
          text_short: short,
        };
      });
      return { pollenType: pollentype ?? '', pollen: { data }, source: sources.source.pollen };
    },
  };
}

/** Levels of a type of pollen for three days; null if unknown. */
interface PollenItem {
  name: PollenType;
  today: PollenIndex | null;
  tomorrow: PollenIndex | null;
  inTwoDays: PollenIndex | null;
}

/**
 * Lists the days from today to the day after tomorrow that have levels, of one type or of all. It
 * selects days by date, because "today" in the file may be another day.
 *
 * @throws {ServiceError} if no day has levels
 */
function listPollenDays(
  forecast: PollenForecast | undefined,
  type: PollenType | undefined,
  today: LocalDate,
): PollenDay[] {
  if (!forecast) throw noPollenForecast('Pollen forecasts are available for Germany only.');
  const last = addDays(today, 2);
  const days = forecast.days.filter(
    (day) => day.date >= today && day.date <= last && hasLevels(day, type),
  );
  if (days.length === 0) {
    throw noPollenForecast(
      `No ${type ?? 'pollen'} forecast is available for today and the next two days.`,
    );
  }
  return days;
}

/** Builds the types that have a level, in the order of the document. */
function buildPollenItems(
  days: readonly PollenDay[],
  type: PollenType | undefined,
  today: LocalDate,
): PollenItem[] {
  const findLevel = (name: PollenType, ahead: number) =>
    days.find(({ date }) => date === addDays(today, ahead))?.levels[name] ?? null;
  const types = type === undefined ? POLLEN_TYPES : [type];
  return types
    .filter((name) => days.some((day) => hasLevels(day, name)))
    .map((name) => ({
      name,
      today: findLevel(name, 0),
      tomorrow: findLevel(name, 1),
      inTwoDays: findLevel(name, 2),
    }));
}

function hasLevels({ levels }: PollenDay, type: PollenType | undefined): boolean {
  return type === undefined ? Object.keys(levels).length > 0 : levels[type] !== undefined;
}
