import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import { planBestDay } from '../../../src/wording/plan/questions/best-day.ts';
import type { AnswerPlan } from '../../../src/wording/plan/plan.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale, rain, TODAY, type Weather } from '../plans.ts';
import { days, partOfDay, answerFacts, wholeDays } from './answer-facts.ts';

const DATES = Array.from({ length: 7 }, (_, ahead) => addDays(TODAY, ahead));

const DULL: Weather = {};
const SUNNY: Weather = { cloudCover: 0, sunshine: 25, temperature: 12 };
const WARM: Weather = { ...SUNNY, temperature: 20 };
const STORMY: Weather = { ...SUNNY, windSpeed: 60, gust: 90 };
const RAINY = rain(63, 1);
const SHOWERY = { ...rain(80, 0.1), temperature: 10 };
const NOTHING: Weather = {
  cloudCover: null,
  significantWeather: null,
  temperature: null,
  precipitation: null,
  precipitationProbability: null,
  sunshine: null,
  windSpeed: null,
  gust: null,
};

const FOGGY: Weather = { significantWeather: 45, sunshine: 10, temperature: 14 };

const best = (...weather: Weather[]) =>
  planBestDay(
    answerFacts(
      wholeDays(
        DATES.slice(0, weather.length),
        weather.flatMap((one) => lasting(24, one)),
      ),
    ),
  );

test.each<[situation: string, plan: AnswerPlan, german: string, british: string]>([
  [
    'one is sunny',
    best(DULL, RAINY, DULL, SUNNY),
    'Am schönsten wird es in Köln am Samstag: sonnig, bis 12 Grad.',
    'The weather will be best in Köln on Saturday: sunny, with a high of 12.',
  ],
  [
    'two are sunny, one is warmer',
    best(SUNNY, DULL, WARM),
    'Am schönsten wird es in Köln übermorgen: sonnig, bis 20 Grad.',
    'The weather will be best in Köln on Friday: sunny, with a high of 20.',
  ],
  [
    'the finest begins in fog',
    best(RAINY, FOGGY, RAINY),
    'Am schönsten wird es in Köln morgen, bis 14 Grad.',
    'The weather will be best in Köln tomorrow, with a high of 14.',
  ],
  [
    'two are sunny, one is stormy',
    best(STORMY, DULL, SUNNY),
    'Am schönsten wird es in Köln übermorgen: sonnig, bis 12 Grad.',
    'The weather will be best in Köln on Friday: sunny, with a high of 12.',
  ],
  [
    'two are equally nice',
    best(DULL, SUNNY, DULL, SUNNY),
    'Am schönsten wird es in Köln morgen: sonnig, bis 12 Grad. Ähnlich schön wird es am Samstag: sonnig, bis 12 Grad.',
    "The weather will be best in Köln tomorrow: sunny, with a high of 12. It'll be about as nice on Saturday: sunny, with a high of 12.",
  ],
  [
    'the later one is a little nicer',
    best(SUNNY, { ...SUNNY, temperature: 13 }, DULL),
    'Am schönsten wird es in Köln heute: sonnig, bis 12 Grad. Ähnlich schön wird es morgen: sonnig, bis 13 Grad.',
    "The weather will be best in Köln today: sunny, with a high of 12. It'll be about as nice tomorrow: sunny, with a high of 13.",
  ],
  [
    'a dry one beats a wet one',
    best(RAINY, DULL),
    'Am schönsten wird es in Köln morgen: bedeckt, bis 8 Grad.',
    'The weather will be best in Köln tomorrow: overcast, with a high of 8.',
  ],
  [
    'all are wet',
    best(RAINY, SHOWERY, RAINY),
    'Ganz trocken bleibt es in Köln wohl an keinem Tag. Noch am besten wird es morgen: leichte Schauer, bis 10 Grad.',
    "No day looks completely dry in Köln. It'll be best tomorrow: light showers, with a high of 10.",
  ],
  [
    'one of them is not known',
    best(NOTHING, DULL, SUNNY),
    'Am schönsten wird es in Köln übermorgen: sonnig, bis 12 Grad.',
    'The weather will be best in Köln on Friday: sunny, with a high of 12.',
  ],
  [
    'there is one only',
    best(SUNNY),
    'Heute scheint in Köln die Sonne bei 12 Grad.',
    'Today in Köln will be sunny, with temperatures around 12.',
  ],
  [
    'there is a part of one only',
    planBestDay(answerFacts([partOfDay(TODAY, 'afternoon', lasting(24, SUNNY))])),
    'Heute Nachmittag wird es in Köln sonnig, bis 12 Grad.',
    'This afternoon in Köln will be sunny, with a high of 12.',
  ],
  [
    'nothing is known',
    best(NOTHING, NOTHING),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
  [
    'there are none',
    planBestDay(answerFacts([])),
    'Dazu habe ich keine Vorhersage.',
    'I have no forecast for that.',
  ],
])('the best of days: %s', (_, plan, german, british) => {
  expect(renderAnswer(plan, skillLocale('de-DE'))).toBe(german);
  expect(renderAnswer(plan, skillLocale('en-GB'))).toBe(british);
});

test('the result is the same with hours', () => {
  const weather = [DULL, RAINY, DULL, SUNNY].flatMap((one) => lasting(24, one));
  const dates = DATES.slice(0, 4);
  expect(planBestDay(answerFacts(days(dates, weather)))).toEqual(
    planBestDay(answerFacts(wholeDays(dates, weather))),
  );
});

test('a day with thunderstorms is not the best, and a wet one is not as fine', () => {
  const thundery = { ...WARM, ...rain(95, 0.1), sunshine: 50 };
  expect(best(thundery, DULL)).toMatchObject([
    { rank: 'best', opening: { when: { day: { ahead: 1 } } } },
  ]);
  const drizzly = { ...SUNNY, significantWeather: 61, precipitation: 0.05, sunshine: 30 };
  expect(best(SUNNY, drizzly)).toMatchObject([
    { rank: 'best', opening: { when: { day: { ahead: 0 } } } },
  ]);
});
