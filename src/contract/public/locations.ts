import * as z from 'zod';
import { createSourceField, amount } from '../fields.ts';
import { checkPostCode, coordinateFields, postcodeFields } from '../parameter-schemas.ts';

/** "Locations resources" of the public weather API's document. */

const area = z.object({
  location: z.object({
    slug: z.string().describe('Name for use in a URL: `bayern`'),
    name: z.string().describe('Name of the area'),
  }),
});

export const Location = z
  .object({
    id: z
      .string()
      .describe('Id of the place in GeoNames (`2950159`), or country and postcode (`DE-25849`)'),
    name: z.string().describe('Name of the place, localised'),
    slug: z.string().describe('Name for use in a URL, the same in all languages: `munich`'),
    latitude: z.number(),
    longitude: z.number(),
    elevation: amount.describe('Height above sea level, m'),
    countryCode: z.string().describe('Country, ISO 3166-1 alpha-2'),
    country: z.string().describe('Name of the country, localised'),
    admin1: area.nullable().describe('State, canton or region by its local name; null if unknown'),
    zipcodes: z
      .array(z.string())
      .nullable()
      .describe(
        'Postcodes of a town in DE, AT, CH or LI, ascending; empty elsewhere, null if they are not available',
      ),
    timeZone: z.string().describe('IANA time zone'),
    distance: amount.describe('Distance from the position of the request, km; null for a search'),
    scores: z.object({
      seoPriority: z
        .number()
        .min(0)
        .max(1)
        .describe(
          'Prominence of the place, 0 to 1: 0.1 more for ten times the inhabitants, and a little for names in many languages. A village has 0.3, the largest cities have 0.85; 0 if unknown',
        ),
    }),
  })
  .meta({ id: 'Location', description: 'A place' });
export type Location = z.output<typeof Location>;

export const LocationsResponse = z
  .object({
    items: z.array(Location),
    source: createSourceField('`GeoNames`, or `demo` with postcodes of the demo'),
  })
  .meta({ id: 'LocationsResponse' });
export type LocationsResponse = z.output<typeof LocationsResponse>;

const DEFAULT_DISTANCE_KM = 10;
const MAX_DISTANCE_KM = 500;
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

const distance = createBoundedNumber(
  MAX_DISTANCE_KM,
  /^\d{1,3}(\.\d{1,3})?$/,
  `must be a number above 0 and up to ${MAX_DISTANCE_KM}, with up to 3 decimals`,
)
  .default(DEFAULT_DISTANCE_KM)
  .meta({
    description: `Radius in km, up to ${MAX_DISTANCE_KM}`,
    type: 'number',
    exclusiveMinimum: 0,
    maximum: MAX_DISTANCE_KM,
    example: DEFAULT_DISTANCE_KM,
  });

const limit = createBoundedNumber(
  MAX_LIMIT,
  /^\d{1,3}$/,
  `must be a whole number from 1 to ${MAX_LIMIT}`,
)
  .default(DEFAULT_LIMIT)
  .meta({
    description: `Maximum number of places, up to ${MAX_LIMIT}`,
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    example: DEFAULT_LIMIT,
  });

const searchKey = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .meta({ description: 'Beginning of a name or postcode', example: 'Berl' });

export const locationsTable = {
  nearbyLocationsByCoordinates: {
    summary: 'Places around coordinates, the nearest first',
    description:
      'Names, postcodes and coordinates of the places around coordinates, the nearest ' +
      'first. Use it to find the name of a position.',
    path: '/locations/nearby/{latitude}/{longitude}',
    parameters: z.strictObject({ ...coordinateFields, distance, limit }),
    response: LocationsResponse,
  },
  nearbyLocationsByLocation: {
    summary: 'Places around a postcode, the nearest first',
    description:
      'Names, postcodes and coordinates of the places around a postcode of Germany, ' +
      'Austria, Switzerland or Liechtenstein, the nearest first.',
    path: '/locations/nearby/byLocation/{countryCode}/{postCode}',
    parameters: z.strictObject({ ...postcodeFields, distance, limit }).superRefine(checkPostCode),
    response: LocationsResponse,
  },
  searchLocations: {
    summary: 'Places whose names or postcodes begin with a text, the most prominent first',
    description:
      'Finds places by the beginning of a name or postcode, the most prominent first, with ' +
      'their coordinates, postcodes and time zone. Use it first if another operation ' +
      'needs coordinates. It does not correct spelling.',
    path: '/locations/search/{searchKey}',
    parameters: z.strictObject({ searchKey, limit }),
    response: LocationsResponse,
  },
};

function createBoundedNumber(max: number, pattern: RegExp, rule: string) {
  return z
    .string()
    .regex(pattern, rule)
    .transform(Number)
    .pipe(z.number().positive(rule).max(max, rule));
}
