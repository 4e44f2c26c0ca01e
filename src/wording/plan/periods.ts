import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodEntry } from '../../contract/voice-text/responses.ts';
import { planCourse, type CourseHour, type TimeDetail } from './course.ts';
import {
  toRelativeDay,
  type Audience,
  type Course,
  type Day,
  type Opening,
  type Temperature,
} from './statement.ts';
import {
  planAmountStatement,
  planChance,
  isIcyCourse,
  isUncertainFall,
  planDayTemperature,
  findStormGust,
  planWindStatement,
  getPeriodHours,
  isWetCourse,
  maxKnown,
  type PlannedPeriod,
} from './facts.ts';
import { planNight, WAKING_HOUR, type NightPlan } from './night.ts';
import type { Plan, Statement } from './plan.ts';

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

/** Plans a whole day, or the rest of today. */
export function planDay({ entry, hours }: PlannedPeriod, audience: Audience): Plan {
  const day = toRelativeDay(entry.date, audience);
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const all = getPeriodHours({ entry, hours });
  const course = planCourse(waking.length > 0 ? waking : all, chooseDetail(day), all);
  const opening = { when: { kind: 'day', day } as const, place: audience.place };
  const temperature = planDayTemperature(entry.temperature);
  const awake =
    waking.length > 0
      ? { entry: withProbabilityOf(waking, entry), hours: waking }
      : { entry, hours };
  const night = planNight(hours, course, audience);
  const maxClauses = MAX_DAY_CLAUSES - (night ? countClauses([night.statement]) : 0);
  const plan = planPeriod(awake, course, temperature, opening, maxClauses);
  if (!night) return plan;
  const amount = isWetCourse(course)
    ? null
    : planAmountStatement(entry.prec, night.statement.course);
  return insertNight(amount ? [...plan, amount] : plan, night, audience.place);
}

/** The entry of a day with the probability of some of its hours, if they are known. */
function withProbabilityOf(hours: readonly CourseHour[], entry: PeriodEntry): PeriodEntry {
  const probability = maxKnown(hours.map((hour) => hour.probability));
  return probability === null ? entry : { ...entry, prec: { ...entry.prec, probability } };
}

/** Danger comes first, other weather of the night after that of the day. */
function insertNight(plan: Plan, night: NightPlan, place: string | null): Plan {
  const { statement } = night;
  const ice: Plan = isIcyCourse(statement.course) ? [{ kind: 'ice' }] : [];
  if (night.isDangerous) {
    const [first, ...others] = plan.filter(({ kind }) => kind !== 'ice' || ice.length === 0);
    const opened = { ...statement, opening: statement.opening && { ...statement.opening, place } };
    return [opened, ...ice, ...(first ? [withoutPlace(first)] : []), ...others];
  }
  const after = plan.findLastIndex(({ kind }) => kind === 'course' || kind === 'uncertainty') + 1;
  return [...plan.slice(0, after), statement, ...plan.slice(after)];
}

function withoutPlace(statement: Statement): Statement {
  return 'opening' in statement && statement.opening
    ? { ...statement, opening: { ...statement.opening, place: null } }
    : statement;
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

/** Adds time and place to the first statement. */
export function withOpening(statements: readonly Statement[], opening: Opening): Plan {
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
