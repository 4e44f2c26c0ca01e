import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { renderAnswer, renderPlan } from '../../src/wording/render.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { locales } from '../support/locales.ts';
import {
  AUDIENCE,
  dayOf,
  hoursFrom,
  locale,
  planOfDay,
  planOfDays,
  planOfHour,
  planOfNextDays,
  planOfNextHours,
  planOfPart,
  skillLocale,
  TODAY,
  type Weather,
} from './plans.ts';
import { STRETCHES, YES_OR_NO } from './questions/questions.ts';

/** A day without rain from 0.3 mm, with gusts below 50 km/h and one class of sky. */
const plainDay = fc.record({
  cloudCover: fc.constantFrom(0, 25, 60, 100),
  mean: fc.integer({ min: -10, max: 28 }),
  spread: fc.integer({ min: 0, max: 6 }),
  windSpeed: fc.integer({ min: 0, max: 28 }),
  gust: fc.integer({ min: 0, max: 49 }),
  precipitation: fc.constantFrom(0, 0, 0.01),
  precipitationProbability: fc.integer({ min: 0, max: 24 }),
});

/** Medians need as many in each run. */
const PLAIN_DAYS = fc.sample(plainDay, { numRuns: 300 });

/** Hours of the longest stretch that is asked about, warmest at two in the afternoon. */
const HOURS = 15 * 24;
function weatherOf({ mean, spread, ...day }: (typeof PLAIN_DAYS)[number]): Weather[] {
  return Array.from({ length: HOURS }, (_, hour) => ({
    ...day,
    gust: Math.max(day.gust, day.windSpeed),
    temperature: mean + spread * Math.cos(((hour - 14) / 12) * Math.PI),
    sunshine: day.cloudCover < 50 ? 50 : 0,
  }));
}

const WEATHER = PLAIN_DAYS.map(weatherOf);
const TOMORROW = addDays(TODAY, 1);
const THREE_DAYS = [TODAY, TOMORROW, addDays(TODAY, 2)];

const countWords = (text: string) => text.split(' ').length;
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Hours and dates take words of their own. */
const LONG_TIMES = new Set([
  'an hour',
  'some hours',
  'hours over midnight',
  'a day far ahead',
  'nine days',
]);
const SHORT_TIMES = Object.entries(STRETCHES)
  .filter(([name]) => !LONG_TIMES.has(name))
  .map(([, stretch]) => stretch);

describe.each(['de-DE', 'en-GB', 'en-US'])('a plain day in %s', (tag) => {
  test('takes fourteen words', () => {
    const words = WEATHER.map((weather) => {
      const hours = hoursFrom(0, weather);
      const nightLow = Math.min(...weather.slice(46, 54).map((hour) => hour.temperature ?? 0));
      const plan = planDay({ ...dayOf(hours, TOMORROW), nightLow }, AUDIENCE);
      return countWords(renderPlan(plan, locale(tag)));
    });
    expect(median(words)).toBeLessThanOrEqual(14);
  });

  test('answers yes or no in twelve words', () => {
    const words = SHORT_TIMES.flatMap(({ length, of }) =>
      WEATHER.slice(0, Math.max(20, propertyRuns(100))).flatMap((weather) => {
        const facts = of(weather.slice(0, length));
        return Object.values(YES_OR_NO).map((plan) =>
          countWords(renderAnswer(plan(facts), skillLocale(tag))),
        );
      }),
    );
    expect(median(words)).toBeLessThanOrEqual(12);
  });
});

/** Characters, by "Length" of the guide. */
const BUDGETS = [
  ['an hour', 120, (weather: Weather[]) => planOfHour(hoursFrom(15, weather.slice(15, 16)))],
  ['three hours', 140, (weather: Weather[]) => planOfNextHours(hoursFrom(15, weather.slice(15, 18)))],
  ['an afternoon', 200, (weather: Weather[]) => planOfPart(hoursFrom(36, weather.slice(36, 42)), TOMORROW, 'afternoon')],
  ['a night', 200, (weather: Weather[]) => planOfPart(hoursFrom(22, weather.slice(22, 30)), TODAY, 'night')],
  ['a day', 280, (weather: Weather[]) => planOfDay(hoursFrom(24, weather.slice(24, 48)), TOMORROW)],
  ['a weekend', 500, (weather: Weather[]) => planOfDays(hoursFrom(0, weather), [addDays(TODAY, 3), addDays(TODAY, 4)])],
  ['three days', 600, (weather: Weather[]) => planOfNextDays(hoursFrom(0, weather), THREE_DAYS)],
] as const; // prettier-ignore

test.each(BUDGETS)('a plain text about %s has at most %i characters', (_, budget, planOf) => {
  const plans = WEATHER.map(planOf);
  for (const spoken of locales) {
    const long = plans
      .map((plan) => renderPlan(plan, spoken))
      .filter((text) => text.length > budget);
    expect(long.slice(0, 2)).toEqual([]);
  }
});
