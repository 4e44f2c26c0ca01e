import { DAY_PART_HOURS, WAKING_HOUR } from '../../weather/periods.ts';
import { getWeatherFamily, type WeatherState } from '../../weather/state.ts';
import type { CourseHour } from './course.ts';
import { isThunderstormGust, namesAnyDanger, rankDanger, type Danger } from './dangers.ts';
import { isThundery } from './phases.ts';
import { isIcyCourse, isWetCourse } from './facts.ts';
import { MIN_SPOKEN_GUST_KMH } from './winds.ts';
import { findPartOfTurn } from './parts-of-day.ts';
import type { PeriodFacts } from './periods.ts';
import type { AnswerStatement, Plan, Statement } from './plan.ts';
import type { RankedStatements } from './ranked-statements.ts';
import { classifyWeatherBroadly, isSunOrClouds, listSkies } from './sky.ts';
import type {
  AmountStatement,
  Course,
  CourseStatement,
  ExtremeStatement,
  Sky,
  Temperature,
  When,
  Within,
  WindStatement,
} from './statement.ts';
import { planTemperatureStatement } from './temperatures.ts';

const PARTLY_CLOUDY: WeatherState = 2;

/** The sky around a danger that is told before it. */
export interface SkyAround {
  sky: Sky;
  /** How long a bright sky lasts that the danger ends. */
  within?: Within;
}

/**
 * The sky around a thunderstorm, heavy rain or heavy snow that comes later or passes by: the danger is told alone, and
 * then that sky; null if the danger is the weather of the time, or if it is told with what falls around it.
 */
export function findSkyAround(course: Course | null): SkyAround | null {
  if (course === null || course.form === 'steady') return null;
  const [sky, danger] =
    'first' in course ? [course.first, course.second] : [course.background, course.passing];
  if (!isDanger(danger) || isIcyCourse({ form: 'steady', sky: danger })) return null;
  const isRain = isThundery(danger) && classifyWeatherBroadly(sky) === 'liquid' && !isDanger(sky);
  if (!isSunOrClouds(sky) && !isRain) return null;
  // Of clouds that are there all day, rain is no end.
  if (course.form !== 'change' || isOvercast(sky)) return { sky };
  const { at } = course;
  if ('hour' in at) {
    return at.hour < DAY_PART_HOURS.evening.from ? { sky, within: { until: at.hour } } : { sky };
  }
  const part = findPartOfTurn(at.part);
  if (part === 'morning') return null;
  const isByNoon = part === 'midday' || part === 'afternoon';
  return isByNoon ? { sky, within: { part: 'morning' } } : { sky };
}

function isOvercast({ state }: Sky): boolean {
  return getWeatherFamily(state) === 'cloudy' && state !== PARTLY_CLOUDY;
}

function isDanger(sky: Sky): boolean {
  return namesAnyDanger({ form: 'steady', sky });
}

/** A warning of ice opens its text after the official ones, whatever is told before the ice. */
export function warnFirst(plan: Plan): Plan {
  const when = findTimeOfIce(plan);
  const ice = plan
    .filter(({ kind }) => kind === 'ice')
    .map((warning) => (when ? { ...warning, when } : warning));
  const others = plan.filter(({ kind }) => kind !== 'ice');
  const official = others.filter(({ kind }) => kind === 'warning');
  return [...official, ...ice, ...others.filter(({ kind }) => kind !== 'warning')];
}

/** The time of the sentence about the ice, if the text begins with another one. */
function findTimeOfIce(plan: Plan): When | undefined {
  const course = plan.findIndex((one) => one.kind === 'course' && isIcyCourse(one.course));
  const times = plan
    .slice(0, course + 1)
    .flatMap((one) => ('opening' in one && one.opening ? [one.opening.when] : []));
  return times.length > 1 ? times.at(-1) : undefined;
}

/** Clouds around the danger of a night are not worth a word. */
export function tellDangerAlone(statement: CourseStatement): CourseStatement {
  const around = statement.certainty ? null : findSkyAround(statement.course);
  return around && isSunOrClouds(around.sky) ? { ...statement, alone: true } : statement;
}

/** The sky around a danger, if temperatures can join it: it has no time of its own. */
export function toCourse({ sky, within }: SkyAround): Course | null {
  return within ? null : { form: 'steady', sky };
}

/** Heavy rain that a course is told as without a heavy hour stands before heat and frost, too. */
export const MIN_DANGER_RANK = 1;

/** A course; if there is a sky around its danger, that danger alone and then that sky. */
export function putDangerFirst(
  course: Course,
  around: SkyAround | null,
  temperature: Temperature | null,
  rank: number,
): RankedStatements[] {
  const statement = { kind: 'course', opening: null, course, temperature: null } as const;
  if (!around) return [{ rank, statements: [{ ...statement, temperature }] }];
  const { sky, ...time } = around;
  const rest = { ...statement, ...time, course: { form: 'steady', sky }, temperature } as const;
  return [
    {
      rank: Math.max(rank, MIN_DANGER_RANK),
      statements: [{ ...statement, course: toPassing(course), alone: true }],
    },
    { rank: 0, statements: [rest] },
  ];
}

/** What begins in the evening is that of the evening. */
function toPassing(course: Course): Course {
  if (course.form !== 'change' || !('part' in course.at)) return course;
  const { first, second, at } = course;
  return at.part === 'evening' || at.part === 'lateEvening'
    ? { form: 'interlude', background: first, passing: second, span: { part: at.part } }
    : course;
}

/** What is likely to fall, or a danger that may come, is told before the sky around it, which has the temperature. */
export function putChanceFirst(
  statements: readonly CourseStatement[],
  rank: number,
): RankedStatements[] {
  const chance = statements.find(({ certainty }) => certainty !== undefined);
  const isFirst = chance && (chance.certainty === 'likely' || namesAnyDanger(chance.course));
  if (!isFirst) return [{ rank, statements: [...statements] }];
  const others = statements.filter((one) => one !== chance);
  return [
    { rank, statements: [chance] },
    ...(others.length > 0 ? [{ rank: 0, statements: others }] : []),
  ];
}

/**
 * Puts the amount of a danger of the day right after it, before the sky with its temperatures; null if there is none, or
 * if another danger follows it.
 */
export function putAmountAfterDanger(
  ranked: readonly RankedStatements[],
  amount: AmountStatement,
): RankedStatements[] | null {
  const at = ranked.findIndex(({ rank, statements }) => rank > 0 && statements.some(isFallOfDay));
  const after = ranked.slice(at + 1);
  const isSkyAfter = after.some(({ statements }) => statements.some(isSkyOfDay));
  const isMoreAfter = after.some(
    ({ rank, statements }) => rank > 0 || statements.some(isFallOfDay),
  );
  if (at === -1 || !isSkyAfter || isMoreAfter) return null;
  return ranked.map((one, index) =>
    index === at ? { ...one, statements: [...one.statements, amount] } : one,
  );
}

function isFallOfDay(one: Statement): boolean {
  return one.kind === 'course' && !one.opening && !one.temperature && isWetCourse(one.course);
}

function isSkyOfDay(one: Statement): boolean {
  return one.kind === 'course' && !one.opening && !isWetCourse(one.course);
}

/** Gusts that come with thunderstorms only: those of a storm, or of the wind that a text tells. */
export function findThunderGust(
  { entry, hours }: PeriodFacts,
  dangers: readonly Danger[],
  wind: WindStatement | null,
): number | null {
  const storm = dangers.find(({ kind }) => kind === 'storm');
  if (storm) return isThunderstormGust(storm, dangers) ? (entry.wind.gusts.value ?? null) : null;
  if (wind === null || wind.gust === null) return null;
  const gusty = listGusty(hours);
  return gusty.length > 0 && gusty.every(isThundery) ? wind.gust : null;
}

function listGusty(hours: readonly CourseHour[]): CourseHour[] {
  return hours.filter(({ gust }) => Math.round(gust ?? 0) >= MIN_SPOKEN_GUST_KMH);
}

/** A wind whose gusts are told with the thunderstorms: without them a day of several has none to tell. */
export function withoutGust(wind: WindStatement | null, isBrief: boolean): WindStatement | null {
  return wind === null || wind.force === null || isBrief ? null : { ...wind, gust: null };
}

/** Adds gusts to the sentence of the thunderstorms that bring them; undefined if there is none for them alone. */
export function joinThunderGust(
  ranked: readonly RankedStatements[],
  gust: number,
  { hours }: PeriodFacts,
  dangers: readonly Danger[],
): RankedStatements[] | undefined {
  const storm = dangers.find(({ kind }) => kind === 'storm');
  const gusty = storm && 'hours' in storm ? storm.hours : listGusty(hours);
  const thundery = ranked.filter(({ statements }) => statements.some(namesThunder));
  const meant = thundery.filter((one) => thundery.length === 1 || isOfHours(one, gusty));
  const [group, ...more] = meant;
  const bearer = group?.statements.find(namesThunder);
  if (!group || !bearer || more.length > 0 || !endsWithThunder(bearer)) return undefined;
  // Gusts of a storm are certain, even where the thunderstorms are not.
  if (storm && bearer.certainty) return undefined;
  const rank = Math.max(group.rank, storm ? rankDanger(storm) : 0);
  const { danger, rest } = withGust(bearer, gust);
  const statements = group.statements.map((one) => (one === bearer ? danger : one));
  const others = ranked.map((one) => (one === group ? { rank, statements } : one));
  return [...others, ...rest].filter((one) => one.statements.every(({ kind }) => kind !== 'storm'));
}

/** A sentence of thunderstorms with their gusts, and what it told besides: the sky after them, and the temperature. */
function withGust(
  thunder: CourseStatement,
  gust: number,
): { danger: CourseStatement; rest: RankedStatements[] } {
  const { course, temperature } = thunder;
  const ends = endOf(course);
  if (ends === null) {
    const degrees = planTemperatureStatement(temperature);
    return {
      danger: { ...thunder, gust, temperature: null },
      rest: degrees.length > 0 ? [{ rank: -1, statements: degrees }] : [],
    };
  }
  const { first, second, within } = ends;
  const sky = { ...thunder, opening: null, course: { form: 'steady', sky: second } } as const;
  return {
    danger: { ...thunder, course: { form: 'steady', sky: first }, within, gust, temperature: null },
    rest: [{ rank: 0, statements: [sky] }],
  };
}

export function namesThunder(statement: Statement): statement is CourseStatement {
  return statement.kind === 'course' && listSkies(statement.course).some(isThundery);
}

/** Of thunderstorms that end at an hour, after which it is cloudy: when, and what then; null of any other course. */
function endOf(course: Course): { first: Sky; second: Sky; within: Within } | null {
  if (course.form !== 'change' || !('hour' in course.at)) return null;
  const { first, second, at } = course;
  const isCloudy = getWeatherFamily(second.state) === 'cloudy';
  return isThundery(first) && isCloudy ? { first, second, within: { until: at.hour } } : null;
}

/** Whether gusts that are told at the end of a sentence are heard as those of its thunderstorms. */
function endsWithThunder({ course, alone, certainty }: CourseStatement): boolean {
  if (course.form === 'steady' || alone) return true;
  if (!certainty) return endOf(course) !== null;
  return 'background' in course && isSunOrClouds(course.background);
}

/** Whether all of some hours are in the night that a sentence is about, or none of them is where it is about the day. */
function isOfHours({ statements }: RankedStatements, hours: readonly CourseHour[]): boolean {
  const isAboutNight = statements.some(
    (one) =>
      'opening' in one && one.opening?.when.kind === 'part' && one.opening.when.part === 'night',
  );
  return hours.every(({ local }) => local.hour < WAKING_HOUR === isAboutNight);
}

/** The high of a day whose frost is told before it is that of its daytime: nobody hears two lows. */
export function tellHighByDay(plan: readonly Statement[], when: When): Statement[] {
  const isFrosty = plan.some((one) => one.kind === 'extreme' && one.of === 'frost');
  if (!isFrosty || when.kind !== 'day') return [...plan];
  const opening = { when: { kind: 'day', day: when.day, bare: true }, place: null } as const;
  return plan.map((one) => {
    const isHigh = one.kind === 'temperature' && one.temperature.form === 'high' && !one.opening;
    return isHigh ? { ...one, opening } : one;
  });
}

/** Heat or frost and its sky as two sentences, of those that a language tells apart. */
export function tellSkyApart<One extends AnswerStatement>(
  statement: One,
  apart: readonly ExtremeStatement['of'][] = [],
): (One | Statement)[] {
  const told: AnswerStatement = statement;
  if (told.kind !== 'extreme' || !told.sky || !apart.includes(told.of)) return [statement];
  const { sky, ...extreme } = told;
  const course = { form: 'steady', sky } as const;
  return [extreme, { kind: 'course', opening: null, course, temperature: null }];
}

/** Puts the night before a day of a list before the day's own danger, so that the day is told in one go. */
export function withNightFirst([
  night,
  ...weather
]: readonly RankedStatements[]): RankedStatements[] {
  return night ? [{ ...night, rank: Infinity }, ...weather] : [];
}
