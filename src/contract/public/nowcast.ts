import * as z from 'zod';
import { createSourceField, date, timestamp, weatherField } from '../fields.ts';
import { coordinateParameters, postcodeParameters } from '../parameters.ts';

/** "Nowcast response" of the public weather API's document. */

const precType = z
  .enum(['rain', 'snow', 'sleet', 'freezing'])
  .nullable()
  .describe(
    'What falls: `freezing` is rain or drizzle that freezes on the ground; null where it is not known',
  );

const times = z.object({ startTime: timestamp.describe('When the precipitation begins') });

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
    drizzlePossible: z
      .boolean()
      .describe('Whether it may be drizzle, and more of it than radar shows'),
  })
  .meta({ id: 'PrecipitationRiskItem', description: 'Five minutes in which something falls' });
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
        'Whether a warning is in force; null where that is not known: warnings are those of Germany',
      ),
    cloudsTotal: z
      .number()
      .min(0)
      .max(100)
      .multipleOf(12.5)
      .nullable()
      .describe('Cloud cover, % in steps of 12.5; null where it is not known'),
    temperature: z
      .object({ value: z.number().nullable(), unit: z.literal('°C') })
      .describe("Air temperature at the start, corrected by the closest station's reading"),
    weather: weatherField,
  })
  .meta({ id: 'RealtimeWeatherItem', description: 'Five minutes of weather' });
export type RealtimeWeatherItem = z.output<typeof RealtimeWeatherItem>;

export const NowcastResponse = z
  .object({
    precipitationRisk: z.object({
      fingerprint: z.string().describe('Another one for other precipitation'),
      precType: precType.describe('What the first item has; null where nothing falls'),
      items: z
        .array(PrecipitationRiskItem)
        .describe("Empty where nothing falls within the radar's reach"),
      text: z
        .string()
        .nullable()
        .describe(
          'Whether and when something falls within the hour, in words; null where no radar reaches, or radar is down',
        ),
      times: z.object({
        startTime: timestamp.nullable().describe('When it begins; null where nothing falls'),
      }),
    }),
    realtimeWeather: z.object({ items: z.array(RealtimeWeatherItem) }),
    source: createSourceField(
      'What the answer comes from, `MOSMIX_L, RV` with radar, or `demo` for weather that is made up',
    ),
  })
  .meta({ id: 'NowcastResponse' });
export type NowcastResponse = z.output<typeof NowcastResponse>;

export const nowcastTable = {
  nowcastByCoordinates: {
    summary: 'Weather of now and of the next two hours, every five minutes, for coordinates',
    description:
      'The weather of now and the next two hours every five minutes at coordinates, and ' +
      'when rain or snow begins. For questions on right now or on the next hour or two. ' +
      'Use searchLocations to find coordinates.',
    path: '/nowcast/weather/{latitude}/{longitude}',
    parameters: coordinateParameters,
    response: NowcastResponse,
  },
  nowcastByLocation: {
    summary: 'Weather of now and of the next two hours, every five minutes, for a postcode',
    description:
      'The weather of now and the next two hours every five minutes for a postcode of ' +
      'Germany, Austria, Switzerland or Liechtenstein, and when rain or snow begins.',
    path: '/nowcast/weather/byLocation/{countryCode}/{postCode}',
    parameters: postcodeParameters,
    response: NowcastResponse,
  },
};
