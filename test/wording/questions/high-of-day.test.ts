import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerPlan, Plan } from '../../../src/wording/plan/plan.ts';
import {
  planFeelsLike,
  planHigh,
  planTemperature,
} from '../../../src/wording/plan/questions/temperature.ts';
import { renderAnswer, renderPlan } from '../../../src/wording/render.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import {
  hoursFrom,
  lasting,
  planOfDay,
  planOfDays,
  planOfNextDays,
  skillLocale,
} from '../plans.ts';
import { anyWeather } from './any-weather.ts';
import { at, tomorrow } from './example-weather.ts';
import { TOMORROW } from './questions.ts';
import { addDays } from '../../../src/time/local-time.ts';

const GERMAN = skillLocale('de-DE');

describe('a day whose warmth passes in the night before', () => {
  const weather = [...lasting(4, at(19)), ...lasting(20, at(13)), ...lasting(8, at(6))];
  const facts = tomorrow(...weather);
  const hours = hoursFrom(24, weather);

  test('is as warm as it gets while people are awake', () => {
    expect(renderAnswer(planTemperature(facts), GERMAN)).toBe(
      'Morgen wird es in Köln bis zu 13 Grad warm.',
    );
    expect(renderAnswer(planHigh(facts), GERMAN)).toContain('13 Grad');
    expect(renderPlan(planOfDay(hours, TOMORROW), GERMAN)).toContain('13 Grad');
    expect(renderPlan(planOfDay(hours, TOMORROW), GERMAN)).not.toContain('19 Grad');
  });

  test('feels like those hours, too', () => {
    expect(renderAnswer(planFeelsLike(facts), GERMAN)).not.toContain('19 Grad');
  });

  test.each([planOfDays, planOfNextDays])('among several days', (planOf) => {
    const days = hoursFrom(24, [...weather, ...lasting(40, at(12))]);
    const plan = planOf(days, [TOMORROW, addDays(TOMORROW, 1)]);
    expect(renderPlan(plan, GERMAN)).not.toContain('19 Grad');
  });
});

test('the high of a day is the same in its text and in the answers', () => {
  const differing = fc.sample(anyWeather(48), propertyRuns(1000)).flatMap((weather) => {
    const [told] = findHighs(planOfDay(hoursFrom(24, weather), TOMORROW));
    const asked = [planHigh, planTemperature].flatMap((plan) =>
      findHighs(plan(tomorrow(...weather))),
    );
    return asked.filter((high) => told !== undefined && high !== told);
  });
  expect(differing).toEqual([]);
});

function findHighs(plan: Plan | AnswerPlan): number[] {
  return plan.flatMap((one) => {
    const temperature = 'temperature' in one ? one.temperature : null;
    if (temperature?.form === 'highAndLow') return [temperature.high];
    return temperature?.form === 'high' ? [temperature.value] : [];
  });
}

test('asked in the evening, a day is no warmer than it still gets', () => {
  const facts = tomorrow(...lasting(15, at(16)), ...lasting(9, at(9)));
  const ranges = facts.ranges.map(({ entry, ...range }) => ({
    ...range,
    entry: { ...entry, temperature: { ...entry.temperature, remainingMax: 9 } },
  }));
  const said = renderAnswer(planHigh({ ...facts, ranges }), GERMAN);
  expect(said).toBe('Morgen wird es in Köln bis zu 9 Grad warm.');
});
