import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { planCourse, type TimeDetail, type CourseHour, classifyWeatherBroadly } from './course.ts';
import { daysBetween, type LocalDate } from '../../time/local-time.ts';
import {
  toRelativeDay,
  type Audience,
  type Course,
  type Day,
  type Opening,
  type Temperature,
  type When,
} from './statement.ts';
import {
  planAmountStatement,
  planChance,
  isIcyCourse,
  isUncertainFall,
  planTemperatureRange,
  planDayTemperature,
  findStormGust,
  planWindStatement,
  getPeriodHours,
  type PlannedPeriod,
  isWetCourse,
  listSkies,
  maxKnown,
  minKnown,
} from './facts.ts';
import { NO_DATA_PLAN, type Plan, type Statement } from './plan.ts';
import { getWeatherFamily } from '../../weather/state.ts';

/** Days ahead with changes by hour, and by part of the day. */
const MAX_HOURLY_DAYS_AHEAD = 0;
const MAX_PARTS_DAYS_AHEAD = 2;

/** Maximum numbers of clauses, and the kinds to drop beyond them, in order. */
const MAX_PART_CLAUSES = 4;
export const MAX_DAY_CLAUSES = 5;
const DISPENSABLE_KINDS: readonly Statement['kind'][] = [
  'amount',
  'wind',
  'uncertainty',
  'chance',
  'ice',
];

const DAYS_PER_WEEK = 7;

/** Earlier hours belong to the previous night. */
const WAKING_HOUR = 6;

/** Plans a whole day, or the rest of today. */
export function planDay({ entry, hours }: PlannedPeriod, audience: Audience): Plan {
  const day = toRelativeDay(entry.date, audience);
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const course = planCourse(
    waking.length > 0 ? waking : getPeriodHours({ entry, hours }),
    chooseDetail(day),
  );
  const opening = { when: { kind: 'day', day } as const, place: audience.place };
  const temperature = planDayTemperature(entry.temperature);
  return planPeriod({ entry, hours }, course, temperature, opening, MAX_DAY_CLAUSES);
}

/** Plans a part of a day; `running` if it has started. */
export function planDayPart(
  { entry, hours }: PlannedPeriod,
  part: DayPart,
  running: boolean,
  audience: Audience,
): Plan {
  const day = toRelativeDay(entry.date, audience);
  const near = day.ahead !== null && day.ahead < MAX_PARTS_DAYS_AHEAD;
  const course = planCourse(getPeriodHours({ entry, hours }), near ? 'hours' : 'shares');
  const opening = { when: { kind: 'part', day, part, running } as const, place: audience.place };
  const temperature = planPartTemperature(entry, part);
  return planPeriod({ entry, hours }, course, temperature, opening, MAX_PART_CLAUSES);
}

/** Summary of a period, with its hours if known. */
interface PeriodFacts extends Pick<PlannedPeriod, 'hours'> {
  entry: Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>;
}

/** Plans the statements of a period, dangerous ones first. */
export function planPeriod(
  { entry, hours }: PeriodFacts,
  course: Course | null,
  temperature: Temperature | null,
  opening: Opening,
  maxClauses: number,
): Plan {
  const storm = findStormGust(entry.wind);
  const chance = planChance({ entry, hours }, course);
  const amount = planAmountStatement(entry.prec, course);
  const wind = storm === undefined ? planWindStatement(entry.wind) : null;
  const statements: Statement[] = [];
  if (storm !== undefined) {
    statements.push({ kind: 'storm', atTimes: false, opening: null, gust: storm });
  }
  if (course) statements.push({ kind: 'course', opening: null, course, temperature: null });
  if (isUncertainFall(entry.prec, course) && !isIcyCourse(course)) {
    statements.push({ kind: 'uncertainty' });
  }
  if (isIcyCourse(course)) statements.push({ kind: 'ice' });
  if (temperature) statements.push({ kind: 'temperature', opening: null, temperature });
  if (chance) statements.push(chance);
  if (amount) statements.push(amount);
  if (wind) statements.push(wind);
  return withOpening(limitClauses(statements, maxClauses), opening);
}

function limitClauses(statements: readonly Statement[], maxClauses: number): readonly Statement[] {
  return DISPENSABLE_KINDS.reduce(
    (left, dispensable) =>
      countClauses(left) > maxClauses ? left.filter(({ kind }) => kind !== dispensable) : left,
    statements,
  );
}

function countClauses(statements: readonly Statement[]): number {
  return statements.length + statements.filter(hasTwoClauses).length;
}

function hasTwoClauses(statement: Statement): boolean {
  return statement.kind === 'course' && statement.course.form !== 'steady';
}

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

/** Adds time and place to the first statement. */
function withOpening(statements: readonly Statement[], opening: Opening): Plan {
  const [first, ...others] = statements;
  if (!first || !('opening' in first)) return [{ kind: 'noData', opening }];
  return [{ ...first, opening }, ...others];
}

function planPartTemperature({ temperature }: PeriodEntry, part: DayPart): Temperature | null {
  const { min, max } = temperature;
  if (part === 'night') return min === null ? null : { form: 'low', value: min };
  if (part === 'afternoon') return max === null ? null : { form: 'high', value: max };
  return planDayTemperature(temperature);
}

function chooseDetail({ ahead }: Day): TimeDetail {
  if (ahead === null) return 'parts';
  if (ahead <= MAX_HOURLY_DAYS_AHEAD) return 'hours';
  return ahead <= MAX_PARTS_DAYS_AHEAD ? 'parts' : 'shares';
}

function createDaysWhen(first: Day, last: Day): When {
  return first.date === last.date ? { kind: 'day', day: first } : { kind: 'days', first, last };
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
