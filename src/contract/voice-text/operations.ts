import * as z from 'zod';
import {
  DayPartResponse,
  DaysResponse,
  HoursResponse,
  NextThreeDaysResponse,
  NextThreeHoursResponse,
  WeekendResponse,
} from './forecast.ts';
import { NextHourResponse } from './next-hour.ts';
import { idsOf, type OperationsOf, type ResponseTypes } from '../operation.ts';
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
} from '../parameters.ts';
import { PollenByCoordinatesResponse, PollenByZipResponse } from './pollen.ts';

const place = { latitude, longitude, location };

/** The nine operations of the voice-text document, in its order. */
export const voiceTextTable = {
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

export type VoiceTextId = keyof typeof voiceTextTable;
export type VoiceTextResponse<Id extends VoiceTextId> = ResponseTypes<typeof voiceTextTable>[Id];

/** The same by their ids: all that the skill asks a service for. */
export const voiceTextOperations: OperationsOf<typeof voiceTextTable> = voiceTextTable;

export const voiceTextIds = idsOf(voiceTextTable);
