import { describe, expect, test } from 'vitest';
import type { Course, Sky, Span, Temperature, When } from '../../src/wording/plan/statement.ts';
import {
  TO_COME,
  TONIGHT,
  WEEKEND,
  SUN,
  FINE,
  CLOUDS,
  OVERCAST,
  RAIN,
  SNOW,
  THUNDER,
  FREEZING_FOG,
  FOG,
  steady,
  highAndLow,
  temperature,
  at,
  course,
  say,
} from './german-statements.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale, TODAY } from './plans.ts';
import { radar } from './showers.ts';

describe('a plain day', () => {
  test.each<[Sky, Temperature, string]>([
    [SUN, highAndLow(14, 6), 'Morgen wird es in Kiel sonnig, bis 14 Grad, nachts 6 Grad.'],
    [FINE, { form: 'high', value: 14 }, 'Morgen wird es in Kiel heiter, bis 14 Grad.'],
    [CLOUDS, highAndLow(2, -1), 'Morgen ist es in Kiel wolkig, bis 2 Grad, nachts minus ein Grad.'],
    [OVERCAST, { form: 'around', value: 8 }, 'Morgen ist es in Kiel bedeckt bei 8 Grad.'],
  ])('takes one short sentence: %o, %o', (sky, degrees, text) => {
    expect(say(course(TO_COME, steady(sky), degrees))).toBe(text);
    expect(text.split(' ').length).toBeLessThanOrEqual(14);
  });

  test('that has begun is sunny, and does not become so', () => {
    const today: When = { kind: 'day', day: { date: TODAY, ahead: 0 } };
    expect(say(course(today, steady(SUN), highAndLow(14, 6)))).toMatch(
      /^Heute ist es in Kiel sonnig, /,
    );
  });
});

describe('a high and a low', () => {
  test.each<[Temperature, string]>([
    [highAndLow(14, 6), 'Tagsüber werden es bis zu 14 Grad, nachts 6 Grad.'],
    [
      highAndLow(0, -6),
      'Tagsüber werden es höchstens 0 Grad, nachts kühlt es auf minus 6 Grad ab.',
    ],
    [
      highAndLow(1, -1),
      'Tagsüber wird es höchstens ein Grad, nachts kühlt es auf minus ein Grad ab.',
    ],
    [
      { form: 'highAndLow', high: 14, low: 6, lowIsAtNight: false },
      'Die Temperaturen liegen zwischen 6 und 14 Grad.',
    ],
    [{ form: 'high', value: 29 }, 'Es werden bis zu 29 Grad.'],
    [{ form: 'low', value: 4 }, 'Es kühlt auf 4 Grad ab.'],
    [{ form: 'highs', low: 18, high: 22 }, 'Die Höchstwerte liegen zwischen 18 und 22 Grad.'],
    [{ form: 'exactly', value: 1 }, 'Es ist ein Grad.'],
    [{ form: 'around', value: -1 }, 'Die Temperaturen liegen knapp unter dem Gefrierpunkt.'],
    [{ form: 'around', value: 0 }, 'Die Temperaturen liegen um den Gefrierpunkt.'],
    [{ form: 'change', from: 23, to: 18 }, 'Die Temperatur sinkt von 23 auf 18 Grad.'],
  ])('have a sentence of their own: %o', (value, text) => {
    expect(say(temperature(value))).toBe(text);
  });

  test('below zero is no "bis", which would be heard as the low', () => {
    expect(say(course(TO_COME, steady(SNOW), highAndLow(-2, -6)))).toBe(
      'Morgen schneit es in Kiel bei höchstens minus 2 Grad, nachts kühlt es auf minus 6 Grad ab.',
    );
  });

  test('at night is no second night', () => {
    const clear = steady({ state: 0, night: true });
    expect(say(course(TONIGHT, clear, { form: 'low', value: -2 }))).toBe(
      'Heute Nacht ist es in Kiel klar, es kühlt auf minus 2 Grad ab.',
    );
  });
});

describe('an hour', () => {
  test('tells its degrees before its rain', () => {
    expect(say(course(at(15), steady(RAIN), { form: 'exactly', value: 12 }))).toBe(
      'Morgen um 15 Uhr sind es in Kiel 12 Grad, und es regnet.',
    );
  });

  test('tells its rain before a single degree', () => {
    expect(say(course(at(15), steady(RAIN), { form: 'exactly', value: 1 }))).toBe(
      'Morgen um 15 Uhr regnet es in Kiel bei einem Grad.',
    );
  });

  test('tells of a thunderstorm before its degrees', () => {
    expect(say(course(at(17), steady(THUNDER), { form: 'exactly', value: 22 }))).toBe(
      'Morgen um 17 Uhr gibt es in Kiel Gewitter bei 22 Grad.',
    );
  });

  test.each([
    [1, 'Morgen um ein Uhr nachts'],
    [3, 'Morgen um 3 Uhr nachts'],
    [5, 'Morgen um 5 Uhr früh'],
    [6, 'Morgen um 6 Uhr ist'],
    [15, 'Morgen um 15 Uhr ist'],
  ])('of the night is not taken for one of the afternoon: %i', (hour, start) => {
    expect(say(course(at(hour), steady(CLOUDS))).startsWith(start)).toBe(true);
  });

  test.each<[When, string]>([
    [TONIGHT, 'Heute Nacht regnet es in Kiel bis 4 Uhr.'],
    [TO_COME, 'Morgen regnet es in Kiel bis 4 Uhr früh, danach ist es wolkig.'],
    [{ kind: 'nextHours', count: 3 }, 'In Kiel regnet es bis 4 Uhr, danach ist es wolkig.'],
  ])('of the night is named where that is not known: %o', (when, text) => {
    const change = { form: 'change', first: RAIN, second: CLOUDS, at: { hour: 4 } } as const;
    expect(say(course(when, change))).toBe(text);
  });

  test('that is not named leaves the next hours in their place', () => {
    const storms = {
      form: 'atTimes',
      background: RAIN,
      passing: THUNDER,
      share: 'atTimes',
    } as const;
    expect(say(course({ kind: 'nextHours', count: 3 }, storms))).toBe(
      'In den nächsten drei Stunden regnet es in Kiel, zeitweise gibt es Gewitter.',
    );
  });

  test.each([
    [2, 4, 'zwischen 2 und 4 Uhr früh'],
    [5, 6, 'gegen 5 Uhr früh'],
    [5, 7, 'zwischen 5 und 7 Uhr früh'],
    [4, 9, 'zwischen 4 und 9 Uhr'],
    [14, 16, 'zwischen 14 und 16 Uhr'],
    [22, 3, 'zwischen 22 und 3 Uhr'],
  ])('begins and ends a passage: %i to %i', (from, to, words) => {
    const passage = {
      form: 'interlude',
      background: CLOUDS,
      passing: RAIN,
      span: { from, to },
    } as const;
    expect(say(course(TO_COME, passage))).toBe(`Morgen ist es in Kiel wolkig, ${words} regnet es.`);
  });
});

describe('rain in the night', () => {
  const dark = { ...CLOUDS, night: true };
  const clear = { state: 0, night: true } as const;
  const span = { from: 2, to: 4 };

  test.each<[Course, string]>([
    [{ form: 'change', first: dark, second: RAIN, at: { hour: 3 } }, 'regnet es in Kiel ab 3 Uhr'],
    [
      { form: 'interlude', background: dark, passing: THUNDER, span },
      'gibt es in Kiel zwischen 2 und 4 Uhr Gewitter',
    ],
    [
      { form: 'atTimes', background: dark, passing: SNOW, share: 'atTimes' },
      'schneit es in Kiel zeitweise',
    ],
    [
      { form: 'interlude', background: clear, passing: RAIN, span },
      'ist es in Kiel klar, zwischen 2 und 4 Uhr regnet es aber',
    ],
  ])('has no clouds beside it: %o', (nightCourse, text) => {
    expect(say(course(TONIGHT, nightCourse))).toBe(`Heute Nacht ${text}.`);
  });
});

test('rain of a quarter of an hour is not heavy for a time', () => {
  const soon = radar('...mmh......');
  expect(renderPlan(soon, locale('de-DE'))).toBe(
    'In etwa einer Viertelstunde beginnt es in Köln zu regnen, kurzzeitig auch stark, nach einer Viertelstunde hört es wieder auf.',
  );
});

describe('two kinds of weather', () => {
  const evening = { part: 'evening' } as const;

  test('are joined by "aber" where it rains on a bright day', () => {
    const storms = {
      form: 'interlude',
      background: FINE,
      passing: THUNDER,
      span: evening,
    } as const;
    expect(say(course(TO_COME, storms, { form: 'high', value: 27 }))).toBe(
      'Morgen ist es in Kiel heiter bei bis zu 27 Grad, am Abend gibt es aber Gewitter.',
    );
    expect(say(course(TO_COME, { ...storms, background: CLOUDS }))).not.toContain('aber');
  });

  test('repeat on each of several days', () => {
    const rainThenSun = {
      form: 'change',
      first: RAIN,
      second: SUN,
      at: { part: 'midday' },
    } as const;
    const storms = {
      form: 'interlude',
      background: CLOUDS,
      passing: THUNDER,
      span: evening,
    } as const;
    expect(say(course(WEEKEND, rainThenSun, null, { daily: true }))).toBe(
      'Am Wochenende regnet es in Kiel jeweils bis zum Mittag, danach scheint die Sonne.',
    );
    expect(say(course(WEEKEND, storms, null, { daily: true }))).toBe(
      'Am Wochenende ist es in Kiel wolkig, abends gibt es Gewitter.',
    );
  });

  test.each<[Sky, Sky, string]>([
    [RAIN, OVERCAST, 'regnet es in Kiel, zwischen 9 und 19 Uhr bleibt es aber meist trocken'],
    [RAIN, FINE, 'regnet es in Kiel, zwischen 9 und 19 Uhr ist es heiter'],
    [OVERCAST, FINE, 'ist es in Kiel bedeckt, zwischen 9 und 19 Uhr aber heiter'],
    [FOG, FINE, 'ist es in Kiel zwischen 9 und 19 Uhr heiter, davor und danach neblig'],
    [FOG, SUN, 'scheint in Kiel zwischen 9 und 19 Uhr die Sonne, davor und danach ist es neblig'],
    [FOG, RAIN, 'ist es in Kiel neblig, zwischen 9 und 19 Uhr regnet es'],
  ])('tell of %o what %o interrupts', (background, passing, text) => {
    const span = { from: 9, to: 19 };
    const passage = { form: 'interlude', background, passing, span } as const;
    expect(say(course(TO_COME, passage))).toBe(`Morgen ${text}.`);
  });

  test.each<[Span, Span, string]>([
    [{ from: 6, to: 9 }, { from: 19, to: 0 }, 'von 6 bis 9 Uhr und von 19 Uhr bis Mitternacht'],
    [{ from: 2, to: 4 }, { from: 21, to: 23 }, 'von 2 bis 4 Uhr früh und von 21 bis 23 Uhr'],
    [{ part: 'morning' }, { part: 'evening' }, 'am frühen Morgen und am Abend'],
  ])('pass twice: %o and %o', (first, second, words) => {
    const spans = [first, second] as const;
    const twice = { form: 'twice', background: FINE, passing: FOG, spans } as const;
    expect(say(course(TO_COME, twice))).toBe(`Morgen ist es in Kiel heiter, ${words} neblig.`);
  });

  test('freezing fog has the name that drivers know', () => {
    expect(say(course(TO_COME, steady(FREEZING_FOG)))).toBe(
      'Morgen gibt es in Kiel gefrierenden Nebel.',
    );
  });
});
