import * as z from 'zod';
import { createSourceField } from '../fields.ts';

/**
 * Calls of the pollen texts and their response bodies, by "Pollen texts by coordinates" and "Pollen texts by country and
 * ZIP" of the voice-text document.
 */

/** Public weather API, "Pollen index". */
const index = z.int().nullable().describe('0 none, 1 low, 2 middle, 3 high; null if unknown');

const source = createSourceField('Source of the indices, or `demo` for invented ones').optional();

export const PollenByCoordinatesResponse = z
  .object({
    lat: z.number().describe('Latitude of the request'),
    lon: z.number().describe('Longitude of the request'),
    region: z.string().describe('Name of the place'),
    pollenType: z.string().describe('Type of the request; empty for all'),
    items: z.array(
      z.object({
        name: z.string().describe('Name of the type, a value of `pollentype`'),
        today: index,
        tomorrow: index,
        inTwoDays: index,
      }),
    ),
    text: z
      .array(z.object({ date: z.iso.datetime(), text: z.string() }))
      .describe('One entry for each day: its start at the place and its text for speech'),
    source,
  })
  .meta({ id: 'PollenByCoordinatesResponse' });
export type PollenByCoordinatesResponse = z.output<typeof PollenByCoordinatesResponse>;

export const PollenByZipResponse = z
  .object({
    pollenType: z.string().describe('Type of the request; empty for all'),
    pollen: z.object({
      data: z.array(
        z.object({
          date: z.iso.date().describe('The day at the place'),
          dayID_day: z.string().describe('Value of `<DayID>`: the weekday, `am Samstag`'),
          dayID_option: z.string().describe('Relative value of `<DayID>`: `heute`'),
          location: z.string().describe('Name of the place'),
          text_long: z.string().describe('Text with the placeholders `<DayID>` and `<Location>`'),
          text_short: z.string().describe('Text with the placeholder `<DayID>`'),
        }),
      ),
    }),
    source,
  })
  .meta({ id: 'PollenByZipResponse' });
export type PollenByZipResponse = z.output<typeof PollenByZipResponse>;

/** In the order of the document. */
export const pollenCalls = {
  pollenTextByCoordinates: {
    path: '/voicetext/pollen/byCoordinates/{latitude}/{longitude}',
    response: PollenByCoordinatesResponse,
  },
  pollenTextByZip: {
    path: '/voicetext/pollen/byLocation/{country}/{zip_code}',
    response: PollenByZipResponse,
  },
};
