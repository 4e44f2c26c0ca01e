import type { DayPart } from '../../../contract/parameters.ts';
import { DAY_PARTS } from '../../../contract/parameters.ts';
import type { HourlyEntry } from '../../../contract/voice-text/responses.ts';
import { addDays } from '../../../time/local-time.ts';
import { HOUR_MS, HOURS_PER_DAY } from '../../../time/units.ts';
import { DAY_PART_HOURS } from '../../../weather/periods.ts';
import { isWet, type WeatherState } from '../../../weather/state.ts';
import { planCourse, type CourseHour } from '../course.ts';
import { planDay } from '../day.ts';
import { getPeriodHours } from '../facts.ts';
import { planPeriod } from '../periods.ts';
import { NO_DATA_PLAN, type Plan } from '../plan.ts';
import type { Audience, Course, Day, PartWhen, Sky } from '../statement.ts';
import { planPartTemperature, planTemperatureRange } from '../temperatures.ts';
import {
  attachHours,
  createHourRanges,
  keepByHours,
  startOf,
  toAnswerHour,
  toCourseHours,
  type AnswerFacts,
  type TimeRange,
} from './answer-facts.ts';
import { findNightLow } from './asked-hours.ts';
import { createOutlook } from './outlook.ts';

/** Maximum number of clauses of a part of the day in a longer text. */
const MAX_CLAUSES = 3;

const planHours = keepByHours((hours: readonly CourseHour[]) => planCourse(hours, 'hours'));

/**
 * "In more detail": a day by its parts. Only the first names the day, and each tells what changes.
 *
 * @param hourly the hours of the day and of the night after it
 */
export function planParts(facts: AnswerFacts, hourly: readonly HourlyEntry[]): Plan {
  const [range] = facts.ranges;
  if (!range) return planEachDay(facts, hourly);
  let audience = facts.audience;
  let sky: Sky | undefined;
  let before: number | null = null;
  const plan: Plan = [];
  for (const part of listParts(range, hourly, facts)) {
    const bare = plan.length > 0;
    const when = { ...part.when, bare };
    const course = planHours(part.hours);
    const told = course && isStill(course, sky) ? null : course;
    plan.push(...planPart({ ...part, when }, told, audience, before));
    before = part.entry.temperature.max;
    sky = course ? findLastSky(course) : undefined;
    audience = { ...audience, place: null };
  }
  return plan.length > 0 ? plan : planEachDay(facts, hourly);
}

/**
 * "In more detail": several days, each as if it had been asked for alone.
 *
 * @param hourly the hours of the days and of the night after them
 */
export function planEachDay(facts: AnswerFacts, hourly: readonly HourlyEntry[]): Plan {
  const { audience, timeZone } = facts;
  const plans = facts.ranges.map((range, at) => {
    const { whole: entry } = createOutlook(range, facts);
    const nightLow = findNightLow(range.entry.date, hourly, timeZone);
    const period = { entry, hours: listHoursAhead(range, facts), nightLow };
    return planDay(period, at === 0 ? audience : { ...audience, place: null });
  });
  return plans.length > 0 ? plans.flat() : NO_DATA_PLAN;
}

interface Part {
  when: PartWhen;
  entry: TimeRange['entry'];
  hours: readonly CourseHour[];
}

type PartRange = TimeRange & Pick<Part, 'when'>;

/** The parts of a day that are not over, as far as they are known. */
function listParts(
  { parts, when }: TimeRange,
  hourly: readonly HourlyEntry[],
  facts: AnswerFacts,
): Part[] {
  if (when.kind !== 'day') return [];
  const { day } = when;
  const ranges = DAY_PARTS.flatMap((part): PartRange[] => {
    if (!parts) return summarizePart(part, day, hourly, facts);
    const entry = parts[part];
    if (!entry || Date.parse(entry.to) <= facts.now) return [];
    const running = isRunning(part, entry, day.ahead, facts.now);
    return [{ when: { kind: 'part', day, part, running }, entry, hours: [] }];
  });
  return attachHours(ranges, hourly).map((ahead) => {
    const { whole: entry } = createOutlook(ahead, facts);
    const hours = getPeriodHours({ entry, hours: listHoursAhead(ahead, facts) });
    return { when: ahead.when, entry, hours };
  });
}

/** A part of a day by its hours, if all of them that are to come are known. */
function summarizePart(
  part: DayPart,
  day: Day,
  hourly: readonly HourlyEntry[],
  { timeZone, now }: AnswerFacts,
): PartRange[] {
  const { from, to } = DAY_PART_HOURS[part];
  const end = to > from ? day.date : addDays(day.date, 1);
  const localHour = (entry: HourlyEntry) => toAnswerHour(entry, timeZone).local;
  const hours = hourly.filter((entry) => {
    const { date, hour } = localHour(entry);
    const isLate = date === day.date && hour >= from;
    return to > from ? isLate && hour < to : isLate || (date === end && hour < to);
  });
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const isWhole = localHour(first).hour === from || startOf(first) <= now;
  if (!isWhole || (localHour(last).hour + 1) % HOURS_PER_DAY !== to) return [];
  const running = startOf(first) <= now || (part === 'night' && day.ahead === 0);
  return createHourRanges(hours, { kind: 'part', day, part, running });
}

function isRunning(
  part: DayPart,
  { from }: TimeRange['entry'],
  ahead: number | null,
  now: number,
): boolean {
  return Date.parse(from) <= now || (part === 'night' && ahead === 0);
}

function listHoursAhead(range: TimeRange, { timeZone, now }: AnswerFacts): CourseHour[] {
  const hours = range.hours.filter((hour) => startOf(hour) + HOUR_MS > now);
  return toCourseHours({ ...range, hours }, timeZone);
}

/** @param before the highest temperature of the part before, below which a night cools down */
function planPart(
  { when, entry, hours }: Part,
  course: Course | null,
  audience: Audience,
  before: number | null,
): Plan {
  const { min, max } = entry.temperature;
  const planned = planPartTemperature(entry.temperature, hours, when.part);
  const isWarmer = planned?.form === 'low' && before !== null && planned.value > before;
  const temperature = isWarmer ? planTemperatureRange(min, max) : planned;
  const opening = { when, place: audience.place };
  const limits = { maxClauses: MAX_CLAUSES, audience, detail: 'hours' } as const;
  return tellChanceAfterTime(
    planPeriod({ entry, hours }, course, temperature, opening, limits),
    when,
  );
}

/** "Snow is possible", before all else that is told of a part, would be heard as that of the part before. */
function tellChanceAfterTime(plan: Plan, { part, bare }: Part['when']): Plan {
  const [chance, first, ...others] = plan;
  if (chance?.kind !== 'chance' || chance.span !== null || !first) return plan;
  if (!bare || part === 'night' || !('opening' in first)) return [first, chance, ...others];
  return [{ ...chance, span: { part } }, { ...first, opening: null }, ...others];
}

/** From this state on the sky has the same words by day and by night. */
const MIN_DULL_STATE: WeatherState = 2;

/** Whether it stays as dry and as cloudy as it was. */
function isStill(course: Course, before: Sky | undefined): boolean {
  return (
    course.form === 'steady' &&
    before !== undefined &&
    !isWet(course.sky.state) &&
    course.sky.state === before.state &&
    (course.sky.night === before.night || course.sky.state >= MIN_DULL_STATE)
  );
}

function findLastSky(course: Course): Sky | undefined {
  if (course.form === 'steady') return course.sky;
  return course.form === 'change' ? course.second : undefined;
}
