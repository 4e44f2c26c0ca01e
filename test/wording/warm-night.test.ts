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

  test('has a high where the rest of today is told, which ends one afternoon', () => {
    const hours = hoursFrom(
      12,
      degrees(5, 6, 6, 5, 5, 4, 3, 2, 2, 1, 1, 0, -1, -2, -2, -2, -2, -2),
    );
    expect(renderPlan(planDay(dayAndNight(hours), AUDIENCE), locale('de-DE'))).toContain('6 Grad');
    expect(renderPlan(planDay(dayAndNight(hours), AUDIENCE), locale('de-DE'))).not.toContain(
      'sinkt',
    );
  });

  test('has its high told beside the frost of its morning', () => {
    const said = tellDay('de-DE', -16, -16, -16, -13, -11, -9, -6, -3, -3, -3);
    expect(said).toMatch(/bis minus 16 Grad.* höchstens minus 3 Grad/);
  });

  test('has the low of its night told where that is much colder', () => {
    const said = tellDay('de-DE', 0, 0, 0, 2, 4, 5, 6, 8, 3, 1);
    expect(said).toMatch(/8 Grad.* ein Grad|8 Grad, nachts/);
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

  test('has its only frost told', () => {
    const plan = planOfPart(hoursFrom(22, degrees(1, 0, -1, 0, 1, 1, 1, 1)), TODAY, 'night');
    expect(renderPlan(plan, locale('de-DE'))).toContain('minus ein Grad');
  });

  test('that gets warmer and warmer from the evening on is told so', () => {
    const evening = hoursFrom(18, degrees(3, 4, 4, 5, 6, 7, 8, 9, 9, 10, 11, 11));
    const plan = planDay(dayAndNight(evening), AUDIENCE);
    expect(renderPlan(plan, locale('de-DE'))).toContain('steigt von 3 auf 11 Grad');
  });

  test('that is warmer than the evening does not either', () => {
    const evening = hoursFrom(19, degrees(2, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5));
    const plan = planDay(dayAndNight(evening), AUDIENCE);
    expect(renderPlan(plan, locale('nl-NL'))).not.toContain('koelt');
  });
});
