import { POSTCODE_COUNTRIES } from '../contract/parameters.ts';
import type { Postcodes } from '../opendata/postcodes/postcodes.ts';
import { OpenDataError } from '../opendata/server.ts';
import type { PostcodeLookup } from './at-address.ts';
import { placeAtPostcode } from './at-postcode.ts';
import type { Gazetteer } from './gazetteer.ts';
import { timeZoneAt } from './time-zone.ts';

/** Looks postcodes up in GeoNames' lists. */
export function postcodeLookup(postcodes: Postcodes, gazetteer: Gazetteer): PostcodeLookup {
  return async (country, code, language) => {
    const listed = POSTCODE_COUNTRIES.find((one) => one === country);
    if (listed === undefined) return undefined;
    const areas = await postcodes.find(listed, code).catch(nothingWhereItFails);
    const place = placeAtPostcode(areas, listed, gazetteer, language);
    if (!place) return undefined;
    const { latitude, longitude } = place;
    const { elevation = null } = gazetteer.nearest(latitude, longitude, language) ?? {};
    return { ...place, elevation, country, timeZone: timeZoneAt(latitude, longitude) };
  };
}

function nothingWhereItFails(error: unknown): [] {
  if (error instanceof OpenDataError) return [];
  throw error;
}
