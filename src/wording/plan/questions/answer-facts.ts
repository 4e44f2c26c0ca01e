import { summarizeHourEntries } from '../hours.ts';
import type {
  HourlyEntry,
  PeriodEntry,
  SpacesEntry,
} from '../../../contract/voice-text/responses.ts';
import type { CourseHour } from '../course.ts';
import {
  type Audience,
  type When,
  toNamedDay,
  toRelativeDay,
  isFarAhead,
  type Opening,
} from '../statement.ts';
import { listAskedHours, toCourseHour, toHourWhen, toHoursWhen } from '../hours.ts';
import type { VoiceTextId, VoiceTextResponse } from '../../../contract/client-calls.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { summarizeStates, findMostFrequent } from '../../../weather/period-state.ts';
import type { PlanContext } from '../answer-planners.ts';
import { daysBetween, toLocalDate } from '../../../time/local-time.ts';
import { NO_DATA_PLAN, type AnswerPlan, type AnswerStatement } from '../plan.ts';

/** A requested range of time with its weather data. */
export interface TimeRange {
  when: When;
  /** Summary of the range, even for a single hour. */
  entry: PeriodEntry;
  /** Hours in ascending order; empty beyond the hourly forecast. */
  hours: readonly HourlyEntry[];
  /** The parts of a day, if the question needs them. */
  parts?: SpacesEntry;
}

/** The facts for the plan of an answer. */
export interface AnswerFacts {
  /** Ascending; one per requested day. Empty without data. */
  ranges: readonly TimeRange[];
  audience: Audience;
  /** Of the place. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The hours of a range as input for a course. */
export function toCourseHours({ hours }: TimeRange, timeZone: string): CourseHour[] {
  return hours.map((entry) => toAnswerHour(entry, timeZone));
}

const startTimes = new WeakMap<HourlyEntry, number>();
const answerHours = new WeakMap<HourlyEntry, { timeZone: string; hour: CourseHour }>();

/** When an hour of a response starts, epoch milliseconds; parsed once, as one answer asks many times. */
export function startOf(entry: HourlyEntry): number {
  let start = startTimes.get(entry);
  if (start === undefined) startTimes.set(entry, (start = Date.parse(entry.date)));
  return start;
}

/** An hour of a response as input for a course; converted once. */
export function toAnswerHour(entry: HourlyEntry, timeZone: string): CourseHour {
  const known = answerHours.get(entry);
  if (known?.timeZone === timeZone) return known.hour;
  const hour = toCourseHour(entry, timeZone);
  answerHours.set(entry, { timeZone, hour });
  return hour;
}

/**
 * Keeps what a function makes of consecutive hours of an answer, in which the first, the last and the count tell which:
 * until the next run, the answer to a request has the same hours. The result must not be changed.
 */
export function keepByHours<Hour extends object, Result>(
  compute: (hours: readonly Hour[]) => Result,
): (hours: readonly Hour[]) => Result {
  const kept = new WeakMap<Hour, { last: Hour | undefined; count: number; result: Result }>();
  return (hours) => {
    const [first, last, count] = [hours[0], hours.at(-1), hours.length];
    const known = first && kept.get(first);
    if (known?.last === last && known?.count === count) return known.result;
    const result = compute(hours);
    if (first) kept.set(first, { last, count, result });
    return result;
  };
}

type ForecastOperation = Exclude<VoiceTextId, `pollen${string}`>;

/** The time ranges of a response, without the hours of days and parts of the day. */
export function toTimeRanges<Id extends ForecastOperation>(
  id: Id,
  body: VoiceTextResponse<Id>,
  context: PlanContext,
): TimeRange[] {
  return timeRangeReaders[id](body, context);
}

const timeRangeReaders: {
  [Id in ForecastOperation]: (body: VoiceTextResponse<Id>, context: PlanContext) => TimeRange[];
} = {
  /** The response has minutes only. */
  precipitationNextHour: () => [],

  forecastNextThreeHours: ({ hourly }) =>
    createHourRanges(hourly, { kind: 'nextHours', count: hourly.length }),

  forecastHours({ hourly }, { timeZone, now, audience }) {
    const [first, last] = [hourly[0], hourly.at(-1)];
    if (!first || !last) return [];
    const when =
      first === last
        ? toHourWhen(first, timeZone, now, audience)
        : toHoursWhen(first, last, timeZone, audience);
    return createHourRanges(listAskedHours(hourly, when), when);
  },

  forecastDayPart({ spaces }, { dayPart, now, audience }) {
    const entry = dayPart && spaces[0]?.[dayPart];
    if (!entry) return [];
    const running = Date.parse(entry.from) <= now;
    const day = toNamedDay(entry.date, audience);
    return [{ when: { kind: 'part', day, part: dayPart, running }, entry, hours: [] }];
  },

  forecastDays: ({ summary }, context) => createDayRanges(summary, context),

  forecastWeekend: ({ summary }, context) =>
    createDayRanges(
      summary.filter(({ date }) => date >= context.today),
      context,
    ),

  forecastNextThreeDays: ({ summary }, context) => createDayRanges(summary, context),
};

/** Attaches hours to the ranges that include them. */
export function attachHours<Range extends TimeRange>(
  ranges: readonly Range[],
  hourly: readonly HourlyEntry[],
): Range[] {
  return ranges.map((range) => {
    if (range.hours.length > 0) return range;
    const [from, to] = [Date.parse(range.entry.from), Date.parse(range.entry.to)];
    const isWithin = (start: number) => start >= from && start < to;
    return { ...range, hours: hourly.filter((hour) => isWithin(startOf(hour))) };
  });
}

/** Attaches the parts of a day to the range of that day. */
export function attachParts(
  ranges: readonly TimeRange[],
  parts: SpacesEntry | undefined,
): TimeRange[] {
  return ranges.map((range) =>
    parts && range.when.kind === 'day' && range.entry.date === parts.date
      ? { ...range, parts }
      : range,
  );
}

function createDayRanges(summary: readonly PeriodEntry[], { audience }: PlanContext): TimeRange[] {
  const toDay = summary.length === 1 ? toNamedDay : toRelativeDay;
  return summary.map((entry) => ({
    when: { kind: 'day', day: toDay(entry.date, audience) },
    entry,
    hours: [],
  }));
}

const summarizeHours = keepByHours((hourly: readonly HourlyEntry[]): PeriodEntry | undefined => {
  const [first, last] = [hourly[0], hourly.at(-1)];
  if (!first || !last) return undefined;
  const states = hourly.map(({ weather }) => weather.state);
  const state =
    summarizeStates(
      hourly.map(({ weather, prec }) => ({ state: weather.state, precipitation: prec.sum })),
    ) ?? findMostFrequent(states);
  const weather = hourly.find((entry) => entry.weather.state === state)?.weather ?? first.weather;
  const to = new Date(Date.parse(last.date) + HOUR_MS).toISOString();
  const date = first.date.slice(0, 10);
  return {
    date,
    from: first.date,
    to,
    sunHours: null,
    weather,
    ...summarizeHourEntries(hourly),
  };
});

/** The range that some hours are, with the summary that the service would make of them; none of no hours. */
export function createHourRanges<Time extends When>(
  hourly: readonly HourlyEntry[],
  when: Time,
): (TimeRange & { when: Time })[] {
  const entry = summarizeHours(hourly);
  return entry ? [{ when, entry, hours: hourly }] : [];
}

/** Maximum number of ranges to report one by one; of more, only the extremes. */
export const MAX_SPOKEN_RANGES = 3;

const DAYS_PER_WEEK = 7;

/** Plans one sentence for each range with data; the first one names the place. */
export function planEachRange(
  ranges: readonly TimeRange[],
  { place }: Audience,
  createStatement: (range: TimeRange, opening: Opening) => AnswerStatement | null | undefined,
): AnswerPlan {
  const plan: AnswerPlan = [];
  let previous: When | null = null;
  for (const range of ranges) {
    const when = shortenWhen(previous, range.when);
    const opening = { when, place: previous === null ? place : null };
    const statement = createStatement(range, opening);
    if (!statement) continue;
    plan.push(statement);
    previous ??= range.when;
  }
  return plan.length > 0 ? plan : NO_DATA_PLAN;
}

/** Within a week of the previous day, a weekday is unambiguous without its date. */
function shortenWhen(previous: When | null, when: When): When {
  if (previous?.kind !== 'day' || when.kind !== 'day' || !isFarAhead(when.day)) return when;
  const isClear = daysBetween(previous.day.date, when.day.date) < DAYS_PER_WEEK;
  return isClear ? { ...when, day: { ...when.day, ahead: null } } : when;
}

/** Finds the range with the highest value, the first of ties; undefined without values. */
export function findHighestRange(
  ranges: readonly TimeRange[],
  valueOf: (range: TimeRange) => number | null,
): { range: TimeRange; value: number } | undefined {
  let best: { range: TimeRange; value: number } | undefined;
  for (const range of ranges) {
    const value = valueOf(range);
    if (value !== null && (!best || value > best.value)) best = { range, value };
  }
  return best;
}

/** Drops nights if there are other ranges, for daytime activities. */
export function withoutNights(facts: AnswerFacts): AnswerFacts {
  const days = facts.ranges.filter((range) => !isNightRange(range));
  return days.length === 0 ? facts : { ...facts, ranges: days };
}

export function isNightRange({ when }: Pick<TimeRange, 'when'>): boolean {
  return when.kind === 'part' && when.part === 'night';
}

/** Of a day. */
const MIN_KNOWN_HOURS = 18;

/** Whether only the first hours of a day to come are known: the highest of them may be lower than that of the day. */
export function knowsFewHours({ ranges: [range], now, timeZone }: AnswerFacts): boolean {
  if (range?.when.kind !== 'day' || range.entry.date === toLocalDate(now, timeZone)) return false;
  return range.hours.length > 0 && range.hours.length < MIN_KNOWN_HOURS;
}
