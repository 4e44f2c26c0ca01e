import type { NextHourStep } from '../../weather/nowcast.ts';
import { againOf } from './again.ts';
import {
  endOf,
  fallFrom,
  fallOf,
  isBrief,
  knownFrom,
  MINUTE,
  minutesOf,
  spellsOf,
  turns,
  type KnownStep,
  type Spell,
} from './spell.ts';
import type { Plan } from './plan.ts';
import type { NextHourCourse } from './statement.ts';

/**
 * What radar shows from now on, as far as it is known without a gap.
 *
 * Each spell begins and ends where its steps do; nothing is smoothed. So a time that has been said
 * stays the same from one minute to the next, and what comes into the hour is added to it. A break
 * or a spell of a single step is told as brief, once it is known that it is.
 */
export function planNowcast(
  steps: readonly NextHourStep[],
  now: number,
  place: string | null,
): Plan {
  const known = knownFrom(now, steps);
  const spells = spellsOf(known);
  const course = courseOf(spells, known, now);
  const isIcy = spells.some((spell) => spell.wet && spell.steps.some(isFreezing));
  const again = againOf(spells, isIcy);
  if (!isIcy) return [{ kind: 'nextHour', place, course }, ...again];
  return [{ kind: 'ice' }, { kind: 'nextHour', place, course: withLessStrength(course) }, ...again];
}

function courseOf(
  [first, second, third, fourth]: readonly Spell[],
  known: readonly KnownStep[],
  now: number,
): NextHourCourse {
  const last = known.at(-1);
  if (!first || !last) return { form: 'unknown' };
  if (first.wet) {
    if (!second) {
      return { form: 'throughout', for: until(endOf(last), now), fall: fallOf(first.steps) };
    }
    const brief = third !== undefined && isBrief(second);
    return { form: 'stops', in: until(startOf(second), now), fall: fallFrom(first.steps), brief };
  }
  if (!second) return { form: 'dry', for: until(endOf(last), now) };
  const begins = until(startOf(second), now);
  const fall = fallOf(second.steps);
  if (!third) return { form: 'begins', in: begins, fall, stops: null };
  if (isBrief(second)) return { form: 'passes', in: begins, fall };
  const brief = fourth !== undefined && isBrief(third);
  return { form: 'begins', in: begins, fall, stops: { after: minutesOf(second), brief } };
}

/** Of what turns to something else not how strong it is, of all else not how that changes. */
function withLessStrength(course: NextHourCourse): NextHourCourse {
  if (course.form !== 'begins' && course.form !== 'stops') return course;
  const { fall } = course;
  return {
    ...course,
    fall: turns(fall) ? { ...fall, intensity: 'moderate' } : { ...fall, change: null },
  };
}

function startOf({ steps: [first] }: Spell): number {
  return first.start;
}

function until(instant: number, now: number): number {
  return (instant - now) / MINUTE;
}

function isFreezing({ kind }: KnownStep): boolean {
  return kind === 'freezing';
}
