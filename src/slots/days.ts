import { LATE } from '../weather/day-parts.ts';
import { addDays, daysBetween, weekday, type LocalDate } from '../weather/local-time.ts';
import type { Calendar } from './calendar.ts';
import type { DateMeaning } from './date.ts';
import { unanswerable, type Question } from './question.ts';

/** No source reaches further; where its data end sooner, the service says so. */
const DAYS_OF_FORECAST = 16;

const SUNDAY = 0;

/** Days that are past are cut off at the front, those beyond any forecast at the end. */
export function daysQuestion(first: LocalDate, last: LocalDate, calendar: Calendar): Question {
  const today = calendar.here.date;
  if (last < today) return unanswerable('past');
  const from = first < today ? today : first;
  const farthest = addDays(today, DAYS_OF_FORECAST - 1);
  const to = last > farthest ? farthest : last;
  return withinDays(from, calendar, { kind: 'days', first: from, last: to });
}

/** Whether days end where no source reaches further: more may have been asked for. */
export function isFarthest(
  { first, last }: { first: LocalDate; last: LocalDate },
  { here }: Calendar,
): boolean {
  return first !== last && last === addDays(here.date, DAYS_OF_FORECAST - 1);
}

/** "From Monday to Wednesday", "until Friday". */
export function rangeQuestion(
  from: DateMeaning | undefined,
  until: DateMeaning,
  calendar: Calendar,
): Question {
  const start = daysOf(from ?? { kind: 'now' }, calendar);
  const end = daysOf(until, calendar);
  if (!start || !end) return unanswerable('vague');
  if (from === undefined) return daysQuestion(start.first, end.last, calendar);
  return daysQuestion(start.first, endAfter(start, end.last), calendar);
}

/**
 * Weekdays are resolved one by one, each to the next of its name: on a Tuesday the Wednesday of
 * "from Friday to Wednesday" comes first, and the one after the Friday is meant.
 */
function endAfter(start: { first: LocalDate; last: LocalDate }, end: LocalDate): LocalDate {
  if (end >= start.first) return end;
  const week = addDays(end, 7);
  return week >= start.first ? week : start.last;
}

export function weekendQuestion(saturday: LocalDate, calendar: Calendar): Question {
  if (addDays(saturday, 1) < calendar.here.date) return unanswerable('past');
  return withinDays(saturday, calendar, { kind: 'weekend', saturday });
}

/** The running weekend or the next one; late on a Sunday there is nothing left of the running one. */
export function comingWeekend({ here: { date, hour } }: Calendar): Question {
  const isOver = weekday(date) === SUNDAY && hour >= LATE;
  return { kind: 'weekend', saturday: isOver ? addDays(date, 6) : null };
}

/** The question, unless its first day lies beyond any forecast. */
export function withinDays(first: LocalDate, { here }: Calendar, question: Question): Question {
  const isBeyond = daysBetween(here.date, first) >= DAYS_OF_FORECAST;
  return isBeyond ? unanswerable('beyondDays') : question;
}

/**
 * The device's today that is already over at the place means the day that it is there: in Tokyo it
 * is tomorrow while people in Berlin still say today.
 */
export function dayHere(date: LocalDate, { here, deviceToday }: Calendar): LocalDate {
  return date === deviceToday && date < here.date ? here.date : date;
}

/** The days that a date stands for; undefined where it is vague. */
export function daysOf(
  date: DateMeaning,
  calendar: Calendar,
): { first: LocalDate; last: LocalDate } | undefined {
  switch (date.kind) {
    case 'now':
      return { first: calendar.here.date, last: calendar.here.date };
    case 'day': {
      const day = dayHere(date.date, calendar);
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
