import { expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { hoursFrom, lasting, locale, planOfDay, planOfDays } from './plans.ts';

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
