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
    icon: z.string().describe('`d_61.svg`; `n_` at night, `d_w_` and `n_w_` with a wind warning'),
  })
  .meta({ id: 'Weather', description: 'State of the weather' });

export const prec = z.object({
  sum: amount.describe('All that falls, melted snow included, mm'),
  probability: amount.describe('Probability of it, %'),
  sumAsRain: amount.describe('The part that falls as rain, mm'),
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
    .describe(
      'Strongest gusts, km/h, and the same in words; empty where there are none worth naming or none is known',
    ),
});
