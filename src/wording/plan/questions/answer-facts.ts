import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/responses.ts';
import type { CourseHour } from '../course.ts';
import { type Audience, type When, toRelativeDay, isFarAhead, type Opening } from '../statement.ts';
import { toCourseHour, summarizeHourEntries, toHourWhen, toHoursWhen } from '../hours.ts';
import type { VoiceTextId, VoiceTextResponse } from '../../../contract/voice-text/operations.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { findGravestState, findMostFrequent } from '../../../weather/state.ts';
import type { PlanContext } from '../answer-planners.ts';
import { daysBetween } from '../../../time/local-time.ts';
import { NO_DATA_PLAN, type AnswerPlan, type AnswerStatement } from '../plan.ts';

/** A stretch of time that was asked about, with what the weather service tells of it. */
export interface TimeRange {
  when: When;
  /** As a whole: of a single hour, too. */
  entry: PeriodEntry;
  /** By the hour, ascending, as far as that is known: none of days beyond the forecast by the hour. */
  hours: readonly HourlyEntry[];
}

/** What a question's plan is made from. */
export interface AnswerFacts {
  /** Ascending; several where several days were asked about. Empty where nothing is known. */
  ranges: readonly TimeRange[];
  audience: Audience;
  /** Of the place. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The hours of a stretch as a course is made of them. */
export function toCourseHours({ hours }: TimeRange, timeZone: string): CourseHour[] {
  return hours.map((entry) => toCourseHour(entry, timeZone));
}

type ForecastOperation = Exclude<VoiceTextId, `pollen${string}`>;

/** The stretches that an answer tells of, without the hours of days and their parts. */
export function toTimeRanges<Id extends ForecastOperation>(
  id: Id,
  body: VoiceTextResponse<Id>,
  asked: PlanContext,
): TimeRange[] {
  return timeRangeReaders[id](body, asked);
}

const timeRangeReaders: {
  [Id in ForecastOperation]: (body: VoiceTextResponse<Id>, asked: PlanContext) => TimeRange[];
} = {
  /** Minutes are no hours. */
  precipitationNextHour: () => [],

  forecastNextThreeHours: ({ hourly }) =>
    createHourRanges(hourly, { kind: 'nextHours', count: hourly.length }),

  forecastHours({ hourly }, { timeZone, now, audience }) {
    const [first, last] = [hourly[0], hourly.at(-1)];
    if (!first || !last) return [];
    return first === last
      ? createHourRanges(hourly, toHourWhen(first, timeZone, now, audience))
      : createHourRanges(hourly, toHoursWhen(first, last, timeZone, audience));
  },

  forecastDayPart({ spaces }, { dayPart, now, audience }) {
    const entry = dayPart && spaces[0]?.[dayPart];
    if (!entry) return [];
    const running = Date.parse(entry.from) <= now;
    const day = toRelativeDay(entry.date, audience);
    return [{ when: { kind: 'part', day, part: dayPart, running }, entry, hours: [] }];
  },

  forecastDays: ({ summary }, asked) => createDayRanges(summary, asked),

  forecastWeekend: ({ summary }, asked) =>
    createDayRanges(
      summary.filter(({ date }) => date >= asked.today),
      asked,
    ),

  forecastNextThreeDays: ({ summary }, asked) => createDayRanges(summary, asked),
};

/** Each stretch with those of the hours that lie in it. */
export function attachHours(
  stretches: readonly TimeRange[],
  hourly: readonly HourlyEntry[],
): TimeRange[] {
  return stretches.map((stretch) => {
    if (stretch.hours.length > 0) return stretch;
    const [from, to] = [Date.parse(stretch.entry.from), Date.parse(stretch.entry.to)];
    const isWithin = ({ date }: HourlyEntry) => Date.parse(date) >= from && Date.parse(date) < to;
    return { ...stretch, hours: hourly.filter(isWithin) };
  });
}

function createDayRanges(summary: readonly PeriodEntry[], { audience }: PlanContext): TimeRange[] {
  return summary.map((entry) => ({
    when: { kind: 'day', day: toRelativeDay(entry.date, audience) },
    entry,
    hours: [],
  }));
}

function createHourRanges(hourly: readonly HourlyEntry[], when: When): TimeRange[] {
  const [first, last] = [hourly[0], hourly.at(-1)];
  if (!first || !last) return [];
  const states = hourly.map(({ weather }) => weather.state);
  const state = findGravestState(states) ?? findMostFrequent(states);
  const weather = hourly.find((entry) => entry.weather.state === state)?.weather ?? first.weather;
  const to = new Date(Date.parse(last.date) + HOUR_MS).toISOString();
  const date = first.date.slice(0, 10);
  const entry = {
    date,
    from: first.date,
    to,
    sunHours: null,
    weather,
    ...summarizeHourEntries(hourly),
  };
  return [{ when, entry, hours: hourly }];
}

/** As many stretches as are told one by one; of more, only the extremes are worth listening to. */
export const MAX_SPOKEN_RANGES = 3;

const DAYS_PER_WEEK = 7;

/** One sentence for each stretch that something is known of; the place is said with the first. */
export function planEachRange(
  stretches: readonly TimeRange[],
  { place }: Audience,
  statementOf: (stretch: TimeRange, opening: Opening) => AnswerStatement | null | undefined,
): AnswerPlan {
  const plan: AnswerPlan = [];
  let before: When | null = null;
  for (const stretch of stretches) {
    const when = shortenWhen(before, stretch.when);
    const opening = { when, place: before === null ? place : null };
    const statement = statementOf(stretch, opening);
    if (!statement) continue;
    plan.push(statement);
    before ??= stretch.when;
  }
  return plan.length > 0 ? plan : NO_DATA_PLAN;
}

/** Within a week of a day that has been named, a weekday is clear without its date. */
function shortenWhen(before: When | null, when: When): When {
  if (before?.kind !== 'day' || when.kind !== 'day' || !isFarAhead(when.day)) return when;
  const isClear = daysBetween(before.day.date, when.day.date) < DAYS_PER_WEEK;
  return isClear ? { ...when, day: { ...when.day, ahead: null } } : when;
}

/** The stretch of the highest value, the first of equals; undefined where none is known. */
export function findHighestRange(
  stretches: readonly TimeRange[],
  valueOf: (stretch: TimeRange) => number | null,
): { stretch: TimeRange; value: number } | undefined {
  let best: { stretch: TimeRange; value: number } | undefined;
  for (const stretch of stretches) {
    const value = valueOf(stretch);
    if (value !== null && (!best || value > best.value)) best = { stretch, value };
  }
  return best;
}

/** Leaves out nights beside days: what is done by day is asked of those. */
export function withoutNights(told: AnswerFacts): AnswerFacts {
  const days = told.ranges.filter((stretch) => !isNightRange(stretch));
  return days.length === 0 ? told : { ...told, ranges: days };
}

function isNightRange({ when }: TimeRange): boolean {
  return when.kind === 'part' && when.part === 'night';
}
