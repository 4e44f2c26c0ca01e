import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import {
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfDays,
  planOfHours,
  rain,
  say,
  snow,
} from './plans.ts';

test('a chance is told for all hours that have it, not for the highest alone', () => {
  const chances = [30, 45, 45, 28, 30].map((precipitationProbability) => ({
    precipitationProbability,
  }));
  const hours = hoursFrom(6, [...lasting(3), ...chances, ...lasting(10)]);
  expect(renderPlan(planOfDay(hours), locale('de-DE'))).toContain(
    'zwischen 9 und 14 Uhr ist Regen möglich',
  );
});

test('a weekend that may be wet tells that with its sky', () => {
  const hours = hoursFrom(72, lasting(48, { precipitationProbability: 40 }));
  expect(renderPlan(planOfDays(hours, ['2026-11-21', '2026-11-22']), locale('de-DE'))).toBe(
    'Am Wochenende ist es in Hamburg bedeckt, und Regen ist möglich. Die Höchstwerte liegen bei 8 Grad.',
  );
});

const doubtful = { precipitationProbability: 45 };

describe('what may fall once more', () => {
  test('is told of a single hour, as more of it, and nobody calls it dry', () => {
    const hours = [...lasting(3, snow(71, 0.5)), ...lasting(1, doubtful), ...lasting(3)];
    const plan = planOfHours(hoursFrom(24 + 12, hours));
    expect(say('de-DE', plan)).toContain('ist es bedeckt, und noch etwas Schnee ist möglich');
    expect(say('nl-NL', plan)).toContain('is het bewolkt en kan er nog wat sneeuw vallen');
    expect(say('sv-SE', plan)).toContain('mulet och det kan komma lite mer snö');
    expect(say('sv-SE', plan)).not.toContain('uppehåll');
  });

  test('is rain, not more of it, after freezing drizzle', () => {
    const hours = [...lasting(3, rain(56, 0.1)), ...lasting(2, doubtful)];
    expect(say('en-GB', planOfHours(hoursFrom(24 + 12, hours)))).not.toContain('more rain');
  });
});
