import { getWeatherFamily, isHazard, isWet } from '../../weather/state.ts';
import { getStrength } from '../../weather/strength.ts';
import type { CourseHour } from './course.ts';
import { classifyWeather, type WeatherKind } from './sky.ts';

/** Consecutive hours of the same kind of weather. */
export interface Phase {
  kind: WeatherKind;
  hours: CourseHour[];
}

/** One-hour phases are ignored up to this number and share of the hours, unless they bring this amount. */
export const MIN_NOTABLE_MM = 0.5;
const MAX_SCATTERED = { hours: 2, share: 1 / 6 };

/** @param keepsFirst whether precipitation or fog in the first hour is a phase, however little */
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
      (first && keepsFirst && at === 0 && classifyWeather(first) !== 'dry'),
  );
  const scattered = phases.filter((phase) => !lasting.includes(phase));
  const most = Math.min(MAX_SCATTERED.hours, hours.length * MAX_SCATTERED.share);
  const isMuch = sumWet(scattered.flatMap((phase) => phase.hours)) >= MIN_NOTABLE_MM;
  return scattered.length > most || isMuch || lasting.length === 0 ? phases : mergePhases(lasting);
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
function isNotable({ state, precipitation }: CourseHour): boolean {
  return (
    isHazard(getWeatherFamily(state)) ||
    getStrength(state) === 3 ||
    (isWet(state) && (precipitation ?? 0) >= MIN_NOTABLE_MM)
  );
}

function mergePhases(phases: readonly Phase[]): Phase[] {
  const result: Phase[] = [];
  for (const phase of phases) {
    const last = result.at(-1);
    if (last?.kind === phase.kind) last.hours.push(...phase.hours);
    else result.push({ ...phase, hours: [...phase.hours] });
  }
  return result;
}
