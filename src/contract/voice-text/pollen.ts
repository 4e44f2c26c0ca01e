import * as z from 'zod';
import { addedSource } from '../entries.ts';

/**
 * The bodies of the voice-text operations for pollen, after "Pollen texts by coordinates" and "Pollen
 * texts by country and ZIP" of the voice-text document.
 */

/** Public weather API, "Pollen index". */
const index = z
  .int()
  .nullable()
  .describe('0 none, 1 low, 2 middle, 3 high; null where it is not known');

const source = addedSource(
  'What the indices come from, or `demo` for those that are made up',
).optional();

export const PollenByCoordinatesResponse = z
  .object({
    lat: z.number().describe('The latitude asked for'),
    lon: z.number().describe('The longitude asked for'),
    region: z.string().describe('Name of the place'),
    pollenType: z.string().describe('The type that was asked for; empty for all'),
    items: z.array(
      z.object({
        name: z.string().describe('Name of the type as `pollentype` takes it'),
        today: index,
        tomorrow: index,
        inTwoDays: index,
      }),
    ),
    text: z
      .array(z.object({ date: z.iso.datetime(), text: z.string() }))
      .describe('One for each day: its start at the place, and what is to be spoken of it'),
    source,
  })
  .meta({ id: 'PollenByCoordinatesResponse' });
export type PollenByCoordinatesResponse = z.output<typeof PollenByCoordinatesResponse>;

export const PollenByZipResponse = z
  .object({
    pollenType: z.string().describe('The type that was asked for; empty for all'),
    pollen: z.object({
      data: z.array(
        z.object({
          date: z.iso.date().describe('The day at the place'),
          dayID_day: z
            .string()
            .describe('What `<DayID>` stands for: the day by its name, `am Samstag`'),
          dayID_option: z.string().describe('The same as seen from today: `heute`'),
          location: z.string().describe('Name of the place'),
          text_long: z.string().describe('With the placeholders `<DayID>` and `<Location>`'),
          text_short: z.string().describe('With the placeholder `<DayID>`'),
        }),
      ),
    }),
    source,
  })
  .meta({ id: 'PollenByZipResponse' });
export type PollenByZipResponse = z.output<typeof PollenByZipResponse>;
