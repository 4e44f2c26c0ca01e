import { daysBetween, type LocalDate, type LocalHour } from '../../time/local-time.ts';
import { WAKING_HOUR } from '../../weather/periods.ts';
import { getWeatherFamily, isWet } from '../../weather/state.ts';
import type { CourseHour } from './course.ts';
import { namesHours } from './facts.ts';
import { isFromMorning } from './parts-of-day.ts';
import { sumWet } from './phases.ts';
import type { AnswerStatement, Plan, Statement } from './plan.ts';
import {
  classifyWeatherBroadly,
  getSkyStrength,
  listSkies,
  mapSkies,
  MODERATE,
  withSkyStrength,
} from './sky.ts';
import { areApart } from './spells.ts';
import {
  isSpan,
  type AmountStatement,
  type Course,
  type CourseStatement,
  type Opening,
  type Sky,
  type Span,
  type When,
} from './statement.ts';

/** A sentence about a day or a night, with the hours of that. */
interface Told {
  half: number;
  statement: CourseStatement;
  hours: readonly CourseHour[];
}

/**
 * Tells what falls, or fog, as what goes on or comes again, where the text has told the same of the day or the night
 * before.
 *
 * @param hours all hours that the text is about
 */
export function tellSequels(plan: Plan, hours: readonly CourseHour[]): Plan {
  const heard: Told[] = [];
  let half: number | null = null;
  return plan.map((statement) => {
    const when = 'opening' in statement ? statement.opening?.when : undefined;
    if (when && when.kind !== 'afterThat') half = findHalf(when);
    if (statement.kind !== 'course' || half === null) return statement;
    const own = half;
    const told = {
      half,
      statement,
      hours: hours.filter(({ local }) => toHalf(local.date, local.hour) === own),
    };
    const before = findBefore(told, heard);
    heard.push(told);
    return before.length > 0 ? takeUp(told, before, hours) : statement;
  });
}

/** Tells what falls besides an amount of another time: "another 8 centimetres", which nobody hears as a correction. */
export function tellMoreAmounts(plan: Plan): Plan {
  const heard = new Set<AmountStatement['of']>();
  return plan.map((statement) => {
    if (statement.kind !== 'amount' || statement.isPossible) return statement;
    const isOfOther = !statement.together || statement.together === 'withNight';
    const isMore = heard.has(statement.of) && isOfOther;
    heard.add(statement.of);
    return isMore ? { ...statement, isMore } : statement;
  });
}

/** Marks the amounts of the rain or snow that the sentence before names, and nothing else beside or after it. */
export function markNamedFalls<One extends AnswerStatement>(plan: readonly One[]): One[] {
  return plan.map((statement, at) => {
    const before = plan[at - 1];
    if (statement.kind !== 'amount' || statement.together || before?.kind !== 'course') {
      return statement;
    }
    const falls = listSkies(before.course).filter(({ state }) => isWet(state));
    const isNamed = falls.every(({ state }) => getWeatherFamily(state) === statement.of);
    const { course } = before;
    const isOver = course.form === 'change' && !isWet(course.second.state);
    return isNamed && falls.length > 0 && !isOver ? { ...statement, isNamed } : statement;
  });
}

/** Nights and days are counted one after the other; a night is even, and that of the hours before its day. */
function toHalf(date: LocalDate, hour: LocalHour['hour']): number {
  return daysBetween('2000-01-01', date) * 2 + (hour < WAKING_HOUR ? 0 : 1);
}

function findHalf(when: When): number | null {
  switch (when.kind) {
    case 'hour':
      return toHalf(when.day.date, when.hour);
    case 'hours':
      return toHalf(when.from.day.date, when.from.hour);
    case 'part':
      if (when.part !== 'night') return toHalf(when.day.date, WAKING_HOUR);
      return when.from === undefined ? toHalf(when.day.date, WAKING_HOUR) + 1 : null;
    case 'day':
      return toHalf(when.day.date, WAKING_HOUR);
    default:
      return null;
  }
}

/** The last sentences of a text about the day or night before, or about the last night, that tell the same as certain. */
function findBefore({ half, statement }: Told, heard: readonly Told[]): Told[] {
  const sky = findFirstFall(statement.course);
  const isNight = half % 2 === 0;
  const alike = heard.filter(
    (one) =>
      (half - one.half === 1 || (isNight && half - one.half === 2)) &&
      one.statement.certainty === statement.certainty &&
      sky !== undefined &&
      listSkies(one.statement.course).some((other) => isSameFall(other, sky)),
  );
  const last = Math.max(...alike.map((one) => one.half));
  return alike.filter((one) => one.half === last);
}

/** The first that falls in a course, or fog. */
function findFirstFall(course: Course): Sky | undefined {
  return listSkies(course).find(({ state }) => isWet(state) || getWeatherFamily(state) === 'fog');
}

function isSameFall(one: Sky, other: Sky): boolean {
  return getWeatherFamily(one.state) === getWeatherFamily(other.state);
}

function takeUp(
  told: Told,
  before: readonly Told[],
  hours: readonly CourseHour[],
): CourseStatement {
  const { statement } = told;
  const sky = findFirstFall(statement.course);
  // Between hours of the clock, a language says "and again" itself.
  const isTwice = statement.course.form === 'twice' && namesHours(statement.course);
  if (sky?.sequel || isTwice) return statement;
  const takenUp = sky && takeUpSky(sky, told, before, hours);
  if (!takenUp) return statement;
  const course = mapSkies(statement.course, (one) => (one === sky ? takenUp : one));
  return { ...statement, course };
}

/** The sky as it goes on or comes again; undefined if it is told as if it were new. */
function takeUpSky(
  sky: Sky,
  { half, statement, hours: own }: Told,
  before: readonly Told[],
  hours: readonly CourseHour[],
): Sky | undefined {
  const kind = classifyWeatherBroadly(sky);
  const isOfKind = (hour: CourseHour) => classifyWeatherBroadly(hour) === kind;
  const [first, last] = [own.find(isOfKind), before[0]?.hours.findLast(isOfKind)];
  // A chance is told after the time that it is about.
  if (!first || !last || (statement.certainty && !statement.opening)) return undefined;
  const gap = hours.indexOf(first) - hours.indexOf(last) - 1;
  const isAgain = areApart(gap, 'hours') || startsLater(statement.course, sky, half);
  if (!isAgain && !goesOn(statement, sky, gap)) return undefined;
  if (!isAgain && !before.some((one) => lastsToEnd(one, sky))) return undefined;
  const skies = before.flatMap((one) => listSkies(one.statement.course));
  const same = skies.filter((one) => isSameFall(one, sky));
  const strengths = (isAgain ? same : same.slice(-1)).map(getSkyStrength);
  const strength = getSkyStrength(sky);
  const plain: Sky = { ...sky, sequel: isAgain ? 'returns' : 'continues' };
  if (strengths.includes(strength)) return plain;
  const isNight = half % 2 === 0 && statement.opening !== null && !statement.certainty;
  const isAllNight = isNight && statement.course.form === 'steady' && !statement.within;
  if (!isAgain && isAllNight && canChange(sky)) {
    const change = compareStrength(strength, strengths);
    const earlier = (before[0]?.hours ?? []).filter(isOfKind);
    if (change && isFelt(change, own.filter(isOfKind), earlier)) return { ...sky, sequel: change };
    // A day's strength is that of all that falls in it: the same drizzle of a night would sound weaker.
    if (change === 'weaker') return { ...withSkyStrength(sky, MODERATE), sequel: 'continues' };
  }
  // A strength that is named is not that of before.
  const isLess = isNight && !isAgain && strengths.every((one) => (one ?? 0) > (strength ?? 0));
  if (isLess) return { ...withSkyStrength(sky, MODERATE), sequel: 'continues' };
  return strength === MODERATE ? plain : undefined;
}

/** Whether a language has words for what becomes weaker or stronger. */
function canChange({ state }: Sky): boolean {
  const family = getWeatherFamily(state);
  return family === 'rain' || family === 'snow';
}

/** Heavy rain and snow are dangers, whose word is said. */
function compareStrength(
  strength: number | undefined,
  before: readonly (number | undefined)[],
): 'weaker' | 'stronger' | undefined {
  if (strength === undefined) return undefined;
  if (before.every((one) => one !== undefined && one > strength)) return 'weaker';
  const isStronger = before.every((one) => one !== undefined && one < strength);
  return isStronger && strength === MODERATE ? 'stronger' : undefined;
}

/** Minimum ratio of the amounts an hour of what is told as weaker or stronger. */
const MIN_FELT_RATIO = 1.3;

/** Whether the hours confirm it. */
function isFelt(
  change: 'weaker' | 'stronger',
  hours: readonly CourseHour[],
  before: readonly CourseHour[],
): boolean {
  const [now, earlier] = [sumWet(hours) / hours.length, sumWet(before) / before.length];
  const [more, less] = change === 'weaker' ? [earlier, now] : [now, earlier];
  return more === 0 || more >= less * MIN_FELT_RATIO;
}

/** Whether what falls by day is told of a part after its morning only, however it began. */
function startsLater(course: Course, sky: Sky, half: number): boolean {
  const isOfDay = half % 2 === 1;
  return (
    isOfDay && course.form === 'interlude' && course.passing === sky && !isFromMorning(course.span)
  );
}

/** Whether what falls in a course goes on from its start; an hour after that names another one. */
function goesOn({ course, within }: CourseStatement, sky: Sky, gap: number): boolean {
  if (course.form === 'twice') return false;
  if (within) return !('from' in within) || gap === 0;
  if (course.form === 'change') return course.first === sky;
  const hasStart = course.form === 'interlude' && course.passing === sky && 'from' in course.span;
  return !hasStart || gap === 0;
}

/** Whether a sentence about a day or a night tells what falls in it without an end. */
function lastsToEnd({ half, statement: { course, within } }: Told, sky: Sky): boolean {
  const end = half % 2 === 0 ? WAKING_HOUR : 0;
  const isOpen = (span: Span | undefined) => span !== undefined && isOpenSpan(span, end);
  if (within) return 'allDay' in within || (isSpan(within) && isOpen(within));
  if (course.form === 'steady' || course.form === 'atTimes') return true;
  if (course.form === 'change') return isSameFall(course.second, sky);
  const span = course.form === 'twice' ? course.spans[1] : course.span;
  return isSameFall(course.background, sky) || isOpen(span);
}

function isOpenSpan(span: Span, end: number): boolean {
  if ('to' in span) return span.to === end;
  const part = 'part' in span ? span.part : span.end;
  return part === 'evening' || part === 'lateEvening';
}

export const AFTER_THAT: Opening = { when: { kind: 'afterThat' }, place: null };

/**
 * Tells the sky after what falls until an hour as what follows it: "thunderstorms until 4 PM. After that, it will be
 * cloudy." The high of all the time gets a sentence of its own.
 */
export function tellWhatFollows(plan: Plan): Plan {
  return plan.flatMap((statement, at) => {
    const before = plan[at - 1];
    const after = plan[at + 1];
    // "After that" would be heard of the fog of the afternoon, too.
    const isLast = after?.kind !== 'course' || after.opening !== null;
    return before && isFallUntil(before) && isBareSky(statement) && isLast
      ? follow(statement)
      : [statement];
  });
}

function follow(statement: CourseStatement): Statement[] {
  const { temperature } = statement;
  const later = { ...statement, opening: AFTER_THAT };
  if (temperature?.form !== 'high' && temperature?.form !== 'low') return [later];
  return [
    { ...later, temperature: null },
    { kind: 'temperature', opening: null, temperature },
  ];
}

/** Whether a sentence is about what falls from the start of its time until an hour. */
function isFallUntil(statement: Statement): boolean {
  if (statement.kind !== 'course' || !statement.within || statement.again) return false;
  const { course, within } = statement;
  const isUntil = 'until' in within || ('to' in within && within.told === 'to');
  return isUntil && listSkies(course).every(({ state }) => isWet(state) || isThunder(state));
}

function isThunder(state: number): boolean {
  return getWeatherFamily(state) === 'thunder';
}

function isBareSky(statement: Statement): statement is CourseStatement {
  if (statement.kind !== 'course' || statement.opening || statement.within) return false;
  const { course, certainty } = statement;
  return certainty === undefined && course.form === 'steady' && !isWet(course.sky.state);
}
