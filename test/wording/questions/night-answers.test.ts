import { describe, expect, test } from 'vitest';
import { planUmbrella } from '../../../src/wording/plan/questions/activities.ts';
import { planRain } from '../../../src/wording/plan/questions/verdict.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale, TODAY, type Weather } from '../plans.ts';
import { answerFacts, days } from './answer-facts.ts';
import { CLOUDY, tomorrow } from './example-weather.ts';

const RAIN_FROM_2_TO_5: readonly Weather[] = [
  ...lasting(2, CLOUDY),
  ...lasting(3, rain(61)),
  ...lasting(19, CLOUDY),
];
const GERMAN = skillLocale('de');

describe('rain while people sleep', () => {
  test('is said of the night, and the day is dry', () => {
    expect(renderAnswer(planRain(tomorrow(...RAIN_FROM_2_TO_5)), GERMAN)).toBe(
      'Ja, heute Nacht regnet es in Köln zwischen 2 und 5 Uhr leicht. Morgen bleibt es trocken.',
    );
  });

  test('needs no umbrella, and is told all the same', () => {
    expect(planUmbrella(tomorrow(...RAIN_FROM_2_TO_5))).toMatchObject([
      { kind: 'advice', content: { answer: 'no' }, opening: { when: { kind: 'day' } } },
      { kind: 'course', opening: { when: { kind: 'part', part: 'night' } } },
    ]);
  });

  test('needs an umbrella if it rains by day, too', () => {
    const plan = planUmbrella(tomorrow(...RAIN_FROM_2_TO_5.slice(0, 15), ...lasting(9, rain(61))));
    expect(plan).toMatchObject([
      { content: { answer: 'yes' }, finding: { times: { spans: [{ from: 15, to: null }] } } },
    ]);
  });
});

const tonight = (hour: number) => answerFacts(days([TODAY], RAIN_FROM_2_TO_5), hour);

describe('who asks in the night', () => {
  test('while it rains, needs an umbrella', () => {
    expect(planUmbrella(tonight(2.5))).toMatchObject([
      { content: { answer: 'yes' }, finding: { times: { spans: [{ from: null, to: 5 }] } } },
    ]);
  });

  test('hours before the rain, is taken to sleep then', () => {
    expect(planUmbrella(tonight(0))[0]).toMatchObject({ content: { answer: 'no' } });
  });
});
