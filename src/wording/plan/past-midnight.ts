import { isDeepStrictEqual } from 'node:util';
import { classifyPrecipitation } from '../../weather/atmosphere.ts';
import { DAY_PART_HOURS, WAKING_HOUR } from '../../weather/periods.ts';
import { getWeatherFamily, isHazard, isWet } from '../../weather/state.ts';
import type { CourseHour } from './course.ts';
import { hasHurricane, type Danger } from './dangers.ts';
import type { DayAnalysis } from './day.ts';
import {
  findDrySky,
  maxKnown,
  MIN_LIKELY_PERCENT,
  MIN_POSSIBLE_PERCENT,
  type PlannedPeriod,
} from './facts.ts';
import { findStormGust, listStormHours, toStormForce } from './winds.ts';
import { isNotableNight, isSameFall, listNightStatements, type NightPlan } from './night.ts';
import { summarizeUntil, sumWet } from './phases.ts';
import { findDoubt } from './spells.ts';
import { classifyWeatherBroadly, isHeavyFall, listSkies } from './sky.ts';
import type { Plan, Statement } from './plan.ts';
import { isSpan, type Course, type Span, type StormStatement, type When } from './statement.ts';

/** Today with the last fall of its evening to the end of that in the night; null if none goes on. */
export function extendPastMidnight(
  period: PlannedPeriod,
  analysis: DayAnalysis,
): DayAnalysis | null {
  const { course, facts, detail } = analysis;
  const { awake, entry, hours } = facts;
  if (detail !== 'hours' || !course || !period.withNight) return null;
  const goingOn = findFallPastMidnight(hours, period.nightAfter ?? []);
  const extended = withEndPastMidnight(course, hours, goingOn);
  if (!extended) return null;
  const { prec } = period.withNight.entry;
  const told = { hours: [...analysis.told.hours, ...goingOn], detail };
  const all = { entry: { ...entry, prec }, hours: [...hours, ...goingOn], told };
  const day = { ...analysis, course: extended, told };
  if (!awake) return { ...day, facts: all };
  const probability = maxKnown([awake.probability, ...goingOn.map((hour) => hour.probability)]);
  const extendedAwake = { hours: [...awake.hours, ...goingOn], probability };
  return { ...day, facts: { ...all, awake: extendedAwake } };
}

/** The hours after midnight in which the fall of the evening goes on; none if the rest of the night is notable, too. */
function findFallPastMidnight(
  evening: readonly CourseHour[],
  night: readonly CourseHour[],
): readonly CourseHour[] {
  const before = evening.at(-1);
  const end = before ? night.findIndex((hour) => !isSameFall(before, hour)) : -1;
  const fall = night.slice(0, Math.max(0, end));
  const falling = evening.filter(({ state }) => isWet(state));
  // What goes on until the morning has no end yet.
  return isNotableNight(night.slice(end)) || findDoubt(fall) !== findDoubt(falling) ? [] : fall;
}

/**
 * A course whose last fall begins in the evening and ends after midnight; null if it has none.
 *
 * @param hours those of the course
 * @param goingOn the hours of the fall from midnight on
 */
function withEndPastMidnight(
  course: Course,
  hours: readonly CourseHour[],
  goingOn: readonly CourseHour[],
): Course | null {
  const from = findLastStart(course);
  const last = goingOn.at(-1);
  if (from === null || from < DAY_PART_HOURS.evening.from || !last) return null;
  const span = { from, to: last.local.hour + 1 };
  const fall = [...hours.filter(({ local }) => local.hour >= from), ...goingOn];
  const passing = summarizeUntil(fall);
  if (course.form === 'twice') return { ...course, spans: [course.spans[0], span] };
  const background = course.form === 'change' ? course.first : findDrySky(course);
  return background && { form: 'interlude', background, passing, span };
}

/** The hour in which the fall begins that lasts until midnight; null if there is none. */
function findLastStart(course: Course): number | null {
  if (course.form === 'change') {
    const isFall = isWet(course.second.state) && !isWet(course.first.state);
    return isFall && 'hour' in course.at ? course.at.hour : null;
  }
  if (course.form !== 'interlude' && course.form !== 'twice') return null;
  const span = course.form === 'twice' ? course.spans[1] : course.span;
  const isFall = isWet(course.passing.state) && !isWet(course.background.state);
  return isFall && 'to' in span && span.to === 0 ? span.from : null;
}

/** Hours of the night in which a chance of the evening goes on, at least. */
const MIN_CHANCE_HOURS = 4;

/** A chance of the evening that lasts into a night which has no sentence of its own is that of both. */
export function tellChanceOfNight(plan: Plan, { hours, nightAfter = [] }: PlannedPeriod): Plan {
  const last = hours.at(-1);
  const night = nightAfter.slice(0, MIN_CHANCE_HOURS);
  if (!last || night.length < MIN_CHANCE_HOURS) return plan;
  return plan.map((statement) => {
    const least = findLeastChance(statement);
    const goesOn = [last, ...night].every(({ probability }) => (probability ?? 0) >= least);
    return goesOn ? toNightAfter(statement) : statement;
  });
}

/** The probability from which on a chance is as likely as a sentence tells it; of any other sentence none is. */
function findLeastChance(statement: Statement): number {
  const isChance = statement.kind === 'chance';
  const level = isChance ? statement.likely : statement.kind === 'course' && statement.certainty;
  if (level === true || level === 'likely') return MIN_LIKELY_PERCENT;
  return isChance || level === 'possible' ? MIN_POSSIBLE_PERCENT : Infinity;
}

function toNightAfter(statement: Statement): Statement {
  if (statement.kind === 'chance' && statement.span) {
    return { ...statement, span: goOnAtNight(statement.span) };
  }
  if (statement.kind !== 'course') return statement;
  const { course, within } = statement;
  if (course.form === 'interlude') {
    return { ...statement, course: { ...course, span: goOnAtNight(course.span) } };
  }
  return within && isSpan(within) ? { ...statement, within: goOnAtNight(within) } : statement;
}

function goOnAtNight(span: Span): Span {
  const isLast = 'part' in span && (span.part === 'evening' || span.part === 'lateEvening');
  return isLast ? { ...span, andNight: true } : span;
}

/** What falls late in a day and is not told in its amount, at most. */
const MAX_LATE_MM = 5;

function isFallBeside(hour: CourseHour, late: CourseHour): boolean {
  if (isWet(hour.state)) return true;
  const isEvening = hour.local.hour >= DAY_PART_HOURS.evening.from;
  if (isEvening && (hour.probability ?? 0) >= MIN_POSSIBLE_PERCENT) return true;
  return getWeatherFamily(hour.state) === 'fog' && !isSameKind(hour, late);
}

function isDangerous(hour: CourseHour): boolean {
  return isHazard(getWeatherFamily(hour.state)) || isHeavyFall(hour);
}

/** What begins at this hour or later and goes on in the night is that of the night. */
const FIRST_NIGHT_HOUR = 21;

/** A day without what begins late in its evening and goes on in the night after it, which has a sentence of its own. */
export function leaveLateFallToNight(period: PlannedPeriod): PlannedPeriod {
  const { hours, nightAfter = [], nightLow = null } = period;
  const late = nightLow === null ? [] : findLateFall(hours, nightAfter);
  if (late.length === 0) return period;
  const rest = hours.slice(0, hours.length - late.length);
  return { ...period, hours: rest, nightAfter: [...late, ...nightAfter] };
}

/** The last hours of a day whose fall or fog goes on in the night; none if it is heavy, or begins before the night. */
function findLateFall(
  hours: readonly CourseHour[],
  night: readonly CourseHour[],
): readonly CourseHour[] {
  const [first] = night;
  if (!first || !goesOnAllNight(night)) return [];
  const start = hours.findLastIndex((hour) => !isSameKind(hour, first)) + 1;
  const late = hours.slice(start);
  const begins = late[0]?.local.hour ?? 0;
  // Beside rain, snow or other fog of the day, what begins late is a part of its course.
  const isPartOfDay = hours
    .slice(0, start)
    .some((hour) => hour.local.hour >= WAKING_HOUR && isFallBeside(hour, first));
  if (start === 0 || begins < FIRST_NIGHT_HOUR || isPartOfDay) return [];
  return late.some(isDangerous) || sumWet(late) > MAX_LATE_MM ? [] : late;
}

/** What begins late in an evening is told with the night before the next day, if that is told. */
export function leaveLateFalls(
  days: readonly PlannedPeriod[],
  planSpokenNight: (day: PlannedPeriod) => NightPlan | null,
): PlannedPeriod[] {
  return days.reduce<PlannedPeriod[]>((told, day) => {
    const before = told.at(-1);
    const night = day.hours.filter(({ local }) => local.hour < WAKING_HOUR);
    const late = before ? findLateFall(before.hours, night) : [];
    const next = { ...day, lateBefore: late };
    if (!before || late.length === 0) return [...told, day];
    if (!isSameNight(planSpokenNight(next), planSpokenNight(day))) return [...told, day];
    const rest = before.hours.slice(0, before.hours.length - late.length);
    return [...told.slice(0, -1), { ...before, hours: rest }, next];
  }, []);
}

/** Whether a night is told by the same words as without what begins before it. */
function isSameNight(one: NightPlan | null, other: NightPlan | null): boolean {
  return one !== null && other !== null && isDeepStrictEqual(listTold(one), listTold(other));
}

function listTold(night: NightPlan): unknown[] {
  return listNightStatements(night).map(({ course, certainty }) => [
    certainty,
    listSkies(course).map(({ state, isHeavy, isAbundant }) => [state, isHeavy, isAbundant]),
  ]);
}

/** Minimum hours of the night that go on as it begins. */
const MIN_NIGHT_HOURS = 3;

function goesOnAllNight(night: readonly CourseHour[]): boolean {
  const [first] = night;
  const isTold = first && (isWet(first.state) || getWeatherFamily(first.state) === 'fog');
  const length = night.findIndex((hour) => first && !isSameKind(hour, first));
  return isTold === true && (length === -1 || length >= MIN_NIGHT_HOURS) && isNotableNight(night);
}

function isSameKind(one: CourseHour, other: CourseHour): boolean {
  return classifyWeatherBroadly(one) === classifyWeatherBroadly(other);
}

/** The night after a day, with its storm first; one as strong as that of the day is told with it. */
export function tellStormOfNight(day: Plan, night: Plan, when: When, period: PlannedPeriod): Plan {
  const { hours, nightAfter = [] } = period;
  const gust = findGustOfNight(period);
  if (gust === undefined) return [...day, ...night];
  const ofDay = day.find((one) => one.kind === 'storm' && isAsStrong(one.gust, gust));
  if (ofDay?.kind === 'storm') {
    const around = [...hours.slice(-1), ...nightAfter.slice(0, 1)];
    const goesOn = listStormHours(around).length > 1;
    const told = withNight(ofDay, when) ?? { ...ofDay, again: { when, spans: [], goesOn } };
    return [...day.map((one) => (one === ofDay ? told : one)), ...night];
  }
  const [first, ...others] = night;
  const isHurricane = hasHurricane(nightAfter);
  const storm = {
    kind: 'storm',
    opening: { when, place: null },
    gust,
    ...(isHurricane && { isHurricane }),
  } as const;
  const isOpen = first !== undefined && 'opening' in first;
  return [...day, storm, ...(isOpen ? [{ ...first, opening: null }, ...others] : night)];
}

/** Of a storm of the night after a day, km/h. */
function findGustOfNight({ nightAfter = [], nightLow = null }: PlannedPeriod): number | undefined {
  const value = maxKnown(nightAfter.map((hour) => hour.gust)) ?? 0;
  return nightLow === null ? undefined : findStormGust({ gusts: { value } });
}

/** Whether the night after a day has a storm that is not as strong as that of the day. */
export function hasOwnStorm(period: PlannedPeriod): boolean {
  const gust = findGustOfNight(period);
  const ofDay = findStormGust(period.entry.wind);
  return gust !== undefined && !(ofDay !== undefined && isAsStrong(ofDay, gust));
}

/** Whether the only danger of a day is a storm that blows in the night before it already. */
export function areStormOfNight(dangers: readonly Danger[]): boolean {
  return dangers.every(
    (danger) =>
      danger.kind === 'storm' && danger.hours.some(({ local }) => local.hour < WAKING_HOUR),
  );
}

/** The storm of a whole day and of its night in one time: "tomorrow and tomorrow night". */
function withNight(storm: StormStatement, when: When): StormStatement | null {
  const { opening, within } = storm;
  if (opening?.when.kind !== 'day' || when.kind !== 'part' || within) return null;
  return { ...storm, opening: { ...opening, when: { ...opening.when, night: when } } };
}

function isAsStrong(one: number, other: number): boolean {
  return one >= other && toStormForce(one) === toStormForce(other);
}

/** A day without the night before it that was told, and without its amount if that was. */
export function withoutToldNight(day: PlannedPeriod, isAmountTold: boolean): PlannedPeriod {
  const hours = day.hours.filter(({ local }) => local.hour >= WAKING_HOUR);
  const night = day.hours.filter(({ local }) => local.hour < WAKING_HOUR);
  const rest = { ...day, hours, toldNight: night };
  if (!isAmountTold) return rest;
  const rain = night.filter((hour) => classifyWeatherBroadly(hour) !== 'frozen');
  const { prec } = day.entry;
  const sum = subtract(prec.sum, sumWet(night));
  const sumAsRain = subtract(prec.sumAsRain, sumWet(rain));
  const amountClass = sum === null ? null : classifyPrecipitation(sum, hours.length);
  return {
    ...rest,
    isAmountTold,
    entry: { ...day.entry, prec: { ...prec, sum, sumAsRain, class: amountClass } },
  };
}

/** Not less than nothing. */
function subtract(amount: number | null, part: number): number | null {
  return amount === null ? null : Math.max(0, amount - part);
}
