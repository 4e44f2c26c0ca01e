import { UpstreamRefusal } from '../../src/client/errors.ts';
import type { Phrases } from '../../src/languages/types.ts';
import { parseForecastQuery } from '../../src/slots/parse-query.ts';
import type { Calendar, ForecastQuery } from '../../src/slots/query.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import {
  addDays,
  daysBetween,
  parseDateDigits,
  type LocalDate,
} from '../../src/time/local-time.ts';
import { formatSpokenDate } from '../../src/wording/age.ts';

/** Days ahead that the forecast reaches where the service does not say it. */
const USUAL_REACH_DAYS = 9;

/** From here on a date without its year means another day. */
const YEAR_DAYS = 365;

interface Listener {
  phrases: Phrases;
  tag: string;
  calendar: Calendar;
}

/** That the forecast does not reach a day yet, and from which day on it does. */
export function describeDayBeyondReach(
  day: LocalDate,
  { phrases, tag, calendar }: Listener,
  reach = USUAL_REACH_DAYS,
): string {
  if (daysBetween(calendar.here.date, day) >= YEAR_DAYS) return phrases.unanswerable.beyondDays;
  const from = addDays(day, -reach);
  return phrases.beyondDay(formatSpokenDate(day, tag), formatSpokenDate(from, tag));
}

/**
 * Answers for a day that the service refuses because its forecast ends before it.
 *
 * @throws the error, if it is another one
 */
export function replyToDayBeyondReach(
  error: unknown,
  { slots, ...listener }: Listener & { slots: SpokenSlots },
): { speech: string; isRefused: true } {
  const day = isBeyondReach(error) ? findFirstDay(slots, listener.calendar) : undefined;
  const { date: today } = listener.calendar.here;
  const reach = isBeyondReach(error) ? findReach(error, today) : USUAL_REACH_DAYS;
  if (day === undefined || daysBetween(today, day) <= reach) throw error;
  return { speech: describeDayBeyondReach(day, listener, reach), isRefused: true };
}

/** A valid day that the service refuses is beyond its forecast. */
function isBeyondReach(error: unknown): error is UpstreamRefusal {
  if (!(error instanceof UpstreamRefusal) || error.status !== 400) return false;
  return (
    error.operation !== 'forecastHours' && error.fields.some((field) => field.startsWith('date'))
  );
}

/** Days from today to the last day that the service names. */
function findReach({ last = '' }: UpstreamRefusal, today: LocalDate): number {
  const reach = daysBetween(today, parseDateDigits(last));
  return Number.isNaN(reach) ? USUAL_REACH_DAYS : reach;
}

function findFirstDay(slots: SpokenSlots, calendar: Calendar): LocalDate | undefined {
  const question: ForecastQuery = parseForecastQuery(slots, calendar);
  switch (question.kind) {
    case 'days':
      return question.first;
    case 'dayPart':
      return question.date;
    case 'weekend':
      return question.saturday ?? undefined;
    default:
      return undefined;
  }
}
