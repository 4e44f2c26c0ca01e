import { isDeepStrictEqual } from 'node:util';
import { WAKING_HOUR } from '../../weather/periods.ts';
import { isWet } from '../../weather/state.ts';
import { isSameHour, planLessCertain } from './certainty.ts';
import type { CourseHour } from './course.ts';
import { namesThunder } from './danger-first.ts';
import {
  findDangerDoubt,
  findDangerEnd,
  findDangerTime,
  namesDanger,
  planDanger,
  rankDanger,
  withHeavyFall,
  type Danger,
} from './dangers.ts';
import { isIcyCourse, isLargeAmount, maxKnown } from './facts.ts';
import { MIN_BRIEF_GUST_KMH, toStormForce } from './winds.ts';
import {
  findPartOfTurn,
  findPartsOfDay,
  isInPart,
  isSamePart,
  toSpanWithin,
} from './parts-of-day.ts';
import { listNightStatements, type NightPlan, type ToldHours } from './night.ts';
import type { PeriodFacts, PeriodLimits } from './periods.ts';
import { isSunOrClouds } from './sky.ts';
import { selectMostCertain } from './spells.ts';
import type { Statement } from './plan.ts';
import type { Course, CourseStatement, Opening, Span, When, Within } from './statement.ts';
import { planTemperatureStatement } from './temperatures.ts';

/** Sentences that stand together, the gravest danger first. */
export interface RankedStatements {
  /** Of the gravest danger that they name; 0 for none. */
  rank: number;
  statements: Statement[];
}

/**
 * A danger that neither course nor night name; what falls by day of heavy rain and snow that the night names, and of
 * thunderstorms that it tells as less certain than they are.
 */
export function findUnnamed(
  danger: Danger,
  { awake }: PeriodFacts,
  course: Course | null,
  night: NightPlan | null,
): Danger[] {
  if (namesDanger(course, danger)) return [];
  const ofNight = night
    ? listNightStatements(night).filter((one) => namesDanger(one.course, danger))
    : [];
  if (ofNight.length === 0) return [danger];
  if (!('hours' in danger) || danger.kind === 'ice' || danger.kind === 'storm') return [];
  const byDay = { ...danger, hours: danger.hours.filter((hour) => awake?.hours.includes(hour)) };
  const isAsCertain = ofNight.some(({ certainty = null }) => certainty === findDangerDoubt(byDay));
  return byDay.hours.length === 0 || (danger.kind === 'thunder' && isAsCertain) ? [] : [byDay];
}

/** What a text is about, and how precise it is. */
interface DangerSetting extends Pick<PeriodLimits, 'detail' | 'audience'> {
  opening: Opening;
}

/** Tells heavy rain or snow that has no time of its own by the word for all of it. */
export function nameTimeless(
  course: Course,
  dangers: readonly Danger[],
  { hours }: PeriodFacts,
  setting: DangerSetting,
): Course {
  return dangers
    .filter((danger) => isTimeless(timeDanger(danger, hours, setting), setting))
    .reduce(withHeavyFall, course);
}

function isTimeless({ when, within }: DangerTime, { opening }: DangerSetting): boolean {
  return within === undefined && isDeepStrictEqual(when, opening.when);
}

interface DangerTime {
  when: When;
  within?: Within | undefined;
}

/** When a danger occurs, as far as that is not all of the period. */
function timeDanger(
  danger: Danger,
  hours: readonly CourseHour[],
  { opening, detail, audience }: DangerSetting,
): DangerTime {
  // A part of the day is short enough to be named as a whole, unless it goes on to midnight or to the morning.
  if (opening.when.kind === 'part' && opening.when.from === undefined) {
    return { when: opening.when };
  }
  const time = findDangerTime(danger, hours, detail, audience);
  const until = detail === 'hours' ? findDangerEnd(danger, hours) : undefined;
  if (time) {
    const isOfDay = 'hours' in danger && isDeepStrictEqual(time, opening.when);
    const within =
      toSpanWithin(time, opening.when) ?? (isOfDay ? findPartsOfDay(danger.hours) : undefined);
    return within ? { when: opening.when, within } : { when: time };
  }
  return until === undefined ? { when: opening.when } : { when: opening.when, within: { until } };
}

export function planDangerSentences(
  dangers: readonly Danger[],
  { hours }: PeriodFacts,
  setting: DangerSetting,
  night: NightPlan | null,
): RankedStatements[] {
  const nightBefore = night?.statement.opening?.when;
  return dangers.map((danger) => {
    const { when, within } = timeDanger(danger, hours, setting);
    // Only tonight has a name that goes before that of its day.
    const isTonight = nightBefore?.kind === 'part' && nightBefore.running;
    const isOfBoth = isTonight && when.kind === 'day' && !within && isStormOfNight(danger, hours);
    const told = isOfBoth ? { ...when, nightBefore } : when;
    return { rank: rankDanger(danger), statements: [planDanger(danger, told, within)] };
  });
}

/** Whether a storm blows for half of the night before a day or longer, about as strong as by day. */
function isStormOfNight(danger: Danger, hours: readonly CourseHour[]): boolean {
  if (danger.kind !== 'storm') return false;
  const night = hours.filter(({ local }) => local.hour < WAKING_HOUR);
  const stormy = night.filter((hour) => danger.hours.includes(hour));
  const gust = maxKnown(stormy.map((hour) => hour.gust));
  const isLong = stormy.length * 2 >= night.length;
  return isLong && gust !== null && toStormForce(gust) === toStormForce(danger.gust);
}

/** Whether sentences about what falls less certainly tell all of a danger, and as certain as it is. */
export function tellDanger(
  lessCertain: readonly CourseStatement[],
  danger: Danger,
  { hours, detail }: ToldHours,
): boolean {
  const doubt = findDangerDoubt(danger);
  const isTold = lessCertain.some(
    ({ course, certainty }) => namesDanger(course, danger) && certainty === doubt,
  );
  if (!isTold || !('hours' in danger)) return false;
  const certain = selectMostCertain(hours, detail);
  return !certain.some(
    ({ local, state }) => isWet(state) && danger.hours.some(isSameHour({ local })),
  );
}

/** What falls less certainly, without what the sentences of dangers tell. */
export function withoutDangers(
  { hours, detail }: ToldHours,
  lessCertain: readonly CourseStatement[],
  dangers: readonly Danger[],
): readonly CourseStatement[] {
  const told = dangers.flatMap((danger) =>
    'hours' in danger && danger.kind !== 'storm' ? danger.hours : [],
  );
  if (told.length === 0) return lessCertain;
  return planLessCertain(hours, detail, told).filter(
    ({ course }) => !dangers.some((danger) => namesDanger(course, danger)),
  );
}

/** Whether sentences are about a time itself, not about hours of it. */
export function isAbout(when: When | null): (sentences: RankedStatements) => boolean {
  return ({ statements }) =>
    when !== null &&
    statements.some((one) => 'opening' in one && isDeepStrictEqual(one.opening?.when, when));
}

/** Heat or frost with nothing but sun or clouds is one sentence, also after dangers of some hours. */
export function joinSky(
  dangers: readonly RankedStatements[],
  weather: readonly RankedStatements[],
): RankedStatements[] {
  const [danger, ...moreDangers] = dangers;
  const [extreme] = danger?.statements ?? [];
  const last = weather.at(-1);
  const [sky, ...more] = last?.statements ?? [];
  const others = weather.slice(0, -1);
  const isAlone = moreDangers.length === 0 && more.length === 0 && others.every(isDangerAlone);
  if (!danger || extreme?.kind !== 'extreme' || !isAlone) return [...dangers, ...weather];
  if (sky?.kind !== 'course' || sky.course.form !== 'steady' || sky.within || sky.certainty) {
    return [...dangers, ...weather];
  }
  if (!isSunOrClouds(sky.course.sky)) return [...dangers, ...weather];
  const statements = [
    { ...extreme, sky: sky.course.sky },
    ...planTemperatureStatement(sky.temperature),
  ];
  return [...others, { rank: danger.rank, statements }];
}

/** Whether it is the sentence of a danger that is told before the sky around it. */
function isDangerAlone({ statements }: RankedStatements): boolean {
  return statements.every((one) => one.kind === 'course' && one.alone && one.opening === null);
}

/** Rain in the part of a day whose thunderstorms are told as certain as it is not told again. */
export function withoutToldSpell(
  course: Course | null,
  warnings: readonly RankedStatements[],
  doubt: CourseStatement['certainty'] | null,
): Course | null {
  const storm = warnings.flatMap(({ statements }) => statements).find(namesThunder);
  if (!course || storm?.kind !== 'course' || !storm.within) return course;
  if (storm.certainty && !doubt) return course;
  const { within } = storm;
  const isTold = (span: Span) =>
    isDeepStrictEqual(span, within) ||
    ('part' in span && 'part' in within && isSamePart(span.part, within.part)) ||
    ('part' in span && 'from' in within && isInPart(within.from, span.part));
  if (course.form === 'interlude' && isTold(course.span) && isWet(course.passing.state)) {
    return isWet(course.background.state) ? course : { form: 'steady', sky: course.background };
  }
  if (course.form === 'change' && 'part' in course.at && isWet(course.second.state)) {
    const part = findPartOfTurn(course.at.part);
    // What begins earlier may go on after the part of the thunderstorms.
    const isLast = part === 'evening' || part === 'lateEvening';
    const isDryBefore = isLast && isTold({ part }) && !isWet(course.first.state);
    return isDryBefore ? { form: 'steady', sky: course.first } : course;
  }
  if (course.form !== 'twice') return course;
  const [first, second] = course.spans;
  if (!isTold(first) && !isTold(second)) return course;
  const { background, passing } = course;
  return { form: 'interlude', background, passing, span: isTold(first) ? second : first };
}

/** After the warning of ice, which comes first, a night is told before the ice of its day. */
export function tellInOrder(ranked: readonly RankedStatements[]): Statement[] {
  const [first] = ranked;
  const told = ranked.flatMap(({ statements }) => statements);
  const nights = ranked.filter(isAboutNightBefore);
  if (!first?.statements.some(namesIce) || isAboutNightBefore(first) || nights.length === 0) {
    return warnOfIce(told);
  }
  const days = ranked.filter((one) => !nights.includes(one));
  return [{ kind: 'ice' }, ...[...nights, ...days].flatMap(({ statements }) => statements)];
}

/** The night that has begun, or the coming one, before a later day. */
export function isAboutNightBefore({ statements }: RankedStatements): boolean {
  return statements.some((one) => {
    const when = 'opening' in one ? one.opening?.when : undefined;
    return when?.kind === 'part' && when.part === 'night' && when.from === undefined;
  });
}

function namesIce(statement: Statement): boolean {
  return statement.kind === 'course' && isIcyCourse(statement.course);
}

/** Puts the warning of ice before the first sentence that names it. */
export function warnOfIce(statements: readonly Statement[]): Statement[] {
  const at = statements.findIndex(namesIce);
  return at === -1 ? [...statements] : statements.toSpliced(at, 0, { kind: 'ice' });
}

/** Kinds to drop beyond the maximum number of clauses, in order. */
const DISPENSABLE_KINDS: readonly Statement['kind'][] = ['amount', 'wind', 'chance'];

/** Drops what matters least beyond a number of clauses, those of the weather included. */
export function limitClauses(
  statements: readonly Statement[],
  maxClauses: number,
  weather: readonly RankedStatements[],
  isDay: boolean,
): readonly Statement[] {
  const most = maxClauses - countClauses(weather.flatMap((ranked) => ranked.statements));
  return DISPENSABLE_KINDS.reduce(
    (left, dispensable) =>
      countClauses(left) > most
        ? left.filter(
            (statement) => statement.kind !== dispensable || isIndispensable(statement, isDay),
          )
        : left,
    statements,
  );
}

/** A day alone tells what a list of days tells. */
export function isIndispensable(statement: Statement, isDay: boolean): boolean {
  if (statement.kind === 'wind') return isDay && (statement.gust ?? 0) > MIN_BRIEF_GUST_KMH;
  return statement.kind === 'amount' && isLargeAmount(statement);
}

function countClauses(statements: readonly Statement[]): number {
  return statements.length + statements.filter(hasTwoClauses).length;
}

function hasTwoClauses(statement: Statement): boolean {
  if (statement.kind !== 'course' || statement.certainty || statement.alone) return false;
  return statement.course.form !== 'steady';
}
