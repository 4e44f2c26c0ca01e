import type { HourlyEntry, PeriodEntry } from '../../../contract/voice-text/responses.ts';
import { MAX_HOURLY_PARTS_DAYS_AHEAD } from '../day.ts';
import { isSameHour, planCertainDrops, planLessCertain } from '../certainty.ts';
import {
  listNightStatements,
  planDayAndNight,
  planNight,
  type DayAndNight,
  type ToldHours,
} from '../night.ts';
import { HOUR_MS, HOURS_PER_DAY } from '../../../time/units.ts';
import { getWeatherFamily } from '../../../weather/state.ts';
import { computeWindchill } from '../../../weather/atmosphere.ts';
import { planCourse, type CourseHour, type TimeDetail } from '../course.ts';
import { getPeriodHours } from '../facts.ts';
import { summarizeHourEntries } from '../hours.ts';
import { listSkies } from '../sky.ts';
import type { Audience, Course, Sky, When } from '../statement.ts';
import { startOf, toAnswerHour, type TimeRange, type AnswerFacts } from './answer-facts.ts';
import { computeRemainingSun } from './sun-times.ts';
import type { ClockSpan, Times } from '../plan.ts';

/** The remaining part of a range of time. */
export interface RangeOutlook {
  when: When;
  audience: Audience;
  whole: PeriodEntry;
  /** Ascending; a single summary hour if hours are unknown. */
  hours: readonly OutlookHour[];
  /** The hours whose strength limits that of `hours`: the whole day for its part from six on. */
  period: readonly OutlookHour[];
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
  { when, entry, hours, parts }: TimeRange,
  { audience, now, timeZone }: AnswerFacts,
): RangeOutlook {
  const [from, to] = [Date.parse(entry.from), Date.parse(entry.to)];
  const start = to <= now ? from : Math.max(from, now);
  const remaining = hours.filter((hour) => startOf(hour) + HOUR_MS > start);
  const isHourly = remaining.length > 0 && remaining.length >= Math.ceil((to - start) / HOUR_MS);
  if (!isHourly) {
    const summary = [toWholeOutlookHour(entry)];
    return { when, audience, whole: entry, hours: summary, period: summary, isHourly };
  }
  const hasBegun = remaining.length < Math.round((to - from) / HOUR_MS);
  const all = remaining.map((hour) => toOutlookHour(hour, timeZone));
  const whole = hasBegun
    ? {
        ...entry,
        ...summarizeHourEntries(remaining),
        sunHours: parts ? computeRemainingSun(parts, start) : null,
      }
    : entry;
  return { when, audience, whole, hours: all, period: all, isHourly };
}

/** The same for an answer that has named the place. */
export function withoutPlace(outlook: RangeOutlook): RangeOutlook {
  return { ...outlook, audience: { ...outlook.audience, place: null } };
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
    ...toAnswerHour(entry, timeZone),
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
    wind: wind.max,
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

/** Plans the course that the text about the same time has. */
export function planOutlookCourse(outlook: RangeOutlook): Course | null {
  return planTold(outlook).course;
}

/** The hours of the text's course, and those of its night, each as precise as the text. */
export function listToldHours(outlook: RangeOutlook): ToldHours[] {
  const { told } = planTold(outlook);
  const isTold = (hour: CourseHour) => told.hours.some(isSameHour(hour));
  const rest = outlook.hours.filter((hour) => !isTold(hour));
  return [told, { hours: rest, detail: told.detail }];
}

function planTold(outlook: RangeOutlook): Pick<DayAndNight, 'course' | 'told'> {
  const { when, hours, period, isHourly, audience } = outlook;
  const detail = isHourly && hours.length <= MAX_HOURS_BY_CLOCK ? chooseDetail(when) : 'shares';
  return when.kind === 'day'
    ? planDayAndNight(period, detail, audience)
    : { course: planCourse(hours, detail), told: { hours, detail } };
}

/**
 * The skies that the text about the same time names, with those of the night in which a whole day begins.
 *
 * @param isCertain only what it tells as certain
 */
export function listToldSkies(outlook: RangeOutlook, isCertain = false): Sky[] {
  const { hours, period, audience } = outlook;
  const { course, told } = planTold(outlook);
  const drops = planCertainDrops(told.hours, course, told.detail);
  const others = planLessCertain(told.hours, told.detail);
  const isWholeDay = outlook.when.kind === 'day' && hours.length === period.length;
  const night = isWholeDay && outlook.isHourly ? planNight(period, course, audience) : null;
  const statements = [
    ...(drops ? [drops] : []),
    ...others,
    ...(night ? listNightStatements(night) : []),
  ].filter(({ certainty }) => !isCertain || !certainty);
  const courses = [course, ...statements.map((one) => one.course)];
  return courses.flatMap((one) => (one ? listSkies(one) : []));
}

/** The precision of the text about a time: hours of the clock today, parts of a day to come. */
export function chooseDetail(when: When): TimeDetail {
  if (when.kind === 'day') return when.day.ahead === 0 ? 'hours' : 'parts';
  const isFar = when.kind === 'part' && (when.day.ahead ?? Infinity) > MAX_HOURLY_PARTS_DAYS_AHEAD;
  return isFar ? 'shares' : 'hours';
}

/** More spans are reported as a share of the time. */
const MAX_SPANS = 2;

/** In longer ranges, an hour of the clock is ambiguous. */
const MAX_HOURS_BY_CLOCK = 24;

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
  const runs = joinOverOneHour(findRuns(hours, some));
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

/** Minimum hours of two runs that an hour between them does not part. */
const MIN_JOINED_HOURS = 3;

/** "Until 8 and from 9 to 10" is until 10. */
function joinOverOneHour(runs: readonly Run[]): readonly Run[] {
  const [first, second, ...more] = runs;
  if (!first || !second || more.length > 0 || second.start - first.end > 1) return runs;
  const joined = { start: first.start, end: second.end };
  return joined.end - joined.start - 1 < MIN_JOINED_HOURS ? runs : [joined];
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
