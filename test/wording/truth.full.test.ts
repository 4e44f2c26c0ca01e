import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hour } from '../../src/weather/hour.ts';
import { determineWeatherState, isWet } from '../../src/weather/state.ts';
import { addDays } from '../../src/time/local-time.ts';
import { isIcyCourse } from '../../src/wording/plan/facts.ts';
import { listSkies } from '../../src/wording/plan/sky.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Temperature } from '../../src/wording/plan/statement.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { spells, TEXTS } from './generated-texts.ts';
import {
  hoursFrom,
  lasting,
  planOfDay,
  planOfDays,
  planOfHours,
  planOfNextDays,
  planOfPart,
  rain,
  TODAY,
} from './plans.ts';

const SAMPLES = { numRuns: propertyRuns(2000) };
const DAYS = [0, 1, 2].map((ahead) => addDays(TODAY, ahead));
const [, TOMORROW = ''] = DAYS;

const wetHours = (hours: readonly Hour[]) =>
  hours.filter((hour) => isWet(determineWeatherState(hour)));
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

describe.each(TEXTS)('a text about $about', ({ hours: hoursOf, plan: planOf }) => {
  const samples = fc.sample(spells, SAMPLES).map((some) => {
    const hours = hoursOf(some);
    return { hours, plan: planOf(hours) };
  });

  test('is not dry where 0.5 mm falls', () => {
    const dry = samples.filter(
      ({ hours, plan }) =>
        sum(wetHours(hours).map(({ precipitation }) => precipitation)) >= 0.5 && !namesFall(plan),
    );
    expect(dry.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });

  test('says an amount of 20 mm of rain that is likely', () => {
    const silent = samples.filter(
      ({ hours, plan }) =>
        sum(hours.map(({ precipitation }) => precipitation)) >= 20 &&
        hours.every((hour) => (hour.precipitationProbability ?? 100) >= 55) &&
        sum(hours.map(({ snow }) => snow)) === 0 &&
        isDayOrLess(hours) &&
        !plan.some((one) => one.kind === 'course' && isIcyCourse(one.course)) &&
        !plan.some(({ kind }) => kind === 'amount'),
    );
    expect(silent.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });

  test('has no temperature that none of its hours has', () => {
    const wrong = samples.filter(({ hours, plan }) => {
      const known = hours.map(({ temperature }) => temperature).filter((value) => value !== null);
      const [low, high] = [Math.min(...known), Math.max(...known)];
      return listDegrees(plan).some((value) => value < low - 0.06 || value > high + 0.06);
    });
    expect(wrong.map(({ plan }) => JSON.stringify(plan)).slice(0, 1)).toEqual([]);
  });
});

test('a shower of half a millimetre is named whenever it falls, in every text that covers it', () => {
  const shower = fc.record({
    from: fc.integer({ min: 0, max: 71 }),
    length: fc.integer({ min: 1, max: 5 }),
    state: fc.constantFrom(51, 61, 63, 71, 80, 81, 85, 68, 66, 95),
    amount: fc.constantFrom(0.5, 0.8, 2, 6),
  });
  const property = fc.property(shower, ({ from, length, state, amount }) => {
    const weather = lasting(78).map((dull, hour) =>
      hour >= from && hour < from + length ? rain(state, amount) : dull,
    );
    const hours = hoursFrom(0, weather);
    const day = Math.floor(from / 24);
    const date = DAYS[day] ?? TODAY;
    const plans = {
      day: planOfDay(hours, date),
      days: planOfDays(hours, DAYS),
      nextDays: planOfNextDays(hours, DAYS),
      hours: planOfHours(hours.slice(from, from + 6)),
    };
    for (const [name, plan] of Object.entries(plans)) {
      expect({ name, plan, names: namesFall(plan) }).toMatchObject({ names: true });
    }
  });
  fc.assert(property, SAMPLES);
});

test('rain of every night is named in texts of three and of nine days', () => {
  const night = [...lasting(4, rain(63, 1)), ...lasting(20)];
  const dates = Array.from({ length: 9 }, (_, ahead) => addDays(TODAY, ahead));
  const hours = hoursFrom(
    0,
    dates.flatMap(() => night),
  );
  for (const days of [DAYS, dates]) expect(namesFall(planOfDays(hours, days))).toBe(true);
});

test('snow of 8 cm is said with its amount', () => {
  const fall = { ...rain(73, 0.6), snow: 0.6, temperature: -2 };
  const plans = [
    planOfDay(hoursFrom(24, lasting(24, fall)), TOMORROW),
    planOfDays(hoursFrom(0, lasting(72, fall)), DAYS),
    planOfPart(
      hoursFrom(22, lasting(8, { ...fall, precipitation: 1.1, snow: 1.1 })),
      TODAY,
      'night',
    ),
  ];
  for (const plan of plans) expect(plan.map(({ kind }) => kind)).toContain('amount');
});

function isDayOrLess(hours: readonly Hour[]): boolean {
  return hours.length <= 24;
}

function namesFall(plan: Plan): boolean {
  return plan.some(
    (one) =>
      one.kind === 'chance' ||
      one.kind === 'amount' ||
      (one.kind === 'course' && listSkies(one.course).some(({ state }) => isWet(state))),
  );
}

function listDegrees(plan: Plan): number[] {
  return plan.flatMap((one) => {
    if (one.kind === 'extreme') return [one.value];
    const temperature = 'temperature' in one ? one.temperature : null;
    return temperature ? valuesOf(temperature) : [];
  });
}

function valuesOf(temperature: Temperature): number[] {
  switch (temperature.form) {
    case 'range':
    case 'highs':
      return [temperature.low, temperature.high];
    case 'highAndLow':
      return [temperature.low, temperature.high];
    case 'change':
      return [temperature.from, temperature.to];
    default:
      return [temperature.value];
  }
}
