import { addDays } from '../../time/local-time.ts';
import { WAKING_HOUR } from '../../weather/periods.ts';
import { isWet } from '../../weather/state.ts';
import { mayGoOn } from './chances.ts';
import { isLargeAmount, isWetCourse, planAmountStatement } from './facts.ts';
import { findPartOfTurn, findSpanStart } from './parts-of-day.ts';
import type { CourseHour } from './course.ts';
import { namesDanger, type Danger } from './dangers.ts';
import { toNightWhen, type NightPlan } from './night.ts';
import type { PeriodLimits } from './periods.ts';
import { sumWet } from './phases.ts';
import type { Plan, Statement } from './plan.ts';
import { isAboutNightBefore, type RankedStatements } from './ranked-statements.ts';
import { classifyWeatherBroadly, isSunOrClouds, listSkies } from './sky.ts';
import {
  isSpan,
  toRelativeDay,
  type AmountStatement,
  type Audience,
  type ChanceStatement,
  type Course,
  type CourseStatement,
} from './statement.ts';

/**
 * What is likely to fall before a dry sky turns wet for certain stands before it, as it comes first, and after the dangers
 * that open the text; where a night opens it, it stays behind.
 */
export function splitEarly(
  others: readonly CourseStatement[],
  course: Course | null,
  ranked: readonly RankedStatements[],
): [early: CourseStatement[], rest: CourseStatement[]] {
  const hasPlace = ranked.some(({ rank }) => rank === 0) && !ranked.some(isAboutNightBefore);
  const isEarly = (one: CourseStatement) =>
    hasPlace && one.certainty === 'likely' && course !== null && isBeforeFall(one, course);
  return [others.filter(isEarly), others.filter((one) => !isEarly(one))];
}

/** Puts what comes early before the weather that is no danger, or between the sky and what falls from it. */
export function withEarly(
  ranked: readonly RankedStatements[],
  early: readonly CourseStatement[],
): readonly RankedStatements[] {
  if (early.length === 0) return ranked;
  const at = ranked.findIndex(({ rank }) => rank === 0);
  const [course, ...more] = ranked[at]?.statements ?? [];
  if (course?.kind !== 'course' || course.course.form !== 'interlude' || course.certainty) {
    return ranked.toSpliced(at, 0, { rank: 0, statements: [...early] });
  }
  const { background, passing, span } = course.course;
  const sky = { ...course, course: { form: 'steady', sky: background } } as const;
  const fall = { ...course, course: { form: 'steady', sky: passing }, temperature: null } as const;
  const statements = [sky, ...early, { ...fall, within: span }, ...more];
  return ranked.with(at, { rank: 0, statements });
}

/** Whether what may fall begins before what falls for certain, from a dry sky on. */
function isBeforeFall({ course: early, within }: CourseStatement, course: Course): boolean {
  if (course.form === 'change') return isSunOrClouds(course.first) && isWet(course.second.state);
  const span = early.form === 'interlude' ? early.span : within;
  if (course.form !== 'interlude' || !span) return false;
  const isFall = isSunOrClouds(course.background) && isWet(course.passing.state);
  const start = findSpanStart(course.span);
  if ('until' in span) return isFall && span.until <= start;
  return isFall && isSpan(span) && findSpanStart(span) < start;
}

/** Places a chance: of more of a fall after that, of what is likely before the sky of its day, else after it. */
export function placeChance(
  weather: RankedStatements[],
  chance: ChanceStatement | CourseStatement,
  course: Course | null,
  hasNight: boolean,
): void {
  const joins = chance.kind === 'chance' && chance.joins;
  const fall = weather.find(({ rank, statements }) => rank === 0 && statements.some(tellsMore));
  if (joins && fall) {
    const next = fall.statements.findIndex(tellsMore) + 1;
    // Fog and any other danger of the day stand before what may fall.
    if (fall.statements.slice(next).every(isCalm)) {
      fall.statements.splice(next, 0, chance);
      return;
    }
  }
  const isFirst = isLikely(chance) && !isAfterTurn(chance, course);
  const place = !isFirst ? weather.length : hasNight ? 1 : 0;
  const { joins: _, ...apart } = chance;
  weather.splice(place, 0, { rank: 0, statements: [apart] });
}

function tellsMore(statement: Statement): boolean {
  return statement.kind === 'course' && !statement.certainty && mayGoOn(statement.course);
}

function isCalm(statement: Statement): boolean {
  return statement.kind === 'course' && listSkies(statement.course).every(isSunOrClouds);
}

/** Whether what may fall begins when the sky has turned, or after that. */
function isAfterTurn(chance: Statement, course: Course | null): boolean {
  if (chance.kind !== 'course' || course?.form !== 'change' || !chance.within) return false;
  if (!isSpan(chance.within)) return false;
  const { at } = course;
  const turn = 'hour' in at ? at.hour : findSpanStart({ part: findPartOfTurn(at.part) });
  return findSpanStart(chance.within) >= turn;
}

/** Puts the amount of rain that is over after its sentence, before that of the sky that follows; null if there is none. */
export function putAmountAfterFall(
  ranked: readonly RankedStatements[],
  amount: AmountStatement,
): RankedStatements[] | null {
  const last = ranked.at(-1);
  const [fall, sky, ...more] = last?.statements ?? [];
  if (!last || fall?.kind !== 'course' || sky?.kind !== 'course' || more.length > 0) return null;
  const isOver = fall.within && sky.within && isWetCourse(fall.course) && !isWetCourse(sky.course);
  return isOver ? [...ranked.slice(0, -1), { ...last, statements: [fall, amount, sky] }] : null;
}

/** What falls all day and all the night before it is told of both: "tonight and tomorrow". */
export function tellFromTonight(
  plan: Plan,
  hours: readonly CourseHour[],
  audience: Audience,
): Plan {
  const at = plan.findIndex(isAllDay);
  const first = plan[at];
  if (first?.kind !== 'course') return plan;
  const { within: _, ...rest } = first;
  const [before] = plan;
  const opening = first.opening ?? (before?.kind === 'storm' ? before.opening : null);
  const night = hours.filter(({ local }) => local.hour < WAKING_HOUR);
  const kinds = new Set([...listSkies(first.course), ...night].map(classifyWeatherBroadly));
  const isAllNight = night.length === WAKING_HOUR && kinds.size === 1;
  if (!isAllNight || opening?.when.kind !== 'day' || opening.when.day.ahead !== 1) return plan;
  const today = toRelativeDay(addDays(opening.when.day.date, -1), audience);
  const nightBefore = toNightWhen(today, audience);
  // Only tonight has a name that goes before that of its day.
  if (!nightBefore.running) return plan;
  const when = { kind: 'day', day: opening.when.day, nightBefore } as const;
  const place = at === 0 ? opening.place : null;
  return plan.with(at, { ...rest, opening: { when, place } });
}

function isAllDay(statement: Statement): boolean {
  return (
    statement.kind === 'course' && statement.within !== undefined && 'allDay' in statement.within
  );
}

export function isLikely(chance: ChanceStatement | CourseStatement | null): boolean {
  return chance?.kind === 'course' && chance.certainty === 'likely';
}

/** A chance without a time stands with the sky. */
export function isOfAllTime(chance: ChanceStatement | CourseStatement | null): boolean {
  return chance?.kind === 'chance' && chance.span === null;
}

/** Minimum amount of a night that makes the amount of its day one of both, mm. */
const MIN_SHARED_MM = 1;

/** Minimum share of an amount that falls in the night to tell that of the night. */
const MIN_NIGHT_SHARE = 0.6;

/** The amount of a night, if its day is dry or has but little of it; else null. */
export function limitToNight(
  amount: AmountStatement,
  course: Course | null,
  night: NightPlan | null,
  dangers: readonly Danger[],
): AmountStatement | null {
  const mostOfNight = () => ({ ...amount, amount: Math.min(night?.amount ?? 0, amount.amount) });
  if (!isWetCourse(course)) return night?.doubt === null ? mostOfNight() : amount;
  // The danger of the day stands right after the night.
  if (dangers.some((danger) => !namesDanger(course, danger))) return null;
  if (!night || night.doubt || night.amount < amount.amount * MIN_NIGHT_SHARE) return null;
  return mostOfNight();
}

/**
 * Beside what falls in the night before, told or not, the amount is that of both: in a list "in total" would be heard as
 * that of all days.
 *
 * @param told that of the day
 * @param hours those that the amount is of
 */
export function withNightOf(
  amount: AmountStatement | null,
  night: NightPlan | null,
  told: Course | null,
  hours: readonly CourseHour[],
  { isBrief = false, detail }: Pick<PeriodLimits, 'isBrief' | 'detail'>,
): AmountStatement | null {
  if (amount === null) return null;
  if (night === null) {
    const isOfWholeDay = told?.form === 'steady';
    return detail === 'parts' && !isOfWholeDay && hasMuchAtNight(hours)
      ? { ...amount, together: 'withNight' }
      : amount;
  }
  const isAsCertain = night.doubt === null || (amount.isPossible && night.doubt === 'likely');
  const isOfBoth = isAsCertain && night.amount >= MIN_SHARED_MM;
  return isOfBoth ? { ...amount, together: isBrief ? 'withNight' : 'allDays' } : amount;
}

/** Minimum share of an amount that falls in a night of which nothing is told. */
const MIN_UNTOLD_SHARE = 0.2;

function hasMuchAtNight(hours: readonly CourseHour[]): boolean {
  const early = sumWet(hours.filter(({ local }) => local.hour < WAKING_HOUR));
  return early >= Math.max(MIN_SHARED_MM, sumWet(hours) * MIN_UNTOLD_SHARE);
}

/** Minimum snow of a night to tell beside that of its day, mm of water: about as many centimetres. */
const MIN_MORE_SNOW_MM = 3;

/** What falls for certain in a night, if it is much, or snow that adds to that of the day. */
export function planAmountOfNight(
  { statement, doubt, amount: sum }: NightPlan,
  day: Plan,
): AmountStatement | null {
  const isSnow = listSkies(statement.course).some(
    (sky) => classifyWeatherBroadly(sky) === 'frozen',
  );
  const prec = { sum, sumAsRain: isSnow ? 0 : sum, class: 3, probability: null } as const;
  const amount = doubt ? null : planAmountStatement(prec, statement.course);
  const isMore =
    isSnow &&
    sum >= MIN_MORE_SNOW_MM &&
    day.some((one) => one.kind === 'amount' && one.of === 'snow');
  return amount && (isMore || isLargeAmount(amount)) ? amount : null;
}
