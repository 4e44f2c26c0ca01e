import * as z from 'zod';
import { amount, date, prec, range, timestamp, weather, wind } from '../entries.ts';
import { coordinates, location } from './place.ts';

/**
 * "Forecast response" of the public weather API's document: temperatures in °C, amounts of
 * precipitation in mm, fresh snow in cm, heights in m, wind in km/h, pressure in hPa, humidity and
 * clouds in percent.
 */

/** Percent by eighths of the sky. */
const cloudCover = z.number().min(0).max(100).multipleOf(12.5).nullable();

const precWithSnow = prec.extend({ freshSnowRangeMin: amount, freshSnowRangeMax: amount });

const windWithSign = wind.extend({
  /** Whether it is worth a warning sign. */
  significantWind: z.boolean(),
});

const bounds = z.object({ min: amount, max: amount });

/** Warnings have operations of their own. */
const highestWarning = z.null();

/** The hours from `from` to `to`: a part of a day or a day. */
export const PeriodForecast = z.object({
  date,
  from: timestamp,
  to: timestamp,
  weather,
  temperature: range,
  /** What the air feels like. */
  windchill: bounds,
  prec: precWithSnow,
  /** From which height on precipitation falls as snow; null where nothing falls. */
  snowLine: bounds,
  /** Hours in which something falls, and hours of sunshine. */
  rainyHours: amount,
  sunHours: amount,
  wind: windWithSign,
  pressure: range,
  relativeHumidity: range,
  clouds: z.object({ min: cloudCover, max: cloudCover, avg: cloudCover }),
  highestWarning,
});
export type PeriodForecast = z.output<typeof PeriodForecast>;

/** Sun and moon of a day at the place; null where one does not rise or set on that day. */
export const Astronomy = z.object({
  sunrise: timestamp.nullable(),
  sunset: timestamp.nullable(),
  moonrise: timestamp.nullable(),
  moonset: timestamp.nullable(),
  /** 1 new moon to 8 waning crescent, by "Reference: moon phase and moon zodiac". */
  moonPhase: z.int().min(1).max(8),
  /** 1 Aries to 12 Pisces. */
  moonZodiac: z.int().min(1).max(12),
});
export type Astronomy = z.output<typeof Astronomy>;

export const SummaryForecast = PeriodForecast.extend({ astronomy: Astronomy });
export type SummaryForecast = z.output<typeof SummaryForecast>;

/** The parts of a day; null where no hour of it is in the forecast. There is no `forenoon`. */
export const SpacesForecast = z.object({
  date,
  morning: PeriodForecast.nullable(),
  afternoon: PeriodForecast.nullable(),
  evening: PeriodForecast.nullable(),
  night: PeriodForecast.nullable(),
});
export type SpacesForecast = z.output<typeof SpacesForecast>;

export const HourlyForecast = z.object({
  /** Start of the hour. */
  date: timestamp,
  /** The same. */
  dateWithTimezone: timestamp,
  from: timestamp,
  to: timestamp,
  weather,
  temperature: z.object({ avg: amount }),
  windchill: amount,
  dewpoint: amount,
  prec: precWithSnow.extend({
    /** From which height on precipitation falls as snow; null where nothing falls. */
    snowLine: amount,
  }),
  /** Minutes of sunshine. */
  sunMinutes: amount,
  wind: windWithSign,
  pressure: z.object({ avg: amount }),
  relativeHumidity: z.object({ avg: amount }),
  clouds: z.object({ avg: cloudCover }),
  highestWarning,
});
export type HourlyForecast = z.output<typeof HourlyForecast>;

const issue = {
  /** When the forecast was issued. */
  forecastDate: timestamp,
  /** When the next one is to be expected. */
  nextUpdate: timestamp,
  /** The product, or `demo` for weather that is made up. */
  source: z.string(),
  /** The product's point that the forecast is of: a station's id. */
  point: z.string(),
  /** Another one for another forecast. */
  fingerprint: z.string(),
};

export const ForecastResponse = z.object({
  summary: z.array(SummaryForecast),
  spaces: z.array(SpacesForecast),
  hourly: z.array(HourlyForecast),
  ...issue,
  providerVersion: z.string(),
  location: z.object({
    /** Of the closest town, or of the postcode; null at open sea. */
    name: z.string().nullable(),
    /** ISO 3166-1 alpha-2. */
    countryCode: z.string().nullable(),
    /** The one that was asked for; null for coordinates. */
    postCode: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    elevation: amount,
    /** IANA. */
    timeZone: z.string(),
  }),
});
export type ForecastResponse = z.output<typeof ForecastResponse>;

function itemsOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...issue });
}

export const SummaryResponse = itemsOf(SummaryForecast);
export type SummaryResponse = z.output<typeof SummaryResponse>;

export const SpacesResponse = itemsOf(SpacesForecast);
export type SpacesResponse = z.output<typeof SpacesResponse>;

export const HourlyResponse = itemsOf(HourlyForecast);
export type HourlyResponse = z.output<typeof HourlyResponse>;

export const forecastTable = {
  forecastByCoordinates: {
    summary: 'Forecast by days, parts of days and hours for coordinates',
    description:
      'The whole forecast at coordinates: by days, by parts of days and by hours. The ' +
      'answer is long: where one of the three will do, take ' +
      'forecastSummaryByCoordinates, forecastSpacesByCoordinates or ' +
      'hourlyForecastByCoordinates. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}',
    parameters: coordinates,
    response: ForecastResponse,
  },
  forecastByLocation: {
    summary: 'The same for a postcode',
    description:
      'The whole forecast by days, parts of days and hours for a postcode of Germany, ' +
      'Austria, Switzerland or Liechtenstein. The answer is long; for one of the three ' +
      'alone, take the operations by coordinates.',
    path: '/forecast/byLocation/{countryCode}/{postCode}',
    parameters: location,
    response: ForecastResponse,
  },
  forecastSummaryByCoordinates: {
    summary: 'Forecast by days',
    description:
      'The forecast of each day at coordinates: weather, temperature, precipitation, ' +
      'wind, sunshine, and rise and set of sun and moon. The best start for a question ' +
      'on days or on a week. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/summary',
    parameters: coordinates,
    response: SummaryResponse,
  },
  forecastSpacesByCoordinates: {
    summary: 'Forecast by parts of days: morning, afternoon, evening, night',
    description:
      'The forecast of the morning (6-12), afternoon (12-18), evening (18-22) and night ' +
      '(22-6) of each day at coordinates. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/spaces',
    parameters: coordinates,
    response: SpacesResponse,
  },
  hourlyForecastByCoordinates: {
    summary: 'Forecast by hours',
    description:
      'The forecast of each hour at coordinates: weather, temperature, precipitation, ' +
      'wind, pressure, humidity and clouds. For the exact course of a day. Use ' +
      'searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/hourly',
    parameters: coordinates,
    response: HourlyResponse,
  },
};
