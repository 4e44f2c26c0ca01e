import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import { planFeelsLike } from '../../../src/wording/plan/questions/temperature.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale, TODAY, type Weather } from '../plans.ts';
import { days, now, answerFacts, wholeDays } from './answer-facts.ts';

const DATES = Array.from({ length: 5 }, (_, ahead) => addDays(TODAY, ahead));
const TOMORROW = addDays(TODAY, 1);

const at = (temperature: number | null, windSpeed: number | null = 10): Weather => ({
  temperature,
  windSpeed,
});
const between = (low: number, high: number): Weather[] => [
  ...lasting(12, at(low)),
  ...lasting(12, at(high)),
];
const week = [3, 5, -2, 0, 4].flatMap((low) => between(low, low + 5));

test.each<[question: string, plan: AnswerPlan, german: string, british: string]>([
  [
    'cold wind',
    planFeelsLike(answerFacts([now(at(3, 30))])),
    'In Köln fühlt es sich gerade an wie minus 3 Grad, tatsächlich sind es 3 Grad.',
    "Right now in Köln, it feels like minus 3 degrees, though it's actually 3 degrees.",
  ],
  [
    'cold wind at one degree',
    planFeelsLike(answerFacts([now(at(1, 15))])),
    'In Köln fühlt es sich gerade an wie minus 3 Grad, tatsächlich ist es ein Grad.',
    "Right now in Köln, it feels like minus 3 degrees, though it's actually 1 degree.",
  ],
  [
    'calm',
    planFeelsLike(answerFacts([now(at(3, 4))])),
    'In Köln sind es gerade 3 Grad, und so fühlt es sich auch an.',
    "Right now in Köln, it's 3 degrees, and that's what it feels like.",
  ],
  [
    'warm',
    planFeelsLike(answerFacts([now(at(15, 40))])),
    'In Köln sind es gerade 15 Grad, und so fühlt es sich auch an.',
    "Right now in Köln, it's 15 degrees, and that's what it feels like.",
  ],
  [
    'warm, wind not known',
    planFeelsLike(answerFacts([now(at(15, null))])),
    'In Köln sind es gerade 15 Grad, und so fühlt es sich auch an.',
    "Right now in Köln, it's 15 degrees, and that's what it feels like.",
  ],
  [
    'cold, wind not known',
    planFeelsLike(answerFacts([now(at(3, null))])),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
  [
    'a cold day',
    planFeelsLike(answerFacts(days([TOMORROW], between(-3, 4)))),
    'Morgen fühlt es sich in Köln an wie minus 7 bis plus ein Grad.',
    "Tomorrow in Köln, it'll feel like minus 7 to plus 1 degree.",
  ],
  [
    'a cold day without its hours',
    planFeelsLike(answerFacts(wholeDays([TOMORROW], between(-3, 4)))),
    'Morgen fühlt es sich in Köln an wie minus 7 bis plus ein Grad.',
    "Tomorrow in Köln, it'll feel like minus 7 to plus 1 degree.",
  ],
  [
    'a mild day',
    planFeelsLike(answerFacts(days([TOMORROW], between(13, 19)))),
    'Morgen wird es in Köln bis zu 19 Grad warm, und so fühlt es sich auch an.',
    "Tomorrow in Köln, the high will be 19 degrees, and that's what it'll feel like.",
  ],
  [
    'two days',
    planFeelsLike(answerFacts(days(DATES.slice(0, 2), [...between(13, 19), ...between(-3, 4)]))),
    'Heute sind es in Köln gefühlt 13 bis 19 Grad. Morgen sind es gefühlt minus 7 bis plus ein Grad.',
    "Today in Köln, it'll feel like 13 to 19 degrees. Tomorrow, it'll feel like minus 7 to plus 1 degree.",
  ],
  [
    'five days',
    planFeelsLike(answerFacts(days(DATES, week))),
    'Am kältesten fühlt es sich in Köln übermorgen an: wie minus 6 Grad.',
    "It'll feel coldest in Köln on Friday, like minus 6 degrees.",
  ],
])('the feels-like temperature: %s', (_, plan, german, british) => {
  expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(german);
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(british);
});

test('a difference counts only in spoken degrees', () => {
  // 8.4 degrees that feel like 8.0: both 8 degrees Celsius, but 47 and 46 degrees Fahrenheit.
  const plan = planFeelsLike(answerFacts([now(at(8.4, 4.9))]));
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(
    "Right now in Köln, it's 8 degrees, and that's what it feels like.",
  );
  expect(renderAnswer(plan, skillLocale('en-US'))).toBe(
    "Right now in Köln, it feels like 46 degrees, though it's actually 47 degrees.",
  );
});
