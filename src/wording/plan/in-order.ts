import { DAY_PART_HOURS, LATE_HOUR, WAKING_HOUR } from '../../weather/periods.ts';
import { getWeatherFamily, isHazard, isWet } from '../../weather/state.ts';
import { findOtherSky, isDaylight } from './clouds.ts';
import type { CourseHour, TimeDetail } from './course.ts';
import type { ToldHours } from './night.ts';
import {
  beginsWithPart,
  findPartOfDay,
  findStartHour,
  toClockSpan,
  toPartSpan,
} from './parts-of-day.ts';
import type { Statement } from './plan.ts';
import {
  classifyThunderAsRain,
  findPhases,
  planChange,
  planInterlude,
  planSteady,
  summarizePhase,
} from './phases.ts';
import { findUntoldFog, maxKnown } from './facts.ts';
import {
  getSkyStrength,
  HEAVY,
  isHeavyFall,
  isSunOrClouds,
  mapSkies,
  raiseTold,
  summarizeSky,
} from './sky.ts';
import { planTemperatureStatement } from './temperatures.ts';
import { type Course, type CourseStatement, type Sky, type Within } from './statement.ts';

/**
 * Tells in their order the phases of a course that one sentence has no room for. A temperature stands with the first, but
 * for a high that is that of the second.
 *
 * @param told the hours of the course
 * @param period those that they are of, whose amount decides on the strength
 */
export function tellPhasesInOrder(
  statement: CourseStatement,
  { hours, detail }: ToldHours,
  period: readonly CourseHour[],
): Statement[] {
  switch (statement.course.form) {
    case 'twice':
      return tellFogInOrder(statement);
    case 'change':
      return tellSkyInOrder(statement, hours, detail);
    case 'interlude':
      return detail === 'hours' ? tellFromNight(statement, hours) : [statement];
    case 'atTimes':
      return tellBothFalls(statement, hours, detail, period);
    default:
      return [statement];
  }
}

/** Fog at both ends of a time in its order: until when it is foggy, the sky after that, and when fog comes again. */
function tellFogInOrder(statement: CourseStatement): Statement[] {
  const { course } = statement;
  if (course.form !== 'twice' || !course.turn) return [statement];
  const { background: second, passing: first, spans, turn } = course;
  const change = { form: 'change', first, second, at: turn } as const;
  const again = { form: 'steady', sky: { ...first, sequel: 'returns' } } as const;
  const [, span] = spans;
  // Until midnight is to the end of the day, as after a change of the weather.
  const within = 'to' in span && span.to === 0 ? { ...span, told: 'from' as const } : span;
  return [
    { ...statement, course: change },
    { ...statement, course: again, temperature: null, within },
  ];
}

const LATE_AFTERNOON_HOUR = 16;

/** Minimum hours of a sky between rain or fog and another sky. */
const MIN_HOURS_BETWEEN = 2;

/**
 * The sky after rain or fog, if it turns once more: "rain at first, overcast from mid-morning on. In the afternoon it'll be
 * sunny".
 */
function tellSkyInOrder(
  statement: CourseStatement,
  hours: readonly CourseHour[],
  detail: TimeDetail,
): Statement[] {
  const { course } = statement;
  if (course.form !== 'change') return [statement];
  if (isSunOrClouds(course.first) || !isSunOrClouds(course.second)) return [statement];
  const rest = hours.slice(hours.findLastIndex((hour) => !isSunOrClouds(hour)) + 1);
  const turn = findOtherSky(rest);
  if (turn?.to !== rest.length) return [statement];
  const [before, after] = [rest.slice(0, turn.from), rest.slice(turn.from)];
  // What begins by day has the words of the day.
  const sky = { ...summarizeSky(after), night: after[0]?.night === true };
  // Where more may fall, no language calls it dry.
  const { mayFall } = course.second;
  const turnTo = (second: Sky) => ({
    ...statement,
    course: { ...course, second: mayFall ? { ...second, mayFall } : second },
  });
  if (before.length < MIN_HOURS_BETWEEN) return [turnTo(sky)];
  const first = turnTo(summarizeSky(before));
  // The sky of an evening is not worth a sentence; where hours are told, that of a late afternoon is.
  const last = detail === 'hours' ? DAY_PART_HOURS.evening.from : LATE_AFTERNOON_HOUR;
  if (findStartHour(after) >= last && countDaylight(after) <= MAX_DUSK_HOURS) return [first];
  const within = sinceStart(after, detail);
  // A high is heard as that of the time that it stands with.
  const isLater = isHighIn(after, hours);
  return [
    { ...first, temperature: isLater ? null : statement.temperature },
    {
      ...statement,
      course: { form: 'steady', sky },
      temperature: isLater ? statement.temperature : null,
      within,
    },
  ];
}

function isHighIn(some: readonly CourseHour[], hours: readonly CourseHour[]): boolean {
  const others = hours.filter((hour) => !some.includes(hour));
  const [high, other] = [some, others].map((all) => maxKnown(all.map((one) => one.temperature)));
  return (high ?? -Infinity) > (other ?? Infinity);
}

/** What falls from the night on is no break in the sky of the day: it comes first, then the sky after it. */
function tellFromNight(statement: CourseStatement, hours: readonly CourseHour[]): Statement[] {
  const { course } = statement;
  if (course.form !== 'interlude' || !('from' in course.span)) return [statement];
  const { background, passing, span } = course;
  const isFall = isWet(passing.state) && isSunOrClouds(background);
  const before = hours.slice(
    0,
    hours.findIndex(({ local }) => local.hour === span.from),
  );
  const after = hours.filter(({ local }) => local.hour >= span.to && local.hour >= WAKING_HOUR);
  const isEarly = before.every(({ local }) => local.hour < WAKING_HOUR) && span.to > WAKING_HOUR;
  if (!isFall || !isEarly || after.length === 0) return [statement];
  const fall = { form: 'steady', sky: passing } as const;
  // The sky beside a chance has a sentence of its own.
  if (statement.certainty) return [{ ...statement, course: fall, within: span }];
  const sky = summarizeSky(after);
  return [
    { ...statement, course: fall, temperature: null, within: span },
    { ...statement, course: { form: 'steady', sky }, within: sinceStart(after, 'hours') },
  ];
}

/** Rain of one time and snow of another, which are not snow at times: "rain in the morning, light snow in the evening". */
function tellBothFalls(
  statement: CourseStatement,
  hours: readonly CourseHour[],
  detail: TimeDetail,
  period: readonly CourseHour[],
): Statement[] {
  const falls = statement.certainty ? undefined : findBothFalls(statement.course, hours);
  if (!falls) return [statement];
  const { first, second, dry, isFirst, goesOver, followsDirectly } = falls;
  const raise = (sky: Sky) => (isWet(sky.state) ? raiseTold(sky, hours, period) : sky);
  // A night before it is told with a strength of its own.
  if (goesOver && getSkyStrength(raise(summarizePhase(first))) === HEAVY) return [statement];
  if (goesOver && (detail === 'hours' || beginsWithPart(dry))) {
    return [
      { ...statement, course: mapSkies(planChange(first, second, detail), raise) },
      {
        ...statement,
        course: { form: 'steady', sky: summarizeSky(dry) },
        temperature: null,
        within: sinceStart(dry, detail),
      },
    ];
  }
  const isChange = isFirst && !goesOver;
  const course = isChange ? planChange(first, dry, detail) : planInterlude(dry, first, detail);
  const within = detail === 'hours' ? toClockSpan(second) : toPartSpan(second);
  const then = { form: 'steady', sky: raiseTold(summarizePhase(second), hours, period) } as const;
  const later = { ...statement, course: then, temperature: null, within };
  if (!followsDirectly) return [{ ...statement, course: mapSkies(course, raise) }, later];
  // A temperature would stand between rain and the snow that it turns to.
  return [
    { ...statement, course: mapSkies(course, raise), temperature: null },
    later,
    ...planTemperatureStatement(statement.temperature),
  ];
}

interface BothFalls {
  first: readonly CourseHour[];
  second: readonly CourseHour[];
  dry: readonly CourseHour[];
  /** Whether the hours begin with the first. */
  isFirst: boolean;
  /** Whether the first turns into the second, before it is dry. */
  goesOver: boolean;
  /** Whether there is no dry time between them. */
  followsDirectly: boolean;
}

/** The only rain and the only snow of some hours that a course tells at times. */
function findBothFalls(course: Course, hours: readonly CourseHour[]): BothFalls | undefined {
  if (course.form !== 'atTimes' || hours.some(isDangerous)) return undefined;
  const phases = findPhases(hours, classifyThunderAsRain, false);
  const [first, second, ...more] = phases.filter(({ kind }) => kind !== 'dry');
  if (!first || !second || more.length > 0) return undefined;
  const kinds = new Set([first.kind, second.kind]);
  const dry = phases.filter(({ kind }) => kind === 'dry').flatMap((phase) => phase.hours);
  const isFirst = phases[0] === first;
  const followsDirectly = phases.indexOf(second) === phases.indexOf(first) + 1;
  const goesOver = isFirst && followsDirectly;
  if (!kinds.has('liquid') || !kinds.has('frozen') || dry.length === 0) return undefined;
  return { first: first.hours, second: second.hours, dry, isFirst, goesOver, followsDirectly };
}

/**
 * Whether a day has a fall or a fog with its own time, so that it shares no sentence with other days.
 *
 * @param waking its hours from six on
 */
export function hasOwnTimes(
  hours: readonly CourseHour[],
  waking: readonly CourseHour[],
  course: Course | null,
): boolean {
  const isBoth = course !== null && findBothFalls(course, hours) !== undefined;
  return isBoth || findUntoldFog(waking, course).length > 0;
}

/** Dangers have sentences of their own. */
function isDangerous(hour: CourseHour): boolean {
  return isHeavyFall(hour) || isHazard(getWeatherFamily(hour.state));
}

function sinceStart(hours: readonly CourseHour[], detail: TimeDetail): Within {
  const span = toClockSpan(hours);
  if (detail === 'hours' && 'from' in span) return { ...span, told: 'from' };
  const part = findPartOfDay(findStartHour(hours));
  const isEarly = part === 'morning' || part === 'midday';
  return isEarly ? { start: part, end: 'evening' } : { part };
}

/** Hours of a day before another sky in the morning. */
const MAX_EARLY_HOURS = 2;

/** The hours before six, which a text about a day may count as day, are of the night. */
function isOfNight({ night, local }: CourseHour): boolean {
  return night || local.hour < WAKING_HOUR;
}

/** The last hours of daylight, whose sky is soon that of the dark. */
const MAX_DUSK_HOURS = 2;

function countDaylight(hours: readonly CourseHour[]): number {
  return hours.filter(isDaylight).length;
}

/** Whether a sky that turns late in the evening is a short end of a day, whose sun it does not change. */
function isEndOfDay(hours: readonly CourseHour[], from: number, to: number): boolean {
  const before = hours.slice(0, from);
  const isShort = to === hours.length && (hours.length - from) * 2 < from;
  const isLate = (hours[from]?.local.hour ?? 0) >= LATE_HOUR;
  return isShort && isLate && countDaylight(before) > 0;
}

/** Without precipitation only a large change of the sky is reported. */
export function planDryCourse(hours: readonly CourseHour[], detail: TimeDetail): Course {
  const other = detail === 'shares' ? undefined : findOtherSky(hours);
  if (!other) return planSteady(hours, detail);
  const { from, to } = other;
  if (isEndOfDay(hours, from, to)) return planSteady(hours.slice(0, from), detail);
  const [before, within, after] = [hours.slice(0, from), hours.slice(from, to), hours.slice(to)];
  if (after.length === 0) return planChange(before, within, detail);
  // Clouds that come with the dark are not the sky around the sun of a day.
  const dusk = countDaylight(after);
  const dawn = countDaylight(before);
  if (dusk <= MAX_DUSK_HOURS && dawn > 0 && countDaylight(within) > dawn + dusk) {
    return planChange(before, within, detail);
  }
  // "In the morning" is from the start: nobody hears of a few hours, or dark ones, before a longer time.
  const isEarly = detail === 'parts' ? before.length <= MAX_EARLY_HOURS : before.every(isOfNight);
  return isEarly && before.length * 2 <= within.length
    ? planChange(within, after, detail)
    : planInterlude([...before, ...after], within, detail);
}
