import * as z from 'zod';
import { forecastCalls, type VoiceTextId } from '../client-calls.ts';
import type { ParameterTypes } from '../operation-types.ts';
import {
  checkZipCode,
  country,
  dayDigits,
  dayname,
  hourDigits,
  latitude,
  location,
  longitude,
  pollentype,
  space,
  zipCode,
} from '../parameter-schemas.ts';
import { MAX_FORECAST_HOURS } from '../parameters.ts';
import { pollenCalls } from './pollen.ts';

const locationParameters = { latitude, longitude, location };

/** The nine operations of the voice-text document, in the same order. */
export const voiceTextTable = {
  pollenTextByCoordinates: {
    ...pollenCalls.pollenTextByCoordinates,
    summary: 'Pollen today, tomorrow and in two days; all types by default',
    description:
      'Pollen of today, tomorrow and in two days at a place in Germany: the index of ' +
      'each type from 0 (none) to 3 (high), and a sentence for each day to read aloud. ' +
      'Use searchLocations to find coordinates; pollenByCoordinates returns only the ' +
      'indices.',
    parameters: z.strictObject({ ...locationParameters, pollentype }),
  },
  pollenTextByZip: {
    ...pollenCalls.pollenTextByZip,
    summary: 'Pollen for the place of a postcode, as texts with placeholders',
    description:
      'Sentences about the pollen of today, tomorrow and in two days for a German ' +
      'postcode, with the placeholders <DayID> and <Location> for fields of each day. ' +
      'For a text without placeholders, use pollenTextByCoordinates.',
    parameters: z
      .strictObject({ country, zip_code: zipCode, location, pollentype })
      .superRefine(checkZipCode),
  },
  precipitationNextHour: {
    ...forecastCalls.precipitationNextHour,
    summary: 'Rain or snow in the next hour',
    description:
      'Whether it rains or snows within the next 60 minutes at coordinates: a sentence ' +
      'to read aloud, and mm per hour in steps of five minutes from radar, or in hours ' +
      'of the forecast outside the radar area. Use searchLocations to find coordinates; ' +
      'nowcastByCoordinates covers the next two hours.',
    parameters: z.strictObject(locationParameters),
  },
  forecastNextThreeHours: {
    ...forecastCalls.forecastNextThreeHours,
    summary: 'Forecast for the next three hours',
    description:
      'The weather of the current hour and the next two at coordinates: a short text to ' +
      'read aloud, and temperature, precipitation and wind of each hour. Use ' +
      'searchLocations to find coordinates.',
    parameters: z.strictObject(locationParameters),
  },
  forecastHours: {
    ...forecastCalls.forecastHours,
    summary: 'Forecast for an hour or every hour of a range; the current hour by default',
    description:
      'A text to read aloud for each hour of a range at coordinates, with its ' +
      'temperature, precipitation and wind. Set datetimefrom and datetimeto to 10 ' +
      'digits in local time of the place (2026112115); the default is the current hour. ' +
      `The range must be within ${MAX_FORECAST_HOURS} hours, including the current one; the error for a later ` +
      'range names the last hour. Use searchLocations to find coordinates.',
    parameters: z.strictObject({
      ...locationParameters,
      datetimefrom: hourDigits.optional(),
      datetimeto: hourDigits.optional(),
      dayname,
    }),
  },
  forecastDayPart: {
    ...forecastCalls.forecastDayPart,
    summary: 'Forecast for a part of a day; of today by default',
    description:
      'A text to read aloud for the morning, afternoon, evening or night of a day at ' +
      'coordinates, with the values of all four. Set date to 8 digits in local time of ' +
      'the place (20261121); the default is today. Use searchLocations to find ' +
      'coordinates.',
    parameters: z.strictObject({
      ...locationParameters,
      space,
      date: dayDigits.optional(),
      dayname,
    }),
  },
  forecastDays: {
    ...forecastCalls.forecastDays,
    summary: 'Forecast for a day or every day of a range; today by default',
    description:
      'A text to read aloud for each day of a range at coordinates, with its lowest and ' +
      'highest temperature, precipitation, wind and hours of sunshine. Set datefrom and ' +
      'datetimeto to 8 digits (20261121); the default is today. The error for a range ' +
      'beyond the forecast names the last available day. ' +
      'Use searchLocations to find coordinates.',
    parameters: z.strictObject({
      ...locationParameters,
      datefrom: dayDigits.optional(),
      datetimeto: dayDigits.optional(),
      dayname,
    }),
  },
  forecastWeekend: {
    ...forecastCalls.forecastWeekend,
    summary: 'Forecast for the weekend of a date, or the next weekend',
    description:
      'A text to read aloud for Saturday and Sunday at coordinates, with the values of ' +
      'both days. With date (8 digits, 20261121) it is the weekend of this day or the ' +
      'one after it; the default is the current or next weekend. The error for a weekend ' +
      'beyond the forecast names the last available day; on a Sunday, the Saturday may ' +
      'no longer be available. Use searchLocations to find coordinates.',
    parameters: z.strictObject({ ...locationParameters, date: dayDigits.optional() }),
  },
  forecastNextThreeDays: {
    ...forecastCalls.forecastNextThreeDays,
    summary: 'Forecast for the next three days',
    description:
      'A text to read aloud for the next three days at coordinates, with the values ' +
      'of each day and of its morning, afternoon, evening and night. Use searchLocations ' +
      'to find coordinates.',
    parameters: z.strictObject(locationParameters),
  },
};

export type VoiceTextParameters<Id extends VoiceTextId> = ParameterTypes<typeof voiceTextTable>[Id];
