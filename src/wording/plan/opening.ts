import { isDeepStrictEqual } from 'node:util';
import { isWetCourse, namesHours } from './facts.ts';
import type { Plan, Statement } from './plan.ts';
import { HOURS_PER_DAY } from '../../time/units.ts';
import { isSaturday } from '../../time/local-time.ts';
import { isWet, type FallDetail } from '../../weather/state.ts';
import { namesAnyDanger } from './dangers.ts';
import { classifyWeatherBroadly, isSunOrClouds, listSkies } from './sky.ts';
import type { ToldHours } from './night.ts';
import { hasOwnHours } from './own-hours.ts';
import { planTemperatureStatement } from './temperatures.ts';
import { limitCourse, limitSpan, type TextLimits } from './parts-of-day.ts';
import { AFTER_THAT } from './sequels.ts';
import {
  isNextDay,
  isSpan,
  toNamedDay,
  toRelativeDay,
  type AmountStatement,
  type Audience,
  type ChanceStatement,
  type Course,
  type CourseStatement,
  type Day,
  type Opening,
  type Sky,
  type When,
  type Within,
} from './statement.ts';

/**
 * Adds the place to the first sentence, and the time to the first one without a time of its own. It is repeated after a
 * sentence with another time, so that the weather of the day is not heard as that of the night before.
 */
export function withOpening(statements: readonly Statement[], { when, place }: Opening): Plan {
  if (!statements.some((statement) => 'opening' in statement)) {
    return [{ kind: 'noData', opening: { when, place } }];
  }
  let isPlaced = false;
  const heard: When[] = [];
  return statements.map((statement, at) => {
    if (!('opening' in statement)) return statement;
    const own: When = statement.opening?.when ?? when;
    const needsTime = !isKnown(statement, own, heard, statements[at - 1]);
    const isLoose =
      statement.kind === 'temperature' && heard.length > 0 && !isOfNight(heard.at(-1));
    if (!needsTime || isLoose) return { ...statement, opening: null };
    const opening = {
      when: shorten(nameAgain(statement, own, heard), heard.at(-1)),
      place: isPlaced ? null : place,
    };
    isPlaced = true;
    heard.push(own);
    return { ...statement, opening };
  });
}

/**
 * Whether the time of a sentence is known from the times that were heard before it: from the last one; or, of a course
 * with times of its own, from one about its day; or it is the sky of a stormy day.
 */
function isKnown(
  statement: Statement,
  own: When,
  heard: readonly When[],
  before: Statement | undefined,
): boolean {
  const last = heard.at(-1);
  if (last === undefined) return false;
  if (isDeepStrictEqual(own, last)) return true;
  if (statement.kind !== 'course' || !isWithin(last, own)) return false;
  const { course } = statement;
  const wasHeard = heard.some((one) => isDeepStrictEqual(own, one));
  const isSky = before?.kind === 'storm' && course.form === 'steady' && !isWetCourse(course);
  const hasTime = course.form !== 'steady' && course.form !== 'atTimes';
  const isClock = last.kind === 'hours';
  const goesOn = isSky || (namesHours(course) && isClock && beginsAfter(course, last.from.hour));
  return (isClock && goesOn) || (wasHeard && hasTime);
}

/** Whether the hours that a course names are none before another hour. */
function beginsAfter(course: Course, hour: number): boolean {
  if (course.form === 'change') return 'hour' in course.at && course.at.hour > hour;
  if (course.form === 'interlude') return 'from' in course.span && course.span.from >= hour;
  return course.form === 'twice' && 'from' in course.spans[0] && course.spans[0].from >= hour;
}

/** Whether a time is one of a day, or of a range of hours. */
function isWithin(time: When, whole: When): boolean {
  if (whole.kind === 'hours') return time.kind === 'hours' || time.kind === 'hour';
  if (whole.kind !== 'day') return false;
  const { date } = whole.day;
  if (time.kind === 'hours') return time.from.day.date === date;
  return (
    (time.kind === 'part' || time.kind === 'hour') && time.day.date === date && !isOfNight(time)
  );
}

function isOfNight(time: When | undefined): boolean {
  return time?.kind === 'part' && time.part === 'night';
}

/**
 * A day that has its name needs another word after the night before it: "tomorrow …, tonight …, during the day …"; but not
 * beside a part of the day: "in the morning".
 */
function nameAgain(statement: Statement, own: When, heard: readonly When[]): When {
  if (statement.kind !== 'course' || statement.certainty || statement.within) return own;
  const last = heard.at(-1);
  const isAgain = heard.some((one) => isDeepStrictEqual(own, one));
  if (own.kind !== 'day' || !isAgain || last?.kind !== 'part' || !isOfNight(last)) return own;
  return isNextDay(last.day, own.day) ? { ...own, bare: true } : own;
}

/** Hours and parts of a day need no name of the day right after it: "am Sonntag ..., am Abend ...". */
export function shorten(own: When, last: When | undefined): When {
  if (last?.kind !== 'day' || !isWithin(own, last)) return own;
  return own.kind === 'part' || own.kind === 'hours' ? { ...own, bare: true } : own;
}

/** Tells in one sentence what falls in the night before a day and on that day again, as likely. */
export function joinRepeats(plan: Plan): Statement[] {
  const joined: Statement[] = [];
  for (const statement of plan) {
    const before = joined.at(-1);
    const again = before && findRepeat(before, statement);
    if (again) joined.splice(-1, 1, again);
    else joined.push(statement);
  }
  return joined;
}

/**
 * Tells what is hardly a sentence in one with what follows: a sky with a chance, "it will be overcast, and rain is
 * possible", and rain with its amount.
 */
export function joinShort(plan: Plan): Statement[] {
  return plan.map((statement, at) =>
    belongsTo(plan[at - 1], statement) ? { ...statement, joins: true } : statement,
  );
}

function belongsTo(
  before: Statement | undefined,
  statement: Statement,
): statement is ChanceStatement | CourseStatement | AmountStatement {
  const sky = findBareSky(before);
  if (!sky || before?.kind !== 'course') return false;
  if (isSunOrClouds(sky)) return isChance(statement);
  return statement.kind === 'amount' && before.opening === null && !sky.isHeavy;
}

/** The sky of a sentence that tells nothing else. */
function findBareSky(statement: Statement | undefined): Sky | null {
  if (statement?.kind !== 'course' || statement.course.form !== 'steady') return null;
  const { course, temperature, within, certainty, gust, again } = statement;
  const isMore = [temperature, within, certainty, gust, again].some((one) => one);
  return isMore ? null : course.sky;
}

/** A chance of one kind, which is not a danger. */
function isChance(statement: Statement): statement is ChanceStatement | CourseStatement {
  if (statement.kind === 'chance') return true;
  if (statement.kind !== 'course' || statement.opening || !statement.certainty) return false;
  const { course, again, gust } = statement;
  const isOther = namesAnyDanger(course) || course.form !== 'steady' || again || gust !== undefined;
  return !isOther;
}

/** A sentence with the time of the next one, if that tells the same; null of any other. */
function findRepeat(one: Statement, next: Statement): Statement | null {
  if (one.kind !== 'course' || next.kind !== 'course' || !next.opening) return null;
  const { opening, course, gust } = next;
  const isSame =
    one.certainty !== undefined &&
    one.certainty === next.certainty &&
    isDeepStrictEqual(findOnlyFall(one.course), findOnlyFall(course));
  const isBare = one.temperature === null && next.temperature === null && !next.within;
  const isOpen = !one.again && one.gust === undefined && isBare && course.form !== 'change';
  if (!isSame || !isOpen || findOnlyFall(course) === undefined) return null;
  const spans = 'spans' in course ? course.spans : 'span' in course ? [course.span] : [];
  const again = { when: opening.when, spans };
  return gust === undefined ? { ...one, again } : { ...one, again, gust };
}

/** The state of what falls and its strength, if a course has but one. */
function findOnlyFall(course: Course): Pick<Sky, 'state' | keyof FallDetail> | undefined {
  const [fall, ...more] = listSkies(course).filter(({ state }) => isWet(state));
  if (!fall || more.length > 0) return undefined;
  const { state, isHeavy, isAbundant } = fall;
  return { state, ...(isHeavy && { isHeavy }), ...(isAbundant && { isAbundant }) };
}

/**
 * Leaves out the limits that the time of a text has, too: who asked for ten to four hears "until midnight" and "from two
 * on". Today's evening has no limit where its weather goes on.
 */
export function tellLimits(
  plan: readonly Statement[],
  { hours, next }: ToldHours,
  when: When,
): Statement[] {
  const [first, last] = [hours[0], hours.at(-1)];
  const begins = beginsNow(when);
  const isAsked = when.kind === 'hours' || when.kind === 'nextHours' || when.kind === 'part';
  if (!first || !last || (!isAsked && !begins) || hours.length > HOURS_PER_DAY) return [...plan];
  const goesOn = next && classifyWeatherBroadly(next) === classifyWeatherBroadly(last);
  const ends = {
    from: first.local.hour,
    to: isAsked || goesOn ? (last.local.hour + 1) % HOURS_PER_DAY : null,
    isAsked: when.kind === 'hours',
  };
  const limited = plan.map((statement) => limitStatement(statement, ends, begins));
  return limited.flatMap((statement, at) => tellSoon(statement, limited[at - 1]));
}

/** What is told of the next hour alone opens with it; then comes the sky after that, or the time of the text is named again. */
function tellSoon(statement: Statement, before: Statement | undefined): Statement[] {
  if (!('opening' in statement)) return [statement];
  const { opening } = statement;
  if (statement.kind === 'course' && opening && isSoon(statement)) {
    const { within: _, ...rest } = statement;
    return [{ ...rest, opening: { ...opening, when: { kind: 'nextHours', count: 1 } } }];
  }
  const named = before?.kind === 'course' && isSoon(before) ? before.opening : null;
  if (opening || !named) return [statement];
  // The next three hours are heard beside the next one; a day or a night is not.
  if (named.when.kind !== 'nextHours' || statement.kind !== 'course') {
    return [{ ...statement, opening: { when: named.when, place: null } }];
  }
  const later = { ...statement, temperature: null, opening: AFTER_THAT };
  return [later, ...planTemperatureStatement(statement.temperature)];
}

function isSoon(statement: Statement): boolean {
  return 'within' in statement && statement.within !== undefined && 'soon' in statement.within;
}

/** Whether the first hour of a text is the running one. */
function beginsNow(when: When): boolean {
  if (when.kind === 'part') return when.running;
  return when.kind === 'nextHours' || (when.kind === 'day' && when.day.ahead === 0);
}

interface Ends extends TextLimits {
  isAsked: boolean;
}

function limitStatement(statement: Statement, ends: Ends, begins: boolean): Statement {
  if (ends.isAsked && 'opening' in statement && statement.opening) {
    const { kind } = statement.opening.when;
    const isOwn = (kind === 'day' || kind === 'part') && hasOwnHours(statement);
    if (isOwn) return limitSpans(statement, { ...ends, from: null }, begins);
  }
  return limitSpans(statement, ends, begins);
}

function limitSpans(statement: Statement, ends: Ends, begins: boolean): Statement {
  if (statement.kind === 'chance') {
    return { ...statement, span: statement.span && limitSpan(statement.span, ends) };
  }
  if (!('within' in statement) || !statement.within) {
    return statement.kind === 'course'
      ? { ...statement, course: limitCourse(statement.course, ends) }
      : statement;
  }
  return { ...statement, within: limitWithin(statement.within, ends, begins) };
}

function limitWithin(within: Within, ends: Ends, begins: boolean): Within {
  if (isSpan(within)) return limitSpan(within, ends);
  if (!('until' in within)) return within;
  return begins && within.until === ((ends.from ?? 0) + 1) % HOURS_PER_DAY
    ? { soon: true }
    : within;
}

/** Days ahead of the Saturday that "the weekend" means. */
const MAX_WEEKEND_AHEAD = 5;

/** The spoken time of several days of a list that has `count` of them. */
export function createDaysWhen(first: Day, last: Day, audience: Audience, count: number): When {
  if (first.date === last.date) {
    const isClear = first.ahead === null;
    return { kind: 'day', day: isClear ? first : toNamedDay(first.date, audience) };
  }
  const isWeekend = isSaturday(first.date) && isNextDay(first, last);
  const { ahead } = toRelativeDay(first.date, audience);
  // Beside further days, Saturday's own weekend is today and tomorrow.
  const isNamedByDays = ahead === 0 && count > 2;
  if (isWeekend && !isNamedByDays && ahead !== null && ahead <= MAX_WEEKEND_AHEAD) {
    return { kind: 'weekend', saturday: first };
  }
  // "From Tuesday to Thursday", not "from the day after tomorrow to Thursday".
  const isNamed = first.ahead !== null && first.ahead > 1;
  return { kind: 'days', first: isNamed ? toNamedDay(first.date, audience) : first, last };
}
