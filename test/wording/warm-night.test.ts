import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { planDay } from '../../src/wording/plan/day.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { AUDIENCE, dayAndNight, hoursFrom, lasting, locale, planOfPart, TODAY } from './plans.ts';

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

const degrees = (...values: number[]) => values.map((temperature) => ({ temperature }));

/** A day and its night, of which every three hours have a temperature. */
const tellDay = (tag: string, ...values: number[]) => {
  const hours = hoursFrom(24, degrees(...values.flatMap((value) => [value, value, value])));
  return renderPlan(planDay(dayAndNight(hours, TOMORROW), AUDIENCE), locale(tag));
};

describe('a day whose high is at one end', () => {
  test('gets colder until the night, or warmer', () => {
    expect(tellDay('de-DE', 12, 12, 12, 10, 7, 5, 3, 1, 0, -1)).toContain(
      'die Temperatur sinkt von plus 12 auf minus ein Grad',
    );
    expect(tellDay('en-GB', -2, -2, -2, 0, 2, 4, 6, 8, 8, 7)).toContain(
      'temperatures rising from minus 2 to plus 8',
    );
  });

  test('has a high where that comes by day', () => {
    expect(tellDay('de-DE', 2, 2, 3, 6, 9, 9, 6, 4, 3, 2)).toMatch(/9 Grad.*nachts 2/);
  });
});

describe('a night', () => {
  test('that stays as warm does not cool down', () => {
    const plan = planOfPart(hoursFrom(22, lasting(8, { temperature: 6 })), TODAY, 'night');
    expect(renderPlan(plan, locale('de-DE'))).not.toContain('kühlt');
  });

  test('that is warmer than the evening does not either', () => {
    const evening = hoursFrom(19, degrees(2, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5));
    const plan = planDay(dayAndNight(evening), AUDIENCE);
    expect(renderPlan(plan, locale('nl-NL'))).not.toContain('koelt');
  });
});
