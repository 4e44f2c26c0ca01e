import { LATE_HOUR, DAY_PART_HOURS } from '../weather/periods.ts';
import {
  addDays,
  daysBetween,
  getWeekday,
  getWeekendSaturday,
  SUNDAY,
  type LocalDate,
  toLocalHour,
  type LocalHour,
} from '../time/local-time.ts';
import {
  type AnswerableQuery,
  type Calendar,
  createUnanswerable,
  type DateMeaning,
  type ForecastQuery,
  getFirstHour,
} from './query.ts';
import type { SpokenHours } from './parse-query.ts';
import { MAX_FORECAST_HOURS, type DayPart } from '../contract/parameters.ts';
import { HOUR_MS } from '../time/units.ts';

/** The longest reach of any source; the service reports if its data end sooner. */
export const MAX_FORECAST_DAYS = 16;

/** Drops past days and days beyond any forecast. */
export function createDaysQuery(
  first: LocalDate,
  last: LocalDate,
  calendar: Calendar,
): ForecastQuery {
  const today = calendar.here.date;
  if (last < today) return createUnanswerable('past');
  const from = first < today ? today : first;
  const farthest = addDays(today, MAX_FORECAST_DAYS - 1);
  const to = last > farthest ? farthest : last;
  return limitToForecastDays(from, calendar, { kind: 'days', first: from, last: to });
}

/** Whether a range ends at the last day of any forecast, so that the question may have asked for more. */
export function isAtForecastLimit(
  { first, last }: { first: LocalDate; last: LocalDate },
  { here }: Calendar,
): boolean {
  return first !== last && last === addDays(here.date, MAX_FORECAST_DAYS - 1);
}

/** "From Monday to Wednesday", "until Friday". */
export function createRangeQuery(
  from: DateMeaning | undefined,
  until: DateMeaning,
  calendar: Calendar,
): ForecastQuery {
  const start = resolveDays(from ?? { kind: 'now' }, calendar);
  const end = resolveDays(until, calendar);
  if (!start || !end) return createUnanswerable('vague');
  if (from === undefined) return createDaysQuery(start.first, end.last, calendar);
  return createDaysQuery(start.first, resolveRangeEnd(start, end.last), calendar);
}

/**
 * Alexa resolves each weekday to its next occurrence: on a Tuesday, the Wednesday of "from Friday to Wednesday"
 * comes before the Friday and is shifted by a week.
 */
function resolveRangeEnd(start: { first: LocalDate; last: LocalDate }, end: LocalDate): LocalDate {
  if (end >= start.first) return end;
  const week = addDays(end, 7);
  return week >= start.first ? week : start.last;
}

export function createWeekendQuery(saturday: LocalDate, calendar: Calendar): ForecastQuery {
  if (addDays(saturday, 1) < calendar.here.date) return createUnanswerable('past');
  return limitToForecastDays(saturday, calendar, { kind: 'weekend', saturday });
}

/** The current weekend, else the next one; late on a Sunday the current one is over. */
export function createComingWeekendQuery({ here: { date, hour } }: Calendar): ForecastQuery {
  const isOver = getWeekday(date) === SUNDAY && hour >= LATE_HOUR;
  return { kind: 'weekend', saturday: isOver ? addDays(date, 6) : null };
}

/** Returns the question, or that it is unanswerable if its first day is beyond any forecast. */
function limitToForecastDays(
  first: LocalDate,
  { here }: Calendar,
  question: ForecastQuery,
): ForecastQuery {
  const isBeyond = daysBetween(here.date, first) >= MAX_FORECAST_DAYS;
  return isBeyond ? createUnanswerable('beyondDays', first) : question;
}

/**
 * Shifts the device's today to the place's today if it has passed there: in Tokyo it is already tomorrow while
 * people in Berlin still say today.
 */
export function adjustToLocalDay(date: LocalDate, { here, deviceToday }: Calendar): LocalDate {
  return date === deviceToday && date < here.date ? here.date : date;
}

/** The days of a date; undefined for a vague one. */
export function resolveDays(
  date: DateMeaning,
  calendar: Calendar,
): { first: LocalDate; last: LocalDate } | undefined {
  switch (date.kind) {
    case 'now':
      return { first: calendar.here.date, last: calendar.here.date };
    case 'day': {
      const day = adjustToLocalDay(date.date, calendar);
      return { first: day, last: day };
    }
    case 'days':
      return { first: date.first, last: date.last };
    case 'weekend':
      return { first: date.saturday, last: addDays(date.saturday, 1) };
    case 'vague':
      return undefined;
  }
}

/** The last hour of the hourly forecast; the current hour is the first. */
export function getLastForecastHour({ now, timeZone }: Calendar): LocalHour {
  return toLocalHour(now + (MAX_FORECAST_HOURS - 1) * HOUR_MS, timeZone);
}

/**
 * Creates a question about an hour or a range of hours.
 *
 * @param day the spoken day; if undefined, a past time means tomorrow
 */
export function createHoursQuery(
  time: SpokenHours,
  day: LocalDate | undefined,
  calendar: Calendar,
): ForecastQuery {
  const { here } = calendar;
  // "Until three" begins now, "tomorrow until three" with the day.
  const first = day === undefined || day === here.date ? here.hour : getFirstHour(time.to);
  const from = {
    date: resolveStartDate(time, day ?? here.date, calendar),
    hour: time.from ?? first,
  };
  const to = resolveEndHour(from, time.to);
  if (!isEarlierHour(to, here)) {
    return limitToForecastHours(isEarlierHour(from, here) ? here : from, to, calendar);
  }
  // After one o'clock, "today at one" means the coming night.
  const comesAgain = day === undefined || (day === here.date && isAfterMidnight(from.hour));
  if (!comesAgain) return createUnanswerable('past');
  return limitToForecastHours(toNextDay(from), toNextDay(to), calendar);
}

/**
 * Creates a question about a part of the day.
 *
 * @param spokenDay if undefined, a past part means tomorrow
 */
export function createDayPartQuery(
  part: DayPart,
  spokenDay: LocalDate | undefined,
  calendar: Calendar,
): ForecastQuery {
  const { here } = calendar;
  const day = spokenDay ?? here.date;
  const createQuery = (date: LocalDate, name = part): ForecastQuery =>
    limitToForecastDays(date, calendar, { kind: 'dayPart', date, part: name });
  if (day !== here.date) return day < here.date ? createUnanswerable('past') : createQuery(day);
  if (part === 'night') return createQuery(isAfterMidnight(here.hour) ? addDays(day, -1) : day);
  if (here.hour < DAY_PART_HOURS[part].to) return createQuery(day);
  if (spokenDay === undefined) return createQuery(addDays(day, 1));
  // People say "this evening" until they go to bed.
  return part === 'evening' ? createQuery(day, 'night') : createUnanswerable('past');
}

/** The hours of a night after midnight belong to the next day, as does the midnight of a day to come. */
function resolveStartDate(
  { from, to, isNight }: SpokenHours,
  day: LocalDate,
  { here }: Calendar,
): LocalDate {
  if (from === 0 && to === undefined && day > here.date) return addDays(day, 1);
  const hasBegun = day === here.date && isAfterMidnight(here.hour);
  return isNight && isAfterMidnight(from ?? here.hour) && !hasBegun ? addDays(day, 1) : day;
}

/** In the evening, "from ten to two" ends on the next day. */
function resolveEndHour(from: LocalHour, to: number | undefined): LocalHour {
  if (to === undefined) return from;
  return { date: to <= from.hour ? addDays(from.date, 1) : from.date, hour: to };
}

function limitToForecastHours(from: LocalHour, to: LocalHour, calendar: Calendar): ForecastQuery {
  const isBeyond = isEarlierHour(getLastForecastHour(calendar), to);
  const question: ForecastQuery = isBeyond
    ? createUnanswerable('beyondHours')
    : { kind: 'hours', from, to };
  return limitToForecastDays(from.date, calendar, question);
}

function isAfterMidnight(hour: number): boolean {
  return hour < DAY_PART_HOURS.night.to;
}

export function isEarlierHour(one: LocalHour, other: LocalHour): boolean {
  return one.date === other.date ? one.hour < other.hour : one.date < other.date;
}

function toNextDay({ date, hour }: LocalHour): LocalHour {
  return { date: addDays(date, 1), hour };
}

const LAST_HOUR = 23;

/**
 * The hours of the days or the part of the day of a question, within the hourly forecast; undefined beyond it,
 * and if the answer to the question is hourly anyway.
 */
export function toHoursQuery(
  question: ForecastQuery,
  calendar: Calendar,
): { kind: 'hours'; from: LocalHour; to: LocalHour } | undefined {
  const span = resolveHourSpan(question, calendar);
  if (!span) return undefined;
  const { here } = calendar;
  const farthest = getLastForecastHour(calendar);
  const from = isEarlierHour(span.from, here) ? here : span.from;
  const to = isEarlierHour(farthest, span.to) ? farthest : span.to;
  return isEarlierHour(from, to) ? { kind: 'hours', from, to } : undefined;
}

function resolveHourSpan(
  question: ForecastQuery,
  { here }: Calendar,
): { from: LocalHour; to: LocalHour } | undefined {
  switch (question.kind) {
    case 'days':
      return spanWholeDays(question.first, question.last);
    case 'nextDays':
      return spanWholeDays(here.date, addDays(here.date, 2));
    case 'nightAndDay':
      return spanWholeDays(question.night, question.day);
    case 'weekend': {
      const saturday = question.saturday ?? getWeekendSaturday(here.date);
      return spanWholeDays(saturday, addDays(saturday, 1));
    }
    case 'dayPart': {
      const { from, to } = DAY_PART_HOURS[question.part];
      const end = to > from ? question.date : addDays(question.date, 1);
      return {
        from: { date: question.date, hour: from },
        to: { date: end, hour: (to + LAST_HOUR) % 24 },
      };
    }
    default:
      return undefined;
  }
}

function spanWholeDays(first: LocalDate, last: LocalDate) {
  return { from: { date: first, hour: 0 }, to: { date: last, hour: LAST_HOUR } };
}

const NEXT_DAYS = 3;

/** The days of a question that may be about several. */
export function findDays(
  question: AnswerableQuery,
  calendar: Calendar,
): { first: LocalDate; last: LocalDate } {
  const { date: today } = calendar.here;
  switch (question.kind) {
    case 'days':
      return question;
    case 'weekend': {
      const saturday = question.saturday ?? getWeekendSaturday(today);
      return { first: saturday < today ? today : saturday, last: addDays(saturday, 1) };
    }
    case 'nextDays':
      return { first: today, last: addDays(today, NEXT_DAYS - 1) };
    default: {
      const day = findLastDay(question, calendar);
      return { first: day, last: day };
    }
  }
}

/** The last day of a question; today if it is about now. */
export function findLastDay(question: AnswerableQuery, { here }: Calendar): LocalDate {
  switch (question.kind) {
    case 'days':
      return question.last;
    case 'dayPart':
      return question.date;
    case 'hours':
      return question.to.date;
    default:
      return here.date;
  }
}
