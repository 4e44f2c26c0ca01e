import { MAX_FORECAST_HOURS, type DayPart } from '../contract/parameters.ts';
import { PART_HOURS } from '../weather/day-parts.ts';
import { HOUR } from '../weather/hour.ts';
import { addDays, clockHour, type LocalDate, type LocalHour } from '../weather/local-time.ts';
import type { Calendar } from './calendar.ts';
import { withinDays } from './days.ts';
import { unanswerable, type Question } from './question.ts';
import type { SpokenHours } from './time.ts';

/** The last hour that the weather can be asked for by the hour: the running one is the first. */
export function lastForecastHour({ now, timeZone }: Calendar): LocalHour {
  return clockHour(now + (MAX_FORECAST_HOURS - 1) * HOUR, timeZone);
}

/**
 * An hour or a range of hours.
 *
 * @param day undefined where none was said: then a time that is over means tomorrow's
 */
export function hoursQuestion(
  time: SpokenHours,
  day: LocalDate | undefined,
  calendar: Calendar,
): Question {
  const { here } = calendar;
  const from = { date: startDate(time, day ?? here.date, calendar), hour: time.from ?? here.hour };
  const to = endOf(from, time.to);
  if (!isBefore(to, here)) return withinHours(isBefore(from, here) ? here : from, to, calendar);
  // "Today at one" that is over is the one of the coming night.
  const comesAgain = day === undefined || (day === here.date && isAfterMidnight(from.hour));
  if (!comesAgain) return unanswerable('past');
  return withinHours(nextDay(from), nextDay(to), calendar);
}

/**
 * A part of the day.
 *
 * @param said undefined where no day was said: then a part that is over means tomorrow's
 */
export function partQuestion(
  part: DayPart,
  said: LocalDate | undefined,
  calendar: Calendar,
): Question {
  const { here } = calendar;
  const day = said ?? here.date;
  const of = (date: LocalDate, name = part): Question =>
    withinDays(date, calendar, { kind: 'dayPart', date, part: name });
  if (day !== here.date) return day < here.date ? unanswerable('past') : of(day);
  if (part === 'night') return of(isAfterMidnight(here.hour) ? addDays(day, -1) : day);
  if (here.hour < PART_HOURS[part].to) return of(day);
  if (said === undefined) return of(addDays(day, 1));
  // People say "this evening" until they go to bed.
  return part === 'evening' ? of(day, 'night') : unanswerable('past');
}

/** The hours of a night that come after midnight lie on the day after the one that it began on. */
function startDate({ from, isNight }: SpokenHours, day: LocalDate, { here }: Calendar): LocalDate {
  const hasBegun = day === here.date && isAfterMidnight(here.hour);
  return isNight && isAfterMidnight(from ?? here.hour) && !hasBegun ? addDays(day, 1) : day;
}

/** "From ten to two" ends on the next day when it is evening. */
function endOf(from: LocalHour, to: number | undefined): LocalHour {
  if (to === undefined) return from;
  return { date: to <= from.hour ? addDays(from.date, 1) : from.date, hour: to };
}

function withinHours(from: LocalHour, to: LocalHour, calendar: Calendar): Question {
  const isBeyond = isBefore(lastForecastHour(calendar), to);
  const question: Question = isBeyond ? unanswerable('beyondHours') : { kind: 'hours', from, to };
  return withinDays(from.date, calendar, question);
}

function isAfterMidnight(hour: number): boolean {
  return hour < PART_HOURS.night.to;
}

export function isBefore(one: LocalHour, other: LocalHour): boolean {
  return one.date === other.date ? one.hour < other.hour : one.date < other.date;
}

function nextDay({ date, hour }: LocalHour): LocalHour {
  return { date: addDays(date, 1), hour };
}
