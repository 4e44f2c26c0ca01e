import * as z from 'zod';
import { amount, createSourceField, date, timestamp } from '../fields.ts';
import { coordinateParameters } from '../parameter-schemas.ts';

/** An operation of this service that the public weather API's document does not have. */

export const PastHour = z
  .object({
    time: timestamp.describe('Time of the report, on the full hour'),
    temperature: amount.describe('Air temperature at 2 m, °C'),
    relativeHumidity: amount.describe('Relative humidity, %'),
    windSpeed: amount.describe('Mean wind speed of the last ten minutes, km/h'),
    gust: amount.describe('Strongest gust of the hour before, km/h'),
    pressure: amount.describe('Pressure reduced to sea level, hPa'),
    precipitation: amount.describe('Precipitation of the hour before, mm'),
    isSnow: z
      .boolean()
      .nullable()
      .describe(
        'Whether that was snow, as observed or else by the temperature; null without precipitation',
      ),
    snowDepth: amount.describe('Snow lying, cm'),
    visibility: amount.describe('Visibility, m'),
  })
  .meta({
    id: 'PastHour',
    description: 'What a station reported on the hour; null if not measured',
  });
export type PastHour = z.output<typeof PastHour>;

export const PastReadingsResponse = z
  .object({
    station: z
      .object({
        id: z.string().describe('WMO id, or an id of DWD'),
        name: z.string().describe('Closest town of the station; its id on the open sea'),
        lat: z.number().describe('Degrees north'),
        lon: z.number().describe('Degrees east'),
        elevation: z.number().describe('Metres above sea level'),
        distance: z.number().describe('Distance from the coordinates, km'),
      })
      .nullable()
      .describe('Null if no station with reports is near'),
    items: z
      .array(PastHour)
      .describe('Reports on the hour, the oldest first; empty without a station'),
    dayBefore: z
      .object({
        date: date.describe('The day, by UTC'),
        high: z.number().describe('Highest temperature, °C'),
        low: z.number().describe('Lowest temperature, °C'),
      })
      .nullable()
      .describe('Extremes of a whole past day, which stations report in the morning after'),
    source: createSourceField('Source of the readings, or `demo` for invented ones'),
  })
  .meta({
    id: 'PastReadings',
    description: 'Past readings of a station. Extension of the documents',
  });
export type PastReadingsResponse = z.output<typeof PastReadingsResponse>;

export const pastReadingsTable = {
  pastReadingsByCoordinates: {
    summary: 'Past readings of the weather station closest to coordinates',
    description:
      'What the weather station closest to coordinates has measured, by the hour of about the last ' +
      'day: temperature, precipitation, wind, pressure, snow depth and visibility. For questions ' +
      'about the past, such as last night. Use searchLocations to find coordinates.',
    path: '/stations/past/{latitude}/{longitude}',
    parameters: coordinateParameters,
    response: PastReadingsResponse,
    isExtension: true as const,
  },
};
