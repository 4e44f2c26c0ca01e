import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodEntry } from '../../contract/voice-text/forecast.ts';
import { courseOf, type Detail } from './course.ts';
import { daysBetween, type LocalDate } from '../../weather/local-time.ts';
import { dayOf, type Audience } from './day.ts';
import {
  amountStatement,
  chanceStatement,
  isIcy,
  isUncertain,
  lowAndHigh,
  spread,
  stormGust,
  windStatement,
} from './facts.ts';
import { groupsOf, type Group } from './groups.ts';
import { hoursOf, type PlannedPeriod } from './planned-period.ts';
import { NO_DATA, type Plan, type Statement } from './plan.ts';
import type { Course, Day, Opening, Temperature, When } from './statement.ts';

/** Days ahead up to which changes are told by the hour, and by the part of the day. */
const HOURS_UP_TO = 0;
const PARTS_UP_TO = 2;

/** As much as can be listened to; what is beyond is left out, the first of these first. */
const CLAUSES_OF_PART = 4;
export const CLAUSES_OF_DAY = 5;
const DISPENSABLE: readonly Statement['kind'][] = [
  'amount',
  'wind',
  'uncertainty',
  'chance',
  'ice',
];

const WEEK = 7;

/** Hours before this belong to the night of the day before. */
const MORNING = 6;

/** A whole day, or what is left of today. */
export function planDay({ entry, hours }: PlannedPeriod, audience: Audience): Plan {
  const day = dayOf(entry.date, audience);
  const waking = hours.filter(({ local }) => local.hour >= MORNING);
  const course = courseOf(waking.length > 0 ? waking : hoursOf({ entry, hours }), detailOf(day));
  const opening = { when: { kind: 'day', day } as const, place: audience.place };
  return planPeriod(entry, course, spread(entry.temperature), opening, CLAUSES_OF_DAY);
}

/** A part of a day; `running` when it has begun already. */
export function planDayPart(
  { entry, hours }: PlannedPeriod,
  part: DayPart,
  running: boolean,
  audience: Audience,
): Plan {
  const day = dayOf(entry.date, audience);
  const near = day.ahead !== null && day.ahead < PARTS_UP_TO;
  const course = courseOf(hoursOf({ entry, hours }), near ? 'hours' : 'shares');
  const opening = { when: { kind: 'part', day, part, running } as const, place: audience.place };
  return planPeriod(entry, course, temperatureOfPart(entry, part), opening, CLAUSES_OF_PART);
}

/** The statements of a period, with the dangerous ones first. */
export function planPeriod(
  entry: Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>,
  course: Course | null,
  temperature: Temperature | null,
  opening: Opening,
  mostClauses: number,
): Plan {
  const storm = stormGust(entry.wind);
  const chance = chanceStatement(entry.prec, course, entry.temperature.max);
  const amount = amountStatement(entry.prec, course);
  const wind = storm === undefined ? windStatement(entry.wind) : null;
  const statements: Statement[] = [];
  if (storm !== undefined) {
    statements.push({ kind: 'storm', atTimes: false, opening: null, gust: storm });
  }
  if (course) statements.push({ kind: 'course', opening: null, course, temperature: null });
  if (isUncertain(entry.prec, course) && !isIcy(course)) statements.push({ kind: 'uncertainty' });
  if (isIcy(course)) statements.push({ kind: 'ice' });
  if (temperature) statements.push({ kind: 'temperature', opening: null, temperature });
  if (chance) statements.push(chance);
  if (amount) statements.push(amount);
  if (wind) statements.push(wind);
  return opened(shortened(statements, mostClauses), opening);
}

function shortened(statements: readonly Statement[], mostClauses: number): readonly Statement[] {
  return DISPENSABLE.reduce(
    (left, dispensable) =>
      clausesOf(left) > mostClauses ? left.filter(({ kind }) => kind !== dispensable) : left,
    statements,
  );
}

function clausesOf(statements: readonly Statement[]): number {
  return statements.length + statements.filter(hasTwoClauses).length;
}

function hasTwoClauses(statement: Statement): boolean {
  return statement.kind === 'course' && statement.course.form !== 'steady';
}

/** Several days or parts of the weekend in few words each; alike neighbours share a sentence. */
export function planDays(periods: readonly PlannedPeriod[], audience: Audience): Plan {
  const start = periods[0]?.entry.date;
  if (start === undefined) return NO_DATA;
  return groupsOf(periods).flatMap((group, index) => {
    const [first, last] = [group.periods[0], group.periods.at(-1)];
    if (!first || !last) return [];
    const [from, to] = [first, last].map(({ entry }) => dayInList(entry.date, start, audience));
    if (!from || !to) return [];
    const when = daysWhen(from, to);
    return planGroup(group, { when, place: index === 0 ? audience.place : null });
  });
}

/** Within a week of the list's first day a weekday is clear without its date. */
function dayInList(date: LocalDate, start: LocalDate, audience: Audience): Day {
  const day = dayOf(date, audience);
  const inList = daysBetween(start, date);
  const isClear = inList > 0 && inList < WEEK;
  return isClear && (day.ahead ?? 0) >= WEEK ? { ...day, ahead: null } : day;
}

function planGroup({ course, periods }: Group, opening: Opening): Plan {
  const entries = periods.map(({ entry }) => entry);
  const temperature = lowAndHigh(
    least(entries.map((entry) => entry.temperature.min)),
    most(entries.map((entry) => entry.temperature.max)),
  );
  const gusts = entries.map((entry) => stormGust(entry.wind) ?? null);
  const gust = most(gusts);
  const statements: Statement[] = [];
  if (gust !== null) {
    statements.push({ kind: 'storm', atTimes: gusts.includes(null), opening: null, gust });
  }
  if (course) statements.push({ kind: 'course', opening: null, course, temperature });
  else if (temperature) statements.push({ kind: 'temperature', opening: null, temperature });
  if (isIcy(course)) statements.push({ kind: 'ice' });
  return opened(statements, opening);
}

/** Time and place are said with whatever comes first. */
export function opened(statements: readonly Statement[], opening: Opening): Plan {
  const [first, ...others] = statements;
  if (!first || !('opening' in first)) return [{ kind: 'noData', opening }];
  return [{ ...first, opening }, ...others];
}

function temperatureOfPart({ temperature }: PeriodEntry, part: DayPart): Temperature | null {
  const { min, max } = temperature;
  if (part === 'night') return min === null ? null : { form: 'low', value: min };
  if (part === 'afternoon') return max === null ? null : { form: 'high', value: max };
  return spread(temperature);
}

function detailOf({ ahead }: Day): Detail {
  if (ahead === null) return 'parts';
  if (ahead <= HOURS_UP_TO) return 'hours';
  return ahead <= PARTS_UP_TO ? 'parts' : 'shares';
}

function daysWhen(first: Day, last: Day): When {
  return first.date === last.date ? { kind: 'day', day: first } : { kind: 'days', first, last };
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

function most(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}
