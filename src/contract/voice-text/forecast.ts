import * as z from 'zod';
import { amount, date, prec, range, timestamp, weather, wind as windOfAll } from '../entries.ts';

/**
 * The bodies of the voice-text operations for forecasts, field by field after "Resources and their
 * fields" of the voice-text document. A number that the source does not have is null.
 */

const wind = windOfAll.extend({
  mean: amount,
  /** Whether it is worth a warning sign. */
  significationWind: z.boolean(),
});

const common = { weather, prec, wind };

/** An hour; `date` is its start. */
export const HourlyEntry = z.object({
  date: timestamp,
  ...common,
  /** °C. */
  temperature: z.object({ avg: amount }),
});
export type HourlyEntry = z.output<typeof HourlyEntry>;

/** A part of a day or a day: the hours from `from` to `to`. */
export const PeriodEntry = z.object({
  date,
  from: timestamp,
  to: timestamp,
  /** Hours of sunshine. */
  sunHours: amount,
  ...common,
  /** °C. */
  temperature: range,
});
export type PeriodEntry = z.output<typeof PeriodEntry>;

/** Each part of a day; null where no hour of it is in the forecast. */
export const SpacesEntry = z.object({
  date,
  morning: PeriodEntry.nullable(),
  afternoon: PeriodEntry.nullable(),
  evening: PeriodEntry.nullable(),
  night: PeriodEntry.nullable(),
});
export type SpacesEntry = z.output<typeof SpacesEntry>;

const shared = {
  /** When the forecast was issued. */
  forecastDate: timestamp,
  /** When the next one is to be expected. */
  nextUpdate: timestamp,
  /** The product, or `demo` for weather that is made up. */
  source: z.string(),
  providerVersion: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Name of the place. */
  region: z.string(),
  /** To be spoken. */
  text: z.string(),
};

const text = z.string();

export const HoursResponse = z.object({
  ...shared,
  hourly: z.array(HourlyEntry.extend({ text })),
});
export type HoursResponse = z.output<typeof HoursResponse>;

export const NextThreeHoursResponse = z.object({ ...shared, hourly: z.array(HourlyEntry) });
export type NextThreeHoursResponse = z.output<typeof NextThreeHoursResponse>;

export const DayPartResponse = z.object({ ...shared, spaces: z.array(SpacesEntry) });
export type DayPartResponse = z.output<typeof DayPartResponse>;

export const DaysResponse = z.object({
  ...shared,
  summary: z.array(PeriodEntry.extend({ text })),
});
export type DaysResponse = z.output<typeof DaysResponse>;

export const WeekendResponse = z.object({ ...shared, summary: z.array(PeriodEntry) });
export type WeekendResponse = z.output<typeof WeekendResponse>;

export const NextThreeDaysResponse = z.object({
  ...shared,
  summary: z.array(PeriodEntry),
  spaces: z.array(SpacesEntry),
});
export type NextThreeDaysResponse = z.output<typeof NextThreeDaysResponse>;
