import * as z from 'zod';
import { createSourceField, date, timestamp, weatherField } from '../fields.ts';
import { coordinateParameters, postcodeParameters } from '../parameter-schemas.ts';

/** "Nowcast response" of the public weather API's document. */

const precType = z
  .enum(['rain', 'snow', 'sleet', 'freezing'])
  .nullable()
  .describe(
    'Type of precipitation: `freezing` is rain or drizzle that freezes on the ground; null if unknown',
  );

const times = z.object({ startTime: timestamp.describe('Start of the precipitation') });

export const PrecipitationRiskItem = z
  .object({
    precType,
    radar: z.object({
      value: z
        .int()
        .min(0)
        .max(9)
        .describe(
          '0 no precipitation, 1 light or snowfall possible, 2 low, 3 light, 4 moderate, 5 moderate or heavy, 6 intense, 7 very heavy, 8 extreme, 9 extreme or hail possible',
        ),
    }),
    times,
    from: timestamp.describe('Start of the five minutes'),
    to: timestamp.describe('End of the five minutes'),
    drizzlePossible: z.boolean().describe('Whether it may be drizzle, which radar underestimates'),
  })
  .meta({ id: 'PrecipitationRiskItem', description: 'Five minutes with precipitation' });
export type PrecipitationRiskItem = z.output<typeof PrecipitationRiskItem>;

export const RealtimeWeatherItem = z
  .object({
    date: date.describe('The day at the place'),
    from: timestamp.describe('Start of the five minutes'),
    to: timestamp.describe('End of the five minutes'),
    isNight: z.boolean().describe('Whether the sun is down'),
    hasWarnings: z
      .boolean()
      .nullable()
      .describe(
        'Whether a warning is in force; null if unknown, as where no weather service is known that warns',
      ),
    cloudsTotal: z
      .number()
      .min(0)
      .max(100)
      .multipleOf(12.5)
      .nullable()
      .describe('Cloud cover, % in steps of 12.5; null if unknown'),
    temperature: z
      .object({ value: z.number().nullable(), unit: z.literal('°C') })
      .describe('Air temperature at the start, corrected by the reading of the closest station'),
    weather: weatherField,
  })
  .meta({ id: 'RealtimeWeatherItem', description: 'Five minutes of weather' });
export type RealtimeWeatherItem = z.output<typeof RealtimeWeatherItem>;

export const NowcastResponse = z
  .object({
    precipitationRisk: z.object({
      fingerprint: z.string().describe('Hash of the precipitation'),
      precType: precType.describe('Type of the first item; null without precipitation'),
      items: z.array(PrecipitationRiskItem).describe('Empty without radar precipitation'),
      text: z
        .string()
        .nullable()
        .describe(
          'Text about precipitation within the hour; null outside the radar area, and if radar is not available',
        ),
      times: z.object({
        startTime: timestamp.nullable().describe('Start of the precipitation; null without any'),
      }),
    }),
    realtimeWeather: z.object({ items: z.array(RealtimeWeatherItem) }),
    source: createSourceField(
      'Sources of the answer, `MOSMIX_L, RV` with radar, or `demo` for invented weather',
    ),
  })
  .meta({ id: 'NowcastResponse' });
export type NowcastResponse = z.output<typeof NowcastResponse>;

export const nowcastTable = {
  nowcastByCoordinates: {
    summary: 'Current weather and the next two hours, every five minutes, for coordinates',
    description:
      'The weather of now and the next two hours every five minutes at coordinates, and ' +
      'when rain or snow begins. For questions about now or the next hour or two. ' +
      'Use searchLocations to find coordinates.',
    path: '/nowcast/weather/{latitude}/{longitude}',
    parameters: coordinateParameters,
    response: NowcastResponse,
  },
  nowcastByLocation: {
    summary: 'Current weather and the next two hours, every five minutes, for a postcode',
    description:
      'The weather of now and the next two hours every five minutes for a postcode of ' +
      'Germany, Austria, Switzerland or Liechtenstein, and when rain or snow begins.',
    path: '/nowcast/weather/byLocation/{countryCode}/{postCode}',
    parameters: postcodeParameters,
    response: NowcastResponse,
  },
};
