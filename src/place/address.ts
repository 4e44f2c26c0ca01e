import type { Gazetteer } from './gazetteer.ts';
import { type Place, distanceInKm, coordinatesOf } from './place.ts';
import type { Listener } from './ranking.ts';

/** An address as far as it tells where the weather is: no street. */
export interface PostalAddress {
  /** ISO 3166-1 alpha-2. */
  country: string;
  code?: string | undefined;
  city?: string | undefined;
}

/**
 * The place on a postcode of a country, ISO 3166-1 alpha-2, by its name in a language; undefined
 * where none is known or where the source of postcodes fails.
 */
export type PostcodeLookup = (
  country: string,
  code: string,
  language: string,
) => Promise<Place | undefined>;

/** So far from its postcode, in km, a town of the name is another one. */
const MAX_TOWN_DISTANCE_KM = 30;

/**
 * Where an address is: its town, or what people call its postcode where the town is not known or
 * is a namesake elsewhere. Undefined where neither is known.
 */
export async function resolveAddress(
  { country, code, city }: PostalAddress,
  gazetteer: Gazetteer,
  postcodes: PostcodeLookup,
  language: string,
): Promise<Place | undefined> {
  const onPostcode = code === undefined ? undefined : await postcodes(country, code, language);
  if (city === undefined) return onPostcode;
  const from = onPostcode && coordinatesOf(onPostcode);
  const town = findTownInCountry(country, city, gazetteer, { ...from, country, language });
  if (!town) return onPostcode;
  return onPostcode && distanceInKm(town, onPostcode) > MAX_TOWN_DISTANCE_KM ? onPostcode : town;
}

/** The town of a country, even where another one is better known: London in Canada. */
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
