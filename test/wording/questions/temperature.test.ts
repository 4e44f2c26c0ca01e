import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import {
  planHigh,
  planLow,
  planTemperature,
} from '../../../src/wording/plan/questions/temperature.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale, TODAY, type Weather } from '../plans.ts';
import { days, hour, now, partOfDay, answerFacts } from './answer-facts.ts';

const DATES = Array.from({ length: 11 }, (_, ahead) => addDays(TODAY, ahead));
const TOMORROW = addDays(TODAY, 1);
const FAR = addDays(TODAY, 8);

const at = (temperature: number | null): Weather => ({ temperature });
const between = (low: number | null, high: number | null): Weather[] => [
  ...lasting(12, at(low)),
  ...lasting(12, at(high)),
];
const tomorrow = (low: number, high: number) => answerFacts(days([TOMORROW], between(low, high)));
const week = [...between(3, 8), ...between(5, 12), ...between(-2, 4), ...between(0, 9)];

test.each<[question: string, plan: AnswerPlan, german: string, british: string]>([
  [
    'now',
    planTemperature(answerFacts([now(at(7))])),
    'In Köln sind es gerade 7 Grad.',
    "Right now in Köln, it's 7 degrees.",
  ],
  [
    'now, one degree',
    planTemperature(answerFacts([now(at(1))])),
    'In Köln ist es gerade ein Grad.',
    "Right now in Köln, it's 1 degree.",
  ],
  [
    'now, one below zero',
    planLow(answerFacts([now(at(-0.6))])),
    'In Köln ist es gerade minus ein Grad.',
    "Right now in Köln, it's minus 1 degree.",
  ],
  [
    'an hour',
    planHigh(answerFacts([hour(TODAY, 15, at(0))])),
    'Heute um 15 Uhr sind es in Köln 0 Grad.',
    "Today at 3 PM in Köln, it'll be 0 degrees.",
  ],
  [
    'a mild day',
    planTemperature(tomorrow(3, 8)),
    'Morgen wird es in Köln bis zu 8 Grad warm.',
    'Tomorrow in Köln, the high will be 8 degrees.',
  ],
  [
    'a day of frost',
    planTemperature(tomorrow(-5, -2)),
    'Morgen werden es in Köln höchstens minus 2 Grad.',
    'Tomorrow in Köln, the high will be minus 2 degrees.',
  ],
  [
    'a day around zero',
    planTemperature(tomorrow(-3, 2)),
    'Morgen wird es in Köln bis zu 2 Grad warm.',
    'Tomorrow in Köln, the high will be 2 degrees.',
  ],
  [
    'a day at one degree',
    planTemperature(tomorrow(-4, 1)),
    'Morgen wird es in Köln höchstens ein Grad.',
    'Tomorrow in Köln, the high will be 1 degree.',
  ],
  [
    'a day of frost up to one below zero',
    planTemperature(tomorrow(-6, -1)),
    'Morgen wird es in Köln höchstens minus ein Grad.',
    'Tomorrow in Köln, the high will be minus 1 degree.',
  ],
  [
    'a day without much change',
    planTemperature(tomorrow(8, 9)),
    'Morgen wird es in Köln bis zu 9 Grad warm.',
    'Tomorrow in Köln, the high will be 9 degrees.',
  ],
  [
    'a day at zero',
    planTemperature(tomorrow(0, 0)),
    'Morgen werden es in Köln höchstens 0 Grad.',
    'Tomorrow in Köln, the high will be 0 degrees.',
  ],
  [
    'a night',
    planTemperature(answerFacts([partOfDay(TODAY, 'night', lasting(30, at(-2)))])),
    'Heute Nacht kühlt es in Köln auf minus 2 Grad ab.',
    "Tonight in Köln, it'll cool down to minus 2 degrees.",
  ],
  [
    'an afternoon',
    planTemperature(answerFacts([partOfDay(TODAY, 'afternoon', lasting(24, at(9)))])),
    'Heute Nachmittag wird es in Köln bis zu 9 Grad warm.',
    'This afternoon in Köln, the high will be 9 degrees.',
  ],
  [
    'the high of a day',
    planHigh(tomorrow(3, 8)),
    'Morgen wird es in Köln bis zu 8 Grad warm.',
    'Tomorrow in Köln, the high will be 8 degrees.',
  ],
  [
    'the high of a day of frost',
    planHigh(tomorrow(-3, -1)),
    'Morgen wird es in Köln höchstens minus ein Grad.',
    'Tomorrow in Köln, the high will be minus 1 degree.',
  ],
  [
    'the low of a day',
    planLow(tomorrow(-3, -1)),
    'Morgen liegt die Tiefsttemperatur in Köln bei minus 3 Grad.',
    'Tomorrow in Köln, the low will be minus 3 degrees.',
  ],
  [
    'the low of an evening',
    planLow(answerFacts([partOfDay(TODAY, 'evening', lasting(24, at(1)))])),
    'Heute Abend kühlt es in Köln auf ein Grad ab.',
    "This evening in Köln, it'll cool down to 1 degree.",
  ],
  [
    'the high of a night',
    planHigh(answerFacts([partOfDay(TODAY, 'night', lasting(30, at(12)))])),
    'Heute Nacht wird es in Köln bis zu 12 Grad warm.',
    "Tonight in Köln, it'll be up to 12 degrees.",
  ],
  [
    'three days',
    planTemperature(answerFacts(days(DATES.slice(0, 3), week))),
    'Heute wird es in Köln bis zu 8 Grad warm. Morgen wird es bis zu 12 Grad warm. Übermorgen wird es bis zu 4 Grad warm.',
    'Today in Köln, the high will be 8 degrees. Tomorrow, the high will be 12 degrees. On Friday, the high will be 4 degrees.',
  ],
  [
    'two days far ahead',
    planHigh(answerFacts(days([FAR, addDays(FAR, 1)], [...between(3, 8), ...between(5, 12)]))),
    'Am Donnerstag, dem sechsundzwanzigsten November, wird es in Köln bis zu 8 Grad warm. Am Freitag wird es bis zu 12 Grad warm.',
    'On Thursday the twenty-sixth of November in Köln, the high will be 8 degrees. On Friday, the high will be 12 degrees.',
  ],
  [
    'four days',
    planTemperature(answerFacts(days(DATES.slice(0, 4), week))),
    'Am wärmsten wird es in Köln morgen mit bis zu 12 Grad. Am kältesten wird es übermorgen mit minus 2 Grad.',
    "It'll be warmest in Köln tomorrow, with a high of 12 degrees. It'll be coldest on Friday, with a low of minus 2 degrees.",
  ],
  [
    'the high of four days',
    planHigh(answerFacts(days(DATES.slice(0, 4), week))),
    'Am wärmsten wird es in Köln morgen mit bis zu 12 Grad.',
    "It'll be warmest in Köln tomorrow, with a high of 12 degrees.",
  ],
  [
    'the low of four warm days',
    planLow(answerFacts(days(DATES.slice(0, 4), lasting(96, at(21))))),
    'Am kühlsten wird es in Köln heute mit 21 Grad.',
    "It'll be coolest in Köln today, with a low of 21 degrees.",
  ],
  [
    'three days, one of them not known',
    planHigh(
      answerFacts(
        days(DATES.slice(0, 3), [...between(null, null), ...between(5, 12), ...between(2, 6)]),
      ),
    ),
    'Morgen wird es in Köln bis zu 12 Grad warm. Übermorgen wird es bis zu 6 Grad warm.',
    'Tomorrow in Köln, the high will be 12 degrees. On Friday, the high will be 6 degrees.',
  ],
  [
    'not known',
    planTemperature(answerFacts(days([TOMORROW], between(null, null)))),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
  [
    'nothing',
    planLow(answerFacts([])),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
])('the temperature: %s', (_, plan, german, british) => {
  expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(german);
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(british);
});

test('American texts have degrees Fahrenheit', () => {
  expect(renderAnswer(planTemperature(tomorrow(3, 8)), skillLocale('en-US'))).toBe(
    'Tomorrow in Köln, the high will be 46 degrees.',
  );
});

test('"how cold does it get?" is answered with the night after the day, if it is known', () => {
  const [today] = days([TODAY], between(-3, 8));
  const [night] = [partOfDay(TODAY, 'night', lasting(48, at(2)))];
  if (!today) throw new Error('no day');
  const parts = { date: TODAY, morning: null, afternoon: null, evening: null, night: night.entry };
  expect(planLow(answerFacts([{ ...today, parts }], 12))).toMatchObject([
    { opening: { when: { kind: 'part', part: 'night' } }, temperature: { form: 'low', value: 2 } },
  ]);
});
