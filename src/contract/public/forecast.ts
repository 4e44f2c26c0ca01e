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
import { coordinateParameters, postcodeParameters } from '../parameters.ts';

/** "Forecast response" of the public weather API's document. */

const WINDCHILL =
  'What the air feels like, °C: wind chill, or the air temperature itself above 10 °C and in calm air';

const SNOW_LINE =
  'Height from which on precipitation falls as snow, m in steps of 10; null where nothing falls, and where the height of the place is not known';

/** Eighths of the sky. */
const cloudCover = z.number().min(0).max(100).multipleOf(12.5).nullable();

const precWithSnow = precipitationField
  .extend({
    freshSnowRangeMin: amount.describe('Fresh snow at least, cm'),
    freshSnowRangeMax: amount.describe('Fresh snow at most, cm'),
  })
  .meta({ id: 'Precipitation', description: 'Rain and snow' });

const windWithSignificance = windField
  .extend({ significantWind: significantWindField })
  .meta({ id: 'Wind', description: 'Wind' });

const bounds = z.object({ min: amount, max: amount }).meta({ id: 'Bounds' });

const highestWarning = z.null().describe('Always null: warnings have operations of their own');

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
    description: 'A part of a day or a day: the hours from `from` to `to`',
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
      'Sun and moon of a day at the place; null where one does not rise or set on that day. In the far north and south the sun may rise before the midnight that the day begins with, or set after the next',
  });
export type Astronomy = z.output<typeof Astronomy>;

export const SummaryForecast = PeriodForecast.extend({ astronomy: Astronomy }).meta({
  id: 'SummaryForecast',
  description: 'A day',
});
export type SummaryForecast = z.output<typeof SummaryForecast>;

/** There is no `forenoon`. */
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
    description: 'The parts of a day; null where no hour of it is in the forecast',
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
  forecastDate: timestamp.describe('When the forecast was issued'),
  nextUpdate: timestamp.describe('When the next one is to be expected'),
  source: z.string().describe('The product, or `demo` for weather that is made up'),
  point: z
    .string()
    .describe(
      "The product's point that the forecast is of: a station's id, or coordinates of a grid",
    ),
  fingerprint: z.string().describe('Another one for another forecast'),
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
        .describe('Name of the closest town, or of the postcode; null at open sea'),
      countryCode: z.string().nullable().describe('Country, ISO 3166-1 alpha-2; null at open sea'),
      postCode: z.string().nullable().describe('Postcode that was asked for; null for coordinates'),
      latitude: z.number(),
      longitude: z.number(),
      elevation: amount.describe('Height of the closest town above sea level, m'),
      timeZone: z.string().describe('Time zone by its IANA name'),
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
    summary: 'Forecast by days, parts of days and hours for coordinates',
    description:
      'The whole forecast at coordinates: by days, by parts of days and by hours. The ' +
      'answer is long: where one of the three will do, take ' +
      'forecastSummaryByCoordinates, forecastSpacesByCoordinates or ' +
      'hourlyForecastByCoordinates. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}',
    parameters: coordinateParameters,
    response: ForecastResponse,
  },
  forecastByLocation: {
    summary: 'Forecast by days, parts of days and hours for a postcode',
    description:
      'The whole forecast by days, parts of days and hours for a postcode of Germany, ' +
      'Austria, Switzerland or Liechtenstein. The answer is long; for one of the three ' +
      'alone, take the operations by coordinates.',
    path: '/forecast/byLocation/{countryCode}/{postCode}',
    parameters: postcodeParameters,
    response: ForecastResponse,
  },
  forecastSummaryByCoordinates: {
    summary: 'Forecast by days for coordinates',
    description:
      'The forecast of each day at coordinates: weather, temperature, precipitation, ' +
      'wind, sunshine, and rise and set of sun and moon. The best start for a question ' +
      'on days or on a week. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/summary',
    parameters: coordinateParameters,
    response: SummaryResponse,
  },
  forecastSpacesByCoordinates: {
    summary: 'Forecast by parts of days for coordinates: morning, afternoon, evening, night',
    description:
      'The forecast of the morning (6-12), afternoon (12-18), evening (18-22) and night ' +
      '(22-6) of each day at coordinates. Use searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/spaces',
    parameters: coordinateParameters,
    response: SpacesResponse,
  },
  hourlyForecastByCoordinates: {
    summary: 'Forecast by hours for coordinates',
    description:
      'The forecast of each hour at coordinates: weather, temperature, precipitation, ' +
      'wind, pressure, humidity and clouds. For the exact course of a day. Use ' +
      'searchLocations to find coordinates.',
    path: '/forecast/{latitude}/{longitude}/hourly',
    parameters: coordinateParameters,
    response: HourlyResponse,
  },
};
