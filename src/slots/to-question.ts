import { MAX_FORECAST_HOURS } from '../contract/parameters.ts';
import { LATE } from '../weather/day-parts.ts';
import { HOUR } from '../weather/hour.ts';
import { addDays, clockHour, type LocalDate } from '../weather/local-time.ts';
import type { Calendar } from './calendar.ts';
import { readDate, type DateMeaning } from './date.ts';
import { comingWeekend, dayHere, daysQuestion, rangeQuestion, weekendQuestion } from './days.ts';
import { readDuration } from './duration.ts';
import { hoursQuestion, isBefore, lastForecastHour, partQuestion } from './hours.ts';
import { unanswerable, type Question } from './question.ts';
import type { SpokenSlots } from './spoken-slots.ts';
import { spokenTime } from './time.ts';

/** Turns slots into a question. What was not said takes the most ordinary meaning. */
export function toQuestion(slots: SpokenSlots, calendar: Calendar): Question {
  const { span, duration, date, untilDate } = slots;
  if (span === 'NOW') return { kind: 'now' };
  if (span === 'NEXT_HOURS' || span === 'SOON') return { kind: 'nextHours' };
  if (span === 'NEXT_DAYS') return { kind: 'nextDays' };
  if (duration !== undefined) return durationQuestion(duration, calendar);
  const meaning = date === undefined ? undefined : readDate(date);
  if (untilDate !== undefined) return rangeQuestion(meaning, readDate(untilDate), calendar);
  if (meaning) return dateQuestion(meaning, slots, calendar);
  if (span === 'WEEKEND') return comingWeekend(calendar);
  return timeQuestion(undefined, slots, calendar) ?? ordinaryQuestion(calendar);
}

function ordinaryQuestion(calendar: Calendar): Question {
  const { date, hour } = calendar.here;
  if (hour < LATE) return daysQuestion(date, date, calendar);
  return { kind: 'nightAndDay', night: date, day: addDays(date, 1) };
}

/** Longer is too long, whatever its unit: a year, or any number of digits. */
const MAX_DURATION_DAYS = 364;

function durationQuestion(value: string, calendar: Calendar): Question {
  const duration = readDuration(value);
  if (!duration) return unanswerable('vague');
  const { now, timeZone, here } = calendar;
  const { kind, count } = duration;
  if (count > MAX_DURATION_DAYS * (kind === 'hours' ? 24 : 1)) return unanswerable('vague');
  if (kind === 'hours') {
    if (count === 3) return { kind: 'nextHours' };
    if (count > MAX_FORECAST_HOURS) return unanswerable('beyondHours');
    const end = clockHour(now + count * HOUR, timeZone);
    const last = lastForecastHour(calendar);
    return { kind: 'hours', from: here, to: isBefore(last, end) ? last : end };
  }
  if (count === 3) return { kind: 'nextDays' };
  const first = here.hour < LATE ? here.date : addDays(here.date, 1);
  return daysQuestion(first, addDays(first, count - 1), calendar);
}

/** A time belongs to one day: of a week or a weekend whole days are told. */
function dateQuestion(date: DateMeaning, slots: SpokenSlots, calendar: Calendar): Question {
  switch (date.kind) {
    case 'now':
      return timeQuestion(undefined, slots, calendar) ?? { kind: 'now' };
    case 'day': {
      const day = dayHere(date.date, calendar);
      return timeQuestion(day, slots, calendar) ?? daysQuestion(day, day, calendar);
    }
    case 'days':
      return daysQuestion(date.first, date.last, calendar);
    case 'weekend':
      return weekendQuestion(date.saturday, calendar);
    case 'vague':
      return unanswerable('vague');
  }
}

/** @param day the day that was said; undefined means the next time that it is so late */
function timeQuestion(
  day: LocalDate | undefined,
  slots: SpokenSlots,
  calendar: Calendar,
): Question | undefined {
  const time = spokenTime(slots);
  switch (time?.kind) {
    case undefined:
      return undefined;
    case 'part':
      return partQuestion(time.part, day, calendar);
    case 'hours':
      return hoursQuestion(time, day, calendar);
  }
}
