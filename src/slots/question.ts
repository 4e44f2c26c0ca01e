import type { DayPart } from '../contract/parameters.ts';
import { PART_HOURS } from '../weather/day-parts.ts';
import { addDays, daysBetween, type LocalDate, type LocalHour } from '../weather/local-time.ts';
import { readDate, type DateMeaning } from './date.ts';
import { readDuration } from './duration.ts';
import type { SpokenSlots } from './spoken-slots.ts';
import { readTime } from './time.ts';

/** What was asked, in the calendar of the place. */
export type Question =
  | { kind: 'now' }
  | { kind: 'nextHours' }
  | { kind: 'nextDays' }
  | { kind: 'hours'; from: LocalHour; to: LocalHour }
  | { kind: 'dayPart'; date: LocalDate; part: DayPart }
  | { kind: 'nightAndDay'; night: LocalDate; day: LocalDate }
  | { kind: 'days'; first: LocalDate; last: LocalDate }
  | { kind: 'weekend'; saturday: LocalDate | null }
  | { kind: 'unanswerable'; reason: Reason };

/** Why no forecast can answer: each has a sentence of its own. */
export type Reason = 'past' | 'beyondHours' | 'beyondDays' | 'vague';

/** The time at the place asked for, and the date that is today for who asks. */
export interface Calendar {
  /** Clock at the place, minutes cut off. */
  here: LocalHour;
  /** Today where the device stands. */
  deviceToday: LocalDate;
}

/** By the documents: hours reach three days, days two weeks. */
const FARTHEST_HOUR = 72;
const DAYS_OF_FORECAST = 14;

/** From this hour on, "the weather" is that of the coming night and of tomorrow. */
const LATE = 20;

/** Turns slots into a question. What was not said takes the most ordinary meaning. */
export function toQuestion(slots: SpokenSlots, calendar: Calendar): Question {
  const date = slots.date === undefined ? undefined : readDate(slots.date);
  if (slots.span === 'NOW' || date?.kind === 'now') return { kind: 'now' };
  if (slots.span === 'NEXT_HOURS') return { kind: 'nextHours' };
  if (slots.span === 'NEXT_DAYS') return { kind: 'nextDays' };
  if (slots.duration !== undefined) return durationQuestion(slots.duration, calendar);
  const time = readTime(slots.dayPart ?? slots.time ?? '');
  if (time?.kind === 'hour') return hoursQuestion(time.hour, slots.untilTime, date, calendar);
  if (time?.kind === 'part' && date?.kind !== 'weekend')
    return partQuestion(time.part, date, calendar);
  if (slots.span === 'WEEKEND' && date === undefined) return { kind: 'weekend', saturday: null };
  if (date === undefined && slots.untilDate === undefined) return ordinaryQuestion(calendar);
  return dateQuestion(date ?? { kind: 'now' }, slots.untilDate, calendar);
}

function ordinaryQuestion({ here }: Calendar): Question {
  if (here.hour < LATE) return daysQuestion(here.date, here.date, here.date);
  return { kind: 'nightAndDay', night: here.date, day: addDays(here.date, 1) };
}

function durationQuestion(value: string, { here }: Calendar): Question {
  const duration = readDuration(value);
  if (!duration) return { kind: 'unanswerable', reason: 'vague' };
  if (duration.kind === 'hours') {
    if (duration.count === 3) return { kind: 'nextHours' };
    if (duration.count > FARTHEST_HOUR) return { kind: 'unanswerable', reason: 'beyondHours' };
    return { kind: 'hours', from: here, to: plusHours(here, duration.count) };
  }
  if (duration.count === 3) return { kind: 'nextDays' };
  const first = here.hour < LATE ? here.date : addDays(here.date, 1);
  return daysQuestion(first, addDays(first, duration.count - 1), here.date);
}

function hoursQuestion(
  hour: number,
  untilTime: string | undefined,
  date: DateMeaning | undefined,
  calendar: Calendar,
): Question {
  const { here } = calendar;
  const day = firstDay(date, calendar);
  if (day === undefined) return { kind: 'unanswerable', reason: 'vague' };
  const isOver = day === here.date && hour < here.hour;
  if (day < here.date || (isOver && date !== undefined))
    return { kind: 'unanswerable', reason: 'past' };
  const from = { date: isOver ? addDays(day, 1) : day, hour };
  const to = endOfHours(from, untilTime);
  if (hoursBetween(here, to) > FARTHEST_HOUR)
    return { kind: 'unanswerable', reason: 'beyondHours' };
  return { kind: 'hours', from, to };
}

/** "From ten to two" ends on the next day when it is evening; a part of the day ends it too. */
function endOfHours(from: LocalHour, untilTime: string | undefined): LocalHour {
  const until = readTime(untilTime ?? '');
  if (!until) return from;
  const hour = until.kind === 'hour' ? until.hour : PART_HOURS[until.part].to;
  return { date: hour <= from.hour ? addDays(from.date, 1) : from.date, hour };
}

function partQuestion(part: DayPart, date: DateMeaning | undefined, calendar: Calendar): Question {
  const { here } = calendar;
  const day = firstDay(date, calendar);
  if (day === undefined) return { kind: 'unanswerable', reason: 'vague' };
  if (part === 'night' && day === here.date && here.hour < PART_HOURS.night.to) {
    return { kind: 'dayPart', date: addDays(day, -1), part };
  }
  const isOver = part !== 'night' && day === here.date && here.hour >= PART_HOURS[part].to;
  if (day < here.date || (isOver && date !== undefined))
    return { kind: 'unanswerable', reason: 'past' };
  return withinDays(day, here.date, {
    kind: 'dayPart',
    date: isOver ? addDays(day, 1) : day,
    part,
  });
}

function dateQuestion(
  date: DateMeaning,
  untilDate: string | undefined,
  calendar: Calendar,
): Question {
  const { here } = calendar;
  if (date.kind === 'weekend' && untilDate === undefined) {
    if (addDays(date.saturday, 1) < here.date) return { kind: 'unanswerable', reason: 'past' };
    return withinDays(date.saturday, here.date, { kind: 'weekend', saturday: date.saturday });
  }
  const first = firstDay(date, calendar);
  const last = untilDate === undefined ? lastDay(date) : lastDay(readDate(untilDate));
  if (first === undefined) return { kind: 'unanswerable', reason: 'vague' };
  return daysQuestion(first, last === undefined || last < first ? first : last, here.date);
}

/** Days that are past are cut off at the front, those beyond any forecast at the end. */
function daysQuestion(first: LocalDate, last: LocalDate, today: LocalDate): Question {
  if (last < today) return { kind: 'unanswerable', reason: 'past' };
  const from = first < today ? today : first;
  const farthest = addDays(today, DAYS_OF_FORECAST - 1);
  return withinDays(from, today, {
    kind: 'days',
    first: from,
    last: last > farthest ? farthest : last,
  });
}

function withinDays(first: LocalDate, today: LocalDate, question: Question): Question {
  const isBeyond = daysBetween(today, first) >= DAYS_OF_FORECAST;
  return isBeyond ? { kind: 'unanswerable', reason: 'beyondDays' } : question;
}

/**
 * The first day of a date. The device's today that is already over at the place means the day that
 * it is there: in Tokyo it is tomorrow while people in Berlin still say today.
 */
function firstDay(
  date: DateMeaning | undefined,
  { here, deviceToday }: Calendar,
): LocalDate | undefined {
  switch (date?.kind) {
    case undefined:
    case 'now':
      return here.date;
    case 'day':
      return date.date === deviceToday && date.date < here.date ? here.date : date.date;
    case 'days':
      return date.first;
    case 'weekend':
      return date.saturday;
    case 'vague':
      return undefined;
  }
}

function lastDay(date: DateMeaning): LocalDate | undefined {
  switch (date.kind) {
    case 'day':
      return date.date;
    case 'days':
      return date.last;
    case 'weekend':
      return addDays(date.saturday, 1);
    case 'now':
    case 'vague':
      return undefined;
  }
}

function plusHours({ date, hour }: LocalHour, count: number): LocalHour {
  const total = hour + count;
  return { date: addDays(date, Math.floor(total / 24)), hour: total % 24 };
}

function hoursBetween(from: LocalHour, to: LocalHour): number {
  return daysBetween(from.date, to.date) * 24 + to.hour - from.hour;
}
