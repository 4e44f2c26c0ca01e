import * as z from 'zod';
import { EXTENSION_META, createSourceField, date } from '../fields.ts';
import { coordinateParameters, postcodeParameters } from '../parameter-schemas.ts';

/** "Pollen response" of the public weather API's document. */
export const PollenResponse = z
  .object({
    daily: z.array(
      z.object({
        date: date.describe('The day at the place'),
        items: z.array(
          z.object({
            pollen_forecast: z
              .string()
              .describe('The Latin name in lower case without spaces: `betula`'),
            pollen_index: z.int().min(0).max(3).describe('0 none, 1 low, 2 middle, 3 high'),
            name: z.string().meta({
              description: 'Common name, localised. Extension of the document',
              ...EXTENSION_META,
            }),
          }),
        ),
      }),
    ),
    source: createSourceField('Source of the indices, or `demo` for invented ones'),
  })
  .meta({ id: 'PollenResponse' });
export type PollenResponse = z.output<typeof PollenResponse>;

export const pollenTable = {
  pollenByCoordinates: {
    summary: 'Pollen of today, tomorrow and in two days for coordinates',
    description:
      'Pollen of today, tomorrow and in two days at coordinates in Germany: the index of ' +
      'each type from 0 (none) to 3 (high). Use searchLocations to find coordinates.',
    path: '/pollen/byCoordinates/{latitude}/{longitude}',
    parameters: coordinateParameters,
    response: PollenResponse,
  },
  pollenByLocation: {
    summary: 'Pollen of today, tomorrow and in two days for a postcode',
    description:
      'Pollen of today, tomorrow and in two days for a German postcode: the index of ' +
      'each type from 0 (none) to 3 (high).',
    path: '/pollen/byLocation/{countryCode}/{postCode}',
    parameters: postcodeParameters,
    response: PollenResponse,
  },
};
