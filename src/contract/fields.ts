import * as z from 'zod';

/** Fields that forecasts share in the voice texts and in the public weather API. */

/** UTC. */
export const timestamp = z.iso.datetime();
export const date = z.iso.date();

/** Marks fields in OpenAPI that extend the documents. */
export const EXTENSION_META = {
  'x-extension': 'Extension: the documents do not have this field',
} as const;

/** Creates the `source` field of answers whose document has no field for the source. */
export function createSourceField(description: string): z.ZodString {
  return z
    .string()
    .meta({ description: `${description}. Extension of the document`, ...EXTENSION_META });
}

/** A number, null if the source does not provide it. */
export const amount = z.number().nullable();

export const range = z.object({ min: amount, max: amount, avg: amount }).meta({ id: 'Range' });

/** File name of an icon in the format of the document. */
export const iconName = z
  .string()
  .describe(
    'File name: `d_61.svg` by day, `n_61.svg` at night, the number is the state (`d_-1.svg` for -1); `d_w_` and `n_w_` in strong wind; `d_e_` and `n_e_` with a weather warning in force, only in operations of /forecast, /forecast2 and /nowcast. It is a name, not a URL: this service hosts no icons',
  );

export const weatherField = z
  .object({
    state: z
      .int()
      .describe(
        'Code of the forecast table (0 to 96); -1, not specified, if the source has no code or one outside the table',
      ),
    text: z.string().describe('The state in words; for -1, a text that it is unknown'),
    icon: iconName,
  })
  .meta({ id: 'Weather', description: 'State of the weather' });

export const precipitationField = z.object({
  sum: amount.describe('Total precipitation including melted snow, mm'),
  probability: amount.describe(
    'Probability of more than 0.1 mm, %; for several hours, the highest',
  ),
  sumAsRain: amount.describe('Precipitation that does not fall as snow, mm'),
  class: z
    .int()
    .min(0)
    .max(3)
    .nullable()
    .describe(
      '0 dry to 3 heavy, by amount and length of the period; null if the amount is unknown',
    ),
});

export const windField = z.object({
  unit: z.literal('km/h'),
  direction: z
    .string()
    .nullable()
    .describe('Direction that the wind comes from, as a word: `Südwest`'),
  text: z.string().nullable().describe('The direction as an abbreviation: `SW`'),
  avg: amount.describe('Mean speed, km/h'),
  min: amount.describe('Lowest speed, km/h'),
  max: amount.describe('Highest speed, km/h'),
  degree: amount.describe('Degrees clockwise from north'),
  gusts: z
    .object({ value: z.number(), text: z.string() })
    .partial()
    .describe('Strongest gust, km/h, and its text; empty if unknown'),
});

/** The documents call this field `significantWind` and `significationWind`. */
export const significantWindField = z
  .boolean()
  .describe('Whether gusts reach 50 km/h, or the mean speed 39 km/h');

export const moonPhaseField = z
  .int()
  .min(1)
  .max(8)
  .describe(
    '1 new moon, 2 waxing crescent, 3 first quarter, 4 waxing gibbous, 5 full moon, 6 waning gibbous, 7 last quarter, 8 waning crescent',
  );

export const moonZodiacField = z
  .int()
  .min(1)
  .max(12)
  .describe('Zodiac sign of the moon: 1 Aries to 12 Pisces');
