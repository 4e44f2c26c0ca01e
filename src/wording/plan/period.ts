import type { DayPart } from '../../contract/parameters.ts';
import type { PeriodEntry } from '../../contract/forecast-text.ts';
import { courseOf, type CourseHour, type Detail } from './course.ts';
import { dayOf, type Audience } from './day.ts';
import { isIcy, lowAndHigh, rainStatement, spread, stormGust, windStatement } from './facts.ts';
import type { Course, Day, Opening, Plan, Statement, Temperature, When } from './statement.ts';

/** A period with the hours behind it, where they are known. */
export interface PlannedPeriod {
  entry: PeriodEntry;
  hours: readonly CourseHour[];
}

/** Days ahead up to which changes are told by the hour, and by the part of the day. */
const HOURS_UP_TO = 0;
const PARTS_UP_TO = 2;

/** Hours before this belong to the night of the day before. */
const MORNING = 6;

/** A whole day, or what is left of today. */
export function planDay({ entry, hours }: PlannedPeriod, audience: Audience): Plan {
  const day = dayOf(entry.date, audience);
  const waking = hours.filter(({ local }) => local.hour >= MORNING);
  const course = courseOfPeriod(
    { entry, hours: waking.length > 0 ? waking : hours },
    detailOf(day),
  );
  const opening = { when: { kind: 'day', day } as const, place: audience.place };
  return planPeriod(entry, course, spread(entry.temperature), opening);
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
  const course = courseOfPeriod({ entry, hours }, near ? 'hours' : 'shares');
  const opening = { when: { kind: 'part', day, part, running } as const, place: audience.place };
  return planPeriod(entry, course, temperatureOfPart(entry, part), opening);
}

/** The statements of a period, with the dangerous ones first. */
export function planPeriod(
  entry: Pick<PeriodEntry, 'prec' | 'wind' | 'temperature'>,
  course: Course | null,
  temperature: Temperature | null,
  opening: Opening,
): Plan {
  const storm = stormGust(entry.wind);
  const rain = rainStatement(entry.prec, course, entry.temperature.max);
  const wind = storm === undefined ? windStatement(entry.wind) : null;
  const statements: Statement[] = [];
  if (storm !== undefined) statements.push({ kind: 'storm', opening: null, gust: storm });
  if (course) statements.push({ kind: 'course', opening: null, course, temperature: null });
  if (isIcy(course)) statements.push({ kind: 'ice' });
  if (temperature) statements.push({ kind: 'temperature', opening: null, temperature });
  if (rain) statements.push(rain);
  if (wind) statements.push(wind);
  return opened(statements, opening);
}

/** Several days or parts of the weekend in few words each; alike neighbours share a sentence. */
export function planDays(periods: readonly PlannedPeriod[], audience: Audience): Plan {
  return groupsOf(periods).flatMap((group, index) => {
    const [first, last] = [group.periods[0], group.periods.at(-1)];
    if (!first || !last) return [];
    const when = daysWhen(dayOf(first.entry.date, audience), dayOf(last.entry.date, audience));
    return planGroup(group, { when, place: index === 0 ? audience.place : null });
  });
}

interface Group {
  course: Course | null;
  periods: PlannedPeriod[];
}

function groupsOf(periods: readonly PlannedPeriod[]): Group[] {
  const groups: Group[] = [];
  for (const period of periods) {
    const course = courseOfPeriod(period, 'shares');
    const last = groups.at(-1);
    if (last && isAlike(last.course, course)) last.periods.push(period);
    else groups.push({ course, periods: [period] });
  }
  return groups;
}

function planGroup({ course, periods }: Group, opening: Opening): Plan {
  const entries = periods.map(({ entry }) => entry);
  const temperature = lowAndHigh(
    least(entries.map((entry) => entry.temperature.min)),
    most(entries.map((entry) => entry.temperature.max)),
  );
  const gust = most(entries.map((entry) => stormGust(entry.wind) ?? null));
  const statements: Statement[] = [];
  if (gust !== null) statements.push({ kind: 'storm', opening: null, gust });
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

/** Without hours behind it, a period has the one state that its entry names. */
export function courseOfPeriod({ entry, hours }: PlannedPeriod, detail: Detail): Course | null {
  if (hours.length > 0) return courseOf(hours, detail);
  const { state, icon } = entry.weather;
  return state < 0 ? null : { form: 'steady', sky: { state, night: icon.startsWith('n_') } };
}

function temperatureOfPart({ temperature }: PeriodEntry, part: DayPart): Temperature | null {
  const { min, max } = temperature;
  if (part === 'night') return min === null ? null : { form: 'downTo', value: min };
  if (part === 'afternoon') return max === null ? null : { form: 'upTo', value: max };
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

function isAlike(one: Course | null, other: Course | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

function most(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}
