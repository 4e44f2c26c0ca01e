import { UpstreamRefusal } from '../../src/client/errors.ts';
import type { Phrases } from '../../src/languages/types.ts';
import { parseForecastQuery } from '../../src/slots/parse-query.ts';
import { createForecastCalls, type Calendar, type ForecastQuery } from '../../src/slots/query.ts';
import type { SkillDependencies } from '../../src/speech/skill-dependencies.ts';
import type { PlacedTurn, TopicReply } from './turn-context.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import {
  addDays,
  daysBetween,
  parseDateDigits,
  type LocalDate,
} from '../../src/time/local-time.ts';
import { formatSpokenDate } from '../../src/wording/units.ts';

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

/**
 * An hour beyond the hourly forecast, whose day may be beyond the daily one, too: then asking for the whole day is no
 * advice.
 */
export async function checkDayOfHours(
  reply: TopicReply,
  turn: PlacedTurn,
  client: SkillDependencies['client'],
): Promise<TopicReply> {
  const { calendar, tag: language, signal, slots } = turn;
  const day = findFirstDay({ date: slots.date }, calendar);
  const isFar = day !== undefined && daysBetween(calendar.here.date, day) > USUAL_REACH_DAYS;
  if (!isFar || 'code' in turn.location) return reply;
  const days = { kind: 'days', first: day, last: day } as const;
  const [call] = createForecastCalls(days, turn.location);
  if (!call) return reply;
  turn.recordCalls([call]);
  try {
    await client.call(call.operation, call.parameters, { language, signal });
    return reply;
  } catch (error) {
    if (!isBeyondReach(error)) return reply;
    return replyToDayBeyondReach(error, { ...turn, slots: { date: day } });
  }
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
