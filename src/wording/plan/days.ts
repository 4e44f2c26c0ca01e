import { planCourse, type CourseHour, classifyWeatherBroadly } from './course.ts';
import { daysBetween, type LocalDate } from '../../time/local-time.ts';
import {
  toRelativeDay,
  type Audience,
  type Course,
  type Day,
  type Opening,
  type When,
} from './statement.ts';
import {
  findStormGust,
  getPeriodHours,
  isIcyCourse,
  isWetCourse,
  listSkies,
  maxKnown,
  minKnown,
  planTemperatureRange,
  type PlannedPeriod,
} from './facts.ts';
import { withOpening } from './periods.ts';
import { NO_DATA_PLAN, type Plan, type Statement } from './plan.ts';
import { getWeatherFamily } from '../../weather/state.ts';

const DAYS_PER_WEEK = 7;

/** Plans several days briefly; similar neighbours share a sentence. */
export function planDays(periods: readonly PlannedPeriod[], audience: Audience): Plan {
  const start = periods[0]?.entry.date;
  if (start === undefined) return NO_DATA_PLAN;
  return groupPeriods(periods).flatMap((group, index) => {
    const [first, last] = [group.periods[0], group.periods.at(-1)];
    if (!first || !last) return [];
    const [from, to] = [first, last].map(({ entry }) => toDayInList(entry.date, start, audience));
    if (!from || !to) return [];
    const when = createDaysWhen(from, to);
    return planGroup(group, { when, place: index === 0 ? audience.place : null });
  });
}

/** Within a week of the first day of the list, a weekday is unambiguous without its date. */
function toDayInList(date: LocalDate, start: LocalDate, audience: Audience): Day {
  const day = toRelativeDay(date, audience);
  const inList = daysBetween(start, date);
  const isClear = inList > 0 && inList < DAYS_PER_WEEK;
  return isClear && (day.ahead ?? 0) >= DAYS_PER_WEEK ? { ...day, ahead: null } : day;
}

function planGroup({ course, periods }: PeriodGroup, opening: Opening): Plan {
  const entries = periods.map(({ entry }) => entry);
  const temperature = planTemperatureRange(
    minKnown(entries.map((entry) => entry.temperature.min)),
    maxKnown(entries.map((entry) => entry.temperature.max)),
  );
  const gusts = entries.map((entry) => findStormGust(entry.wind) ?? null);
  const gust = maxKnown(gusts);
  const statements: Statement[] = [];
  if (gust !== null) {
    statements.push({ kind: 'storm', atTimes: gusts.includes(null), opening: null, gust });
  }
  if (course) statements.push({ kind: 'course', opening: null, course, temperature });
  else if (temperature) statements.push({ kind: 'temperature', opening: null, temperature });
  if (isIcyCourse(course)) statements.push({ kind: 'ice' });
  return withOpening(statements, opening);
}

/** Days of one sentence, with their common weather. */
interface PeriodGroup {
  course: Course | null;
  periods: readonly PlannedPeriod[];
}

/**
 * Up to three days are not grouped; more days are grouped more broadly until they fit the maximum number of
 * groups and clauses.
 */
const MAX_UNGROUPED_DAYS = 3;
const MAX_GROUPS = 5;
const MAX_GROUPED_CLAUSES = 8;
const MAX_CHUNKS = 4;

/** Maximum difference of similar highs. */
const MAX_HIGH_DIFFERENCE_K = 4;

/** Rules for days that may share a sentence, from exact to broad. */
const LIKENESS_RULES: readonly ((one: PlannedPeriod, other: PlannedPeriod) => boolean)[] = [
  (one, other) => isAsWarm(one, other) && createExactKey(one) === createExactKey(other),
  (one, other) => isAsWarm(one, other) && createBroadKey(one) === createBroadKey(other),
  (one, other) => isWetDay(one) === isWetDay(other),
];

/** Groups similar neighbouring days, within the maximum number of groups. */
function groupPeriods(periods: readonly PlannedPeriod[]): PeriodGroup[] {
  for (const isAlike of LIKENESS_RULES) {
    const groups = groupNeighbours(
      periods,
      (one, other) => isAlike(one, other) && isStormy(one) === isStormy(other),
    ).map(createPeriodGroup);
    if (periods.length <= MAX_UNGROUPED_DAYS || isShortEnough(groups)) return groups;
  }
  return splitIntoChunks(periods).map(createPeriodGroup);
}

/** Splits days without similar neighbours into chunks. */
function splitIntoChunks(periods: readonly PlannedPeriod[]): PlannedPeriod[][] {
  const length = Math.ceil(periods.length / MAX_CHUNKS);
  return Array.from({ length: Math.ceil(periods.length / length) }, (_, at) =>
    periods.slice(at * length, (at + 1) * length),
  );
}

function isShortEnough(groups: readonly PeriodGroup[]): boolean {
  const clauses = groups.reduce((sum, group) => sum + countGroupClauses(group), 0);
  return groups.length <= MAX_GROUPS && clauses <= MAX_GROUPED_CLAUSES;
}

function countGroupClauses({ course, periods }: PeriodGroup): number {
  const courseClauses = course?.form === 'steady' ? 1 : 2;
  return courseClauses + Number(isIcyCourse(course)) + Number(periods.some(isStormy));
}

function groupNeighbours(
  periods: readonly PlannedPeriod[],
  isAlike: (one: PlannedPeriod, other: PlannedPeriod) => boolean,
): PlannedPeriod[][] {
  const groups: PlannedPeriod[][] = [];
  for (const period of periods) {
    const group = groups.at(-1);
    if (group?.every((other) => isAlike(other, period))) group.push(period);
    else groups.push([period]);
  }
  return groups;
}

function createPeriodGroup(periods: readonly PlannedPeriod[]): PeriodGroup {
  return { course: planCourse(periods.flatMap(getDaytimeHours), 'shares'), periods };
}

function planDayCourse(period: PlannedPeriod): Course | null {
  return planCourse(getDaytimeHours(period), 'shares');
}

/** Treats days with any light as daytime, even if only their nights are clear. */
function getDaytimeHours(period: PlannedPeriod): readonly CourseHour[] {
  const hours = getPeriodHours(period);
  const hasLight = hours.some(({ night }) => !night);
  return hasLight ? hours.map((hour) => ({ ...hour, night: false })) : hours;
}

function createExactKey(period: PlannedPeriod): string {
  return JSON.stringify(planDayCourse(period));
}

/** A broad key: the kind of weather, and whether it is bright. */
function createBroadKey(period: PlannedPeriod): string {
  const course = planDayCourse(period);
  const main = course && listSkies(course).at(-1);
  return JSON.stringify([
    course?.form,
    main && classifyWeatherBroadly(main),
    main && getWeatherFamily(main.state) === 'bright',
  ]);
}

function isWetDay(period: PlannedPeriod): boolean {
  return isWetCourse(planDayCourse(period));
}

function isAsWarm(one: PlannedPeriod, other: PlannedPeriod): boolean {
  const [first, second] = [one.entry.temperature.max, other.entry.temperature.max];
  return first === null || second === null || Math.abs(first - second) <= MAX_HIGH_DIFFERENCE_K;
}

function isStormy({ entry }: PlannedPeriod): boolean {
  return findStormGust(entry.wind) !== undefined;
}

function createDaysWhen(first: Day, last: Day): When {
  return first.date === last.date ? { kind: 'day', day: first } : { kind: 'days', first, last };
}
