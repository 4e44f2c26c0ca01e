import * as z from 'zod';

/**
 * The bodies of the voice-text operations for pollen, after "Pollen texts by coordinates" and "Pollen
 * texts by country and ZIP" of the voice-text document.
 */

/** 0 none, 1 low, 2 middle, 3 high (public weather API, "Pollen index"); null where it is not known. */
const index = z.int().nullable();

/** What the indices come from, or `demo`; a field of ours that the document does not have. */
const source = z.string().optional();

export const PollenByCoordinatesResponse = z.object({
  lat: z.number(),
  lon: z.number(),
  /** Name of the place. */
  region: z.string(),
  /** The type that was asked for; empty for all. */
  pollenType: z.string(),
  items: z.array(
    z.object({
      /** Name of the type as `pollentype` takes it. */
      name: z.string(),
      today: index,
      tomorrow: index,
      inTwoDays: index,
    }),
  ),
  /** One for each day: its start at the place, and what is to be spoken of it. */
  text: z.array(z.object({ date: z.iso.datetime(), text: z.string() })),
  source,
});
export type PollenByCoordinatesResponse = z.output<typeof PollenByCoordinatesResponse>;

export const PollenByZipResponse = z.object({
  /** The type that was asked for; empty for all. */
  pollenType: z.string(),
  pollen: z.object({
    data: z.array(
      z.object({
        date: z.iso.date(),
        /** What `<DayID>` stands for: the day by its name, `am Samstag`. */
        dayID_day: z.string(),
        /** The same as seen from today: `heute`. */
        dayID_option: z.string(),
        /** Name of the place. */
        location: z.string(),
        /** With the placeholders `<DayID>` and `<Location>`. */
        text_long: z.string(),
        /** With the placeholder `<DayID>`. */
        text_short: z.string(),
      }),
    ),
  }),
  source,
});
export type PollenByZipResponse = z.output<typeof PollenByZipResponse>;
