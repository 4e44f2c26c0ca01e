import type { NextHourResponse } from '../../../src/contract/voice-text/responses.ts';
import type { NextHourTimes, Minutes } from './read-text.ts';

const MINUTE = 60_000;

/** Below this radar sees no rain, mm per hour. */
const WET_FROM = 0.1;

/** An answer and what a listener takes from it. */
export interface CheckedAnswer {
  now: number;
  text: string;
  items: NextHourResponse['items'];
  times: NextHourTimes;
}

/** Lists claims without items, and items that the text must mention and does not. */
export function findErrors({ now, text, items, times }: CheckedAnswer): string[] {
  const steps = items.map(({ date, value }) => ({
    at: (Date.parse(date) - now) / MINUTE,
    wet: (value ?? NaN) >= WET_FROM,
  }));
  const timeOf = (wet: boolean) =>
    steps.find((step, index) => step.wet === wet && steps[index - 1]?.wet === !wet)?.at ?? null;
  const checks = {
    'that it falls now': times.falling === steps[0]?.wet,
    'when it begins': matchesTime(times.begins, timeOf(true), !times.falling),
    'when it ends': matchesTime(times.ends, timeOf(false), times.falling),
    'how strong': isStrength(
      text,
      items.map(({ value }) => value ?? 0),
    ),
  };
  return Object.entries(checks)
    .filter(([, isRight]) => !isRight)
    .map(([what]) => `${what}: ${text} ${JSON.stringify(items)}`);
}

/** @param must whether it has to be said where it is so */
function matchesTime(said: Minutes | null, actual: number | null, must: boolean): boolean {
  if (said === null) return actual === null || !must;
  return actual !== null && actual >= said.from && actual <= said.to;
}

function isStrength(text: string, rates: readonly number[]): boolean {
  const most = Math.max(...rates);
  const least = Math.min(...rates.filter((rate) => rate >= WET_FROM));
  return (
    (!/sehr stark|very heavy/i.test(text) || most > 25) &&
    (!/stark|heavy/i.test(text) || most > 4) &&
    (!/leicht|light/i.test(text) || least <= 1)
  );
}

/** Lists contradictions between the text of now and that of a minute ago. */
export function findJumps(earlier: CheckedAnswer | undefined, later: CheckedAnswer): string[] {
  if (!earlier) return [];
  const [was, is] = [earlier.times, later.times];
  const passed = (later.now - earlier.now) / MINUTE;
  const changed = was.falling !== is.falling;
  const checks = {
    'the beginning moves': staysDue(was.begins, is.begins, passed, changed && is.falling),
    'the end moves': staysDue(was.ends, is.ends, passed, changed && !is.falling),
    // What comes into the hour does so at its end.
    'a beginning from nowhere': was.begins || is.falling || !is.begins || is.begins.to >= 55,
    'a beginning without notice': !changed || !is.falling || was.begins !== null,
    'an end without notice': !changed || is.falling || was.ends !== null,
    'minutes that grow':
      changed || is.falling || !was.begins || !is.begins || is.begins.to <= was.begins.to,
  };
  return Object.entries(checks)
    .filter(([, isRight]) => !isRight)
    .map(([what]) => `${what}: ${earlier.text} | ${later.text}`);
}

/** Whether an announced event is still announced for the same time, up to rounding, or has happened on time. */
function staysDue(
  before: Minutes | null,
  after: Minutes | null,
  passed: number,
  came: boolean,
): boolean {
  if (!before) return true;
  const due = { from: before.from - passed, to: before.to - passed };
  if (came) return due.from <= 0;
  return after !== null && after.from <= due.to && due.from <= after.to;
}
