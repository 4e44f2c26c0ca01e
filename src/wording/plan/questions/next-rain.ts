import {
  planNowcast,
  splitIntoSpells,
  type KnownStep,
  planAgain,
  isBriefSpell,
  isFreezingStep,
} from '../nowcast.ts';
import { planNextHour } from '../next-hour.ts';
import { NO_DATA_PLAN, type AnswerPlan, type FirstWord } from '../plan.ts';
import type { Expectation, NextHourCourse } from '../statement.ts';
import {
  computeForecastReach,
  findRadarEnd,
  listExpectedFalls,
  createNextRainFact,
  createRadarSteps,
  type RainOutlook,
  findFallKindAt,
  toNextHourSteps,
} from './rain-outlook.ts';
import { HOUR_MS, MINUTE_MS } from '../../../time/units.ts';
import type { PrecipitationKind } from '../../../weather/atmosphere.ts';
import type { RainStopFact } from '../fact-statement.ts';

/** "When will it rain next?" From radar, hours or days; if it rains now, when it stops. */
export function planNextRain(outlook: RainOutlook): AnswerPlan {
  const radar = createRadarSteps(outlook);
  if (isFallingNow(radar, outlook)) return planWhileFalling(radar, outlook);
  return splitIntoSpells(radar).length > 1
    ? planNowcast(radar, outlook.now, outlook.audience.place)
    : planByForecast(radar, outlook);
}

function planWhileFalling(radar: readonly KnownStep[], outlook: RainOutlook): AnswerPlan {
  const { now, audience } = outlook;
  if (radar.length === 0) {
    return [createRainNowFact(outlook, true), ...planForecastStop(radar, outlook, null)];
  }
  const radarPlan = planNowcast(radar, now, audience.place);
  return splitIntoSpells(radar).length > 1
    ? radarPlan
    : [...radarPlan, ...planForecastStop(radar, outlook, null)];
}

/** Rain that is possible so shortly before likely rain is not reported. */
const CLOSE_MS = 3 * HOUR_MS;

/** Plans the next rain from the forecast; if that is only possible, also the next likely one. */
function planByForecast(radar: readonly KnownStep[], outlook: RainOutlook): AnswerPlan {
  const { place } = outlook.audience;
  const expected = listExpectedFalls(radar, outlook);
  const next = expected.find(({ certainty }) => certainty !== null);
  if (!next) return planNoRain(expected.at(-1)?.end ?? findRadarEnd(radar, outlook.now), outlook);
  const likelier = expected.find(
    ({ certainty }) => certainty === 'expected' || certainty === 'likely',
  );
  const isIcy = next.of === 'freezing' || likelier?.of === 'freezing';
  const warning: AnswerPlan = isIcy ? [{ kind: 'ice' }] : [];
  if (!likelier || likelier === next) {
    return [...warning, createNextRainFact(next, radar, outlook, place)];
  }
  const likely = (where: string | null) => ({
    ...createNextRainFact(likelier, radar, outlook, where),
    certainty: 'likely' as const,
  });
  if (likelier.start - next.start <= CLOSE_MS) return [...warning, likely(place)];
  return [...warning, createNextRainFact(next, radar, outlook, place), likely(null)];
}

function planNoRain(end: number, { now, audience }: RainOutlook): AnswerPlan {
  const ahead = computeForecastReach(end, now);
  return ahead ? [{ kind: 'fact', form: 'noRain', place: audience.place, ahead }] : NO_DATA_PLAN;
}

/** Rain within this time is reported if it is dry now. */
const SOON_MS = 12 * HOUR_MS;

/** "When will it stop raining?" */
export function planRainStop(outlook: RainOutlook): AnswerPlan {
  const { now, audience } = outlook;
  const { place } = audience;
  const radar = createRadarSteps(outlook);
  if (!isFallingNow(radar, outlook)) return planWhileDry(radar, outlook);
  const radarPlan = planRadarStop(radar, outlook);
  if (radarPlan) return radarPlan;
  const stop = planForecastStop(radar, outlook, place);
  if (stop.length > 0) return stop;
  return radar.length > 0 ? planNowcast(radar, now, place) : [createRainNowFact(outlook, true)];
}

/** Whether precipitation falls now, from radar or else from the forecast of the current hour. */
function isFallingNow(radar: readonly KnownStep[], outlook: RainOutlook): boolean {
  if (radar.length > 0) return splitIntoSpells(radar)[0]?.wet === true;
  const [current] = listExpectedFalls(radar, outlook);
  return (
    current?.certainty === 'expected' && current.at.hour !== null && current.start <= outlook.now
  );
}

/** Plans the end of current precipitation from the forecast; empty without data. */
function planForecastStop(
  radar: readonly KnownStep[],
  outlook: RainOutlook,
  place: string | null,
): AnswerPlan {
  const { now } = outlook;
  const from = findRadarEnd(radar, now);
  const expected = listExpectedFalls(radar, outlook).filter(({ at }) => at.hour !== null);
  const dryAt = expected.findIndex(
    ({ certainty }) => certainty === null || certainty === 'possible',
  );
  const wet = dryAt === -1 ? expected : expected.slice(0, dryAt);
  const of = findOnlyKind([...radar.map(({ kind }) => kind), ...wet.map((hour) => hour.of)]);
  const dry = expected[dryAt];
  if (dry) {
    const { day, hour } = dry.at;
    const at = hour === null || dry.start < from ? { in: (from - now) / MINUTE_MS } : { day, hour };
    return [{ kind: 'fact', form: 'rainStop', place, of, at, byRadar: false, brief: false }];
  }
  const ahead = computeForecastReach(expected.at(-1)?.end ?? now, now);
  return ahead ? [{ kind: 'fact', form: 'noRainStop', place, of, ahead }] : [];
}

/** Creates the fact that precipitation falls now, or does not. */
function createRainNowFact(
  { now, hours, audience }: RainOutlook,
  falls: boolean,
): AnswerPlan[number] {
  const { place } = audience;
  return { kind: 'fact', form: 'rainNow', place, of: findFallKindAt(now, hours), falls };
}

/** Undefined if radar shows no end. */
function planRadarStop(
  radar: readonly KnownStep[],
  { now, audience }: RainOutlook,
): AnswerPlan | undefined {
  const spells = splitIntoSpells(radar);
  const [wet, dry, next] = spells;
  if (!wet || !dry) return undefined;
  const icy = spells.some((spell) => spell.wet && spell.steps.some(isFreezingStep));
  const stop: RainStopFact = {
    kind: 'fact',
    form: 'rainStop',
    place: audience.place,
    of: findOnlyKind(wet.steps.map(({ kind }) => kind)),
    at: { in: (dry.steps[0].start - now) / MINUTE_MS },
    byRadar: true,
    brief: next !== undefined && isBriefSpell(dry),
  };
  const plan: AnswerPlan = [stop, ...planAgain(spells, icy)];
  return icy ? [{ kind: 'ice' }, ...plan] : plan;
}

/**
 * Plans that it is dry now, and what falls soon. Without radar, likely rain of the current hour may have
 * started already.
 */
function planWhileDry(radar: readonly KnownStep[], outlook: RainOutlook): AnswerPlan {
  const { now, audience } = outlook;
  const expected = listExpectedFalls(radar, outlook);
  const [current] = expected;
  if (radar.length === 0 && !current) return NO_DATA_PLAN;
  const dry = createRainNowFact(outlook, false);
  if (splitIntoSpells(radar).length > 1) return [dry, ...planNowcast(radar, now, null)];
  const next = expected.find(({ certainty }) => certainty !== null);
  if (!next || next.start - now > SOON_MS) return [dry];
  const isOpen = radar.length === 0 && next === current;
  const place = isOpen ? audience.place : null;
  const plan: AnswerPlan = [createNextRainFact(next, radar, outlook, place)];
  if (!isOpen) plan.unshift(dry);
  return next.of === 'freezing' ? [{ kind: 'ice' }, ...plan] : plan;
}

/** The kind of all precipitation; `unknown` for mixed kinds. */
function findOnlyKind(kinds: readonly PrecipitationKind[]): PrecipitationKind {
  const known = new Set(kinds.filter((kind) => kind !== 'unknown'));
  const [only = 'unknown'] = known;
  return known.size === 1 ? only : 'unknown';
}

/** Precipitation at this moment and after it, by the plan of the next hour. */
interface NextHourFalls {
  now: Expectation;
  later: Expectation | null;
}

/**
 * The first word of the answer to "is it raining?", which the text of the next hour follows; undefined without data.
 *
 * @param about the whole hour: "does it rain in the next hour?"; or nothing but this moment: "is it raining right now?"
 */
export function judgeNextHour(
  of: 'rain' | 'snow' | 'dry',
  outlook: Pick<RainOutlook, 'nextHour' | 'hours' | 'now'>,
  about: 'hour' | 'moment' | 'either',
): FirstWord | undefined {
  const falls = readNextHourFalls(outlook);
  if (!falls) return undefined;
  const [now, later] = [falls.now, falls.later].map((fall) => classifyFall(fall, of));
  if (now === undefined || later === undefined) return undefined;
  // What is only possible in the hour does not fall yet.
  if (about === 'moment' && now === 'possible') return of === 'dry' ? 'yes' : 'no';
  if (of === 'dry') return OPPOSITE_FALLS[now === 'no' ? later : now];
  if (now !== 'no' || later === 'no') return now;
  if (about === 'hour') return later;
  return later === 'possible' ? 'no' : 'notNow';
}

type FallAnswer = 'yes' | 'likely' | 'possible' | 'no';

const OPPOSITE_FALLS = { yes: 'no', likely: 'unlikely', possible: 'possible', no: 'yes' } as const;

/** Undefined if the kind of what falls is unknown. */
function classifyFall(
  fall: Expectation | null,
  asked: 'rain' | 'snow' | 'dry',
): FallAnswer | undefined {
  if (fall === null || fall === 'dry') return 'no';
  if (asked === 'snow' && fall.of === 'unknown') return undefined;
  const isSnow = fall.of === 'snow' || (asked === 'snow' && fall.of === 'sleet');
  const isAsked = asked === 'dry' || isSnow === (asked === 'snow');
  return isAsked ? ANSWERS_BY_CERTAINTY[fall.certainty] : 'no';
}

const ANSWERS_BY_CERTAINTY = { expected: 'yes', likely: 'likely', possible: 'possible' } as const;

/** Undefined if the next minutes are unknown. */
function readNextHourFalls({
  nextHour,
  hours,
  now,
}: Pick<RainOutlook, 'nextHour' | 'hours' | 'now'>): NextHourFalls | undefined {
  const steps = nextHour ? toNextHourSteps(nextHour, hours) : [];
  for (const statement of planNextHour(steps, now, null)) {
    if (statement.kind === 'expectation') return { now: statement.first, later: statement.later };
    if (statement.kind === 'nextHour') return readCourse(statement.course);
  }
  return undefined;
}

function readCourse(course: NextHourCourse): NextHourFalls | undefined {
  switch (course.form) {
    case 'unknown':
      return undefined;
    case 'dry':
      return { now: 'dry', later: null };
    case 'throughout':
    case 'stops':
      return { now: { ...course.fall, certainty: 'expected' }, later: null };
    case 'begins':
    case 'passes':
      return { now: 'dry', later: { ...course.fall, certainty: 'expected' } };
  }
}
