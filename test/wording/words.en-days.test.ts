import { describe, expect, it, test } from 'vitest';
import { createTimesWords } from '../../src/languages/en/time.ts';
import type { Course, Opening, Sky, Temperature } from '../../src/wording/plan/statement.ts';
import { locale } from './plans.ts';

const SUNNY: Sky = { state: 0, night: false };
const CLOUDY: Sky = { state: 2, night: false };
const OVERCAST: Sky = { state: 3, night: false };
const RAIN: Sky = { state: 63, night: false };

const TOMORROW: Opening = {
  when: { kind: 'day', day: { date: '2026-11-19', ahead: 1 } },
  place: 'Kiel',
};

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

test('rain of each day comes each afternoon', () => {
  const course: Course = {
    form: 'interlude',
    background: OVERCAST,
    passing: RAIN,
    span: { part: 'afternoon' },
  };
  expect(say(course, 'en-US', { daily: true })).toMatch(/, with rain each afternoon$/);
});

test('rain of mornings and evenings comes each morning and each evening', () => {
  const course = twice({ part: 'morning' }, { part: 'lateEvening' });
  expect(say(course, 'en-US', { daily: true })).toMatch(
    /, with rain each morning and again late each evening$/,
  );
});

const twice = (...spans: Extract<Course, { form: 'twice' }>['spans']): Course => ({
  form: 'twice',
  background: OVERCAST,
  passing: RAIN,
  spans,
});

describe('rain that comes twice', () => {
  it.each<[string, Course]>([
    [
      'rain in the morning and again late in the evening, and a high of 46',
      twice({ part: 'morning' }, { part: 'lateEvening' }),
    ],
    [
      'rain from 6 AM to noon and again from 9 to 11 PM, and a high of 46',
      twice({ from: 6, to: 12 }, { from: 21, to: 23 }),
    ],
  ])('is %s', (words, course) => {
    expect(say(course, 'en-US', { temperature: { form: 'high', value: 8 } })).toBe(
      `tomorrow in Kiel will be overcast, with ${words}`,
    );
  });

  it('is not between several hours in an answer', () => {
    const { timesWords } = createTimesWords('US');
    const spans = [14, 17].map((from) => ({ from, to: from + 2 }));
    expect(timesWords({ spans: spans.slice(0, 1) })).toBe('between 2 and 4 PM');
    expect(timesWords({ spans })).toBe('from 2 to 4 PM and from 5 to 7 PM');
  });
});

test.each([
  [false, 'rain starting in the evening, and a high of 46'],
  [true, 'rain starting each evening, and a high of 46'],
])('rain of the later hours starts with them, daily: %s', (daily, words) => {
  const course: Course = {
    form: 'change',
    first: OVERCAST,
    second: RAIN,
    at: { part: 'evening' },
  };
  const temperature = { form: 'high', value: 8 } as const;
  expect(say(course, 'en-US', { temperature, daily })).toBe(
    `tomorrow in Kiel will be overcast, with ${words}`,
  );
});

const rainFrom = (at: Extract<Course, { form: 'change' }>['at']): Course => ({
  form: 'change',
  first: SUNNY,
  second: RAIN,
  at,
});

test('the sun of a few hours before rain is there at first', () => {
  expect(say(rainFrom({ part: 'morning' }))).toBe(
    'tomorrow in Kiel will be sunny at first, but with rain starting in the morning',
  );
  expect(say(rainFrom({ hour: 9 }))).toContain('sunny at first, but with rain from 9 AM on');
  expect(say(rainFrom({ part: 'afternoon' }))).toContain('will be sunny, but with rain');
});

describe('several days as one', () => {
  const weekend: Opening = {
    when: { kind: 'weekend', saturday: { date: '2026-11-21', ahead: 3 } },
    place: 'Kiel',
  };

  it('have several highs', () => {
    const temperature = { form: 'high', value: 20 } as const;
    expect(say(steady(SUNNY), 'en-US', { opening: weekend, temperature })).toBe(
      'this weekend in Kiel will be sunny, with highs around 68',
    );
  });

  it('have the hottest of them as a limit', () => {
    const { language, units } = locale('en-US');
    const heat = { kind: 'extreme', of: 'heat', opening: weekend, value: 37 } as const;
    expect(language.extreme({ ...heat, exactly: false }, { units, now: false })).toBe(
      'this weekend in Kiel will be very hot, with highs up to 99',
    );
  });
});

test.each([
  ['en-US', 'very hot and partly cloudy, with a high of 97'],
  ['en-GB', 'very hot with sunny intervals, and a high of 36'],
])('heat has its sky in %s', (tag, words) => {
  const { language, units } = locale(tag);
  const heat = { kind: 'extreme', of: 'heat', opening: TOMORROW, value: 36 } as const;
  const statement = { ...heat, exactly: false, sky: CLOUDY };
  expect(language.extreme(statement, { units, now: false })).toBe(
    `tomorrow in Kiel will be ${words}`,
  );
});

test('a night is clear until its rain', () => {
  const when = { kind: 'part', day: { date: '2026-11-19', ahead: 1 }, part: 'night', running: false } as const; // prettier-ignore
  const rain: Sky = { state: 63, night: true, sequel: 'returns' };
  const course: Course = { form: 'change', first: { state: 0, night: true }, second: rain, at: { hour: 3 } }; // prettier-ignore
  expect(say(course, 'en-US', { opening: { when, place: null } })).toBe(
    "tomorrow night will be clear until 3 AM, then there'll be more rain",
  );
});
