import * as z from 'zod';
import { amount, timestamp } from '../entries.ts';
import { checkPostcodeOf } from '../parameters.ts';
import { coordinateFields, locationFields } from './place.ts';

/** "Forecast2 response" of the public weather API's document. */

export const FREQUENCIES = ['daily', 'hourly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const frequency = z
  .enum(FREQUENCIES, `must be one of ${FREQUENCIES.join(', ')}`)
  .optional()
  .describe('Which entries: daily, hourly; without it, both');

function valueIn<Unit extends string>(unit: Unit) {
  return z.object({ value: amount, unit: z.literal(unit) });
}

function boundsIn<Unit extends string>(unit: Unit) {
  return z.object({ min: amount, max: amount, unit: z.literal(unit) });
}

function rangeIn<Unit extends string>(unit: Unit) {
  return z.object({ min: amount, max: amount, avg: amount, unit: z.literal(unit) });
}

const state = z.object({
  /** Forecast state code; -1 where it is not known. */
  value: z.int(),
});

/** Always German, whatever language is asked for. */
const germanText = z.object({ value: z.string().nullable() });

const name = z.object({ value: z.string() });

export const Forecast2Hour = z.object({
  datetime_utc: timestamp,
  /** The same instant by the clock of the place, with its offset from UTC. */
  datetime_local: z.iso.datetime({ offset: true }),
  parameters: z.object({
    temperature: valueIn('°C'),
    /** What the air feels like. */
    windchill: valueIn('°C'),
    dewpoint: valueIn('°C'),
    relative_humidity: valueIn('%'),
    /** Reduced to sea level. */
    pressure: valueIn('hPa'),
    /** In steps of 12.5. */
    cloud_coverage: valueIn('%'),
    precipitation: valueIn('mm'),
    precipitation_probability: valueIn('%'),
    /** Water that falls as snow. */
    snow: valueIn('mm'),
    wind_speed: valueIn('km/h'),
    wind_gust: valueIn('km/h'),
    wind_direction: valueIn('°'),
    wind_direction_text: germanText,
    sunshine_duration: valueIn('min'),
    /** Global radiation, mean of the hour. */
    solar_radiation: valueIn('W/m²'),
    uv_index: z.object({ value: amount }),
    weather_state: state,
    weather_state_text: germanText,
    weather_icon: name,
  }),
});
export type Forecast2Hour = z.output<typeof Forecast2Hour>;

export const Forecast2Day = z.object({
  date: z.iso.date(),
  parameters: z.object({
    temperature: boundsIn('°C'),
    wind_speed: boundsIn('km/h'),
    relative_humidity: rangeIn('%'),
    sea_level_pressure: rangeIn('hPa'),
    /** In steps of 12.5. */
    cloud_coverage: rangeIn('%'),
    wind_gust: z.object({ max: amount, unit: z.literal('km/h') }),
    wind_direction: valueIn('°'),
    wind_direction_text: germanText,
    precipitation: z.object({ sum: amount, unit: z.literal('mm') }),
    precipitation_probability: valueIn('%'),
    sunshine_duration: z.object({ sum: amount, unit: z.literal('h') }),
    /** Global radiation, sum of the day. */
    solar_radiation: z.object({ sum: amount, unit: z.literal('kWh/m²') }),
    uv_index: z.object({ max: amount }),
    weather_state: state,
    weather_state_text: germanText,
    weather_icon: name,
    sunrise: z.object({ value: timestamp.nullable() }),
    sunset: z.object({ value: timestamp.nullable() }),
    moonrise: z.object({ value: timestamp.nullable() }),
    moonset: z.object({ value: timestamp.nullable() }),
    /** 1 new moon to 8 waning crescent. */
    moon_phase: z.object({ value: z.int().min(1).max(8) }),
    /** 1 Aries to 12 Pisces. */
    moon_zodiac: z.object({ value: z.int().min(1).max(12) }),
  }),
});
export type Forecast2Day = z.output<typeof Forecast2Day>;

export const Forecast2Response = z.object({
  metadata: z.object({
    /** Name of the place; null at open sea. */
    name: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    /** m */
    elevation: amount,
    /** IANA. */
    timezone: z.string(),
    forecast_date: timestamp,
    next_update: timestamp,
    /** The product, or `demo` for weather that is made up. */
    source: z.string(),
    point: z.string(),
    provider_version: z.string(),
  }),
  frequency: z.object({
    daily: z.array(Forecast2Day).optional(),
    hourly: z.array(Forecast2Hour).optional(),
  }),
  /** What the request asked for: `frequency` only where it did. */
  parameters: z.object({ frequency: z.enum(FREQUENCIES).optional() }),
});
export type Forecast2Response = z.output<typeof Forecast2Response>;

export const forecast2Table = {
  forecast2ByCoordinates: {
    summary: 'Forecast by hours and days with further parameters for coordinates',
    description:
      'Forecast by days and hours at coordinates with further values, such as UV index, ' +
      'solar radiation, dew point and moon, each with its unit; words for weather and ' +
      'wind are German. Give frequency (daily or hourly) to get the half that is needed. ' +
      'Use searchLocations to find coordinates.',
    path: '/forecast2/{latitude}/{longitude}',
    parameters: z.strictObject({ ...coordinateFields, frequency }),
    response: Forecast2Response,
  },
  forecast2ByLocation: {
    summary: 'The same for a postcode',
    description:
      'Forecast by days and hours with further values, such as UV index, solar ' +
      'radiation, dew point and moon, each with its unit, for a postcode of Germany, ' +
      'Austria, Switzerland or Liechtenstein. Give frequency (daily or hourly) to get ' +
      'the half that is needed.',
    path: '/forecast2/byLocation/{countryCode}/{postCode}',
    parameters: z.strictObject({ ...locationFields, frequency }).superRefine(checkPostcodeOf),
    response: Forecast2Response,
  },
};
