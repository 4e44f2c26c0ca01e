import * as z from 'zod';

/** What the entries of forecasts have in common, in the voice texts and in the public weather API. */

/** UTC. */
export const timestamp = z.iso.datetime();
export const date = z.iso.date();

/** What a field says of itself in OpenAPI that the documents do not have. */
export const EXTENSION_META = {
  'x-extension': 'A field of ours: the documents do not have it',
} as const;

/** What an answer comes from, where the documents have no field for it. */
export function createSourceField(what: string): z.ZodString {
  return z
    .string()
    .meta({ description: `${what}. A field of ours, not of the document`, ...EXTENSION_META });
}

/** A number that the source may not have. */
export const amount = z.number().nullable();

export const range = z.object({ min: amount, max: amount, avg: amount }).meta({ id: 'Range' });

/** The name of an icon's file, as the document writes it. */
export const iconName = z
  .string()
  .describe(
    'File name: `d_61.svg` by day, `n_61.svg` at night, the number being the state (`d_-1.svg` for -1); `d_w_` and `n_w_` in strong wind; `d_e_` and `n_e_` with a weather warning in force, which only the operations of /forecast, /forecast2 and /nowcast look for, those of /voicetext never. It is a name, not an address: this service hosts no icons',
  );

export const weatherField = z
  .object({
    state: z
      .int()
      .describe(
        'Code of the forecast table (0 to 96); -1, not specified, where the source has none or one that is not in the table',
      ),
    text: z.string().describe('The state in words; for -1, that it is not known'),
    icon: iconName,
  })
  .meta({ id: 'Weather', description: 'State of the weather' });

export const precipitationField = z.object({
  sum: amount.describe('All that falls, melted snow included, mm'),
  probability: amount.describe('Probability of more than 0.1 mm, %: of several hours, the highest'),
  sumAsRain: amount.describe('The part that does not fall as snow, mm'),
  class: z
    .int()
    .min(0)
    .max(3)
    .nullable()
    .describe(
      '0 dry to 3 much, by amount and length of the period; null where the amount is not known',
    ),
});

export const windField = z.object({
  unit: z.literal('km/h'),
  direction: z.string().nullable().describe('Where it blows from, as a word: `Südwest`'),
  text: z.string().nullable().describe('The same as an abbreviation of the compass rose: `SW`'),
  avg: amount.describe('Mean speed, km/h'),
  min: amount.describe('Lowest speed, km/h'),
  max: amount.describe('Highest speed, km/h'),
  degree: amount.describe('Degrees clockwise from north'),
  gusts: z
    .object({ value: z.number(), text: z.string() })
    .partial()
    .describe('Strongest gust, km/h, and the same in words; empty where it is not known'),
});

/** The documents call a field of it `significantWind` and `significationWind`. */
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
  .describe('Sign of the zodiac that the moon is in: 1 Aries to 12 Pisces');
