import { expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { locales } from '../support/locales.ts';
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

/** What each language would say of rain as of a certainty, or to take it back. */
const FLAT =
  /regnet|wird es regnen|\bbut\b|though|vielleicht|pero|incert|misschien|jednak|však|însă|\bmen\b|toutefois/i;

const rainy = (probability: number): Weather => ({
  ...rain(63, 3),
  precipitationProbability: probability,
});

test.each(locales)('rain that may stay away is told as a chance in $tag', (spoken) => {
  const plans = [
    planOfDay(hoursFrom(24, [...lasting(12), ...lasting(12, rainy(40))]), TOMORROW),
    planOfDay(hoursFrom(24, [...lasting(2), ...lasting(3, rainy(40)), ...lasting(19)]), TOMORROW),
    planOfHours(hoursFrom(30, [...lasting(3, rainy(40)), ...lasting(3)])),
  ];
  for (const plan of plans) {
    const text = renderPlan(plan, spoken);
    expect(text).not.toMatch(FLAT);
    expect(plan.filter((one) => one.kind === 'course' && one.isPossible)).toHaveLength(1);
  }
});

test('a danger that is not likely is possible, with its hours', () => {
  const storm = { ...rain(95, 6), precipitationProbability: 40 };
  const shower = { ...rain(63, 1), precipitationProbability: 80 };
  const weather = [...lasting(14), ...lasting(3, storm), ...lasting(3, shower), ...lasting(4)];
  const text = renderPlan(planOfDay(hoursFrom(24, weather), TOMORROW), locale('de-DE'));
  expect(text).toMatch(/^Morgen sind in Hamburg am Nachmittag Gewitter möglich\./);
});

test('a large amount that may stay away is said as what could fall', () => {
  const text = renderPlan(
    planOfDay(hoursFrom(24, lasting(24, rainy(40))), TOMORROW),
    locale('en-GB'),
  );
  expect(text).toContain('About 70 millimetres of rain could fall.');
});

test('a short shower of rain is a chance of rain', () => {
  expect(withShower(rain(80, 0.2))).toContain('Um die Mittagszeit ist Regen wahrscheinlich.');
});
