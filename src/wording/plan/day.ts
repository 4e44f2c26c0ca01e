import type { DayPart } from '../../contract/parameters.ts';
import { DAY_PART_HOURS, WAKING_HOUR } from '../../weather/periods.ts';
import { isWet } from '../../weather/state.ts';
import { roundHalfAwayFromZero } from '../units.ts';
import { planLessCertain } from './certainty.ts';
import { planAmountOfNight, tellFromTonight } from './early-falls.ts';
import { planCourse, type CourseHour, type TimeDetail } from './course.ts';
import { tellDangerAlone } from './danger-first.ts';
import { findDangers } from './dangers.ts';
import {
  getDayHours,
  getPeriodHours,
  getWakingHours,
  isWetCourse,
  maxKnown,
  type PlannedPeriod,
} from './facts.ts';
import {
  listNightStatements,
  planDayAndNight,
  planNight,
  tellNight,
  toNightWhen,
  type DayAndNight,
  type NightPlan,
} from './night.ts';
import { classifyWeatherBroadly, listSkies } from './sky.ts';
import { planPeriod, type PeriodFacts } from './periods.ts';
import { tellMoreAmounts, tellSequels } from './sequels.ts';
import {
  extendPastMidnight,
  hasOwnStorm,
  leaveLateFallToNight,
  tellChanceOfNight,
  tellStormOfNight,
} from './past-midnight.ts';
import { warnOfIce } from './ranked-statements.ts';
import type { Plan, Statement } from './plan.ts';
import {
  toNamedDay,
  toRelativeDay,
  type Audience,
  type Course,
  type Day,
  type Temperature,
  type When,
} from './statement.ts';
import {
  getHigh,
  planDayChange,
  planDayTemperature,
  planPartTemperature,
  planTemperatureThrough,
  warmsAtNight,
  withoutExtremes,
} from './temperatures.ts';

/** Days ahead with changes by hour; beyond, the part of the day is named. */
const MAX_HOURLY_DAYS_AHEAD = 0;
export const MAX_HOURLY_PARTS_DAYS_AHEAD = 6;

/** Maximum numbers of clauses, dangers not counted. */
const MAX_PART_CLAUSES = 4;
export const MAX_DAY_CLAUSES = 5;

/** Plans a whole day, or the rest of today: in the evening with its night, late in the evening that is the night. */
export function planDay(whole: PlannedPeriod, audience: Audience): Plan {
  const { withNight } = whole;
  if (withNight && isToldWithNight(whole, audience)) {
    const from = isLate(whole) ? undefined : whole.hours[0]?.local.hour;
    return planDayPart(withNight, 'night', true, audience, from);
  }
  const own = analyzeDay(whole, audience);
  const spell = extendPastMidnight(whole, own);
  const rest = spell ? whole : leaveLateFallToNight(whole);
  const period = rest !== whole && planNightAhead(rest, audience) ? rest : whole;
  const { facts, course, night, detail } =
    spell ?? (period === whole ? own : analyzeDay(period, audience));
  const day = toNamedDay(period.entry.date, audience);
  const opening = { when: nameRestOfDay(period, { kind: 'day', day }), place: audience.place };
  const temperature = planTemperatureOfDay(period);
  const ahead = spell ? null : planNightAhead(period, audience);
  const hasOwnNight = ahead !== null || night !== null || hasOwnStorm(period);
  const [byDay, low] = splitLow(temperature, hasOwnNight);
  const limits = { maxClauses: MAX_DAY_CLAUSES, night, audience, detail };
  const planned = planPeriod(facts, course, byDay, opening, limits);
  const plan = tellFromTonight(planned, getDayHours(period), audience);
  const ofNight = low && withoutExtremes(low, findDangers(facts));
  const nightWhen = toNightWhen(day, audience);
  const after = planNightAfter(ahead, ofNight, nightWhen, plan);
  const ofDay = ahead || spell ? plan : tellChanceOfNight(plan, period);
  const all = tellStormOfNight(ofDay, after, nightWhen, period);
  const told = tellSequels(all, listAllHours(period));
  // What falls late in the day is in the amount of the day and in that of its night.
  const isApart = period === whole || !isWetCourse(course);
  return isApart ? tellMoreAmounts(told) : told;
}

/** The hours of a day, and of the nights before and after it that may be told with it. */
function listAllHours(period: PlannedPeriod): readonly CourseHour[] {
  return [...getDayHours(period), ...(period.nightAfter ?? [])];
}

/** The night after a day, with its low. */
function planNightAfter(
  ahead: NightPlan | null,
  temperature: Temperature | null,
  when: When,
  told: Plan,
): Statement[] {
  if (!ahead) {
    const opening = { when, place: null };
    return temperature ? [{ kind: 'temperature', opening, temperature }] : [];
  }
  const sentences = tellNight(ahead).map(tellDangerAlone);
  const amount = planAmountOfNight(ahead, told);
  const sky = sentences.findLast(({ certainty, alone }) => !certainty && !alone);
  const bearer = amount ? undefined : sky;
  const statements: Statement[] = sentences.map((one) =>
    one === bearer ? { ...one, temperature } : one,
  );
  if (amount) statements.push(amount);
  if (!bearer && temperature) statements.push({ kind: 'temperature', opening: null, temperature });
  // One warning of ice is enough.
  return told.some(({ kind }) => kind === 'ice') ? statements : warnOfIce(statements);
}

/** Beside a sentence about a night, the low of the night after a day has its own or stands in that. */
function splitLow(
  temperature: Temperature | null,
  isApart: boolean,
): [byDay: Temperature | null, low: Temperature | null] {
  if (!isApart) return [temperature, null];
  if (temperature?.form === 'low' && temperature.atNight === true) {
    return [null, { form: 'low', value: temperature.value }];
  }
  if (temperature?.form !== 'highAndLow' || !temperature.lowIsAtNight) return [temperature, null];
  const { high, low } = temperature;
  return [
    { form: 'high', value: high },
    { form: 'low', value: low },
  ];
}

/** The rest of a day whose high is past has the low of its night only. */
function planTemperatureOfDay(period: PlannedPeriod): Temperature | null {
  const { entry, nightLow = null } = period;
  const evening = planEveningLow(period);
  if (evening) return evening;
  const change = planDayChange(getWakingHours(period), nightLow);
  if (change) return change;
  const high = getHigh(entry.temperature);
  if (high !== null && warmsAtNight(period, high)) return { form: 'high', value: high };
  return planDayTemperature(entry.temperature, nightLow);
}

/** The low of the night after a day whose high is past, or how it gets warmer; null for any other day, or if it is unknown. */
export function planEveningLow(period: PlannedPeriod): Temperature | null {
  const { nightLow = null, nightAfter = [], hours } = period;
  if (!isHighPast(period) || nightLow === null) return null;
  const now = hours[0]?.temperature ?? NaN;
  // A night that is warmer than the evening does not cool down.
  if (roundHalfAwayFromZero(nightLow) > roundHalfAwayFromZero(now)) {
    return planTemperatureThrough([...hours, ...nightAfter]);
  }
  return { form: 'low', value: nightLow, atNight: true };
}

/** In the evening, the rest of today is this evening. */
export function nameRestOfDay(period: PlannedPeriod, when: When): When {
  const [first] = period.hours;
  if (when.kind !== 'day' || !first || !isInEvening(period)) return when;
  return { kind: 'part', day: when.day, part: 'evening', running: true, from: first.local.hour };
}

/** Who asks after sunset hears of the evening from this hour on. */
const FIRST_EVENING_HOUR = 17;

/** Whether the evening of a day has begun. */
export function isInEvening(period: PlannedPeriod): boolean {
  const isDark = period.hours[0]?.night === true;
  return startsFrom(isDark ? FIRST_EVENING_HOUR : DAY_PART_HOURS.evening.from, period);
}

/** From this hour on, it may get no warmer. */
const LATE_AFTERNOON_HOUR = 16;

/** Whether the evening of a day has begun, or it gets no warmer on a late afternoon. */
export function isHighPast(period: PlannedPeriod): boolean {
  if (isInEvening(period)) return true;
  const [now, ...later] = period.hours.map(({ temperature }) => temperature);
  const next = maxKnown(later);
  if (!startsFrom(LATE_AFTERNOON_HOUR, period) || now === null || next === null) return false;
  return now !== undefined && roundHalfAwayFromZero(next) < roundHalfAwayFromZero(now);
}

/** Whether what is left of a day is but the night. */
function isLate(period: PlannedPeriod): boolean {
  return startsFrom(DAY_PART_HOURS.night.from, period);
}

/** Whether the hours that are left of a day start at an hour or later. */
function startsFrom(hour: number, { hours }: PlannedPeriod): boolean {
  return (hours[0]?.local.hour ?? 0) >= hour;
}

/** Whether the rest of today and its night are told as one: late in the evening, or if that night is worth a sentence. */
export function isToldWithNight(period: PlannedPeriod, audience: Audience): boolean {
  const { withNight } = period;
  if (!withNight || !isInEvening(period)) return false;
  if (isLate(period)) return true;
  const night = planNight(period.nightAfter ?? [], null, audience);
  if (night === null) return false;
  const course = planCourse(withNight.hours, 'hours');
  const lessCertain = planLessCertain(withNight.hours, 'hours').map((one) => one.course);
  const courses = course ? [course, ...lessCertain] : lessCertain;
  return listNightStatements(night).every((one) => tellFalls(courses, one.course));
}

/** Whether courses tell what falls in another one; else the evening and its night are told one after the other. */
function tellFalls(courses: readonly Course[], night: Course): boolean {
  const told = new Set(courses.flatMap(listSkies).map(classifyWeatherBroadly));
  return listSkies(night).every(
    (sky) => !isWet(sky.state) || told.has(classifyWeatherBroadly(sky)),
  );
}

/** The night after a day whose low is told, if it is dangerous, or likely to be wet or foggy. */
function planNightAhead(period: PlannedPeriod, audience: Audience): NightPlan | null {
  const { nightLow = null, nightAfter = [] } = period;
  if (nightLow === null) return null;
  const night = planNight(nightAfter, null, audience, period.hours.at(-1));
  const isWorthAClause =
    night !== null && (isInEvening(period) || night.isDangerous || night.doubt !== 'possible');
  return isWorthAClause ? night : null;
}

/** What all texts about a day are made from. */
export interface DayAnalysis extends DayAndNight {
  /** The night before, if the day before was told with it. */
  toldNight: NightPlan | null;
  facts: PeriodFacts;
  detail: TimeDetail;
}

export function analyzeDay(period: PlannedPeriod, audience: Audience): DayAnalysis {
  const { entry, hours } = period;
  const waking = hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const detail = chooseDetail(toRelativeDay(entry.date, audience));
  const planned = planDayAndNight(getDayHours(period), detail, audience, period);
  const { course, night } = planned;
  const told = { ...planned.told, next: period.nightAfter?.[0] };
  const probability = maxKnown(waking.map((hour) => hour.probability));
  const awake = waking.length > 0 ? { awake: { hours: waking, probability } } : {};
  const nights = period.toldNight ? { night: null, toldNight: night } : { night, toldNight: null };
  return { facts: { entry, hours, told, ...awake }, course, ...nights, told, detail };
}

/** Plans a part of a day; `running` if it has started. A night may begin with the hours of its evening. */
export function planDayPart(
  { entry, hours }: PlannedPeriod,
  part: DayPart,
  running: boolean,
  audience: Audience,
  from?: number,
): Plan {
  const day = toNamedDay(entry.date, audience);
  const near = day.ahead !== null && day.ahead <= MAX_HOURLY_PARTS_DAYS_AHEAD;
  const detail = near ? 'hours' : 'shares';
  const course = planCourse(getPeriodHours({ entry, hours }), detail);
  const first = part === 'evening' && running ? hours[0]?.local.hour : from;
  const since = first === undefined ? {} : { from: first };
  const when: When =
    part === 'night' && !running
      ? toNightWhen(day, audience)
      : { kind: 'part', day, part, running, ...since };
  const temperature = planPartTemperature(entry.temperature, hours, part);
  const limits = { maxClauses: MAX_PART_CLAUSES, audience, detail } as const;
  return planPeriod({ entry, hours }, course, temperature, { when, place: audience.place }, limits);
}

function chooseDetail({ ahead }: Day): TimeDetail {
  return ahead !== null && ahead <= MAX_HOURLY_DAYS_AHEAD ? 'hours' : 'parts';
}
