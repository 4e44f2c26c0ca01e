import { isHeavyHour } from '../../weather/period-state.ts';
import { getWeatherFamily, isHazard, isWet } from '../../weather/state.ts';
import type { CourseHour, TimeDetail } from './course.ts';
import { classifyDoubt, maxKnown, MIN_POSSIBLE_PERCENT } from './facts.ts';
import { findStartHour, findTurn, toClockSpan, toPartSpan } from './parts-of-day.ts';
import {
  classifyWeatherBroadly,
  getSkyStrength,
  HEAVY,
  isHeavyFall,
  MODERATE,
  summarizeSky,
  type WeatherKind,
} from './sky.ts';
import type { Boundary, Course, Sky, Span } from './statement.ts';

/** Consecutive hours of the same kind of weather. */
export interface Phase {
  kind: WeatherKind;
  hours: CourseHour[];
}

/** One-hour phases are ignored up to this number and share of the hours, unless they bring this amount. */
export const MIN_NOTABLE_MM = 0.5;
const MAX_SCATTERED = { hours: 2, share: 1 / 6 };

/** @param keepsFirst whether the first hour is a phase, however little it brings */
export function findPhases(
  hours: readonly CourseHour[],
  kind: (hour: CourseHour) => WeatherKind,
  keepsFirst: boolean,
): Phase[] {
  const phases = mergePhases(hours.map((hour) => ({ kind: kind(hour), hours: [hour] })));
  const lasting = phases.filter(
    ({ hours: [first, second] }, at) =>
      second ||
      (first && isNotable(first)) ||
      (first && keepsFirst && at === 0 && isFollowed(phases)) ||
      (at > 0 && at === phases.length - 1 && isEndOfFall(phases[at - 1])),
  );
  const scattered = phases.filter((phase) => !lasting.includes(phase));
  const most = Math.min(MAX_SCATTERED.hours, hours.length * MAX_SCATTERED.share);
  const isMuch = sumWet(scattered.flatMap((phase) => phase.hours)) >= MIN_NOTABLE_MM;
  return scattered.length > most || isMuch || lasting.length === 0 ? phases : mergePhases(lasting);
}

/** Whether the second phase lasts, so that the first one has an end. */
function isFollowed([, second]: readonly Phase[]): boolean {
  return (second?.hours.length ?? 0) > 1;
}

/** Whether the last hour is dry after what everybody wants to know the end of. */
function isEndOfFall(before: Phase | undefined): boolean {
  return before?.hours.some((hour) => isWetHour(hour) && isNotable(hour)) ?? false;
}

export function isWetHour({ state }: CourseHour): boolean {
  return isWet(state);
}

/** The amount of the wet hours whose amount is known, mm. */
export function sumWet(hours: readonly CourseHour[]): number {
  return hours
    .filter(({ state }) => isWet(state))
    .reduce((sum, { precipitation }) => sum + (precipitation ?? 0), 0);
}

/** Whether an hour alone is worth a phase. */
export function isNotable(hour: CourseHour): boolean {
  const { state, precipitation } = hour;
  return (
    isHazard(getWeatherFamily(state)) ||
    isHeavyHour(hour) ||
    (isWet(state) && (precipitation ?? 0) >= MIN_NOTABLE_MM)
  );
}

export function mergePhases(phases: readonly Phase[]): Phase[] {
  const result: Phase[] = [];
  for (const phase of phases) {
    const last = result.at(-1);
    if (last?.kind === phase.kind) last.hours.push(...phase.hours);
    else result.push({ ...phase, hours: [...phase.hours] });
  }
  return result;
}

export function isThundery({ state }: Pick<CourseHour, 'state'>): boolean {
  return getWeatherFamily(state) === 'thunder';
}

/** Thunderstorms within rain have a sentence of their own. */
export function classifyThunderAsRain(hour: Pick<CourseHour, 'state'>): WeatherKind {
  const kind = classifyWeatherBroadly(hour);
  return kind === 'thunder' ? 'liquid' : kind;
}

/** Summarizes a phase: of rain with a few thunderstorms as rain, since these have a sentence of their own. */
export function summarizePhase(hours: readonly CourseHour[]): Sky {
  const rain = hours.filter((hour) => classifyWeatherBroadly(hour) === 'liquid');
  const thunder = hours.filter((hour) => classifyWeatherBroadly(hour) === 'thunder');
  const isMixed =
    rain.length > 0 && hours.every((hour) => classifyThunderAsRain(hour) === 'liquid');
  if (isMixed && thunder.length > 0 && isThroughout(thunder, hours)) {
    return summarizeSky(isLessCertain(thunder, rain) ? rain : thunder);
  }
  return summarizeSky(isMixed ? rain : hours);
}

/** Whether thunderstorms may stay away where rain does not. */
export function isLessCertain(
  thunder: readonly CourseHour[],
  rain: readonly CourseHour[],
): boolean {
  const [ofThunder, ofRain] = [thunder, rain].map((hours) =>
    classifyDoubt(maxKnown(hours.map(({ probability }) => probability))),
  );
  return rain.length > 0 && ofThunder !== null && ofRain === null;
}

/** Whether some hours of a phase begin and end within an hour of it, without a longer break. */
function isThroughout(some: readonly CourseHour[], hours: readonly CourseHour[]): boolean {
  const positions = some.map((hour) => hours.indexOf(hour));
  return [...positions, hours.length].every(
    (position, at) => position - (positions[at - 1] ?? -1) <= MAX_GAP_HOURS,
  );
}

/** Between thunderstorms of one phase. */
const MAX_GAP_HOURS = 2;

/** Summarizes a phase whose end is told by the clock: the sun does not shine until an hour after sunset. */
export function summarizeUntil(hours: readonly CourseHour[]): Sky {
  const sky = summarizePhase(hours);
  const last = hours.at(-1);
  return { ...sky, night: sky.night || last?.night === true || last?.isAfterSunset === true };
}

/** Whether showers within rain, or rain within showers, are no heavier than what they interrupt. */
export function isSameRain(outer: readonly CourseHour[], inner: readonly CourseHour[]): boolean {
  const [around, within] = [summarizePhase(outer), summarizePhase(inner)];
  const areLiquid = [around, within].every((sky) => classifyWeatherBroadly(sky) === 'liquid');
  return areLiquid && (getSkyStrength(within) ?? 0) <= (getSkyStrength(around) ?? 0);
}

/** Plans hours of one kind of weather: heavy rain or snow of some of them has its time. */
export function planSteady(hours: readonly CourseHour[], detail: TimeDetail): Course {
  return planHeavySpell(hours, detail) ?? { form: 'steady', sky: summarizePhase(hours) };
}

/** Minimum share of weaker hours beside a heavy spell. */
const MIN_CALM_SHARE = 0.25;

/** Wet hours of several spells without their only heavy one, which has a sentence of its own. */
export function withoutHeavySpell(hours: readonly CourseHour[]): readonly CourseHour[] {
  const heavy = hours.filter(isHeavyFall);
  const [first, last] = [heavy[0], heavy.at(-1)];
  const calm = hours.filter((hour) => !heavy.includes(hour));
  if (!first || !last || calm.length < hours.length * MIN_CALM_SHARE) return hours;
  return last.local.hour - first.local.hour <= heavy.length ? calm : hours;
}

/** Maximum share of heavy hours that are told apart: of one spell, and of several. */
const MAX_SPELL_SHARE = 0.75;
const MAX_AT_TIMES_SHARE = 0.6;

/** Minimum hours before and after a heavy spell where parts of the day are named. */
const MIN_HOURS_OF_PART = 2;

/** Plans heavy rain or snow within weaker; undefined if there is none, or hardly anything else. */
function planHeavySpell(hours: readonly CourseHour[], detail: TimeDetail): Course | undefined {
  const heavy = hours.filter(isHeavyFall);
  const [one, last] = [heavy[0], heavy.at(-1)];
  if (!one || !last) return undefined;
  const kind = classifyWeatherBroadly(summarizePhase(hours));
  const alike = hours.filter((hour) => classifyWeatherBroadly(hour) === kind);
  const calm = alike.filter((hour) => !heavy.includes(hour));
  if (calm.length === 0 || !heavy.every((hour) => alike.includes(hour))) return undefined;
  const usual = summarizePhase(calm);
  if (getSkyStrength(usual) === HEAVY) return undefined;
  const [from, to] = [hours.indexOf(one), hours.indexOf(last) + 1];
  const share = heavy.length / hours.length;
  // But for one hour between them, they follow each other.
  if (detail !== 'shares' && to - from <= heavy.length + 1) {
    if (share > MAX_SPELL_SHARE) return undefined;
    const least = detail === 'parts' ? MIN_HOURS_OF_PART : 1;
    const [begins, ends] = [from < least, hours.length - to < least];
    if (begins && ends) return undefined;
    if (begins) return planChange(hours.slice(0, to), hours.slice(to), detail);
    // Rain without a strength would be heard to end where it gets heavy.
    if (ends && getSkyStrength(usual) !== MODERATE) {
      return planChange(hours.slice(0, from), hours.slice(from), detail);
    }
    return planInterlude(calm, heavy, detail);
  }
  if (share > MAX_AT_TIMES_SHARE) return undefined;
  const skies = { background: usual, passing: summarizePhase(heavy) };
  return { form: 'atTimes', ...skies, share: 'atTimes' };
}

/** Whether some hours begin before others. */
export function beginBefore([one]: readonly CourseHour[], [other]: readonly CourseHour[]): boolean {
  if (!one || !other) return false;
  const [first, second] = [one.local, other.local];
  return first.date === second.date ? first.hour < second.hour : first.date < second.date;
}

/** When the weather changes to that of some hours. */
export function toBoundary(hours: readonly CourseHour[], detail: TimeDetail): Boundary {
  const hour = findStartHour(hours);
  return detail === 'hours' ? { hour } : { part: findTurn(hour) };
}

export function planChange(
  first: readonly CourseHour[],
  second: readonly CourseHour[],
  detail: TimeDetail,
): Course {
  const at = toBoundary(second, detail);
  // What begins late leaves the whole day before it: it needs no "at first", and no words of the dark.
  const isLate = 'part' in at && at.part === 'lateEvening' && second.some(isWetHour);
  if (isLate || (detail === 'hours' && endsInDark(first))) {
    return planInterlude(first, second, detail);
  }
  const before = detail === 'hours' ? summarizeUntil(first) : summarizePhase(first);
  return {
    form: 'change',
    first: before,
    second: withChange(withDoubt(summarizePhase(second), second, detail), before),
    at,
  };
}

/** Minimum hours in which more may fall, and the percentage from which on one is enough. */
const MIN_DOUBTFUL_HOURS = 2;
const MIN_DOUBTFUL_PERCENT = 40;

/** Until when more may fall from an hour on; null until the end, or for that hour alone. */
export function findDoubtFrom(start: number, hours: readonly CourseHour[]): Span | null {
  const after = hours.slice(hours.findIndex(({ local }) => local.hour === start));
  const doubtful = listDoubtful(after);
  if (doubtful.length < MIN_DOUBTFUL_HOURS || doubtful.length === after.length) return null;
  return { ...toClockSpan(doubtful), told: 'to' };
}

/** The first dry hours in each of which something may fall. */
function listDoubtful(hours: readonly CourseHour[]): readonly CourseHour[] {
  const end = hours.findIndex((hour) => !isDoubtful(hour));
  return end === -1 ? hours : hours.slice(0, end);
}

function isDoubtful(hour: CourseHour): boolean {
  return (hour.probability ?? 0) >= MIN_POSSIBLE_PERCENT && !isWetHour(hour);
}

/** A dry sky that begins with hours in which something may fall. */
function withDoubt(sky: Sky, hours: readonly CourseHour[], detail: TimeDetail): Sky {
  const { length } = listDoubtful(hours);
  const isAlmostLikely = (hours[0]?.probability ?? 0) >= MIN_DOUBTFUL_PERCENT;
  const mayFall = length >= Math.min(hours.length, isAlmostLikely ? 1 : MIN_DOUBTFUL_HOURS);
  return detail === 'hours' && !isWet(sky.state) && mayFall ? { ...sky, mayFall: true } : sky;
}

/** Rain or snow after the same that is heavy or light, which nobody tells as if it had stopped. */
function withChange(sky: Sky, before: Sky): Sky {
  const family = getWeatherFamily(sky.state);
  const isSame = family === getWeatherFamily(before.state);
  const canChange = isSame && (family === 'rain' || family === 'snow');
  if (!canChange || getSkyStrength(sky) !== MODERATE) return sky;
  const strength = getSkyStrength(before);
  if (strength === undefined || strength === MODERATE) return sky;
  return { ...sky, sequel: strength > MODERATE ? 'weaker' : 'stronger' };
}

/** Whether it is dark at the end of a bright day: its sun has another word than its night. */
function endsInDark(hours: readonly CourseHour[]): boolean {
  const { state, night } = summarizePhase(hours);
  return getWeatherFamily(state) === 'bright' && !night && summarizeUntil(hours).night;
}

export function planInterlude(
  background: readonly CourseHour[],
  passing: readonly CourseHour[],
  detail: TimeDetail,
): Course {
  const isClock = detail === 'hours';
  return {
    form: 'interlude',
    background: summarizePhase(background),
    passing: isClock ? summarizeUntil(passing) : summarizePhase(passing),
    span: isClock ? toClockSpan(passing) : toPartSpan(passing),
  };
}
