import { POSTCODE_COUNTRIES, type PostcodeCountry } from '../../contract/parameters.ts';
import type { Location } from '../../contract/public/locations.ts';
import { placeAtPostcode } from '../../place/at-postcode.ts';
import type { ListedPlace } from '../../place/read-place.ts';
import { timeZoneAt } from '../../place/time-zone.ts';
import type { Locale } from '../../wording/locale.ts';
import { languageOf } from '../asked-place.ts';
import type { Sources } from '../sources.ts';
import { locationOf, locationOnPostcode } from './entries.ts';
import type { KnownPostcodes } from './postcodes.ts';

/**
 * The towns on postcodes of all four countries that begin with some digits, the best known first, then
 * the codes on which only lesser places are, ascending; so many of each country at most.
 *
 * @throws {OpenDataError} where the postcodes of a country cannot be had
 */
export async function placesOnPostcodes(
  start: string,
  most: number,
  locale: Locale,
  sources: Sources,
  postcodes: KnownPostcodes,
): Promise<Location[]> {
  const countries = POSTCODE_COUNTRIES.map(async (country) => {
    const known = await postcodes.of(country);
    const codes = await known.townsOn(start);
    const towns = bestKnown(codes.values(), most, locale, sources);
    const lesser = [...codes].filter(([, ids]) => ids.size === 0).map(([code]) => code);
    const ofTowns = towns.map(async (town) => locationOf(town, await known.codesOf(town), locale));
    const ofOthers = lesser
      .slice(0, most - towns.length)
      .map(async (code) => lesserPlace(country, code, locale, sources));
    const found = await Promise.all([...ofTowns, ...ofOthers]);
    return found.flatMap((location) => location ?? []);
  });
  const found = await Promise.all(countries);
  return found.flat();
}

function bestKnown(
  ids: Iterable<ReadonlySet<number>>,
  most: number,
  locale: Locale,
  { gazetteer }: Sources,
): ListedPlace[] {
  const each = new Set(Array.from(ids, (some) => [...some]).flat());
  return Array.from(each, (id) => gazetteer.withId(id, languageOf(locale)) ?? [])
    .flat()
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, most);
}

/** What people call a postcode with villages or companies only. */
async function lesserPlace(
  country: PostcodeCountry,
  code: string,
  locale: Locale,
  { postcodes, gazetteer }: Sources,
): Promise<Location | undefined> {
  const areas = await postcodes.find(country, code);
  const place = placeAtPostcode(areas, country, gazetteer, languageOf(locale));
  if (!place) return undefined;
  const timeZone = timeZoneAt(place.latitude, place.longitude);
  return locationOnPostcode(code, { ...place, country, elevation: null, timeZone }, locale);
}
