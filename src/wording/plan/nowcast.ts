import { MINUTE_MS } from '../../time/units.ts';
import {
  findHeavierChange,
  HEAVY_RANK,
  INTENSITIES,
  intensityOfRank,
  median,
  rankRate,
  isWetRate,
  NOWCAST_STEP_MS,
  type Intensity,
  type NextHourStep,
} from '../../weather/nowcast.ts';
import type { Plan } from './plan.ts';
import type {
  NextHourCourse,
  AgainStatement,
  ChangingSpokenFall,
  SpokenFall,
} from './statement.ts';
import type { PrecipitationKind } from '../../weather/atmosphere.ts';

/**
 * Plans the radar nowcast from now on, up to the first gap.
 *
 * Spells start and end with their steps, without smoothing. So a spoken time stays the same from one minute to
 * the next, and only new steps are added. A break or a spell of a single step is reported as brief once its end
 * is known.
 */
export function planNowcast(
  steps: readonly NextHourStep[],
  now: number,
  place: string | null,
): Plan {
  const known = takeKnownSteps(now, steps);
  const spells = splitIntoSpells(known);
  const course = planNextHourCourse(spells, known, now);
  const isIcy = spells.some((spell) => spell.wet && spell.steps.some(isFreezingStep));
  const again = planAgain(spells, isIcy);
  if (!isIcy) return [{ kind: 'nextHour', place, course }, ...again];
  return [{ kind: 'ice' }, { kind: 'nextHour', place, course: withLessStrength(course) }, ...again];
}

function planNextHourCourse(
  [first, second, third, fourth]: readonly Spell[],
  known: readonly KnownStep[],
  now: number,
): NextHourCourse {
  const last = known.at(-1);
  if (!first || !last) return { form: 'unknown' };
  if (first.wet) {
    if (!second) {
      return {
        form: 'throughout',
        for: minutesUntil(getStepEnd(last), now),
        fall: summarizeFall(first.steps),
      };
    }
    const brief = third !== undefined && isBriefSpell(second);
    return {
      form: 'stops',
      in: minutesUntil(getSpellStart(second), now),
      fall: summarizeFallFromNow(first.steps),
      brief,
    };
  }
  if (!second) return { form: 'dry', for: minutesUntil(getStepEnd(last), now) };
  const begins = minutesUntil(getSpellStart(second), now);
  const fall = summarizeFall(second.steps);
  if (!third) return { form: 'begins', in: begins, fall, stops: null };
  if (isBriefSpell(second)) return { form: 'passes', in: begins, fall };
  const brief = fourth !== undefined && isBriefSpell(third);
  return { form: 'begins', in: begins, fall, stops: { after: spellMinutes(second), brief } };
}

/** Drops the intensity of precipitation that changes its kind, else the change of intensity. */
function withLessStrength(course: NextHourCourse): NextHourCourse {
  if (course.form !== 'begins' && course.form !== 'stops') return course;
  const { fall } = course;
  return {
    ...course,
    fall: changesKind(fall) ? { ...fall, intensity: 'moderate' } : { ...fall, change: null },
  };
}

function getSpellStart({ steps: [first] }: Spell): number {
  return first.start;
}

function minutesUntil(instant: number, now: number): number {
  return (instant - now) / MINUTE_MS;
}

export function isFreezingStep({ kind }: KnownStep): boolean {
  return kind === 'freezing';
}

type AgainCourse = AgainStatement['course'];

/** The same precipitation as before a brief break. */
const CONTINUATION: AgainCourse = { form: 'later', often: false, afterBreak: true };

/** Plans the notable spells after the end of the first wet one; less with an ice warning. */
export function planAgain(spells: readonly Spell[], isIcy: boolean): AgainStatement[] {
  const [first, ...wet] = spells.filter((spell) => spell.wet);
  const [next, ...more] = wet;
  if (!first || !next) return [];
  const isFalling = spells[0] === first;
  const before = isFalling ? summarizeFallFromNow(first.steps) : summarizeFall(first.steps);
  const later = isFalling ? next.steps : wet.flatMap(({ steps }) => steps);
  // Further spells have no sentence of their own: their strength counts with the next one's.
  const all = wet.flatMap(({ steps }) => steps);
  const heavier = isIcy ? null : findHeavierIntensity(all, before);
  const { of, intensity } = summarizeFall(later);
  const alike = isSameKind({ of, intensity }, before) && heavier === null;
  const spokenFall = { of, intensity: isIcy ? ('moderate' as const) : (heavier ?? intensity) };
  const hasRoom = alike && !isIcy;
  const further = hasRoom && before.change === null ? more.length : 0;
  const course = isFalling ? planRestart(spells, further, hasRoom) : planLater(spells, further);
  const isNotable = isIcy
    ? course.form === 'restarts' && !changesKind(before)
    : course !== CONTINUATION;
  return !alike || isNotable ? [{ kind: 'again', fall: spokenFall, alike, course }] : [];
}

/** Plans the restart of current precipitation; `further` is the number of later spells to mention. */
function planRestart(
  [, pause, next, end]: readonly Spell[],
  further: number,
  hasRoom: boolean,
): AgainCourse {
  if (!pause || !next || (isBriefSpell(pause) && !end)) return CONTINUATION;
  if (!isBriefSpell(pause)) {
    const passes = end && isBriefSpell(next) && hasRoom ? 'briefly' : null;
    const goesOn = further > 0 ? 'onAndOff' : passes;
    return { form: 'restarts', after: spellMinutes(pause), goesOn };
  }
  const often = further > 1 ? 'often' : 'once';
  return { form: 'continues', for: spellMinutes(next), more: further > 0 ? often : null };
}

/** Plans later spells of precipitation that has not started yet. */
function planLater([, spell, pause]: readonly Spell[], further: number): AgainCourse {
  const afterBreak = pause && isBriefSpell(pause) && spell && !isBriefSpell(spell);
  if (!afterBreak) return { form: 'later', often: further > 0, afterBreak: false };
  return further > 0 ? { form: 'later', often: true, afterBreak } : CONTINUATION;
}

function isSameKind({ of }: SpokenFall, before: ChangingSpokenFall): boolean {
  return of === before.of || (changesKind(before) && before.change.of === of);
}

/** A step with a known rate. */
export type KnownStep = NextHourStep & { rate: number };

/** Consecutive steps that are all wet or all dry. */
interface Spell {
  wet: boolean;
  steps: [KnownStep, ...KnownStep[]];
}

/** Kinds by severity, most severe first. */
const KINDS_BY_GRAVITY: readonly PrecipitationKind[] = [
  'freezing',
  'snow',
  'sleet',
  'rain',
  'unknown',
];

/** Takes the known steps from now on, up to the first gap. */
export function takeKnownSteps(now: number, steps: readonly NextHourStep[]): KnownStep[] {
  const known: KnownStep[] = [];
  for (const step of steps) {
    const last = known.at(-1);
    const follows = last ? step.start === getStepEnd(last) : step.start <= now;
    if (!follows || !isKnownStep(step)) break;
    known.push(step);
  }
  return known;
}

/** Splits steps into alternating wet and dry spells. */
export function splitIntoSpells(steps: readonly KnownStep[]): Spell[] {
  const spells: Spell[] = [];
  for (const step of steps) {
    const wet = isWetRate(step.rate);
    const last = spells.at(-1);
    if (last?.wet === wet) last.steps.push(step);
    else spells.push({ wet, steps: [step] });
  }
  return spells;
}

/** Summarizes wet steps: the typical intensity, and whether it is heavier at times. */
function summarizeFall(steps: readonly KnownStep[]): ChangingSpokenFall {
  const ranks = steps.map(rankStep);
  const typical = median(ranks);
  const most = Math.max(...ranks);
  const of = findFirstKind(steps);
  const other = findOtherKind(steps, of);
  // A change of the kind leaves no room for a change of the strength: then the heaviest counts.
  const isHeavy = other !== undefined && most >= HEAVY_RANK;
  return {
    of,
    intensity: intensityOfRank(isHeavy ? most : typical),
    change: other ? { of: other } : findHeavierChange(most, typical),
  };
}

/** Summarizes wet steps from now on: the first one, and how it changes. */
function summarizeFallFromNow([first, ...rest]: Spell['steps']): ChangingSpokenFall {
  const now = rankStep(first);
  const ranks = rest.map(rankStep);
  const of = findFirstKind([first, ...rest]);
  const other = findOtherKind([first, ...rest], of);
  const eases = now >= HEAVY_RANK && ranks.length > 0 && median(ranks) === 0;
  const most = Math.max(...ranks, 0);
  const isHeavy = other !== undefined && most >= HEAVY_RANK;
  return {
    of,
    intensity: intensityOfRank(isHeavy ? Math.max(most, now) : now),
    change: other ? { of: other } : (findHeavierChange(most, now) ?? (eases ? 'light' : null)),
  };
}

/** The strongest intensity of later steps if it is heavy and stronger than before, else null. */
function findHeavierIntensity(
  later: readonly KnownStep[],
  { intensity, change }: ChangingSpokenFall,
): Intensity | null {
  const rank = Math.max(...later.map(rankStep));
  const before = [intensity, change].map((one) => INTENSITIES.findIndex((name) => name === one));
  return rank >= HEAVY_RANK && rank > Math.max(...before) ? intensityOfRank(rank) : null;
}

/** Whether precipitation changes its kind. */
export function changesKind(
  fall: ChangingSpokenFall,
): fall is ChangingSpokenFall & { change: object } {
  return typeof fall.change === 'object' && fall.change !== null;
}

/** Whether a spell is a single step. */
export function isBriefSpell(spell: Spell): boolean {
  return spellMinutes(spell) * MINUTE_MS <= NOWCAST_STEP_MS;
}

function spellMinutes({ steps }: Spell): number {
  return steps.reduce((sum, { length }) => sum + length, 0) / MINUTE_MS;
}

export function getStepEnd({ start, length }: Pick<NextHourStep, 'start' | 'length'>): number {
  return start + length;
}

function isKnownStep(step: NextHourStep): step is KnownStep {
  return step.rate !== null;
}

function rankStep({ rate, kind }: KnownStep): number {
  return rankRate(rate, kind);
}

/** The first known kind. */
function findFirstKind(steps: readonly KnownStep[]): PrecipitationKind {
  return steps.find(({ kind }) => kind !== 'unknown')?.kind ?? 'unknown';
}

/** The most severe other kind of the steps. */
function findOtherKind(
  steps: readonly KnownStep[],
  first: PrecipitationKind,
): PrecipitationKind | undefined {
  const others = new Set(steps.map(({ kind }) => kind));
  others.delete(first);
  others.delete('unknown');
  return KINDS_BY_GRAVITY.find((kind) => others.has(kind));
}
