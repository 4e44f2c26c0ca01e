import * as z from 'zod';
import {
  amount,
  date,
  significantWindField,
  precipitationField,
  range,
  timestamp,
  weatherField,
  windField as windOfAll,
  EXTENSION_META,
} from '../fields.ts';
import { WARN_GROUPS } from '../parameters.ts';

/**
 * Response bodies of the forecast texts, by "Resources and their fields" of the voice-text document.
 * Numbers that the source does not provide are null. Schemas are made when they are first used: a start of the
 * skill needs those of one operation.
 */

const wind = windOfAll
  .extend({
    mean: amount.describe('The same as `avg`'),
    significationWind: significantWindField,
  })
  .meta({ id: 'WindEntry', description: 'Wind' });

const common = {
  weather: weatherField,
  prec: precipitationField.meta({ id: 'PrecipitationEntry', description: 'Rain and snow' }),
  wind,
};

export const HourlyEntry = z.lazy(() =>
  z
    .object({
      date: timestamp.describe('Start of the hour'),
      ...common,
      temperature: z.object({ avg: amount }).describe('°C'),
    })
    .meta({ id: 'HourlyEntry', description: 'An hour' }),
);
export type HourlyEntry = z.output<typeof HourlyEntry>;

export const PeriodEntry = z
  .object({
    date: date.describe('The day at the place'),
    from: timestamp.describe('Start of the first hour'),
    to: timestamp.describe('End of the last hour'),
    sunHours: amount.describe('Hours of sunshine'),
    ...common,
    temperature: range
      .extend({
        wakingMax: amount.optional().meta({
          description: 'Of a day: the maximum from six to midnight, which is the high of the texts',
          ...EXTENSION_META,
        }),
        remainingMax: amount.optional().meta({
          description: 'Of a day that has begun: the maximum of its hours to come',
          ...EXTENSION_META,
        }),
      })
      .meta({ id: 'TemperatureEntry', description: '°C' }),
  })
  .meta({
    id: 'PeriodEntry',
    description: 'A day or a part of a day: the hours from `from` to `to`',
  });
export type PeriodEntry = z.output<typeof PeriodEntry>;

export const SpacesEntry = z.lazy(() =>
  z
    .object({
      date: date.describe('The day at the place'),
      morning: PeriodEntry.nullable(),
      afternoon: PeriodEntry.nullable(),
      evening: PeriodEntry.nullable(),
      night: PeriodEntry.nullable(),
    })
    .meta({
      id: 'SpacesEntry',
      description: 'The parts of a day; null for parts without an hour in the forecast',
    }),
);
export type SpacesEntry = z.output<typeof SpacesEntry>;

export const SpokenWarning = z
  .object({
    text: z.string().describe('Sentence for speech: what is warned of, and until or at what time'),
    levelText: z
      .string()
      .optional()
      .describe('The same with the level instead of the danger, after a sentence that names that'),
    groups: z
      .array(z.enum(WARN_GROUPS))
      .describe('Groups of events; the first is that of the event'),
    severityInt: z.int().min(1).max(4).describe('1 minor to 4 extreme'),
  })
  .meta({ id: 'SpokenWarning', description: 'An official warning', ...EXTENSION_META });
export type SpokenWarning = z.output<typeof SpokenWarning>;

const shared = {
  forecastDate: timestamp.describe('Time of issue of the forecast'),
  nextUpdate: timestamp.describe('Expected time of the next forecast'),
  source: z.string().describe('Product of the forecast, or `demo` for invented weather'),
  providerVersion: z.string().describe('Version of this service'),
  lat: z.number().describe('Latitude of the request'),
  lon: z.number().describe('Longitude of the request'),
  region: z.string().describe('Name of the place'),
  text: z.string().describe('Text for speech'),
  warningText: z
    .string()
    .nullable()
    .optional()
    .meta({
      description: 'The sentence about the gravest warning at the head of `text`; null without one',
      ...EXTENSION_META,
    }),
  warnings: z
    .array(SpokenWarning)
    .nullable()
    .optional()
    .meta({
      description:
        'The official warnings that hold in the time of `text`, the gravest first; null if they are not available',
      ...EXTENSION_META,
    }),
};

const text = z.string().describe('Text for speech about this entry');

export const HoursResponse = z.lazy(() =>
  z
    .object({
      ...shared,
      hourly: z.array(HourlyEntry.unwrap().extend({ text })),
    })
    .meta({ id: 'HoursResponse' }),
);
export type HoursResponse = z.output<typeof HoursResponse>;

export const NextThreeHoursResponse = z.lazy(() =>
  z.object({ ...shared, hourly: z.array(HourlyEntry) }).meta({ id: 'NextThreeHoursResponse' }),
);
export type NextThreeHoursResponse = z.output<typeof NextThreeHoursResponse>;

export const DayPartResponse = z.lazy(() =>
  z.object({ ...shared, spaces: z.array(SpacesEntry) }).meta({ id: 'DayPartResponse' }),
);
export type DayPartResponse = z.output<typeof DayPartResponse>;

export const DaysResponse = z.lazy(() =>
  z
    .object({
      ...shared,
      summary: z.array(PeriodEntry.extend({ text })),
    })
    .meta({ id: 'DaysResponse' }),
);
export type DaysResponse = z.output<typeof DaysResponse>;

export const WeekendResponse = z.lazy(() =>
  z.object({ ...shared, summary: z.array(PeriodEntry) }).meta({ id: 'WeekendResponse' }),
);
export type WeekendResponse = z.output<typeof WeekendResponse>;

export const NextThreeDaysResponse = z.lazy(() =>
  z
    .object({
      ...shared,
      summary: z.array(PeriodEntry),
      spaces: z.array(SpacesEntry),
    })
    .meta({ id: 'NextThreeDaysResponse' }),
);
export type NextThreeDaysResponse = z.output<typeof NextThreeDaysResponse>;

/** Response body of operation 3, by "Precipitation next hour" of the voice-text document. */
export const NextHourResponse = z.lazy(() =>
  z
    .object({
      fingerprint: z.string().describe('Hash of the precipitation'),
      source: z.string().describe('Source of the values: `RV` radar, `MOSMIX_L`, or `demo`'),
      lat: z.number().describe('Latitude of the request'),
      lon: z.number().describe('Longitude of the request'),
      region: z.string().describe('Name of the place'),
      items: z
        .array(
          z.object({
            date: z.iso.datetime().describe('Start of the step'),
            value: z
              .number()
              .nullable()
              .describe('Total precipitation, mm per hour; null without data'),
          }),
        )
        .describe(
          'Steps of five minutes from radar, or the forecast hours that overlap the next hour',
        ),
      text: z.string().describe('Text for speech'),
    })
    .meta({ id: 'NextHourResponse' }),
);
export type NextHourResponse = z.output<typeof NextHourResponse>;
