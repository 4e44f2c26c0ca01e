import * as z from 'zod';
import {
  amount,
  date,
  isSignificant,
  prec,
  range,
  timestamp,
  weather,
  wind as windOfAll,
} from '../entries.ts';

/**
 * The bodies of the voice-text operations for forecasts, field by field after "Resources and their
 * fields" of the voice-text document. A number that the source does not have is null.
 */

const wind = windOfAll
  .extend({
    mean: amount.describe('The same as `avg`'),
    significationWind: isSignificant,
  })
  .meta({ id: 'WindEntry', description: 'Wind' });

const common = {
  weather,
  prec: prec.meta({ id: 'PrecipitationEntry', description: 'Rain and snow' }),
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
