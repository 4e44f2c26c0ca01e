import * as z from 'zod';

/** What the entries of forecasts have in common, in the voice texts and in the public weather API. */

/** UTC. */
export const timestamp = z.iso.datetime();
export const date = z.iso.date();

/** A number that the source may not have. */
export const amount = z.number().nullable();

export const range = z.object({ min: amount, max: amount, avg: amount }).meta({ id: 'Range' });

export const weather = z
  .object({
    state: z.int().describe('Forecast state code; -1 where it is not known'),
    text: z.string().describe('The state in words'),
    icon: z
      .string()
      .describe(
        '`d_61.svg`; `n_` at night, `d_w_` and `n_w_` in strong wind, `d_e_` and `n_e_` with a weather warning, in nowcasts only',
      ),
  })
  .meta({ id: 'Weather', description: 'State of the weather' });

export const prec = z.object({
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

export const wind = z.object({
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
export const isSignificant = z
  .boolean()
  .describe('Whether gusts reach 50 km/h, or the mean speed 39 km/h');

export const moonPhase = z
  .int()
  .min(1)
  .max(8)
  .describe(
    '1 new moon, 2 waxing crescent, 3 first quarter, 4 waxing gibbous, 5 full moon, 6 waning gibbous, 7 last quarter, 8 waning crescent',
  );

export const moonZodiac = z
  .int()
  .min(1)
  .max(12)
  .describe('Sign of the zodiac that the moon is in: 1 Aries to 12 Pisces');
