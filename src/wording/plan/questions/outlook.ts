import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/responses.ts';
import { WAKING_HOUR } from '../night.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { getWeatherFamily, isWet } from '../../../weather/state.ts';
import { computeWindchill } from '../../../weather/atmosphere.ts';
import { planCourse, type CourseHour } from '../course.ts';
import { toCourseHour, summarizeHourEntries } from '../hours.ts';
import { getPeriodHours } from '../facts.ts';
import type { Course, When } from '../statement.ts';
import type { TimeRange, AnswerFacts } from './answer-facts.ts';
import type { ClockSpan, Times } from '../plan.ts';

/** The remaining part of a range of time. */
export interface RangeOutlook {
  when: When;
  place: string | null;
  whole: PeriodEntry;
  /** Ascending; a single summary hour if hours are unknown. */
  hours: readonly OutlookHour[];
  /** Whether `hours` are real hours. */
  isHourly: boolean;
}

/** An hour, °C and km/h. */
export interface OutlookHour extends CourseHour {
  feelsLike: number | null;
}

/** Minimum share of hours with a known state. */
const MIN_KNOWN_SHARE = 0.5;

/** Drops past hours; uses hours only if all remaining ones are known. */
export function createOutlook(
  { when, entry, hours }: TimeRange,
  { audience, now, timeZone }: AnswerFacts,
): RangeOutlook {
  const { place } = audience;
  const [from, to] = [Date.parse(entry.from), Date.parse(entry.to)];
  const start = to <= now ? from : Math.max(from, now);
  const remaining = hours.filter(({ date }) => Date.parse(date) + HOUR_MS > start);
  const isHourly = remaining.length > 0 && remaining.length >= Math.ceil((to - start) / HOUR_MS);
  if (!isHourly) {
    return { when, place, whole: entry, hours: [toWholeOutlookHour(entry)], isHourly };
  }
  const hasBegun = remaining.length < Math.round((to - from) / HOUR_MS);
  const whole = hasBegun ? { ...entry, ...summarizeHourEntries(remaining), sunHours: null } : entry;
  return {
    when,
    place,
    whole,
    hours: remaining.map((hour) => toOutlookHour(hour, timeZone)),
    isHourly,
  };
}

/** Whether the weather is known for enough hours. */
export function isWeatherKnown({ hours }: RangeOutlook): boolean {
  const known = hours.filter(({ state }) => getWeatherFamily(state) !== undefined);
  return known.length > 0 && known.length >= hours.length * MIN_KNOWN_SHARE;
}

/** Whether the outlook is about a single hour. */
export function isSingleHourOutlook({ when }: RangeOutlook): boolean {
  return when.kind === 'now' || when.kind === 'hour';
}

function toOutlookHour(entry: HourlyEntry, timeZone: string): OutlookHour {
  const { temperature, wind } = entry;
  return {
    ...toCourseHour(entry, timeZone),
    feelsLike: computeFeltTemperature(temperature.avg, wind.avg),
  };
}

/** Creates a summary hour; its temperature is the lowest, for judging frost. */
function toWholeOutlookHour(entry: PeriodEntry): OutlookHour {
  const [hour] = getPeriodHours({ entry, hours: [] });
  const { prec, temperature, wind, weather } = entry;
  return {
    ...(hour ?? {
      local: { date: entry.date, hour: 0 },
      state: weather.state,
      precipitation: null,
      probability: prec.probability,
      night: false,
    }),
    temperature: temperature.min,
    feelsLike: computeFeltTemperature(temperature.avg ?? temperature.max, wind.avg),
    gust: wind.gusts.value ?? null,
  };
}

/** Computes the felt temperature from °C and km/h; assumes calm if the wind is unknown. */
export function computeFeltTemperature(
  temperature: number | null,
  wind: number | null,
): number | null {
  return temperature === null ? null : computeWindchill(temperature, wind ?? 0);
}

/** Plans how the weather of an outlook changes, by hours of the clock if it is short enough. */
export function planOutlookCourse({ when, hours, isHourly }: RangeOutlook): Course | null {
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const sleepsThrough = hours.every((hour) => waking.includes(hour) || !isWet(hour.state));
  const courseHours = when.kind === 'day' && waking.length > 0 && sleepsThrough ? waking : hours;
  const isNear = isHourly && hours.length <= MAX_HOURS_BY_CLOCK;
  return planCourse(courseHours, isNear ? 'hours' : 'shares');
}

/** More spans are reported as a share of the time. */
const MAX_SPANS = 2;

/** In longer ranges, an hour of the clock is ambiguous. */
const MAX_HOURS_BY_CLOCK = 24;
const HOURS_PER_DAY = 24;

/** Upper bounds of "now and then" and "at times". */
const MIN_AT_TIMES_SHARE = 0.3;
const MIN_MOSTLY_SHARE = 0.6;

/** Finds when the given hours occur in a range; null for all hours or if hours are unknown. */
export function findTimes(
  { when, hours, isHourly }: RangeOutlook,
  some: readonly OutlookHour[],
): Times | null {
  // For requested hours, "from" or "until" alone would be ambiguous.
  const hasHourRange = when.kind === 'hours';
  if (!isHourly || some.length === hours.length) return null;
  const runs = findRuns(hours, some);
  const spans = runs.map((run) =>
    hasHourRange ? createClosedSpan(hours, run) : createSpan(hours, run),
  );
  const canBeNamed =
    hours.length <= MAX_HOURS_BY_CLOCK && runs.length <= (hasHourRange ? 1 : MAX_SPANS);
  if (canBeNamed && spans.every(({ from, to }) => from !== to)) return { spans };
  const share = some.length / hours.length;
  if (share >= MIN_MOSTLY_SHARE) return { share: 'mostly' };
  return { share: share < MIN_AT_TIMES_SHARE ? 'nowAndThen' : 'atTimes' };
}

/** Drops a share of the time, which would be ambiguous beside another number. */
export function spansOnly(times: Times | null): Times | null {
  return times && 'spans' in times ? times : null;
}

/** Keeps a single span only, for findings that are already long. */
export function oneSpanOnly(times: Times | null): Times | null {
  return times && 'spans' in times && times.spans.length === 1 ? times : null;
}

/** The longest run of the given hours. */
export function findLongestRun(
  hours: readonly OutlookHour[],
  some: readonly OutlookHour[],
): OutlookHour[] {
  const runs = findRuns(hours, some).map(({ start, end }) => hours.slice(start, end));
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

/** Indexes of the first hour and after the last. */
interface Run {
  start: number;
  end: number;
}

function findRuns(hours: readonly OutlookHour[], some: readonly OutlookHour[]): Run[] {
  const wanted = new Set(some);
  const runs: Run[] = [];
  for (const [at, hour] of hours.entries()) {
    const last = runs.at(-1);
    if (!wanted.has(hour)) continue;
    if (last?.end === at) last.end++;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

/** The clock hour at an index; after the last one, its end. */
function getClockHour(hours: readonly OutlookHour[], at: number): number {
  const hour = hours[at]?.local.hour;
  return hour ?? ((hours.at(-1)?.local.hour ?? 0) + 1) % HOURS_PER_DAY;
}

function createSpan(hours: readonly OutlookHour[], { start, end }: Run): ClockSpan {
  return {
    from: start === 0 ? null : getClockHour(hours, start),
    to: end === hours.length ? null : getClockHour(hours, end),
  };
}

function createClosedSpan(hours: readonly OutlookHour[], { start, end }: Run): ClockSpan {
  return { from: getClockHour(hours, start), to: getClockHour(hours, end) };
}
