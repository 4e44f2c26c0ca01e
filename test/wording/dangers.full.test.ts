import { listSkies } from '../../src/wording/plan/sky.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import {
  determineWeatherState,
  getHourStrength,
  getStrength,
  getWeatherFamily,
  isHazard,
} from '../../src/weather/state.ts';
import type { Plan, Statement } from '../../src/wording/plan/plan.ts';
import type { Sky } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { toSpokenGust } from '../../src/wording/units.ts';
import { locales } from '../support/locales.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { spells, TEXTS } from './generated-texts.ts';
import { readKinds } from './readers/kinds.ts';
import { readNumbers } from './readers/numbers.ts';

/** They have the words of another country. */
const SAME_WORDS = new Set([
  'de-AT',
  'de-CH',
  'en-AU',
  'en-CA',
  'en-IN',
  'es-MX',
  'es-US',
  'fr-CA',
]);

const SAMPLES = { numRuns: propertyRuns(5000) };

/** A danger of the hours, and whether a plan names it. */
interface Danger {
  name: string;
  occurs: (hours: readonly Hour[]) => boolean;
  isNamed: (plan: Plan) => boolean;
}

const families = (hours: readonly Hour[]) =>
  hours.map((hour) => getWeatherFamily(determineWeatherState(hour)));
const isHeavy = (family: readonly string[]) => (hour: Hour) => {
  const state = determineWeatherState(hour);
  const isStrong = getHourStrength(state, hour.precipitation) === 3;
  return isStrong && family.includes(getWeatherFamily(state) ?? '');
};
const names = (isMeant: (sky: Sky) => boolean) => (plan: Plan) =>
  plan.some((one) => one.kind === 'course' && listSkies(one.course).some(isMeant));
const namesStrong = (family: readonly string[]) =>
  names(({ state }) => getStrength(state) === 3 && family.includes(getWeatherFamily(state) ?? ''));
const most = (values: readonly (number | null)[]) =>
  Math.max(...values.map((value) => value ?? -Infinity));

const DANGERS: readonly Danger[] = [
  {
    name: 'glaze',
    occurs: (hours) => families(hours).includes('ice'),
    isNamed: (plan) =>
      plan.some(({ kind }) => kind === 'ice') &&
      names(({ state }) => getWeatherFamily(state) === 'ice')(plan),
  },
  {
    name: 'a thunderstorm',
    occurs: (hours) => families(hours).includes('thunder'),
    isNamed: names(({ state }) => getWeatherFamily(state) === 'thunder'),
  },
  {
    name: 'a storm from 75 km/h',
    occurs: (hours) => most(hours.map(({ gust }) => gust)) >= 75,
    isNamed: (plan) => plan.some((one) => findGust(one) >= 75),
  },
  {
    name: 'heavy rain',
    occurs: (hours) => hours.some(isHeavy(['rain', 'showers'])),
    isNamed: namesStrong(['rain', 'showers', 'thunder']),
  },
  {
    name: 'heavy snow',
    occurs: (hours) => hours.some(isHeavy(['snow'])),
    isNamed: names((sky) => sky.state === 75 || sky.isHeavy === true),
  },
  {
    name: 'heat from 35 degrees',
    occurs: (hours) => most(hours.map(({ temperature }) => temperature)) >= 35,
    isNamed: (plan) => plan.some((one) => one.kind === 'extreme' && one.of === 'heat'),
  },
  {
    name: 'frost from minus 15 degrees',
    occurs: (hours) => hours.some(({ temperature }) => temperature !== null && temperature <= -15),
    isNamed: (plan) => plan.some((one) => one.kind === 'extreme' && one.of === 'frost'),
  },
];

/** The gravest first: hurricane, glaze, severe thunderstorms, violent storm, thunder, storm, snow, rain. */
const GRAVITY: readonly ((hour: Hour) => boolean)[] = [
  ({ gust }) => Math.round(gust ?? 0) >= 118,
  (hour) => families([hour]).includes('ice'),
  (hour) => determineWeatherState(hour) === 96,
  ({ gust }) => Math.round(gust ?? 0) >= 103,
  (hour) => families([hour]).includes('thunder'),
  ({ gust }) => (gust ?? 0) >= 75,
  isHeavy(['snow', 'sleet']),
  isHeavy(['rain', 'showers']),
];

/** The gust of a storm, or of the thunderstorms that a statement names; 0 if it names none. */
function findGust(one: Statement): number {
  return one.kind === 'storm' ? one.gust : (one.kind === 'course' && one.gust) || 0;
}

/** Index of a storm; none below. */
function rankGust(gust: number): number[] {
  if (gust < 75) return [];
  return [gust >= 118 ? 0 : gust >= 103 ? 3 : 5];
}

/** Indexes of what a statement names, as in {@link GRAVITY}. */
function listNamed(one: Statement): number[] {
  if (one.kind === 'ice') return [1];
  const ofGust = rankGust(findGust(one));
  if (one.kind !== 'course') return ofGust;
  const ofSkies = listSkies(one.course).flatMap(({ state, isHeavy: isHeavyFall }) => {
    const family = getWeatherFamily(state);
    if (family === 'ice') return [1];
    if (family === 'thunder') return [state === 96 ? 2 : 4];
    if (family === 'snow' || family === 'sleet') return state === 75 || isHeavyFall ? [6] : [];
    return getStrength(state) === 3 ? [7] : [];
  });
  return [...ofGust, ...ofSkies];
}

/** A sentence about the night, or one that follows it without a time of its own, stands before its day. */
function isOfNight(plan: Plan, one: Statement | undefined): boolean {
  const openings = plan
    .slice(0, one ? plan.indexOf(one) + 1 : 0)
    .flatMap((before) => ('opening' in before && before.opening ? [before.opening] : []));
  const when = openings.at(-1)?.when;
  return when?.kind === 'part' && when.part === 'night';
}

const FROM_START: ReadonlySet<Statement['kind']> = new Set(['ice', 'storm', 'extreme', 'course']);

/** One of each language, and both systems of units of English. */
const LOCALES = locales.filter(({ tag }) => !SAME_WORDS.has(tag));

describe.each(TEXTS)('a text about $about', ({ about, hours: hoursOf, plan: planOf }) => {
  const samples = fc.sample(spells, SAMPLES).map((some) => {
    const hours = hoursOf(some);
    return { hours, plan: planOf(hours) };
  });

  test.each(DANGERS)('names $name', ({ occurs, isNamed }) => {
    const silent = samples.filter(({ hours, plan }) => occurs(hours) && !isNamed(plan));
    expect(silent.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });

  test.skipIf(about.endsWith('days'))('begins with the gravest, but for the night before', () => {
    const late = samples.filter(({ hours, plan }) => {
      const gravest = GRAVITY.findIndex((occurs) => hours.some(occurs));
      const first = plan.find((one) => listNamed(one).length > 0);
      // A warning of ice has its time in the sentence that follows.
      const timed = first?.kind === 'ice' ? plan[plan.indexOf(first) + 1] : first;
      const isNightOfDay = about === 'tomorrow' && isOfNight(plan, timed);
      return gravest !== -1 && first && !isNightOfDay && !listNamed(first).includes(gravest);
    });
    expect(late.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });

  test.each(LOCALES)('is heard to name glaze, thunder and gusts in $tag', (spoken) => {
    const silent = samples.filter(({ hours, plan }) => {
      const kinds = families(hours).filter((family) => isHazard(family));
      const gust = most(hours.map((hour) => hour.gust));
      if (kinds.length === 0 && gust < 75) return false;
      const text = renderPlan(plan, spoken);
      const heard = readKinds(text, spoken.tag);
      const { gusts } = readNumbers(text, spoken.tag);
      const isGustTold = gust < 75 || gusts.includes(toSpokenGust(Math.round(gust), spoken.units));
      return !isGustTold || kinds.some((kind) => kind && !heard.has(kind));
    });
    expect(silent.map(({ plan }) => renderPlan(plan, spoken)).slice(0, 1)).toEqual([]);
  });

  test('says a storm, heat and frost before temperature, amount and wind', () => {
    const late = samples.filter(({ plan }) => !isInOrderOfDay(plan));
    expect(late.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });
});

/** "At 7 it will be 8 degrees. Drizzle is possible." */
function isHarmlessChance(one: Statement): boolean {
  const isChance = one.kind === 'course' && one.certainty !== undefined;
  return isChance && !DANGERS.some(({ isNamed }) => isNamed([one]));
}

/**
 * Of each day: a new day begins with a sentence with a time after temperature, amount or wind. The amount of the last
 * danger stands right after it, before the sky around it.
 */
function isInOrderOfDay(plan: Plan): boolean {
  let late: Statement['kind'] | null = null;
  for (const statement of plan) {
    const begins =
      statement.kind === 'ice' || ('opening' in statement && statement.opening !== null);
    if (begins) late = null;
    const isInOrder = isHarmlessChance(statement) || (late === 'amount' && isCalm(statement));
    if (late && FROM_START.has(statement.kind) && !isInOrder) return false;
    if (['temperature', 'amount', 'wind', 'chance'].includes(statement.kind)) late = statement.kind;
  }
  return true;
}

function isCalm(one: Statement): boolean {
  return one.kind === 'course' && !DANGERS.some(({ isNamed }) => isNamed([one]));
}
