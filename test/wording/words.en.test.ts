import { describe, expect, it, test } from 'vitest';
import { selectPhrases } from '../../src/languages/phrases.ts';
import type { Course, Opening, Sky, Temperature } from '../../src/wording/plan/statement.ts';
import { addDays } from '../../src/time/local-time.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { hoursFrom, lasting, locale, planOfDay, planOfDays, rain, TODAY } from './plans.ts';

const SUNNY: Sky = { state: 0, night: false };
const CLOUDY: Sky = { state: 2, night: false };
const OVERCAST: Sky = { state: 3, night: false };
const RAIN: Sky = { state: 63, night: false };
const FOG: Sky = { state: 45, night: false };

const TOMORROW: Opening = {
  when: { kind: 'day', day: { date: '2026-11-19', ahead: 1 } },
  place: 'Kiel',
};
const NEXT_HOURS: Opening = { when: { kind: 'nextHours', count: 3 }, place: 'Kiel' };

function say(
  course: Course,
  tag = 'en-US',
  { opening = TOMORROW, temperature = null as Temperature | null, daily = false } = {},
): string {
  const { language, units } = locale(tag);
  const statement = { kind: 'course', opening, course, temperature, daily } as const;
  return language.course(statement, { units, now: false });
}

const steady = (sky: Sky): Course => ({ form: 'steady', sky });

describe('a plain day', () => {
  const temperature = { form: 'highAndLow', high: 27, low: 14, lowIsAtNight: true } as const;

  it.each([
    ['en-US', 'tomorrow in Kiel will be sunny, with highs of 81, dropping to 57 overnight'],
    ['en-GB', 'tomorrow in Kiel will be sunny, with highs of 27, dropping to 14 overnight'],
  ])('has at most 14 words in %s', (tag, text) => {
    const said = say(steady(SUNNY), tag, { temperature });
    expect(said).toBe(text);
    expect(said.split(' ').length).toBeLessThanOrEqual(14);
  });

  it.each([
    ['en-US', 'will be partly cloudy', 'will be partly cloudy', 'will be mostly cloudy'],
    [
      'en-CA',
      ', expect a mix of sun and cloud',
      ', expect a mix of sun and cloud',
      'will be mainly cloudy',
    ],
    ['en-GB', ', expect sunny spells', ', expect sunny intervals', 'will be mostly cloudy'],
    ['en-AU', 'will be partly cloudy', 'will be partly cloudy', 'will be cloudy'],
    ['en-IN', 'will be partly cloudy', 'will be partly cloudy', 'will be mostly cloudy'],
  ])('has the sky of the weather service in %s', (tag, brighter, mixed, duller) => {
    const told = [{ leaning: 'brighter' } as const, {}, { leaning: 'duller' } as const];
    expect(told.map((leaning) => say(steady({ ...CLOUDY, ...leaning }), tag))).toEqual(
      [brighter, mixed, duller].map((words) => `tomorrow in Kiel ${words}`.replace(' ,', ',')),
    );
  });
});

test.each<[string, Course]>([
  [
    'tomorrow in Kiel will be sunny, but with rain from 5 PM on',
    { form: 'change', first: SUNNY, second: RAIN, at: { hour: 17 } },
  ],
  [
    'tomorrow in Kiel will be overcast, with rain from 5 PM on',
    { form: 'change', first: OVERCAST, second: RAIN, at: { hour: 17 } },
  ],
  [
    'tomorrow in Kiel, expect rain until around noon, then sunshine',
    { form: 'change', first: RAIN, second: SUNNY, at: { part: 'midday' } },
  ],
  [
    'tomorrow in Kiel, expect rain in the morning, then overcast skies',
    { form: 'change', first: RAIN, second: OVERCAST, at: { part: 'morning' } },
  ],
  [
    'tomorrow in Kiel will be overcast, with rain starting in the morning',
    { form: 'change', first: OVERCAST, second: RAIN, at: { part: 'morning' } },
  ],
  [
    'tomorrow in Kiel will be overcast, with occasional rain',
    { form: 'atTimes', background: OVERCAST, passing: RAIN, share: 'nowAndThen' },
  ],
  [
    'tomorrow in Kiel will be overcast, with fog now and then',
    { form: 'atTimes', background: OVERCAST, passing: FOG, share: 'nowAndThen' },
  ],
  [
    'tomorrow in Kiel, expect rain, with a break around noon',
    { form: 'interlude', background: RAIN, passing: OVERCAST, span: { part: 'midday' } },
  ],
  [
    'tomorrow in Kiel, expect rain, with breaks at times',
    { form: 'atTimes', background: RAIN, passing: OVERCAST, share: 'atTimes' },
  ],
  [
    'tomorrow in Kiel, expect rain, but sunshine in the afternoon',
    { form: 'interlude', background: RAIN, passing: SUNNY, span: { part: 'afternoon' } },
  ],
  [
    'tomorrow in Kiel will be sunny between 9 AM and 6 PM, with fog the rest of the time',
    { form: 'interlude', background: FOG, passing: SUNNY, span: { from: 9, to: 18 } },
  ],
  [
    'tomorrow in Kiel, expect fog, but overcast skies between 9 AM and 6 PM',
    { form: 'interlude', background: FOG, passing: OVERCAST, span: { from: 9, to: 18 } },
  ],
])('%s', (text, course) => {
  expect(say(course)).toBe(text);
});

describe('today', () => {
  const opening: Opening = {
    when: { kind: 'day', day: { date: '2026-11-18', ahead: 0 } },
    place: 'Kiel',
  };
  const clearNight = steady({ ...SUNNY, night: true });

  it('is this evening once there is only the low of the night to tell', () => {
    const temperature = { form: 'low', value: 8, atNight: true } as const;
    expect(say(clearNight, 'en-US', { opening, temperature })).toBe(
      'this evening in Kiel will be clear, with an overnight low of 46',
    );
  });

  it('has the high', () => {
    const temperature = { form: 'high', value: 8 } as const;
    expect(say(clearNight, 'en-US', { opening, temperature })).toBe(
      'today in Kiel will be clear, with a high of 46',
    );
  });
});

test('beside an hour of the clock the next three hours are not named', () => {
  const course: Course = { form: 'change', first: RAIN, second: OVERCAST, at: { hour: 12 } };
  expect(say(course, 'en-US', { opening: NEXT_HOURS })).toBe(
    'in Kiel, expect rain until noon, then overcast skies',
  );
});

test.each<[Temperature, american: string, british: string]>([
  [{ form: 'high', value: 0 }, 'a high of 32', 'a high of zero'],
  [{ form: 'high', value: -1 }, 'a high of 30', 'a high of minus 1 degree'],
  [{ form: 'low', value: -20 }, 'a low of 4 below zero', 'a low of minus 20'],
  [{ form: 'highs', low: -20, high: -12 }, 'highs between 4 below and 10 above zero', 'highs between minus 20 and minus 12'],
  [{ form: 'highs', low: 18, high: 18.6 }, 'highs of 64 or 65', 'highs of 18 or 19'],
  [{ form: 'highs', low: 24.2, high: 24.4 }, 'highs around 76', 'highs around 24'],
  [{ form: 'change', from: 1, to: -2 }, 'temperatures falling from 34 to 28', 'temperatures falling from 1 to minus 2'],
  [{ form: 'highAndLow', high: 3.4, low: 3.1, lowIsAtNight: true }, 'a high of 38, and about the same overnight', 'a high of 3, and about the same overnight'],
  [{ form: 'change', from: -2, to: 1 }, 'temperatures rising from 28 to 34', 'temperatures rising from minus 2 to plus 1'],
  [{ form: 'highAndLow', high: 8, low: 3, lowIsAtNight: false }, 'a high of 46 and a low of 37', 'a high of 8 and a low of 3'],
])('%o follows the weather', (temperature, american, british) => {
  const said = ['en-US', 'en-GB'].map((tag) => say(steady(OVERCAST), tag, { temperature }));
  expect(said).toEqual(
    [american, british].map((words) => `tomorrow in Kiel will be overcast, with ${words}`),
  );
}); // prettier-ignore

test('a part of a day whose name was said before is what the weather is of', () => {
  const day = { date: '2026-11-19', ahead: 1 };
  const opening: Opening = {
    when: { kind: 'part', day, part: 'afternoon', running: false, bare: true },
    place: null,
  };
  expect(say(steady(OVERCAST), 'en-US', { opening })).toBe('the afternoon will be overcast');
});

test.each([
  [21, 'tonight at 9 PM in Kiel, '],
  [18, 'this evening at 6 PM in Kiel, '],
  [17, 'today at 5 PM in Kiel, '],
])('%i hours today is %s', (hour, opened) => {
  const opening: Opening = {
    when: { kind: 'hour', day: { date: '2026-11-18', ahead: 0 }, hour },
    place: 'Kiel',
  };
  expect(say(steady(OVERCAST), 'en-US', { opening })).toBe(`${opened}it'll be overcast`);
});

test('hours up to midnight are those of their day', () => {
  const [today, tomorrow] = [
    { date: '2026-11-18', ahead: 0 },
    { date: '2026-11-19', ahead: 1 },
  ] as const;
  const opening: Opening = {
    when: { kind: 'hours', from: { day: today, hour: 22 }, to: { day: tomorrow, hour: 0 } },
    place: 'Kiel',
  };
  expect(say(steady(RAIN), 'en-US', { opening })).toBe(
    'tonight between 10 PM and midnight in Kiel, expect rain',
  );
});

test('a high stands apart from two hours', () => {
  const course: Course = {
    form: 'interlude',
    background: OVERCAST,
    passing: RAIN,
    span: { from: 14, to: 17 },
  };
  expect(say(course, 'en-US', { temperature: { form: 'high', value: 8 } })).toBe(
    'tomorrow in Kiel will be overcast, with rain between 2 and 5 PM, and a high of 46',
  );
});

test('sleet falls as precipitation', () => {
  const { language, units } = locale('en-US');
  const amount = { kind: 'amount', of: 'mixed', amount: 12 } as const;
  expect(language.amount(amount, { units, now: false })).toBe(
    'about half an inch of precipitation will fall',
  );
});

test.each([
  ['en-US', 'ZIP code'],
  ['en-CA', 'postal code'],
  ['en-GB', 'postcode'],
  ['en-AU', 'postcode'],
  ['en-IN', 'PIN code'],
])('in %s one says %s', (tag, name) => {
  const phrases = selectPhrases(tag);
  expect(phrases.unknownSpokenPostcode('12345')).toContain(`the ${name} 1 2 3 4 5`);
  expect(phrases.pollen.unknownPostcode.speech).toContain(`the ${name} that's set`);
});

const tellClouds = (...covers: number[]) => {
  const hours = lasting(24 / covers.length).flatMap(() =>
    covers.map((cloudCover) => ({ cloudCover })),
  );
  return renderPlan(planOfDay(hoursFrom(24, hours), addDays(TODAY, 1)), locale('en-US'));
};

describe('the clouds of a day', () => {
  test.each([
    ['partly cloudy', [60]],
    ['mostly cloudy', [60, 100]],
    ['partly cloudy', [60, 60, 100, 30]],
    ['partly cloudy', [60, 30, 60, 30]],
  ])('are %s with %j percent', (words, covers) => {
    expect(tellClouds(...covers)).toContain(words);
  });
});

test('the sky around thunderstorms of some hours is told apart from them', () => {
  const day = [...lasting(18), ...lasting(3, rain(95)), ...lasting(3)];
  const told = renderPlan(planOfDay(hoursFrom(24, day), addDays(TODAY, 1)), locale('en-US'));
  expect(told).toMatch(/expect thunderstorms in the evening\. It'll be overcast/);
});

test('ice is warned of at the start of a text', () => {
  const icy = { ...rain(67, 0.7), temperature: -1 };
  const days = [...lasting(24), ...lasting(6), ...lasting(8, icy), ...lasting(10)];
  const dates = [TODAY, addDays(TODAY, 1)];
  const told = renderPlan(planOfDays(hoursFrom(0, days), dates), locale('en-US'));
  expect(told).toMatch(/^Watch out for ice tomorrow\. Today in Hamburg will be overcast/);
});

test.each([
  ['en-US', 66, "it'll be windy, with west winds gusting to 45 miles per hour"],
  ['en-US', 62, "it'll be windy, with west winds gusting to 40 miles per hour"],
  ['en-US', 55, "it'll be breezy, with west winds gusting to 35 miles per hour"],
  ['en-GB', 62, "there'll be a strong westerly wind, with gusts up to 40 miles per hour"],
])('in %s gusts of %i km/h have the wind that fits them', (tag, gust, words) => {
  const { language, units } = locale(tag);
  const statement = { kind: 'wind', force: 5, direction: 'W', gust } as const;
  expect(language.wind(statement, { units, now: false })).toBe(words);
});
