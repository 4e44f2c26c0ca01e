import type { DayPart } from '../../contract/parameters.ts';
import { DAY_PART_HOURS, WAKING_HOUR } from '../../weather/periods.ts';
import { planCourse, type TimeDetail } from './course.ts';
import { tellDangerAlone } from './danger-first.ts';
import { findDangers } from './dangers.ts';
import { getPeriodHours, isWetCourse, maxKnown, type PlannedPeriod } from './facts.ts';
import {
  planDayAndNight,
  planNight,
  tellNight,
  toNightWhen,
  type DayAndNight,
  type NightPlan,
} from './night.ts';
import { planPeriod, type PeriodFacts } from './periods.ts';
import { warnOfIce } from './ranked-statements.ts';
import type { Plan } from './plan.ts';
import {
  toNamedDay,
  toRelativeDay,
  type Audience,
  type Day,
  type Temperature,
  type When,
} from './statement.ts';
import { planDayTemperature, planPartTemperature } from './temperatures.ts';

/** Days ahead with changes by hour; beyond, the part of the day is named. */
const MAX_HOURLY_DAYS_AHEAD = 0;
export const MAX_HOURLY_PARTS_DAYS_AHEAD = 3;

/** Maximum numbers of clauses, dangers not counted. */
const MAX_PART_CLAUSES = 4;
export const MAX_DAY_CLAUSES = 5;

/** Plans a whole day, or the rest of today: late in the evening that is the night. */
export function planDay(period: PlannedPeriod, audience: Audience): Plan {
  const { tonight } = period;
  if (tonight && startsFrom(DAY_PART_HOURS.night.from, period)) {
    return planDayPart(tonight, 'night', true, audience);
  }
  const { facts, course, night, detail } = analyzeDay(period, audience);
  const day = toNamedDay(period.entry.date, audience);
  const opening = { when: nameRestOfDay(period, { kind: 'day', day }), place: audience.place };
  const temperature = planTemperatureOfDay(period);
  const ahead = planNightAhead(period, audience);
  // The danger of the night comes first, unless the evening has one of its own.
  const isFirst =
    ahead?.isDangerous === true && isInEvening(period) && findDangers(facts).length === 0;
  const told = isFirst ? ahead : night;
  const limits = { maxClauses: MAX_DAY_CLAUSES, night: told, audience, detail };
  const plan = planPeriod(facts, course, temperature, opening, limits);
  if (ahead === null || isFirst) return plan;
  const last = tellNight(ahead).map(tellDangerAlone);
  // One warning of ice is enough.
  const isWarned = plan.some(({ kind }) => kind === 'ice');
  return [...plan, ...(isWarned ? last : warnOfIce(last))];
}

/** The rest of a day whose evening has begun has the low of its night only. */
function planTemperatureOfDay(period: PlannedPeriod): Temperature | null {
  const { entry, nightLow = null } = period;
  return planEveningLow(period) ?? planDayTemperature(entry.temperature, nightLow);
}

/** The low of the night after a day whose evening has begun; null for any other day, or if it is unknown. */
export function planEveningLow(period: PlannedPeriod): Temperature | null {
  const { nightLow = null } = period;
  return isInEvening(period) && nightLow !== null
    ? { form: 'low', value: nightLow, atNight: true }
    : null;
}

const LATE_EVENING_HOUR = 20;

/** From eight in the evening on, the rest of today is this evening. */
export function nameRestOfDay(period: PlannedPeriod, when: When): When {
  if (when.kind !== 'day' || !startsFrom(LATE_EVENING_HOUR, period)) return when;
  return { kind: 'part', day: when.day, part: 'evening', running: true };
}

/** Whether the evening of a day has begun. */
export function isInEvening(period: PlannedPeriod): boolean {
  return startsFrom(DAY_PART_HOURS.evening.from, period);
}

/** Whether the hours that are left of a day start at an hour or later. */
function startsFrom(hour: number, { hours }: PlannedPeriod): boolean {
  return (hours[0]?.local.hour ?? 0) >= hour;
}

/** From noon on, the night after the day is told with it, if it is dangerous; in the evening also if it is wet. */
function planNightAhead(period: PlannedPeriod, audience: Audience): NightPlan | null {
  if (!startsFrom(NOON_HOUR, period)) return null;
  const hours = period.tonight?.hours.filter(({ local }) => local.date > period.entry.date);
  const night = planNight(hours ?? [], null, audience, period.hours.at(-1));
  const isWet = night !== null && isWetCourse(night.statement.course);
  return night?.isDangerous || (isWet && isInEvening(period)) ? night : null;
}

const NOON_HOUR = 12;

/** What all texts about a day are made from. */
export interface DayAnalysis extends DayAndNight {
  facts: PeriodFacts;
  detail: TimeDetail;
}

export function analyzeDay(period: PlannedPeriod, audience: Audience): DayAnalysis {
  const { entry, hours } = period;
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const detail = chooseDetail(toRelativeDay(entry.date, audience));
  const { course, night } = planDayAndNight(
    getPeriodHours(period),
    detail,
    audience,
    period.before,
  );
  const probability = maxKnown(waking.map((hour) => hour.probability));
  const awake = waking.length > 0 ? { awake: { hours: waking, probability } } : {};
  return { facts: { entry, hours, ...awake }, course, night, detail };
}

/** Plans a part of a day; `running` if it has started. */
export function planDayPart(
  { entry, hours }: PlannedPeriod,
  part: DayPart,
  running: boolean,
  audience: Audience,
): Plan {
  const day = toNamedDay(entry.date, audience);
  const near = day.ahead !== null && day.ahead <= MAX_HOURLY_PARTS_DAYS_AHEAD;
  const detail = near ? 'hours' : 'shares';
  const course = planCourse(getPeriodHours({ entry, hours }), detail);
  const when: When =
    part === 'night' && !running
      ? toNightWhen(day, audience)
      : { kind: 'part', day, part, running };
  const temperature = planPartTemperature(entry.temperature, hours, part);
  const limits = { maxClauses: MAX_PART_CLAUSES, audience, detail } as const;
  return planPeriod({ entry, hours }, course, temperature, { when, place: audience.place }, limits);
}

function chooseDetail({ ahead }: Day): TimeDetail {
  return ahead !== null && ahead <= MAX_HOURLY_DAYS_AHEAD ? 'hours' : 'parts';
}
