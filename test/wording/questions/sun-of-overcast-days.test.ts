import { expect, test } from 'vitest';
import { judgeFine } from '../../../src/wording/plan/questions/best-day.ts';
import { planSun } from '../../../src/wording/plan/questions/verdict.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale, type Weather } from '../plans.ts';
import { tomorrow } from './example-weather.ts';

test('the sun of a day that is overcast in its text shines but in part', () => {
  const facts = tomorrow(...lasting(8), ...lasting(8, { sunshine: 30 }), ...lasting(8));
  expect(renderAnswer(planSun(facts), skillLocale('de-DE'))).toBe(
    'Ja, aber nur teilweise, morgen scheint in Köln rund 4 Stunden die Sonne.',
  );
});

/** Tomorrow with the same weather at all hours, and sun in the middle of the day. */
const sunnyAtMidday = (weather: Weather) =>
  tomorrow(
    ...lasting(8, weather),
    ...lasting(8, { ...weather, sunshine: 50 }),
    ...lasting(8, weather),
  );

test('a day that is overcast in its text is not nice, one with as much sun under few clouds is', () => {
  expect(judgeFine(sunnyAtMidday({}))).toBe('no');
  expect(judgeFine(sunnyAtMidday({ cloudCover: 20 }))).toBe('yes');
});

test('a day that is cloudy in its text, or overcast for a part of it, is nice in part', () => {
  expect(judgeFine(sunnyAtMidday({ cloudCover: 60 }))).toBe('partly');
  const clearing = tomorrow(...lasting(14), ...lasting(10, { cloudCover: 10, sunshine: 50 }));
  expect(judgeFine(clearing)).toBe('partly');
});
