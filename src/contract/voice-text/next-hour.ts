import * as z from 'zod';

/** The body of operation 3, after "Precipitation next hour" of the voice-text document. */
export const NextHourResponse = z
  .object({
    fingerprint: z.string().describe('Another one for other precipitation'),
    source: z.string().describe('What the values come from: `RV` radar, `MOSMIX_L`, or `demo`'),
    lat: z.number().describe('The latitude asked for'),
    lon: z.number().describe('The longitude asked for'),
    region: z.string().describe('Name of the place'),
    items: z
      .array(
        z.object({
          date: z.iso.datetime().describe('Start of the step'),
          value: z
            .number()
            .nullable()
            .describe('All that falls, mm per hour; null where there are no data'),
        }),
      )
      .describe(
        'Steps of five minutes from radar, the hours that the next hour touches from a forecast: never finer than the source',
      ),
    text: z.string().describe('To be spoken'),
  })
  .meta({ id: 'NextHourResponse' });
export type NextHourResponse = z.output<typeof NextHourResponse>;
