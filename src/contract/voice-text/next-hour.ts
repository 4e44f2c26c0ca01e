import * as z from 'zod';

/** The body of operation 3, after "Precipitation next hour" of the voice-text document. */
export const NextHourResponse = z.object({
  /** Another one for other precipitation. */
  fingerprint: z.string(),
  /** What the values come from: `RV` radar, `MOSMIX_L`, or `demo`. */
  source: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Name of the place. */
  region: z.string(),
  /**
   * Steps of five minutes from radar, the hours that the next hour touches from a forecast: never
   * finer than the source.
   */
  items: z.array(
    z.object({
      /** Start of the step. */
      date: z.iso.datetime(),
      /** All that falls, mm per hour; null where there are no data. */
      value: z.number().nullable(),
    }),
  ),
  /** To be spoken. */
  text: z.string(),
});
export type NextHourResponse = z.output<typeof NextHourResponse>;
