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
  createSourceField,
} from '../fields.ts';

/**
 * The bodies of the voice-text operations for forecasts, field by field after "Resources and their
 * fields" of the voice-text document. A number that the source does not have is null.
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

export const HourlyEntry = z
  .object({
    date: timestamp.describe('Start of the hour'),
    ...common,
    temperature: z.object({ avg: amount }).describe('°C'),
  })
  .meta({ id: 'HourlyEntry', description: 'An hour' });
export type HourlyEntry = z.output<typeof HourlyEntry>;

export const PeriodEntry = z
  .object({
    date: date.describe('The day at the place'),
    from: timestamp.describe('Start of the first hour'),
    to: timestamp.describe('End of the last hour'),
    sunHours: amount.describe('Hours of sunshine'),
    ...common,
    temperature: range.describe('°C'),
  })
  .meta({
    id: 'PeriodEntry',
    description: 'A part of a day or a day: the hours from `from` to `to`',
  });
export type PeriodEntry = z.output<typeof PeriodEntry>;

export const SpacesEntry = z
  .object({
    date: date.describe('The day at the place'),
    morning: PeriodEntry.nullable(),
    afternoon: PeriodEntry.nullable(),
    evening: PeriodEntry.nullable(),
    night: PeriodEntry.nullable(),
  })
  .meta({
    id: 'SpacesEntry',
    description: 'Each part of a day; null where no hour of it is in the forecast',
  });
export type SpacesEntry = z.output<typeof SpacesEntry>;

const shared = {
  forecastDate: timestamp.describe('When the forecast was issued'),
  nextUpdate: timestamp.describe('When the next one is to be expected'),
  source: z.string().describe('The product, or `demo` for weather that is made up'),
  providerVersion: z.string().describe('Version of this service'),
  lat: z.number().describe('The latitude asked for'),
  lon: z.number().describe('The longitude asked for'),
  region: z.string().describe('Name of the place'),
  text: z.string().describe('To be spoken'),
};

const text = z.string().describe('To be spoken of this entry');

export const HoursResponse = z
  .object({
    ...shared,
    hourly: z.array(HourlyEntry.extend({ text })),
  })
  .meta({ id: 'HoursResponse' });
export type HoursResponse = z.output<typeof HoursResponse>;

export const NextThreeHoursResponse = z
  .object({ ...shared, hourly: z.array(HourlyEntry) })
  .meta({ id: 'NextThreeHoursResponse' });
export type NextThreeHoursResponse = z.output<typeof NextThreeHoursResponse>;

export const DayPartResponse = z
  .object({ ...shared, spaces: z.array(SpacesEntry) })
  .meta({ id: 'DayPartResponse' });
export type DayPartResponse = z.output<typeof DayPartResponse>;

export const DaysResponse = z
  .object({
    ...shared,
    summary: z.array(PeriodEntry.extend({ text })),
  })
  .meta({ id: 'DaysResponse' });
export type DaysResponse = z.output<typeof DaysResponse>;

export const WeekendResponse = z
  .object({ ...shared, summary: z.array(PeriodEntry) })
  .meta({ id: 'WeekendResponse' });
export type WeekendResponse = z.output<typeof WeekendResponse>;

export const NextThreeDaysResponse = z
  .object({
    ...shared,
    summary: z.array(PeriodEntry),
    spaces: z.array(SpacesEntry),
  })
  .meta({ id: 'NextThreeDaysResponse' });
export type NextThreeDaysResponse = z.output<typeof NextThreeDaysResponse>;

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

/**
 * The bodies of the voice-text operations for pollen, after "Pollen texts by coordinates" and "Pollen
 * texts by country and ZIP" of the voice-text document.
 */

/** Public weather API, "Pollen index". */
const index = z
  .int()
  .nullable()
  .describe('0 none, 1 low, 2 middle, 3 high; null where it is not known');

const source = createSourceField(
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
