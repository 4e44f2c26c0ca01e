import { expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import {
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfHours,
  rain,
  snow,
  TODAY,
  type Weather,
} from './plans.ts';
import { addDays } from '../../src/time/local-time.ts';

const TOMORROW = addDays(TODAY, 1);

/** A day whose only shower is too short for a sentence of its own. */
const withShower = (shower: Weather) =>
  renderPlan(
    planOfDay(
      hoursFrom(24, [
        ...lasting(12, { temperature: 4 }),
        { ...shower, temperature: 2, precipitationProbability: 60 },
        ...lasting(11, { temperature: 4 }),
      ]),
      TOMORROW,
    ),
    locale('de-DE'),
  );

test('a chance within two hours has their time', () => {
  const late = hoursFrom(22, [{}, { precipitationProbability: 40 }]);
  const text = renderPlan(planOfHours(late), locale('de-DE'));
  expect(text).toContain('. Regen ist möglich.');
});

test('a short snow shower is a chance of snow, however warm the day', () => {
  expect(withShower(snow(85, 0.2))).toContain('Um die Mittagszeit ist Schnee wahrscheinlich.');
});

test('a short shower of rain is a chance of rain', () => {
  expect(withShower(rain(80, 0.2))).toContain('Um die Mittagszeit ist Regen wahrscheinlich.');
});
