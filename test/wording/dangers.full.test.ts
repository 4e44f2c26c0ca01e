import { listSkies } from '../../src/wording/plan/sky.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import { determineWeatherState, getWeatherFamily, getStrength } from '../../src/weather/state.ts';
import type { Plan, Statement } from '../../src/wording/plan/plan.ts';
import type { Sky } from '../../src/wording/plan/statement.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { spells, TEXTS } from './generated-texts.ts';

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
  return getStrength(state) === 3 && family.includes(getWeatherFamily(state) ?? '');
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
    isNamed: (plan) => plan.some(({ kind }) => kind === 'storm'),
  },
  {
    name: 'heavy rain',
    occurs: (hours) => hours.some(isHeavy(['rain', 'showers'])),
    isNamed: namesStrong(['rain', 'showers', 'thunder']),
  },
  {
    name: 'heavy snow',
    occurs: (hours) => hours.some(isHeavy(['snow'])),
    isNamed: names(({ state }) => [75, 86, 69, 84].includes(state)),
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

const FROM_START: ReadonlySet<Statement['kind']> = new Set(['ice', 'storm', 'extreme', 'course']);

describe.each(TEXTS)('a text about $about', ({ hours: hoursOf, plan: planOf }) => {
  const samples = fc.sample(spells, SAMPLES).map((some) => {
    const hours = hoursOf(some);
    return { hours, plan: planOf(hours) };
  });

  test.each(DANGERS)('names $name', ({ occurs, isNamed }) => {
    const silent = samples.filter(({ hours, plan }) => occurs(hours) && !isNamed(plan));
    expect(silent.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });

  test('says a storm, heat and frost before temperature, amount and wind', () => {
    const late = samples.filter(({ plan }) => !isInOrderOfDay(plan));
    expect(late.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });
});

/** Of each day: a new day begins with a sentence with a time after temperature, amount or wind. */
function isInOrderOfDay(plan: Plan): boolean {
  let isLate = false;
  for (const statement of plan) {
    const begins =
      statement.kind === 'ice' || ('opening' in statement && statement.opening !== null);
    if (begins) isLate = false;
    if (isLate && FROM_START.has(statement.kind)) return false;
    if (['temperature', 'amount', 'wind', 'chance'].includes(statement.kind)) isLate = true;
  }
  return true;
}
