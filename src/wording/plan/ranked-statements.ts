import { isDeepStrictEqual } from 'node:util';
import { getWeatherFamily, isWet } from '../../weather/state.ts';
import type { CourseHour } from './course.ts';
import {
  findDangerEnd,
  findDangerTime,
  isThunderstormGust,
  namesDanger,
  planDanger,
  rankDanger,
  toSpanWithin,
  withHeavyFall,
  type Danger,
} from './dangers.ts';
import { findPartOfDay, isIcyCourse } from './facts.ts';
import { listSkies } from './sky.ts';
import type { NightPlan } from './night.ts';
import type { PeriodFacts, PeriodLimits } from './periods.ts';
import type { Statement } from './plan.ts';
import type { Course, Opening, Sky, Span, When, Within } from './statement.ts';
import { planTemperatureStatement } from './temperatures.ts';

/** Sentences that stand together, the gravest danger first. */
export interface RankedStatements {
  /** Of the gravest danger that they name; 0 for none. */
  rank: number;
  statements: Statement[];
}

/** A danger that neither course nor night name; of heavy rain and snow that the night names, what falls by day. */
export function findUnnamed(
  danger: Danger,
  { awake }: PeriodFacts,
  course: Course | null,
  night: NightPlan | null,
): Danger[] {
  if (namesDanger(course, danger)) return [];
  if (!nightNames(night, danger)) return [danger];
  if (danger.kind !== 'heavyRain' && danger.kind !== 'heavySnow') return [];
  const hours = danger.hours.filter((hour) => awake?.hours.includes(hour));
  return hours.length > 0 ? [{ ...danger, hours }] : [];
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
  // A part of the day is short enough to be named as a whole.
  if (opening.when.kind === 'part') return { when: opening.when };
  const time = findDangerTime(danger, hours, detail, audience);
  const until = detail === 'hours' ? findDangerEnd(danger, hours) : undefined;
  if (time) {
    const within = toSpanWithin(time, opening.when);
    return within ? { when: opening.when, within } : { when: time };
  }
  return until === undefined ? { when: opening.when } : { when: opening.when, within: { until } };
}

export function planDangerSentences(
  dangers: readonly Danger[],
  { hours }: PeriodFacts,
  setting: DangerSetting,
): RankedStatements[] {
  return dangers.map((danger) => {
    const { when, within } = timeDanger(danger, hours, setting);
    return { rank: rankDanger(danger), statements: [planDanger(danger, when, within)] };
  });
}

function nightNames(night: NightPlan | null, danger: Danger): boolean {
  return namesDanger(night?.statement.course ?? null, danger);
}

/** Whether sentences are about a time itself, not about hours of it. */
export function isAbout(when: When): (sentences: RankedStatements) => boolean {
  return ({ statements }) =>
    statements.some((one) => 'opening' in one && isDeepStrictEqual(one.opening?.when, when));
}

/** Puts the night before a day of a list before the day's own danger, so that the day is told in one go. */
export function withNightFirst([
  night,
  ...weather
]: readonly RankedStatements[]): RankedStatements[] {
  return night ? [{ ...night, rank: Infinity }, ...weather] : [];
}

/** Heat or frost with nothing but sun or clouds is one sentence. */
export function joinSky(
  dangers: readonly RankedStatements[],
  weather: readonly RankedStatements[],
  course: Course | null,
): RankedStatements[] {
  const [danger, ...moreDangers] = dangers;
  const [extreme] = danger?.statements ?? [];
  const isAlone = moreDangers.length === 0 && weather.length === 1;
  if (extreme?.kind !== 'extreme' || !isAlone || course?.form !== 'steady') {
    return [...dangers, ...weather];
  }
  if (!isSunOrClouds(course.sky)) return [...dangers, ...weather];
  const rest = weather
    .flatMap(({ statements }) => statements)
    .map((one) => (one.kind === 'course' ? one.temperature : null));
  const statements = [
    { ...extreme, sky: course.sky },
    ...planTemperatureStatement(rest[0] ?? null),
  ];
  return [{ rank: danger?.rank ?? 0, statements }];
}

function isSunOrClouds({ state }: Sky): boolean {
  const family = getWeatherFamily(state);
  return family === 'bright' || family === 'cloudy';
}

/** Rain in the part of a day whose thunderstorms are told is not told again. */
export function withoutToldSpell(
  course: Course | null,
  warnings: readonly RankedStatements[],
): Course | null {
  const storm = warnings.flatMap(({ statements }) => statements).find(namesThunder);
  if (!course || storm?.kind !== 'course' || !storm.within) return course;
  const { within } = storm;
  const isTold = (span: Span) =>
    isDeepStrictEqual(span, within) ||
    ('part' in span && 'from' in within && findPartOfDay(within.from) === span.part);
  if (course.form === 'interlude' && isTold(course.span) && isWet(course.passing.state)) {
    return isWet(course.background.state) ? course : { form: 'steady', sky: course.background };
  }
  if (course.form !== 'twice') return course;
  const [first, second] = course.spans;
  if (!isTold(first) && !isTold(second)) return course;
  const { background, passing } = course;
  return { form: 'interlude', background, passing, span: isTold(first) ? second : first };
}

/** Gusts of thunderstorms that are no graver stand right after them, without a time of their own. */
export function joinThunderstormGusts(
  ranked: readonly RankedStatements[],
  dangers: readonly Danger[],
): readonly RankedStatements[] {
  if (!dangers.some((danger) => isThunderstormGust(danger, dangers))) return ranked;
  const isStorm = ({ statements: [first] }: RankedStatements) => first?.kind === 'storm';
  const others = ranked.filter((one) => !isStorm(one));
  const storms = ranked.filter(isStorm);
  const at = others.findIndex(({ statements }) => statements.some(namesThunder)) + 1;
  const thunder = others[at - 1];
  if (!thunder || storms.some(({ rank }) => rank > thunder.rank)) return ranked;
  const gusts = storms.map(({ rank, statements }) => ({
    rank,
    statements: statements.map((one) =>
      one.kind === 'storm'
        ? { kind: one.kind, opening: null, gust: one.gust, inThunderstorms: true }
        : one,
    ),
  }));
  return others.toSpliced(at, 0, ...gusts);
}

function namesThunder(statement: Statement): boolean {
  return (
    statement.kind === 'course' &&
    listSkies(statement.course).some(({ state }) => getWeatherFamily(state) === 'thunder')
  );
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
function isAboutNightBefore({ statements }: RankedStatements): boolean {
  return statements.some(
    (one) =>
      'opening' in one && one.opening?.when.kind === 'part' && one.opening.when.part === 'night',
  );
}

function namesIce(statement: Statement): boolean {
  return statement.kind === 'course' && isIcyCourse(statement.course);
}

/** Puts the warning of ice before the first sentence that names it. */
export function warnOfIce(statements: readonly Statement[]): Statement[] {
  const at = statements.findIndex(namesIce);
  return at === -1 ? [...statements] : statements.toSpliced(at, 0, { kind: 'ice' });
}
