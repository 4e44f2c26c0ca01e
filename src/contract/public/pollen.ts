import * as z from 'zod';
import { date } from '../entries.ts';
import { coordinates, location } from './place.ts';

/** "Pollen response" of the public weather API's document. */
export const PollenResponse = z.object({
  daily: z.array(
    z.object({
      date,
      items: z.array(
        z.object({
          /** The Latin name in lower case without spaces: `betula`. */
          pollen_forecast: z.string(),
          /** 0 none, 1 low, 2 middle, 3 high. */
          pollen_index: z.int().min(0).max(3),
          /** What people call it, localised; a field of ours. */
          name: z.string(),
        }),
      ),
    }),
  ),
  /** What the indices come from, or `demo`; a field of ours. */
  source: z.string(),
});
export type PollenResponse = z.output<typeof PollenResponse>;

export const pollenTable = {
  pollenByCoordinates: {
    summary: 'Pollen of today, tomorrow and in two days for coordinates',
    description:
      'Pollen of today, tomorrow and in two days at coordinates in Germany: the index of ' +
      'each type from 0 (none) to 3 (high). Use searchLocations to find coordinates.',
    path: '/pollen/byCoordinates/{latitude}/{longitude}',
    parameters: coordinates,
    response: PollenResponse,
  },
  pollenByLocation: {
    summary: 'The same for a postcode',
    description:
      'Pollen of today, tomorrow and in two days for a German postcode: the index of ' +
      'each type from 0 (none) to 3 (high).',
    path: '/pollen/byLocation/{countryCode}/{postCode}',
    parameters: location,
    response: PollenResponse,
  },
};
