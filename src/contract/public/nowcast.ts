import * as z from 'zod';
import { date, timestamp, weather } from '../entries.ts';
import { coordinates, location } from './place.ts';

/** "Nowcast response" of the public weather API's document. */

/** What falls, or would: `rain`, `snow`, `sleet`, `freezing`; null where it is not known. */
const precType = z.enum(['rain', 'snow', 'sleet', 'freezing']).nullable();

const times = z.object({ startTime: timestamp });

/** Five minutes in which something falls. */
export const PrecipitationRiskItem = z.object({
  precType,
  radar: z.object({
    /** 0 no precipitation to 9 extreme, by "Reference: nowcast radar values". */
    value: z.int().min(0).max(9),
  }),
  times,
  from: timestamp,
  to: timestamp,
  /** Something lighter than radar sees may fall. */
  drizzlePossible: z.boolean(),
});
export type PrecipitationRiskItem = z.output<typeof PrecipitationRiskItem>;

/** Five minutes of weather. */
export const RealtimeWeatherItem = z.object({
  /** Local. */
  date,
  from: timestamp,
  to: timestamp,
  isNight: z.boolean(),
  hasWarnings: z.boolean(),
  /** Percent, in steps of 12.5; null where it is not known. */
  cloudsTotal: z.number().min(0).max(100).multipleOf(12.5).nullable(),
  temperature: z.object({ value: z.number().nullable(), unit: z.literal('°C') }),
  weather,
});
export type RealtimeWeatherItem = z.output<typeof RealtimeWeatherItem>;

export const NowcastResponse = z.object({
  precipitationRisk: z.object({
    /** Another one for other precipitation. */
    fingerprint: z.string(),
    /** What the first item has; null where nothing falls. */
    precType,
    /** Empty where nothing falls within the radar's reach. */
    items: z.array(PrecipitationRiskItem),
    /** When something falls, in words; null where no radar reaches. */
    text: z.string().nullable(),
    times: z.object({
      /** When it begins; null where nothing falls. */
      startTime: timestamp.nullable(),
    }),
  }),
  realtimeWeather: z.object({ items: z.array(RealtimeWeatherItem) }),
  /** What the answer comes from, or `demo`; a field of ours that the document does not have. */
  source: z.string(),
});
export type NowcastResponse = z.output<typeof NowcastResponse>;

export const nowcastTable = {
  nowcastByCoordinates: {
    summary: 'Weather of now and of the next two hours, every five minutes, for coordinates',
    description:
      'The weather of now and the next two hours every five minutes at coordinates, and ' +
      'when rain or snow begins. For questions on right now or on the next hour or two. ' +
      'Use searchLocations to find coordinates.',
    path: '/nowcast/weather/{latitude}/{longitude}',
    parameters: coordinates,
    response: NowcastResponse,
  },
  nowcastByLocation: {
    summary: 'The same for a postcode',
    description:
      'The weather of now and the next two hours every five minutes for a postcode of ' +
      'Germany, Austria, Switzerland or Liechtenstein, and when rain or snow begins.',
    path: '/nowcast/weather/byLocation/{countryCode}/{postCode}',
    parameters: location,
    response: NowcastResponse,
  },
};
