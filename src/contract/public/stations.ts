import * as z from 'zod';
import { createSourceField, amount, timestamp } from '../fields.ts';
import { coordinateParameters } from '../parameters.ts';

/** "Weather station resources" of the public weather API's document. */
export const StationEntry = z
  .object({
    id: z.int().describe("Number by the German weather service's list of stations"),
    location: z.string().describe('Name of the station'),
    lat: z.number().describe('Degrees north'),
    lon: z.number().describe('Degrees east'),
    elev: z.number().describe('Height above sea level, m'),
    timestamp: z.int().describe('Time of the reading, seconds since 1970'),
    datetime: timestamp.describe('Time of the reading'),
    tmp2m: amount.describe('Air temperature at 2 m, °C'),
    relh: amount.describe('Relative humidity, %'),
    windspeed: amount.describe('Mean wind, km/h'),
    winddir: amount.describe('Where it blows from, degrees clockwise from north'),
    gust: amount.describe('Strongest gust of the last ten minutes, km/h'),
    gustdir: amount.describe('Where that gust came from, degrees clockwise from north'),
    pressure: amount.describe('Pressure reduced to sea level, hPa'),
    raintoday: amount.describe(
      'Precipitation since midnight at the station, mm; null while not all of it is known',
    ),
  })
  .meta({ id: 'Station', description: 'A weather station with its newest reading' });
export type StationEntry = z.output<typeof StationEntry>;

const source = createSourceField(
  'What the readings come from, or `demo` for those that are made up',
);

const stationId = z
  .string()
  .regex(/^\d{1,5}$/, 'must be the number of a station')
  .transform(Number)
  .meta({
    description: 'Number of a station, by the list of stations',
    type: 'integer',
    minimum: 0,
    example: 90001,
  });

export const stationsTable = {
  weatherStations: {
    summary: 'All weather stations of Germany with their newest readings',
    description:
      'All weather stations of Germany with what each measured last. The answer is long: ' +
      'for a place, take closestWeatherStation.',
    path: '/stations',
    parameters: z.strictObject({}),
    response: z.object({ stations: z.array(StationEntry), source }),
  },
  weatherStationById: {
    summary: 'A weather station by its number',
    description:
      'The newest reading of one weather station: temperature, humidity, wind, pressure ' +
      'and rain. weatherStations and closestWeatherStation give its number.',
    path: '/stations/{stationId}',
    parameters: z.strictObject({ stationId }),
    response: StationEntry.extend({ source }),
  },
  closestWeatherStation: {
    summary: 'The weather station closest to coordinates',
    description:
      'What the weather station of Germany that is closest to coordinates measured last, ' +
      'and how far away it is. For what was measured rather than forecast. Use ' +
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
