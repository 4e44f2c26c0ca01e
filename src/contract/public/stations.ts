import * as z from 'zod';
import { createSourceField, amount, timestamp } from '../fields.ts';
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
