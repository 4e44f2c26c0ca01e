import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { AUDIENCE, dayAndNight, hoursFrom, lasting, locale, TODAY } from './plans.ts';

const TOMORROW = addDays(TODAY, 1);

const tell = (evening: number, morning: number, high: number) => {
  const weather = [
    ...lasting(22, { temperature: high }),
    ...lasting(2, { temperature: evening }),
    ...lasting(6, { temperature: morning }),
  ];
  const plan = planDay(dayAndNight(hoursFrom(24, weather), TOMORROW), AUDIENCE);
  return renderPlan(plan, locale('de-DE'));
};

describe('a night that gets warmer', () => {
  test('does not cool down', () => {
    expect(tell(6, 12, 14)).toContain('bis 14 Grad');
    expect(tell(6, 12, 14)).not.toMatch(/nachts|kühlt/);
  });

  test('has its low told if it hardly does, or if that is the only frost', () => {
    expect(tell(6, 8, 14)).toMatch(/nachts 6 Grad/);
    expect(tell(-2, 4, 8)).toMatch(/minus 2 Grad/);
  });
});
