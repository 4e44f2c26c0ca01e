import { STEP, type NextHourStep } from '../../weather/nowcast.ts';
import type { PrecipitationKind } from '../../weather/precipitation-kind.ts';
import type { ChangingFall, Fall, Intensity } from './statement.ts';

/** A step whose rate is known. */
export type KnownStep = NextHourStep & { rate: number };

/** Consecutive steps that are all wet or all dry. */
export interface Spell {
  wet: boolean;
  steps: [KnownStep, ...KnownStep[]];
}

export const MINUTE = 60_000;

/** Rate (mm per hour) from which on radar sees rain; its least amount in five minutes makes 0.12. */
const WET_FROM = 0.1;

const INTENSITIES: readonly Intensity[] = ['light', 'moderate', 'heavy', 'veryHeavy'];
const HEAVY = INTENSITIES.indexOf('heavy');

/**
 * Highest rates (mm of water per hour) of each but the last: the bands of the public weather API's
 * states, for snow with a centimetre to the millimetre; above them the German weather service's
 * limit between heavy and violent rain.
 */
const RAIN_UP_TO = [0.5, 4, 25];
const SNOW_UP_TO = [1, 4, 25];

/** The gravest first, for what falls together. */
const KINDS: readonly PrecipitationKind[] = ['freezing', 'snow', 'sleet', 'rain', 'unknown'];

/** Whatever is known from now on up to the first gap. */
export function knownFrom(now: number, steps: readonly NextHourStep[]): KnownStep[] {
  const known: KnownStep[] = [];
  for (const step of steps) {
    const last = known.at(-1);
    const follows = last ? step.start === endOf(last) : step.start <= now;
    if (!follows || !isKnown(step)) break;
    known.push(step);
  }
  return known;
}

/** Wet and dry spells in turn, judged step by step. */
export function spellsOf(steps: readonly KnownStep[]): Spell[] {
  const spells: Spell[] = [];
  for (const step of steps) {
    const wet = step.rate >= WET_FROM;
    const last = spells.at(-1);
    if (last?.wet === wet) last.steps.push(step);
    else spells.push({ wet, steps: [step] });
  }
  return spells;
}

/** What falls in wet steps as a whole: typically, and whether it is heavier at times. */
export function fallOf(steps: readonly KnownStep[]): ChangingFall {
  const ranks = steps.map(rankOf);
  const typical = median(ranks);
  const most = Math.max(...ranks);
  const of = firstKind(steps);
  const other = otherKind(steps, of);
  return {
    of,
    intensity: intensityOf(typical),
    change: other ? { of: other } : heavierAt(most, typical),
  };
}

/** What falls in the first of wet steps, and what becomes of it. */
export function fallFrom([first, ...rest]: Spell['steps']): ChangingFall {
  const now = rankOf(first);
  const ranks = rest.map(rankOf);
  const of = firstKind([first, ...rest]);
  const other = otherKind([first, ...rest], of);
  const eases = now >= HEAVY && ranks.length > 0 && median(ranks) === 0;
  return {
    of,
    intensity: intensityOf(now),
    change: other
      ? { of: other }
      : (heavierAt(Math.max(...ranks, 0), now) ?? (eases ? 'light' : null)),
  };
}

/** Whether it is heavy where what fell before never was, or less so. */
export function isHeavier(later: Fall, { intensity, change }: ChangingFall): boolean {
  const rank = INTENSITIES.indexOf(later.intensity);
  const before = [intensity, change].map((one) => INTENSITIES.findIndex((name) => name === one));
  return rank >= HEAVY && rank > Math.max(...before);
}

/** Whether it turns to something else. */
export function turns(fall: ChangingFall): fall is ChangingFall & { change: object } {
  return typeof fall.change === 'object' && fall.change !== null;
}

/** Of a single step. */
export function isBrief(spell: Spell): boolean {
  return minutesOf(spell) * MINUTE <= STEP;
}

export function minutesOf({ steps }: Spell): number {
  return steps.reduce((sum, { length }) => sum + length, 0) / MINUTE;
}

export function intensityAt(rate: number, kind: PrecipitationKind): Intensity {
  return intensityOf(rankAt(rate, kind));
}

export function endOf({ start, length }: Pick<NextHourStep, 'start' | 'length'>): number {
  return start + length;
}

function isKnown(step: NextHourStep): step is KnownStep {
  return step.rate !== null;
}

function heavierAt(most: number, typical: number): 'heavy' | 'veryHeavy' | null {
  if (most < HEAVY || most <= typical) return null;
  return most === HEAVY ? 'heavy' : 'veryHeavy';
}

function rankOf({ rate, kind }: KnownStep): number {
  return rankAt(rate, kind);
}

function rankAt(rate: number, kind: PrecipitationKind): number {
  const limits = kind === 'snow' ? SNOW_UP_TO : RAIN_UP_TO;
  const band = limits.findIndex((limit) => rate <= limit);
  return band === -1 ? limits.length : band;
}

function intensityOf(rank: number): Intensity {
  return INTENSITIES[rank] ?? 'moderate';
}

/** Of what begins to fall; steps of which it is not known tell nothing beside others. */
function firstKind(steps: readonly KnownStep[]): PrecipitationKind {
  return steps.find(({ kind }) => kind !== 'unknown')?.kind ?? 'unknown';
}

/** The gravest that falls beside it, which the steps turn to later. */
function otherKind(
  steps: readonly KnownStep[],
  first: PrecipitationKind,
): PrecipitationKind | undefined {
  const others = new Set(steps.map(({ kind }) => kind));
  others.delete(first);
  others.delete('unknown');
  return KINDS.find((kind) => others.has(kind));
}

function median(ranks: readonly number[]): number {
  return [...ranks].toSorted((one, other) => one - other)[Math.floor((ranks.length - 1) / 2)] ?? 0;
}
