import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { hoursFrom, lasting, locale, planOfDay, rain, TODAY } from './plans.ts';

const TOMORROW = addDays(TODAY, 1);

describe('ice of a day', () => {
  const icy = { ...rain(66, 0.3), temperature: -1 };
  const stormyNight = lasting(5, { gust: 92, temperature: 2 });
  const day = [...stormyNight, ...lasting(7, { temperature: 2 }), ...lasting(12, icy)];
  const told = (tag: string) => renderPlan(planOfDay(hoursFrom(24, day), TOMORROW), locale(tag));

  test('is warned of first, and then the night is told before its day', () => {
    expect(told('de-DE')).toMatch(
      /^Vorsicht, morgen Glatteis\. Heute Nacht gibt es in Hamburg schwere Sturmböen [^.]+\. Morgen /,
    );
  });

  test.each([
    ['sk-SK', /^Pozor na poľadovicu zajtra\. V Hamburgu bude dnes v noci [^.]+\. Zajtra /],
    ['en-GB', /^Watch out for ice tomorrow\. Tonight in Hamburg, [^.]+\. Tomorrow/],
  ])('in %s', (tag, words) => {
    expect(told(tag)).toMatch(words);
  });
});
