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
  /** What radar sees may be drizzle, and more of it than it shows. */
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
  /** Whether a warning is in force; null where that is not known. */
  hasWarnings: z.boolean().nullable(),
  /** Percent, in steps of 12.5; null where it is not known. */
  cloudsTotal: z.number().min(0).max(100).multipleOf(12.5).nullable(),
  /** At the start, corrected by the closest station's reading. */
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
    /** When something falls within the hour, in words; null where no radar reaches, or radar is down. */
    text: z.string().nullable(),
    times: z.object({
      /** When it begins; null where nothing falls. */
      startTime: timestamp.nullable(),
    }),
  }),
  realtimeWeather: z.object({ items: z.array(RealtimeWeatherItem) }),
  /** What the answer comes from, `MOSMIX_L, RV` with radar, or `demo`; a field of ours that the document does not have. */
  source: z.string(),
});
export type NowcastResponse = z.output<typeof NowcastResponse>;

export const nowcastTable = {
  nowcastByCoordinates: {
    summary: 'Weather of now and of the next two hours, every five minutes, for coordinates',
    path: '/nowcast/weather/{latitude}/{longitude}',
    parameters: coordinates,
    response: NowcastResponse,
  },
  nowcastByLocation: {
    summary: 'The same for a postcode',
    path: '/nowcast/weather/byLocation/{countryCode}/{postCode}',
    parameters: location,
    response: NowcastResponse,
  },
};
