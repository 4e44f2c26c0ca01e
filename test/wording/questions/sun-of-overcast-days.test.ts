import { expect, test } from 'vitest';
import { planSun } from '../../../src/wording/plan/questions/verdict.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, skillLocale } from '../plans.ts';
import { tomorrow } from './example-weather.ts';

test('the sun of a day that is overcast in its text shines but in part', () => {
  const facts = tomorrow(...lasting(8), ...lasting(8, { sunshine: 30 }), ...lasting(8));
  expect(renderAnswer(planSun(facts), skillLocale('de-DE'))).toBe(
    'Ja, aber nur teilweise, morgen scheint in Köln rund 4 Stunden die Sonne.',
  );
});
