import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/responses.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { getWeatherFamily } from '../../../weather/state.ts';
import { computeWindchill } from '../../../weather/atmosphere.ts';
import type { CourseHour } from '../course.ts';
import { toCourseHour, summarizeHourEntries } from '../hours.ts';
import { getPeriodHours } from '../facts.ts';
import type { When } from '../statement.ts';
import type { TimeRange, AnswerFacts } from './answer-facts.ts';
import type { ClockSpan, Times } from '../plan.ts';

/** What is still to come of a stretch of time. */
export interface RangeOutlook {
  when: When;
  place: string | null;
  whole: PeriodEntry;
  /** Ascending; one that stands for all where they are not known. */
  hours: readonly OutlookHour[];
  /** Whether the hours are those of the clock. */
  isHourly: boolean;
}

/** An hour, °C and km/h. */
export interface OutlookHour extends CourseHour {
  /** Percent. */
  probability: number | null;
  temperature: number | null;
  feelsLike: number | null;
  gust: number | null;
}

/** A state is known of this share of the hours, or the weather is not known. */
const MIN_KNOWN_SHARE = 0.5;

/** Leaves out what is over; hours count only where every one that is to come is known. */
export function createOutlook(
  { when, entry, hours }: TimeRange,
  { audience, now, timeZone }: AnswerFacts,
): RangeOutlook {
  const { place } = audience;
  const [from, to] = [Date.parse(entry.from), Date.parse(entry.to)];
  const start = to <= now ? from : Math.max(from, now);
  const left = hours.filter(({ date }) => Date.parse(date) + HOUR_MS > start);
  const byTheHour = left.length > 0 && left.length >= Math.ceil((to - start) / HOUR_MS);
  if (!byTheHour) {
    return { when, place, whole: entry, hours: [toWholeOutlookHour(entry)], isHourly: byTheHour };
  }
  const hasBegun = left.length < Math.round((to - from) / HOUR_MS);
  const whole = hasBegun ? { ...entry, ...summarizeHourEntries(left), sunHours: null } : entry;
  return {
    when,
    place,
    whole,
    hours: left.map((hour) => toOutlookHour(hour, timeZone)),
    isHourly: byTheHour,
  };
}

/** Whether it is known at all what the weather will be. */
export function isWeatherKnown({ hours }: RangeOutlook): boolean {
  const known = hours.filter(({ state }) => getWeatherFamily(state) !== undefined);
  return known.length > 0 && known.length >= hours.length * MIN_KNOWN_SHARE;
}

/** Whether it is about one hour or the moment. */
export function isSingleHourOutlook({ when }: RangeOutlook): boolean {
  return when.kind === 'now' || when.kind === 'hour';
}

function toOutlookHour(entry: HourlyEntry, timeZone: string): OutlookHour {
  const { prec, temperature, wind } = entry;
  return {
    ...toCourseHour(entry, timeZone),
    probability: prec.probability,
    temperature: temperature.avg,
    feelsLike: computeFeltTemperature(temperature.avg, wind.avg),
    gust: wind.gusts.value ?? null,
  };
}

/** The temperature is the lowest, as frost is judged by it. */
function toWholeOutlookHour(entry: PeriodEntry): OutlookHour {
  const [hour] = getPeriodHours({ entry, hours: [] });
  const { prec, temperature, wind, weather } = entry;
  return {
    ...(hour ?? { local: { date: entry.date, hour: 0 }, state: weather.state, night: false }),
    probability: prec.probability,
    temperature: temperature.min,
    feelsLike: computeFeltTemperature(temperature.avg ?? temperature.max, wind.avg),
    gust: wind.gusts.value ?? null,
  };
}

/** °C, from °C and km/h; calm where the wind is not known. */
export function computeFeltTemperature(
  temperature: number | null,
  wind: number | null,
): number | null {
  return temperature === null ? null : computeWindchill(temperature, wind ?? 0);
}

/** More spans than these are told as a share of the time. */
const MAX_SPANS = 2;

/** In a longer stretch an hour of the clock would come twice. */
const MAX_HOURS_BY_CLOCK = 24;
const HOURS_PER_DAY = 24;

/** Shares of the hours below which it happens now and then, and at times. */
const MIN_AT_TIMES_SHARE = 0.3;
const MIN_MOSTLY_SHARE = 0.6;

/** When in a stretch some of its hours are; null where it is all of them or hours are not known. */
export function findTimes(
  { when, hours, isHourly }: RangeOutlook,
  some: readonly OutlookHour[],
): Times | null {
  // Beside hours that were asked for, "from" and "until" alone would be mistaken for them.
  const isOfHours = when.kind === 'hours';
  if (!isHourly || some.length === hours.length) return null;
  const runs = findRuns(hours, some);
  const spans = runs.map((run) =>
    isOfHours ? createClosedSpan(hours, run) : createSpan(hours, run),
  );
  const canBeNamed =
    hours.length <= MAX_HOURS_BY_CLOCK && runs.length <= (isOfHours ? 1 : MAX_SPANS);
  if (canBeNamed && spans.every(({ from, to }) => from !== to)) return { spans };
  const share = some.length / hours.length;
  if (share >= MIN_MOSTLY_SHARE) return { share: 'mostly' };
  return { share: share < MIN_AT_TIMES_SHARE ? 'nowAndThen' : 'atTimes' };
}

/** Without a share of the time, which beside another number would be taken for a part of that. */
export function spansOnly(times: Times | null): Times | null {
  return times && 'spans' in times ? times : null;
}

/** Where it is one span, for what already takes long to say. */
export function oneSpanOnly(times: Times | null): Times | null {
  return times && 'spans' in times && times.spans.length === 1 ? times : null;
}

/** The longest of the runs of some hours. */
export function findLongestRun(
  hours: readonly OutlookHour[],
  some: readonly OutlookHour[],
): OutlookHour[] {
  const runs = findRuns(hours, some).map(({ start, end }) => hours.slice(start, end));
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

/** From the place of the first hour to that after the last. */
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

/** The start of an hour; after the last one its end. */
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
