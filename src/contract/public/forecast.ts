import * as z from 'zod';
import {
  amount,
  date,
  significantWindField,
  moonPhaseField,
  moonZodiacField,
  precipitationField,
  range,
  timestamp,
  weatherField,
  windField,
} from '../fields.ts';
import { coordinateParameters, postcodeParameters } from '../parameter-schemas.ts';

/** "Forecast response" of the public weather API's document. */

const WINDCHILL =
  'Apparent temperature, °C: wind chill, or the air temperature above 10 °C and in calm air';

const SNOW_LINE =
  'Height above which precipitation falls as snow, m in steps of 10; null without precipitation, and if the height of the place is unknown';

/** Oktas as percentages. */
const cloudCover = z.number().min(0).max(100).multipleOf(12.5).nullable();

const precWithSnow = precipitationField
  .extend({
    freshSnowRangeMin: amount.describe('Minimum fresh snow, cm'),
    freshSnowRangeMax: amount.describe('Maximum fresh snow, cm'),
  })
  .meta({ id: 'Precipitation', description: 'Rain and snow' });

const windWithSignificance = windField
  .extend({ significantWind: significantWindField })
  .meta({ id: 'Wind', description: 'Wind' });

const bounds = z.object({ min: amount, max: amount }).meta({ id: 'Bounds' });

const highestWarning = z.null().describe('Always null: use the operations of /warnings');

export const PeriodForecast = z
  .object({
    date: date.describe('The day at the place'),
    from: timestamp.describe('Start of the first hour'),
    to: timestamp.describe('End of the last hour'),
    weather: weatherField,
    temperature: range.describe('Air temperature, °C'),
    windchill: bounds.describe(WINDCHILL),
    prec: precWithSnow,
    snowLine: bounds.describe(SNOW_LINE),
    rainyHours: amount.describe('Hours with more than 0.1 mm of precipitation'),
    sunHours: amount.describe('Hours of sunshine'),
    wind: windWithSignificance,
    pressure: range.describe('Pressure reduced to sea level, hPa'),
    relativeHumidity: range.describe('Relative humidity, %'),
    clouds: z
      .object({ min: cloudCover, max: cloudCover, avg: cloudCover })
      .describe('Cloud cover, % in steps of 12.5'),
    highestWarning,
  })
  .meta({
    id: 'PeriodForecast',
    description: 'A day or a part of a day: the hours from `from` to `to`',
  });
export type PeriodForecast = z.output<typeof PeriodForecast>;

export const Astronomy = z
  .object({
    sunrise: timestamp.nullable(),
    sunset: timestamp.nullable(),
    moonrise: timestamp.nullable(),
    moonset: timestamp.nullable(),
    moonPhase: moonPhaseField,
    moonZodiac: moonZodiacField,
  })
  .meta({
    id: 'Astronomy',
    description:
      'Sun and moon of a day at the place; null without a rise or set on that day. Near the poles, the sun may rise before the midnight at the start of the day, or set after the midnight at its end',
  });
export type Astronomy = z.output<typeof Astronomy>;

export const SummaryForecast = PeriodForecast.extend({ astronomy: Astronomy }).meta({
  id: 'SummaryForecast',
  description: 'A day',
});
export type SummaryForecast = z.output<typeof SummaryForecast>;

/** The document's `forenoon` is not supported. */
export const SpacesForecast = z
  .object({
    date: date.describe('The day at the place'),
    morning: PeriodForecast.nullable(),
    afternoon: PeriodForecast.nullable(),
    evening: PeriodForecast.nullable(),
    night: PeriodForecast.nullable(),
  })
  .meta({
    id: 'SpacesForecast',
    description: 'The parts of a day; null for parts without an hour in the forecast',
  });
export type SpacesForecast = z.output<typeof SpacesForecast>;

export const HourlyForecast = z
  .object({
    date: timestamp.describe('Start of the hour'),
    dateWithTimezone: timestamp.describe('Start of the hour'),
    from: timestamp.describe('Start of the hour'),
    to: timestamp.describe('End of the hour'),
    weather: weatherField,
    temperature: z.object({ avg: amount }).describe('Air temperature at the start of the hour, °C'),
    windchill: amount.describe(WINDCHILL),
    dewpoint: amount.describe('Dew point, °C'),
    prec: precWithSnow.extend({
      snowLine: amount.describe(SNOW_LINE),
    }),
    sunMinutes: amount.describe('Minutes of sunshine'),
    wind: windWithSignificance,
    pressure: z.object({ avg: amount }).describe('Pressure reduced to sea level, hPa'),
    relativeHumidity: z.object({ avg: amount }).describe('Relative humidity, %'),
    clouds: z.object({ avg: cloudCover }).describe('Cloud cover, % in steps of 12.5'),
    highestWarning,
  })
  .meta({ id: 'HourlyForecast', description: 'An hour' });
export type HourlyForecast = z.output<typeof HourlyForecast>;

const issue = {
  forecastDate: timestamp.describe('Time of issue of the forecast'),
  nextUpdate: timestamp.describe('Expected time of the next forecast'),
  source: z.string().describe('Product of the forecast, or `demo` for invented weather'),
  point: z
    .string()
    .describe('Point of the product: the id of a station, or coordinates of the grid'),
  fingerprint: z.string().describe('Hash of the forecast'),
};

export const ForecastResponse = z
  .object({
    summary: z.array(SummaryForecast),
    spaces: z.array(SpacesForecast),
    hourly: z.array(HourlyForecast),
    ...issue,
    providerVersion: z.string().describe('Version of this service'),
    location: z.object({
      name: z
        .string()
        .nullable()
        .describe('Name of the closest town, or of the postcode; null on the open sea'),
      countryCode: z
        .string()
        .nullable()
        .describe('Country, ISO 3166-1 alpha-2; null on the open sea'),
      postCode: z.string().nullable().describe('Postcode of the request; null for coordinates'),
      latitude: z.number(),
      longitude: z.number(),
      elevation: amount.describe('Height of the closest town above sea level, m'),
      timeZone: z.string().describe('IANA time zone'),
    }),
  })
  .meta({ id: 'ForecastResponse' });
export type ForecastResponse = z.output<typeof ForecastResponse>;

function createItemsResponse<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...issue });
}

export const SummaryResponse = createItemsResponse(SummaryForecast).meta({ id: 'SummaryResponse' });
export type SummaryResponse = z.output<typeof SummaryResponse>;

export const SpacesResponse = createItemsResponse(SpacesForecast).meta({ id: 'SpacesResponse' });
export type SpacesResponse = z.output<typeof SpacesResponse>;

export const HourlyResponse = createItemsResponse(HourlyForecast).meta({ id: 'HourlyResponse' });
export type HourlyResponse = z.output<typeof HourlyResponse>;

export const forecastTable = {
  forecastByCoordinates: {
    summary: 'Forecast by day, part of the day and hour for coordinates',
    description:
      'The whole forecast at coordinates: by day, by part of the day and by hour. The ' +
      'answer is long: if one of the three is enough, use ' +
      'forecastSummaryByCoordinates, forecastSpacesByCoordinates or ' +
      'hourlyForecastByCoordinates. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}',
    parameters: coordinateParameters,
    response: ForecastResponse,
  },
  forecastByLocation: {
    summary: 'Forecast by day, part of the day and hour for a postcode',
    description:
      'The whole forecast by day, part of the day and hour for a postcode of Germany, ' +
      'Austria, Switzerland or Liechtenstein. The answer is long; for only one of the ' +
      'three, use the operations by coordinates.',
    path: '/forecast/byLocation/{countryCode}/{postCode}',
    parameters: postcodeParameters,
    response: ForecastResponse,
  },
  forecastSummaryByCoordinates: {
    summary: 'Forecast by day for coordinates',
    description:
      'The forecast of each day at coordinates: weather, temperature, precipitation, ' +
      'wind, sunshine, and rise and set of sun and moon. The best choice for questions ' +
      'about days or a week. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/summary',
    parameters: coordinateParameters,
    response: SummaryResponse,
  },
  forecastSpacesByCoordinates: {
    summary: 'Forecast by part of the day for coordinates: morning, afternoon, evening, night',
    description:
      'The forecast of the morning (6-12), afternoon (12-18), evening (18-22) and night ' +
      '(22-6) of each day at coordinates. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/spaces',
    parameters: coordinateParameters,
    response: SpacesResponse,
  },
  hourlyForecastByCoordinates: {
    summary: 'Forecast by hour for coordinates',
    description:
      'The forecast of each hour at coordinates: weather, temperature, precipitation, ' +
      'wind, pressure, humidity and clouds. For the course of a day in detail. Use ' +
      'searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/hourly',
    parameters: coordinateParameters,
    response: HourlyResponse,
  },
};
