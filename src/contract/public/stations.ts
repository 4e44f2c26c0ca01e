import * as z from 'zod';
import { createSourceField, amount, timestamp, date } from '../fields.ts';
import { coordinateParameters } from '../parameter-schemas.ts';

/** "Weather station resources" of the public weather API's document. */
export const StationEntry = z
  .object({
    id: z.int().describe('Number of the station in the station list of DWD'),
    location: z.string().describe('Name of the station'),
    lat: z.number().describe('Degrees north'),
    lon: z.number().describe('Degrees east'),
    elev: z.number().describe('Height above sea level, m'),
    timestamp: z.int().describe('Time of the reading, seconds since 1970'),
    datetime: timestamp.describe('Time of the reading'),
    tmp2m: amount.describe('Air temperature at 2 m, °C'),
    relh: amount.describe('Relative humidity, %'),
    windspeed: amount.describe('Mean wind speed, km/h'),
    winddir: amount.describe('Direction that the wind comes from, degrees clockwise from north'),
    gust: amount.describe('Strongest gust of the last ten minutes, km/h'),
    gustdir: amount.describe('Direction of that gust, degrees clockwise from north'),
    pressure: amount.describe('Pressure reduced to sea level, hPa'),
    raintoday: amount.describe(
      'Precipitation since midnight at the station, mm; null while reports are missing',
    ),
  })
  .meta({ id: 'Station', description: 'A weather station with its newest reading' });
export type StationEntry = z.output<typeof StationEntry>;

const source = createSourceField('Source of the readings, or `demo` for invented ones');

const stationId = z
  .string()
  .regex(/^\d{1,5}$/, 'must be the number of a station')
  .transform(Number)
  .meta({
    description: 'Number of a station in the station list',
    type: 'integer',
    minimum: 0,
    example: 90001,
  });

export const stationsTable = {
  weatherStations: {
    summary: 'All weather stations of Germany with their newest readings',
    description:
      'All weather stations of Germany with their latest readings. The answer is long: ' +
      'for a place, use closestWeatherStation.',
    path: '/stations',
    parameters: z.strictObject({}),
    response: z.object({ stations: z.array(StationEntry), source }),
  },
  weatherStationById: {
    summary: 'A weather station by its number',
    description:
      'The newest reading of one weather station: temperature, humidity, wind, pressure ' +
      'and rain. weatherStations and closestWeatherStation return its number.',
    path: '/stations/{stationId}',
    parameters: z.strictObject({ stationId }),
    response: StationEntry.extend({ source }),
  },
  closestWeatherStation: {
    summary: 'The weather station closest to coordinates',
    description:
      'The latest reading of the weather station of Germany closest to coordinates, and ' +
      'its distance. For measurements instead of forecasts. Use ' +
      'searchLocations to find coordinates.',
    path: '/stations/closest/{latitude}/{longitude}',
    parameters: coordinateParameters,
    response: z.object({
      closestStation: StationEntry,
      distance: z.number().describe('Distance from the coordinates, km'),
      source,
    }),
  },
};

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
