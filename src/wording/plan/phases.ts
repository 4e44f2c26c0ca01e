import { getWeatherFamily, isHazard, isWet, getStrength } from '../../weather/state.ts';
import type { CourseHour } from './course.ts';
import { classifyWeatherBroadly, summarizeSky, type WeatherKind } from './sky.ts';
import type { Sky } from './statement.ts';

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
      (first && keepsFirst && at === 0 && isFollowed(phases)),
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
export function isNotable({ state, precipitation }: CourseHour): boolean {
  return (
    isHazard(getWeatherFamily(state)) ||
    getStrength(state) === 3 ||
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

/** Thunderstorms within rain have a sentence of their own. */
export function classifyThunderAsRain(hour: CourseHour): WeatherKind {
  const kind = classifyWeatherBroadly(hour);
  return kind === 'thunder' ? 'liquid' : kind;
}

/** Summarizes a phase: of rain with a few thunderstorms as rain, since these have a sentence of their own. */
export function summarizePhase(hours: readonly CourseHour[]): Sky {
  const rain = hours.filter((hour) => classifyWeatherBroadly(hour) === 'liquid');
  const thunder = hours.filter((hour) => classifyWeatherBroadly(hour) === 'thunder');
  const isMixed =
    rain.length > 0 && hours.every((hour) => classifyThunderAsRain(hour) === 'liquid');
  if (isMixed && thunder.length > 0 && isThroughout(thunder, hours)) return summarizeSky(thunder);
  return summarizeSky(isMixed ? rain : hours);
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
