import * as z from 'zod';
import {
  DayPartResponse,
  DaysResponse,
  HoursResponse,
  NextThreeDaysResponse,
  NextThreeHoursResponse,
  WeekendResponse,
  NextHourResponse,
  PollenByCoordinatesResponse,
  PollenByZipResponse,
} from './responses.ts';
import {
  idsOf,
  type OperationTable,
  type ParameterTypes,
  type ResponseTypes,
} from '../operation-types.ts';
import {
  checkZipCode,
  country,
  dayDigits,
  hourDigits,
  latitude,
  location,
  longitude,
  MAX_FORECAST_HOURS,
  pollentype,
  space,
  zipCode,
} from '../parameters.ts';

const locationParameters = { latitude, longitude, location };

/** The nine operations of the voice-text document, in its order. */
export const voiceTextTable = {
  pollenTextByCoordinates: {
    summary: 'Pollen today, tomorrow and in two days; of all types by default',
    description:
      "Pollen of today, tomorrow and in two days at a place in Germany: each type's " +
      'index from 0 (none) to 3 (high), and a sentence for each day to be read aloud. ' +
      'Use searchLocations to find coordinates; pollenByCoordinates gives the indices ' +
      'alone.',
    path: '/voicetext/pollen/byCoordinates/{latitude}/{longitude}',
    parameters: z.strictObject({ ...locationParameters, pollentype }),
    response: PollenByCoordinatesResponse,
  },
  pollenTextByZip: {
    summary: 'Pollen for the place of a postcode, as texts with placeholders',
    description:
      'Sentences on the pollen of today, tomorrow and in two days for a German postcode, ' +
      'with the placeholders <DayID> and <Location> to be filled in from the fields of ' +
      'each day. For a text that can be used as it is, take pollenTextByCoordinates.',
    path: '/voicetext/pollen/byLocation/{country}/{zip_code}',
    parameters: z
      .strictObject({ country, zip_code: zipCode, location, pollentype })
      .superRefine(checkZipCode),
    response: PollenByZipResponse,
  },
  precipitationNextHour: {
    summary: 'Rain or snow in the next hour',
    description:
      'Whether it rains or snows within the next 60 minutes at coordinates: a sentence ' +
      'to be read aloud, and mm per hour in steps of five minutes where radar reaches, ' +
      'else by the hours of the forecast. Use searchLocations to find coordinates; ' +
      'nowcastByCoordinates tells of the next two hours.',
    path: '/voicetext/precipitation/nextHour/{latitude}/{longitude}',
    parameters: z.strictObject(locationParameters),
    response: NextHourResponse,
  },
  forecastNextThreeHours: {
    summary: 'Forecast for the next three hours',
    description:
      'The weather of the running hour and the next two at coordinates: a short text to ' +
      "be read aloud, and each hour's temperature, precipitation and wind. Use " +
      'searchLocations to find coordinates.',
    path: '/voicetext/forecast/nextThreeHours/{latitude}/{longitude}',
    parameters: z.strictObject(locationParameters),
    response: NextThreeHoursResponse,
  },
  forecastHours: {
    summary: 'Forecast for an hour or every hour of a range; the current hour by default',
    description:
      "A text to be read aloud for each hour of a range at coordinates, with the hour's " +
      'temperature, precipitation and wind. Give datetimefrom and datetimeto as 10 ' +
      'digits in local time of the place (2026112115); without them it is the running ' +
      `hour. There are ${MAX_FORECAST_HOURS} hours: the running one and those after it; a range that ends ` +
      'later is refused with the last. Use searchLocations to find coordinates.',
    path: '/voicetext/forecast/hours/{latitude}/{longitude}',
    parameters: z.strictObject({
      ...locationParameters,
      datetimefrom: hourDigits.optional(),
      datetimeto: hourDigits.optional(),
    }),
    response: HoursResponse,
  },
  forecastDayPart: {
    summary: 'Forecast for a period of a day; of today by default',
    description:
      'A text to be read aloud for the morning, afternoon, evening or night of a day at ' +
      'coordinates, with the values of all four. Give date as 8 digits in local time of ' +
      'the place (20261121); without it, it is today. Use searchLocations to find ' +
      'coordinates.',
    path: '/voicetext/forecast/dayPart/{latitude}/{longitude}',
    parameters: z.strictObject({ ...locationParameters, space, date: dayDigits.optional() }),
    response: DayPartResponse,
  },
  forecastDays: {
    summary: 'Forecast for a day or every day of a range; today by default',
    description:
      'A text to be read aloud for a day or each day of a range at coordinates, with the ' +
      "day's lowest and highest temperature, precipitation, wind and hours of sunshine. " +
      'Give datefrom and datetimeto as 8 digits (20261121); without them it is today. A ' +
      'range that ends beyond the forecast is refused with the last day that there is. ' +
      'Use searchLocations to find coordinates.',
    path: '/voicetext/forecast/days/{latitude}/{longitude}',
    parameters: z.strictObject({
      ...locationParameters,
      datefrom: dayDigits.optional(),
      datetimeto: dayDigits.optional(),
    }),
    response: DaysResponse,
  },
  forecastWeekend: {
    summary: 'Forecast for the weekend that holds a date, else for the next one',
    description:
      'A text to be read aloud for Saturday and Sunday at coordinates, with the values ' +
      'of both days. With date (8 digits, 20261121) it is the weekend that holds this ' +
      'day or follows it; without, the running or next one. One whose Sunday lies beyond ' +
      'the forecast is refused with the last day that there is; on a Sunday, the Saturday ' +
      'may be in no file any more. Use searchLocations to find coordinates.',
    path: '/voicetext/forecast/weekend/{latitude}/{longitude}',
    parameters: z.strictObject({ ...locationParameters, date: dayDigits.optional() }),
    response: WeekendResponse,
  },
  forecastNextThreeDays: {
    summary: 'Forecast for the next three days',
    description:
      'A text to be read aloud for the next three days at coordinates, with the values ' +
      'of each day and of its morning, afternoon, evening and night. Use searchLocations ' +
      'to find coordinates.',
    path: '/voicetext/forecast/nextThreeDays/{latitude}/{longitude}',
    parameters: z.strictObject(locationParameters),
    response: NextThreeDaysResponse,
  },
};

export type VoiceTextId = keyof typeof voiceTextTable;
export type VoiceTextParameters<Id extends VoiceTextId> = ParameterTypes<typeof voiceTextTable>[Id];
export type VoiceTextResponse<Id extends VoiceTextId> = ResponseTypes<typeof voiceTextTable>[Id];

/** The same by their ids: all that the skill asks a service for. */
export const voiceTextOperations: OperationTable<typeof voiceTextTable> = voiceTextTable;

export const voiceTextIds = idsOf(voiceTextTable);
