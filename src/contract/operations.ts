import * as z from 'zod';
import {
  DayPartResponse,
  DaysResponse,
  HoursResponse,
  NextThreeDaysResponse,
  NextThreeHoursResponse,
  WeekendResponse,
} from './forecast-text.ts';
import { NextHourResponse } from './next-hour.ts';
import type { Operation } from './operation.ts';
import {
  checkPostcode,
  country,
  dayDigits,
  hourDigits,
  latitude,
  location,
  longitude,
  pollentype,
  space,
  zipCode,
} from './parameters.ts';
import { PollenByCoordinatesResponse, PollenByZipResponse } from './pollen-text.ts';

const place = { latitude, longitude, location };

const table = {
  pollenTextByCoordinates: {
    summary: 'Pollen today, tomorrow and in two days; of all types by default',
    path: '/voicetext/pollen/byCoordinates/{latitude}/{longitude}',
    parameters: z.strictObject({ ...place, pollentype }),
    response: PollenByCoordinatesResponse,
  },
  pollenTextByZip: {
    summary: 'The same for the place of a postcode, as texts with placeholders',
    path: '/voicetext/pollen/byLocation/{country}/{zip_code}',
    parameters: z
      .strictObject({ country, zip_code: zipCode, location, pollentype })
      .superRefine(checkPostcode),
    response: PollenByZipResponse,
  },
  precipitationNextHour: {
    summary: 'Rain or snow in the next hour',
    path: '/voicetext/precipitation/nextHour/{latitude}/{longitude}',
    parameters: z.strictObject(place),
    response: NextHourResponse,
  },
  forecastNextThreeHours: {
    summary: 'Forecast for the next three hours',
    path: '/voicetext/forecast/nextThreeHours/{latitude}/{longitude}',
    parameters: z.strictObject(place),
    response: NextThreeHoursResponse,
  },
  forecastHours: {
    summary: 'Forecast for an hour or every hour of a range; the current hour by default',
    path: '/voicetext/forecast/hours/{latitude}/{longitude}',
    parameters: z.strictObject({
      ...place,
      datetimefrom: hourDigits.optional(),
      datetimeto: hourDigits.optional(),
    }),
    response: HoursResponse,
  },
  forecastDayPart: {
    summary: 'Forecast for a period of a day; of today by default',
    path: '/voicetext/forecast/dayPart/{latitude}/{longitude}',
    parameters: z.strictObject({ ...place, space, date: dayDigits.optional() }),
    response: DayPartResponse,
  },
  forecastDays: {
    summary: 'Forecast for a day or every day of a range; today by default',
    path: '/voicetext/forecast/days/{latitude}/{longitude}',
    parameters: z.strictObject({
      ...place,
      datefrom: dayDigits.optional(),
      datetimeto: dayDigits.optional(),
    }),
    response: DaysResponse,
  },
  forecastWeekend: {
    summary: 'Forecast for the weekend that holds a date, else for the next one',
    path: '/voicetext/forecast/weekend/{latitude}/{longitude}',
    parameters: z.strictObject({ ...place, date: dayDigits.optional() }),
    response: WeekendResponse,
  },
  forecastNextThreeDays: {
    summary: 'Forecast for the next three days',
    path: '/voicetext/forecast/nextThreeDays/{latitude}/{longitude}',
    parameters: z.strictObject(place),
    response: NextThreeDaysResponse,
  },
};

export type OperationId = keyof typeof table;

/** What a caller gives: numbers and digit strings. */
export type ParametersOf<Id extends OperationId> = ParameterTypes[Id];
export type ResponseOf<Id extends OperationId> = ResponseTypes[Id];

type ParameterTypes = { [Id in OperationId]: z.output<(typeof table)[Id]['parameters']> };
type ResponseTypes = { [Id in OperationId]: z.output<(typeof table)[Id]['response']> };

/**
 * The operations of the service by their ids, in the order of the voice-text document. A new
 * operation is one entry above and the function that answers it in `service/`.
 */
export const operations: {
  [Id in OperationId]: Operation<ParameterTypes[Id], ResponseTypes[Id]>;
} = table;

export const operationIds = Object.keys(table).filter((id): id is OperationId => id in table);
