import { HOUR } from '../../../weather/hour.ts';
import type { PrecipitationKind } from '../../../weather/precipitation-kind.ts';
import { againOf } from '../again.ts';
import { planNowcast } from '../nowcast.ts';
import { isBrief, MINUTE, spellsOf, type KnownStep } from '../spell.ts';
import { NO_DATA, type AnswerPlan } from '../plan.ts';
import type { RainStopFact } from './fact-statement.ts';
import { aheadOf, endOfRadar, expectedAfter, nextRainFact } from './next-rain-forecast.ts';
import { kindAt, radarSteps } from './next-rain-radar.ts';
import type { RainOutlook } from './rain-outlook.ts';

/** Where it does not rain, rain within this time (ms) is worth telling. */
const SOON = 12 * HOUR;

/** "When will it stop raining?" */
export function planRainStop(outlook: RainOutlook): AnswerPlan {
  const { now, audience } = outlook;
  const { place } = audience;
  const radar = radarSteps(outlook);
  if (!isFalling(radar, outlook)) return planDry(radar, outlook);
  const seen = planStopSeen(radar, outlook);
  if (seen) return seen;
  const stop = planStop(radar, outlook, place);
  if (stop.length > 0) return stop;
  return radar.length > 0 ? planNowcast(radar, now, place) : [rainNow(outlook, true)];
}

/** Whether something falls now, by radar or else by the forecast of the running hour. */
export function isFalling(radar: readonly KnownStep[], outlook: RainOutlook): boolean {
  if (radar.length > 0) return spellsOf(radar)[0]?.wet === true;
  const [running] = expectedAfter(radar, outlook);
  return (
    running?.certainty === 'expected' && running.at.hour !== null && running.start <= outlook.now
  );
}

/** When the forecast expects the end of what falls now; empty where it knows nothing. */
export function planStop(
  radar: readonly KnownStep[],
  outlook: RainOutlook,
  place: string | null,
): AnswerPlan {
  const { now } = outlook;
  const from = endOfRadar(radar, now);
  const expected = expectedAfter(radar, outlook).filter(({ at }) => at.hour !== null);
  const dryAt = expected.findIndex(
    ({ certainty }) => certainty === null || certainty === 'possible',
  );
  const wet = dryAt === -1 ? expected : expected.slice(0, dryAt);
  const of = onlyOne([...radar.map(({ kind }) => kind), ...wet.map((hour) => hour.of)]);
  const dry = expected[dryAt];
  if (dry) {
    const { day, hour } = dry.at;
    const at = hour === null || dry.start < from ? { in: (from - now) / MINUTE } : { day, hour };
    return [{ kind: 'fact', form: 'rainStop', place, of, at, seen: false, brief: false }];
  }
  const ahead = aheadOf(expected.at(-1)?.end ?? now, now);
  return ahead ? [{ kind: 'fact', form: 'noRainStop', place, of, ahead }] : [];
}

/** That something falls now, or would if it fell. */
export function rainNow({ now, hours, audience }: RainOutlook, falls: boolean): AnswerPlan[number] {
  const { place } = audience;
  return { kind: 'fact', form: 'rainNow', place, of: kindAt(now, hours), falls };
}

/** Undefined where radar sees no end. */
function planStopSeen(
  radar: readonly KnownStep[],
  { now, audience }: RainOutlook,
): AnswerPlan | undefined {
  const spells = spellsOf(radar);
  const [wet, dry, next] = spells;
  if (!wet || !dry) return undefined;
  const icy = spells.some((spell) => spell.wet && spell.steps.some(isFreezing));
  const stop: RainStopFact = {
    kind: 'fact',
    form: 'rainStop',
    place: audience.place,
    of: onlyOne(wet.steps.map(({ kind }) => kind)),
    at: { in: (dry.steps[0].start - now) / MINUTE },
    seen: true,
    brief: next !== undefined && isBrief(dry),
  };
  const plan: AnswerPlan = [stop, ...againOf(spells, icy)];
  return icy ? [{ kind: 'ice' }, ...plan] : plan;
}

/** That nothing falls, and what will soon; by a forecast nobody knows whether rain that is likely falls yet. */
function planDry(radar: readonly KnownStep[], outlook: RainOutlook): AnswerPlan {
  const { now, audience } = outlook;
  const expected = expectedAfter(radar, outlook);
  const [running] = expected;
  if (radar.length === 0 && !running) return NO_DATA;
  const dry = rainNow(outlook, false);
  if (spellsOf(radar).length > 1) return [dry, ...planNowcast(radar, now, null)];
  const next = expected.find(({ certainty }) => certainty !== null);
  if (!next || next.start - now > SOON) return [dry];
  const isOpen = radar.length === 0 && next === running;
  const place = isOpen ? audience.place : null;
  const plan: AnswerPlan = [nextRainFact(next, radar, outlook, place)];
  if (!isOpen) plan.unshift(dry);
  return next.of === 'freezing' ? [...plan, { kind: 'ice' }] : plan;
}

function isFreezing({ kind }: KnownStep): boolean {
  return kind === 'freezing';
}

/** The kind of all that falls; a change of kinds has no name of its own. */
function onlyOne(kinds: readonly PrecipitationKind[]): PrecipitationKind {
  const known = new Set(kinds.filter((kind) => kind !== 'unknown'));
  const [only = 'unknown'] = known;
  return known.size === 1 ? only : 'unknown';
}
