import * as z from 'zod';
import { amount, timestamp } from '../entries.ts';
import { coordinates } from './place.ts';

/** "Weather station resources" of the public weather API's document. */
export const Station = z.object({
  /** By the German weather service's list of stations. */
  id: z.int(),
  /** Name of the station. */
  location: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** m */
  elev: z.number(),
  /** Of the reading: seconds since 1970, and the same as a date. */
  timestamp: z.int(),
  datetime: timestamp,
  /** °C */
  tmp2m: amount,
  /** % */
  relh: amount,
  /** km/h */
  windspeed: amount,
  /** Degrees clockwise from north. */
  winddir: amount,
  /** Strongest of the last ten minutes, km/h. */
  gust: amount,
  gustdir: amount,
  /** Reduced to sea level, hPa. */
  pressure: amount,
  /** Since midnight at the station, mm. */
  raintoday: amount,
});
export type Station = z.output<typeof Station>;

/** What readings come from, or `demo`; a field of ours that the document does not have. */
const source = z.string();

const stationId = z
  .string()
  .regex(/^\d{1,5}$/, 'must be the number of a station')
  .transform(Number)
  .meta({
    description: 'Number of a station, by the list of stations',
    type: 'integer',
    minimum: 0,
  });

export const stationsTable = {
  weatherStations: {
    summary: 'All weather stations with their newest readings',
    description:
      'All weather stations with what each measured last. The answer is long: for a place, ' +
      'take closestWeatherStation.',
    path: '/stations',
    parameters: z.strictObject({}),
    response: z.object({ stations: z.array(Station), source }),
  },
  weatherStationById: {
    summary: 'A weather station by its number',
    description:
      'The newest reading of one weather station: temperature, humidity, wind, pressure ' +
      'and rain. weatherStations and closestWeatherStation give its number.',
    path: '/stations/{stationId}',
    parameters: z.strictObject({ stationId }),
    response: Station.extend({ source }),
  },
  closestWeatherStation: {
    summary: 'The weather station closest to coordinates',
    description:
      'What the weather station closest to coordinates measured last, and how far away ' +
      'it is. For what was measured rather than forecast. Use searchLocations to find ' +
      'coordinates.',
    path: '/stations/closest/{latitude}/{longitude}',
    parameters: coordinates,
    response: z.object({
      closestStation: Station,
      /** km */
      distance: z.number(),
      source,
    }),
  },
};
