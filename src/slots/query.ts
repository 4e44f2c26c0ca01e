import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { parseISO } from 'date-fns/parseISO';
import { WAKING_HOUR } from '../weather/periods.ts';
import type { DayPart, PollenType } from '../contract/parameters.ts';
import {
  type LocalDate,
  type LocalHour,
  addDays,
  getWeekday,
  SUNDAY,
  formatDateDigits,
  formatHourDigits,
  toLocalHour,
  toLocalDate,
} from '../time/local-time.ts';
import type { VoiceTextId, CallId, CallParameters } from '../contract/client-calls.ts';
import type { VoiceTextParameters } from '../contract/voice-text/operations.ts';
import type { UnanswerableReason } from '../languages/types.ts';
import type { Place } from '../place/place.ts';
import type { Postcode } from '../place/address.ts';

/** A parsed question, in the calendar of the place. */
export type ForecastQuery =
  | { kind: 'now' }
  | { kind: 'nextHour' }
  | { kind: 'nextHours' }
  | { kind: 'nextDays' }
  | { kind: 'hours'; from: LocalHour; to: LocalHour }
  | { kind: 'dayPart'; date: LocalDate; part: DayPart }
  | { kind: 'nightAndDay'; night: LocalDate; day: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate | null }
  | Unanswerable;

/** A question about pollen. `days` has at least one day that the index covers. */
export interface PollenQuery {
  kind: 'pollen';
  /** Undefined for all types. */
  type: PollenType | undefined;
  days: LocalDate[];
}

export interface Unanswerable {
  kind: 'unanswerable';
  reason: UnanswerableReason;
  /** The first day that was asked for, where it is beyond any forecast. */
  day?: LocalDate;
}

/** A question that a forecast can answer. */
export type AnswerableQuery = Exclude<ForecastQuery, Unanswerable>;

export function createUnanswerable(reason: UnanswerableReason, day?: LocalDate): Unanswerable {
  return { kind: 'unanswerable', reason, ...(day !== undefined && { day }) };
}

/** The time at the place, and today's date for the listener. */
export interface Calendar {
  /** Epoch milliseconds. */
  now: number;
  /** Of the place. */
  timeZone: string;
  /** Local hour at the place. */
  here: LocalHour;
  /** Today's date in the time zone of the device. */
  deviceToday: LocalDate;
  /** Whose holidays count, ISO 3166: that of the place, then that of the listener. */
  countries: readonly string[];
}

/** Creates the calendar of a place for a device in its own time zone. */
export function createCalendar(
  now: number,
  timeZone: string,
  deviceTimeZone: string,
  countries: readonly string[] = [],
): Calendar {
  const here = toLocalHour(now, timeZone);
  const isSameZone = deviceTimeZone === timeZone;
  const deviceToday = isSameZone ? here.date : toLocalDate(now, deviceTimeZone);
  return { now, timeZone, here, deviceToday, countries };
}

/** Countries where a week begins on Sunday. */
const SUNDAY_FIRST: ReadonlySet<string | undefined> = new Set(['US', 'CA', 'MX']);

/** "This week", asked on its first day where that is a Sunday, is not the one that ends today. */
export function startWeekToday<
  Slots extends { date?: string | undefined; untilDate?: string | undefined },
>(slots: Slots, { here: { date: today }, countries: [country] }: Calendar): Slots {
  const { date, untilDate } = slots;
  if (date === undefined || untilDate !== undefined || !SUNDAY_FIRST.has(country)) return slots;
  const day = parseISO(today);
  const week = `${getISOWeekYear(day)}-W${String(getISOWeek(day)).padStart(2, '0')}`;
  if (date !== week || getWeekday(today) !== SUNDAY) return slots;
  return { ...slots, date: today, untilDate: addDays(today, 6) };
}

/** A call of the weather service: an operation with its parameters. */
export type WeatherCall = {
  [Id in CallId]: { operation: Id; parameters: CallParameters<Id> };
}[CallId];

/** The contract accepts five decimals. */
const COORDINATE_STEPS_PER_DEGREE = 1e5;

/** Creates the calls for a question, in the order of their spoken answers. */
export function createForecastCalls(question: AnswerableQuery, where: Place): ForecastCall[] {
  const place = toPlaceParameters(where);
  switch (question.kind) {
    case 'now':
      return [{ operation: 'forecastHours', parameters: place }];
    case 'nextHour':
      return [{ operation: 'precipitationNextHour', parameters: place }];
    case 'nextHours':
      return [{ operation: 'forecastNextThreeHours', parameters: place }];
    case 'nextDays':
      return [{ operation: 'forecastNextThreeDays', parameters: place }];
    case 'hours':
      return [createHoursCall(place, question.from, question.to)];
    case 'dayPart': {
      const { part: space, date } = question;
      return [
        {
          operation: 'forecastDayPart',
          parameters: { ...place, space, date: formatDateDigits(date) },
        },
      ];
    }
    case 'nightAndDay': {
      const night = { ...place, space: 'night' as const, date: formatDateDigits(question.night) };
      return [
        { operation: 'forecastDayPart', parameters: night },
        createDaysCall(place, question.day, question.day),
      ];
    }
    case 'days':
      return [createDaysCall(place, question.first, question.last)];
    case 'weekend': {
      const date = question.saturday === null ? {} : { date: formatDateDigits(question.saturday) };
      return [{ operation: 'forecastWeekend', parameters: { ...place, ...date } }];
    }
  }
}

/** Creates the call for a question about pollen at a place or postcode. */
export function createPollenCall({ type }: PollenQuery, where: Place | Postcode): PollenCall {
  const pollentype = type === undefined ? {} : { pollentype: type };
  if ('code' in where) {
    const { country, code } = where;
    const parameters = { country, zip_code: code, ...pollentype };
    return { operation: 'pollenTextByZip', parameters };
  }
  const parameters = { ...toPlaceParameters(where), ...pollentype };
  return { operation: 'pollenTextByCoordinates', parameters };
}

export type PollenCall = Extract<WeatherCall, { operation: `pollen${string}` }>;

/** A call of a forecast operation, whose response has a text to speak. */
export type ForecastCall = Exclude<Extract<WeatherCall, { operation: VoiceTextId }>, PollenCall>;

type PlaceParameters = Pick<
  VoiceTextParameters<'forecastDays'>,
  'latitude' | 'longitude' | 'location'
>;

function toPlaceParameters({ latitude, longitude, name }: Place): PlaceParameters {
  return {
    latitude: roundCoordinate(latitude),
    longitude: roundCoordinate(longitude),
    location: name,
  };
}

function createHoursCall(place: PlaceParameters, from: LocalHour, to: LocalHour): ForecastCall {
  const datetimefrom = formatHourDigits(from);
  const datetimeto = formatHourDigits(to);
  const range = datetimeto === datetimefrom ? { datetimefrom } : { datetimefrom, datetimeto };
  return { operation: 'forecastHours', parameters: { ...place, ...range } };
}

function createDaysCall(place: PlaceParameters, first: LocalDate, last: LocalDate): ForecastCall {
  const datefrom = formatDateDigits(first);
  const range = last === first ? { datefrom } : { datefrom, datetimeto: formatDateDigits(last) };
  return { operation: 'forecastDays', parameters: { ...place, ...range } };
}

export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * COORDINATE_STEPS_PER_DEGREE) / COORDINATE_STEPS_PER_DEGREE;
}

/** When people get up, if the hours that end then are not those of the night. */
export function getFirstHour(until = 0): number {
  return until > 0 && until <= WAKING_HOUR ? 0 : WAKING_HOUR;
}

/** The meaning of an AMAZON.DATE value. */
export type DateMeaning =
  | { kind: 'now' }
  | { kind: 'day'; date: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate }
  /** A season, quarter, year or decade, which no forecast covers. */
  | { kind: 'vague' };

/** Some values have a time after the date, `2015-07-00T9`. It is ignored: times have their own slot. */
const TIME_SUFFIX = /(?<=^[\dX-]+)T.*$/;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const WEEK_PATTERN = /^(\d{4})-W(\d{2})(-WE)?$/;
const MONTH_PATTERN = /^(\d{4})-(\d{2})(?:-XX|-00)?$/;

/** Parses a date as in the slot type reference; everything else is vague. */
export function parseAmazonDate(value: string): DateMeaning {
  if (value === 'PRESENT_REF') return { kind: 'now' };
  const date = value.replace(TIME_SUFFIX, '');
  return parseDay(date) ?? parseWeek(date) ?? parseMonth(date) ?? { kind: 'vague' };
}

function parseDay(value: string): DateMeaning | undefined {
  // Date.parse accepts the 31st of a shorter month as a day of the next month.
  const exists =
    DAY_PATTERN.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
  return exists ? { kind: 'day', date: value } : undefined;
}

function parseWeek(value: string): DateMeaning | undefined {
  const [, year, week, weekend] = WEEK_PATTERN.exec(value) ?? [];
  if (Number(week) < 1 || Number(week) > 53 || year === undefined) return undefined;
  const monday = getMondayOfWeek(year, Number(week));
  // The last week of 9999 ends in a year with five digits.
  if (!DAY_PATTERN.test(addDays(monday, 6))) return undefined;
  return weekend === undefined
    ? { kind: 'days', first: monday, last: addDays(monday, 6) }
    : { kind: 'weekend', saturday: addDays(monday, 5) };
}

/** ISO 8601: the first week contains the fourth of January. */
function getMondayOfWeek(year: string, week: number): LocalDate {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((getWeekday(fourth) + 6) % 7));
}

function parseMonth(value: string): DateMeaning | undefined {
  const [, year, month] = MONTH_PATTERN.exec(value) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || month === undefined) return undefined;
  const first = `${year}-${month}-01`;
  const length = lastDayOfMonth(new Date(Number(year), Number(month) - 1)).getDate();
  return { kind: 'days', first, last: addDays(first, length - 1) };
}
