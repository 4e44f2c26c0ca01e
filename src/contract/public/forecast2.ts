import * as z from 'zod';
import { amount, moonPhaseField, moonZodiacField, timestamp } from '../fields.ts';
import { checkPostCode, coordinateFields, postcodeFields } from '../parameter-schemas.ts';

/** "Forecast2 response" of the public weather API's document. */

const FREQUENCIES = ['daily', 'hourly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const frequency = z
  .enum(FREQUENCIES, `must be one of ${FREQUENCIES.join(', ')}`)
  .optional()
  .meta({ description: 'Entries of the answer; the default is both', example: 'daily' });

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
  value: z.int().describe('Code of the forecast table; -1 if not specified'),
});

const germanText = z.object({ value: z.string().nullable() }).describe('Always in German');

const name = z.object({ value: z.string() });

const instant = z
  .object({ value: timestamp.nullable() })
  .describe(
    'Null without a rise or set on that day. Near the poles, the sun may rise before the midnight at the start of the day, or set after the midnight at its end',
  );

export const Forecast2Hour = z
  .object({
    datetime_utc: timestamp.describe('Start of the hour'),
    datetime_local: z.iso
      .datetime({ offset: true })
      .describe('Start of the hour in local time, with the offset from UTC'),
    parameters: z.object({
      temperature: valueIn('°C').describe('Air temperature at the start of the hour'),
      windchill: valueIn('°C').describe(
        'Apparent temperature: wind chill, or the air temperature above 10 °C and in calm air',
      ),
      dewpoint: valueIn('°C').describe('Dew point'),
      relative_humidity: valueIn('%').describe('Relative humidity'),
      pressure: valueIn('hPa').describe('Pressure reduced to sea level'),
      cloud_coverage: valueIn('%').describe('Cloud cover in steps of 12.5'),
      precipitation: valueIn('mm').describe('Total precipitation including melted snow'),
      precipitation_probability: valueIn('%').describe('Probability of more than 0.1 mm'),
      snow: valueIn('mm').describe('Water equivalent of the snow'),
      wind_speed: valueIn('km/h').describe('Mean wind speed'),
      wind_gust: valueIn('km/h').describe('Strongest gust'),
      wind_direction: valueIn('°').describe(
        'Direction that the wind comes from, clockwise from north',
      ),
      wind_direction_text: germanText,
      sunshine_duration: valueIn('min').describe('Sunshine in the hour'),
      solar_radiation: valueIn('W/m²').describe('Global radiation, mean of the hour'),
      uv_index: z
        .object({ value: amount })
        .describe('UV index; null if the source has none, as in forecasts of DWD'),
      weather_state: state,
      weather_state_text: germanText,
      weather_icon: name.describe(
        'File name of the icon, `d_61.svg`; `d_e_61.svg` with a weather warning in force',
      ),
    }),
  })
  .meta({ id: 'Forecast2Hour', description: 'An hour' });
export type Forecast2Hour = z.output<typeof Forecast2Hour>;

export const Forecast2Day = z
  .object({
    date: z.iso.date().describe('The day at the place'),
    parameters: z.object({
      temperature: boundsIn('°C').describe('Air temperature'),
      wind_speed: boundsIn('km/h').describe('Mean wind speed'),
      relative_humidity: rangeIn('%').describe('Relative humidity'),
      sea_level_pressure: rangeIn('hPa').describe('Pressure reduced to sea level'),
      cloud_coverage: rangeIn('%').describe('Cloud cover in steps of 12.5'),
      wind_gust: z.object({ max: amount, unit: z.literal('km/h') }).describe('Strongest gust'),
      wind_direction: valueIn('°').describe(
        'Direction that the wind comes from, clockwise from north',
      ),
      wind_direction_text: germanText,
      precipitation: z
        .object({ sum: amount, unit: z.literal('mm') })
        .describe('Total precipitation including melted snow'),
      precipitation_probability: valueIn('%').describe(
        'Probability of more than 0.1 mm, the highest of all hours',
      ),
      sunshine_duration: z
        .object({ sum: amount, unit: z.literal('h') })
        .describe('Sunshine in the day'),
      solar_radiation: z
        .object({ sum: amount, unit: z.literal('kWh/m²') })
        .describe('Global radiation, sum of the day'),
      uv_index: z
        .object({ max: amount })
        .describe('Highest UV index; null if the source has none, as in forecasts of DWD'),
      weather_state: state,
      weather_state_text: germanText,
      weather_icon: name.describe(
        'File name of the icon, `d_61.svg`; `d_e_61.svg` with a weather warning in force',
      ),
      sunrise: instant,
      sunset: instant,
      moonrise: instant,
      moonset: instant,
      moon_phase: z.object({ value: moonPhaseField }),
      moon_zodiac: z.object({ value: moonZodiacField }),
    }),
  })
  .meta({ id: 'Forecast2Day', description: 'A day' });
export type Forecast2Day = z.output<typeof Forecast2Day>;

export const Forecast2Response = z
  .object({
    metadata: z.object({
      name: z.string().nullable().describe('Name of the place; null on the open sea'),
      latitude: z.number(),
      longitude: z.number(),
      elevation: amount.describe('Height of the closest town above sea level, m'),
      timezone: z.string().describe('IANA time zone'),
      forecast_date: timestamp.describe('Time of issue of the forecast'),
      next_update: timestamp.describe('Expected time of the next forecast'),
      source: z.string().describe('Product of the forecast, or `demo` for invented weather'),
      point: z
        .string()
        .describe('Point of the product: the id of a station, or coordinates of the grid'),
      provider_version: z.string().describe('Version of this service'),
    }),
    frequency: z.object({
      daily: z.array(Forecast2Day).optional().describe('Absent if `frequency` is `hourly`'),
      hourly: z.array(Forecast2Hour).optional().describe('Absent if `frequency` is `daily`'),
    }),
    parameters: z
      .object({ frequency: z.enum(FREQUENCIES).optional() })
      .describe('Parameters of the request: `frequency` if present'),
  })
  .meta({ id: 'Forecast2Response' });
export type Forecast2Response = z.output<typeof Forecast2Response>;

export const forecast2Table = {
  forecast2ByCoordinates: {
    summary: 'Forecast by hour and day with additional parameters for coordinates',
    description:
      'Forecast by day and hour at coordinates with further values, such as UV index, ' +
      'solar radiation, dew point and moon, each with its unit; words for weather and ' +
      'wind are German. Set frequency (daily or hourly) to get only one of the two. ' +
      'Use searchLocations to find coordinates.',
    path: '/forecast2/{latitude}/{longitude}',
    parameters: z.strictObject({ ...coordinateFields, frequency }),
    response: Forecast2Response,
  },
  forecast2ByLocation: {
    summary: 'Forecast by hour and day with additional parameters for a postcode',
    description:
      'Forecast by day and hour with further values, such as UV index, solar ' +
      'radiation, dew point and moon, each with its unit, for a postcode of Germany, ' +
      'Austria, Switzerland or Liechtenstein. Set frequency (daily or hourly) to get ' +
      'only one of the two.',
    path: '/forecast2/byLocation/{countryCode}/{postCode}',
    parameters: z.strictObject({ ...postcodeFields, frequency }).superRefine(checkPostCode),
    response: Forecast2Response,
  },
};
