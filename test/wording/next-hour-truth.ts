import { HOUR_MS } from '../../src/time/units.ts';
import { NOWCAST_STEP_MS, type NextHourStep } from '../../src/weather/nowcast.ts';
import type { ReadMinutes } from './readers/text-reader.ts';

/** "About 20 minutes" may be as much off, and so is the middle of "the next few minutes". */
const ROUNDING = 2.5;

const MINUTE = 60_000;

/** Steps from the current one to the first without data, within the hour. */
export function knownSteps(steps: readonly NextHourStep[], now: number): NextHourStep[] {
  const ahead = steps.filter(({ start }) => start > now - NOWCAST_STEP_MS && start < now + HOUR_MS);
  const gap = ahead.findIndex(({ rate }) => rate === null);
  return gap === -1 ? ahead : ahead.slice(0, gap);
}

interface Boundary {
  at: number;
  wet: boolean;
}

/** Where it begins and stops, in minutes from now. */
function changesOf(known: readonly NextHourStep[], now: number): Boundary[] {
  return known.flatMap((step, index) => {
    const before = known[index - 1];
    const changes = before && isWet(before) !== isWet(step);
    return changes ? [{ at: (step.start - now) / MINUTE, wet: isWet(step) }] : [];
  });
}

export function isWet({ rate }: NextHourStep): boolean {
  return rate !== null && rate > 0;
}

/** What a text has to say of these steps, in exact minutes. */
export function trueMinutes(known: readonly NextHourStep[], now: number): ReadMinutes {
  const [first] = known;
  if (!first) return {};
  const [one, two, three] = changesOf(known, now);
  const end = ((known.at(-1)?.start ?? now) + NOWCAST_STEP_MS - now) / MINUTE;
  if (!one) return isWet(first) ? { wet: end } : { dry: end };
  if (one.wet) {
    return { starts: one.at, ...(two && { lasts: two.at - one.at, stops: two.at }) };
  }
  if (!two) return { stops: one.at };
  // A break of one step is told as brief, and then for how long it goes on after it.
  const pause = Math.round(two.at - one.at);
  if (pause > 5) return { stops: one.at, pauses: pause };
  return { stops: one.at, ...(three && { continues: three.at - two.at }) };
}

/** Lists times that differ by more than rounding, or that are beyond the data. */
export function offBy(parsed: ReadMinutes, truth: ReadMinutes): string[] {
  const off = (['starts', 'stops', 'lasts', 'pauses', 'continues'] as const).filter((time) => {
    const limit = time === 'starts' || time === 'stops' ? ROUNDING : 0.001;
    return Math.abs((parsed[time] ?? 0) - (truth[time] ?? 0)) > limit;
  });
  const known = (['dry', 'wet'] as const).filter((time) => {
    const missing = (truth[time] ?? 0) - (parsed[time] ?? 0);
    return missing < -5 || missing >= 7.5;
  });
  return [...off, ...known];
}

/** Clock times, in minutes. */
export interface Announced {
  start?: number;
  stop?: number;
}

/** While it falls, the announced start is that after the stop. */
export function announcedIn({ starts, stops, pauses }: ReadMinutes, minutes: number): Announced {
  const again = stops !== undefined && pauses !== undefined ? stops + pauses : undefined;
  const start = starts ?? again;
  return {
    ...(start !== undefined && { start: minutes + start }),
    ...(stops !== undefined && { stop: minutes + stops }),
  };
}

/** Whether what was announced is still to come, and then; or is due by now. */
export function isConsistent(announced: Announced, next: Announced, minutes: number): boolean {
  return (['start', 'stop'] as const).every((time) => {
    const [before, now = Infinity] = [announced[time], next[time]];
    const isDue = before === undefined || minutes >= before - ROUNDING;
    return isDue || Math.abs(now - before) <= 2 * ROUNDING;
  });
}

export function isIcy(steps: readonly NextHourStep[]): boolean {
  return steps.some((step) => isWet(step) && step.kind === 'freezing');
}
