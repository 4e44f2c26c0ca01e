import * as z from 'zod';

/** What the entries of forecasts have in common, in the voice texts and in the public weather API. */

export const timestamp = z.iso.datetime();
export const date = z.iso.date();

/** A number that the source may not have. */
export const amount = z.number().nullable();

export const range = z.object({ min: amount, max: amount, avg: amount });

export const weather = z.object({
  /** Forecast state code; -1 where it is not known. */
  state: z.int(),
  /** The state in words. */
  text: z.string(),
  /** `d_61.svg`; `n_` at night, `d_w_` and `n_w_` with a wind warning. */
  icon: z.string(),
});

export const prec = z.object({
  /** All that falls, melted snow included, mm. */
  sum: amount,
  /** Percent. */
  probability: amount,
  /** The part that falls as rain, mm. */
  sumAsRain: amount,
  /** 0 dry to 3 much, by amount and length of the period; null where the amount is not known. */
  class: z.int().min(0).max(3).nullable(),
});

export const wind = z.object({
  unit: z.literal('km/h'),
  /** Where it blows from, as a word: `Südwest`. */
  direction: z.string().nullable(),
  /** The same as an abbreviation of the compass rose: `SW`. */
  text: z.string().nullable(),
  avg: amount,
  min: amount,
  max: amount,
  /** Degrees clockwise from north. */
  degree: amount,
  /** Empty where there are none worth naming or none is known. */
  gusts: z.object({ value: z.number(), text: z.string() }).partial(),
});
