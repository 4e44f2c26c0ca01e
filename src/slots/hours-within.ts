import { PART_HOURS } from '../weather/day-parts.ts';
import { addDays, weekday, type LocalDate, type LocalHour } from '../weather/local-time.ts';
import type { Calendar } from './calendar.ts';
import { isBefore, lastForecastHour } from './hours.ts';
import type { Question } from './question.ts';

const LAST_HOUR = 23;
const SATURDAY = 6;

/**
 * The hours of the days or the part of a day that a question is about, as far as forecasts by the
 * hour reach; undefined where they do not, and where the question's own answer is by the hour.
 */
export function hoursWithin(
  question: Question,
  calendar: Calendar,
): { kind: 'hours'; from: LocalHour; to: LocalHour } | undefined {
  const span = spanOf(question, calendar);
  if (!span) return undefined;
  const { here } = calendar;
  const farthest = lastForecastHour(calendar);
  const from = isBefore(span.from, here) ? here : span.from;
  const to = isBefore(farthest, span.to) ? farthest : span.to;
  return isBefore(from, to) ? { kind: 'hours', from, to } : undefined;
}

function spanOf(
  question: Question,
  { here }: Calendar,
): { from: LocalHour; to: LocalHour } | undefined {
  switch (question.kind) {
    case 'days':
      return wholeDays(question.first, question.last);
    case 'nextDays':
      return wholeDays(here.date, addDays(here.date, 2));
    case 'nightAndDay':
      return wholeDays(question.night, question.day);
    case 'weekend': {
      const saturday = question.saturday ?? saturdayOf(here.date);
      return wholeDays(saturday, addDays(saturday, 1));
    }
    case 'dayPart': {
      const { from, to } = PART_HOURS[question.part];
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

/** The Saturday of the running weekend or of the next. */
export function saturdayOf(date: LocalDate): LocalDate {
  const day = weekday(date);
  return addDays(date, day === 0 ? -1 : SATURDAY - day);
}

function wholeDays(first: LocalDate, last: LocalDate) {
  return { from: { date: first, hour: 0 }, to: { date: last, hour: LAST_HOUR } };
}
