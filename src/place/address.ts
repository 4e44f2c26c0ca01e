import type { Gazetteer } from './gazetteer.ts';
import { type Place, distanceInKm, coordinatesOf } from './place.ts';
import type { Listener } from './ranking.ts';

/** A postal address without a street. */
export interface PostalAddress {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code?: string | undefined;
  city?: string | undefined;
}

/**
 * Finds the place at a postcode of a country (ISO 3166-1 alpha-2), named in a language; undefined if it is
 * unknown or the source of postcodes fails.
 */
export type PostcodeLookup = (
  country: string,
  code: string,
  language: string,
) => Promise<Place | undefined>;

/** Beyond this distance from its postcode, a town is a namesake. */
const MAX_TOWN_DISTANCE_KM = 30;

/**
 * Resolves an address to its town, or to the place at its postcode if the town is unknown or a distant
 * namesake. Undefined if both are unknown.
 */
export async function resolveAddress(
  { country, code, city }: PostalAddress,
  gazetteer: Gazetteer,
  postcodes: PostcodeLookup,
  language: string,
): Promise<Place | undefined> {
  const atPostcode = code === undefined ? undefined : await postcodes(country, code, language);
  if (city === undefined) return atPostcode;
  const from = atPostcode && coordinatesOf(atPostcode);
  const town = findTownInCountry(country, city, gazetteer, { ...from, country, language });
  if (!town) return atPostcode;
  return atPostcode && distanceInKm(town, atPostcode) > MAX_TOWN_DISTANCE_KM ? atPostcode : town;
}

/** Finds a town in a country, even if a namesake elsewhere is better known: London in Canada. */
function findTownInCountry(
  country: string,
  city: string,
  gazetteer: Gazetteer,
  listener: Listener,
): Place | undefined {
  const countries = new Intl.DisplayNames(listener.language, { type: 'region' });
  for (const spoken of [city, `${city}, ${countries.of(country)}`]) {
    const town = gazetteer.find(spoken, listener);
    if (town?.country === country) return town;
  }
  return undefined;
}
