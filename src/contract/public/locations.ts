import * as z from 'zod';
import { amount } from '../entries.ts';
import { checkPostcodeOf } from '../parameters.ts';
import { coordinateFields, locationFields } from './place.ts';

/** "Locations resources" of the public weather API's document. */

const area = z.object({
  location: z.object({
    /** Of an address: `bayern`. */
    slug: z.string(),
    name: z.string(),
  }),
});

export const Location = z.object({
  /** Of the place in GeoNames (`2950159`), or country and code of a postcode's place (`DE-25849`). */
  id: z.string(),
  /** Localised. */
  name: z.string(),
  /** Of an address: the same in all languages. */
  slug: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** m */
  elevation: amount,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** Localised. */
  country: z.string(),
  /** State, canton, region, as it is called there; null where its name is not known. */
  admin1: area.nullable(),
  /** Of a town in DE, AT, CH or LI, ascending; empty elsewhere, null where they cannot be had. */
  zipcodes: z.array(z.string()).nullable(),
  /** IANA. */
  timeZone: z.string(),
  /** km from the position that was asked for; null for a search. */
  distance: amount,
  scores: z.object({
    /**
     * How well known the place is: 0.1 more for ten times the inhabitants, and a little for names in
     * many languages. A village has 0.3, the largest cities 0.85; 0 where nothing is known of it.
     */
    seoPriority: z.number().min(0).max(1),
  }),
});
export type Location = z.output<typeof Location>;

export const LocationsResponse = z.object({
  items: z.array(Location),
  /** `GeoNames`, or `demo` where postcodes are the demo's; a field of ours that the document does not have. */
  source: z.string(),
});
export type LocationsResponse = z.output<typeof LocationsResponse>;

const DEFAULT_DISTANCE = 10;
const MOST_DISTANCE = 500;
const DEFAULT_LIMIT = 10;
const MOST_LIMIT = 100;

const distance = numberUpTo(MOST_DISTANCE, /^\d{1,3}(\.\d{1,3})?$/)
  .default(DEFAULT_DISTANCE)
  .meta({
    description: `Radius in km, up to ${MOST_DISTANCE}`,
    type: 'number',
    exclusiveMinimum: 0,
    maximum: MOST_DISTANCE,
  });

const limit = numberUpTo(MOST_LIMIT, /^\d{1,3}$/)
  .default(DEFAULT_LIMIT)
  .meta({
    description: `Most places, up to ${MOST_LIMIT}`,
    type: 'integer',
    minimum: 1,
    maximum: MOST_LIMIT,
  });

const searchKey = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .describe('What names or postcodes begin with');

export const locationsTable = {
  nearbyLocationsByCoordinates: {
    summary: 'Places around coordinates, the nearest first',
    path: '/locations/nearby/{latitude}/{longitude}',
    parameters: z.strictObject({ ...coordinateFields, distance, limit }),
    response: LocationsResponse,
  },
  nearbyLocationsByLocation: {
    summary: 'The same around a postcode',
    path: '/locations/nearby/byLocation/{countryCode}/{postCode}',
    parameters: z.strictObject({ ...locationFields, distance, limit }).superRefine(checkPostcodeOf),
    response: LocationsResponse,
  },
  searchLocations: {
    summary: 'Places whose names or postcodes begin with a text, the best known first',
    path: '/locations/search/{searchKey}',
    parameters: z.strictObject({ searchKey, limit }),
    response: LocationsResponse,
  },
};

function numberUpTo(most: number, form: RegExp) {
  const rule = `must be a number above 0 and up to ${most}`;
  return z
    .string()
    .regex(form, rule)
    .transform(Number)
    .pipe(z.number().positive(rule).max(most, rule));
}
