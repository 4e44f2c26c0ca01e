import { expect, test } from 'vitest';
import { planCourse, type CourseHour } from '../../src/wording/plan/course.ts';
import type { Course } from '../../src/wording/plan/statement.ts';

/** A letter an hour, the first from 6 o'clock. */
const STATES: Readonly<Record<string, number>> = {
  s: 0, h: 1, w: 2, b: 3, f: 45, d: 51, r: 63, c: 80, n: 73, t: 95, i: 66, '?': -1,
}; // prettier-ignore

function hours(letters: string): CourseHour[] {
  return Array.from(letters, (letter, at) => ({
    local: { date: '2026-07-01', hour: 6 + at },
    state: STATES[letter] ?? -1,
    precipitation: null,
    probability: null,
    temperature: null,
    wind: null,
    gust: null,
    night: false,
  }));
}

const sky = (state: number) => ({ state, night: false });
const steady = (state: number): Course => ({ form: 'steady', sky: sky(state) });
const BRIGHTER: Course = { form: 'steady', sky: { ...sky(2), leaning: 'brighter' } };

test.each<[situation: string, letters: string, course: Course | null]>([
  ['nothing is known', '???', null],
  ['hours that are not known are passed over', '?bb?', steady(3)],
  ['one hour', 's', steady(0)],
  ['the sky is the one that fits best', 'hhhwwb', BRIGHTER],
  ['more cloudless hours than bright ones are sunny', 'sssshhh', steady(0)],
  ['more overcast hours than cloudy ones are overcast', 'bbbbwww', steady(3)],
  ['sun and overcast now and then are clouds', 'sbsbsbsb', BRIGHTER],
  [
    'the sky clears up',
    'bbbbssss',
    { form: 'change', first: sky(3), second: sky(0), at: { hour: 10 } },
  ],
  [
    'rain sets in',
    'wwwwrrrr',
    { form: 'change', first: sky(2), second: sky(63), at: { hour: 10 } },
  ],
  ['drizzle is told as part of the rain', 'ddrrdd', steady(63)],
  [
    'rain passes',
    'wwwrrrwww',
    { form: 'interlude', background: sky(2), passing: sky(63), span: { from: 9, to: 12 } },
  ],
  [
    'sun between longer rain passes',
    'srrsrrrhsrrrsrrr',
    { form: 'atTimes', background: sky(63), passing: sky(0), share: 'atTimes' },
  ],
  [
    'clouds between longer rain are the sky of the day',
    'brrbrrrbbrrrbrrr',
    { form: 'atTimes', background: sky(3), passing: sky(63), share: 'atTimes' },
  ],
  ['an hour of rain is passed over', 'wwwrwww', steady(2)],
  [
    'an hour of thunder is not',
    'wwwwtwwww',
    { form: 'interlude', background: sky(2), passing: sky(95), span: { from: 10, to: 11 } },
  ],
  [
    'nor is an hour of ice, at the end of the rain',
    'rrrrrri',
    { form: 'change', first: sky(63), second: sky(66), at: { hour: 12 } },
  ],
  [
    'scattered hours',
    'hchhhchhhchhh',
    { form: 'atTimes', background: sky(1), passing: sky(80), share: 'nowAndThen' },
  ],
  [
    'more scattered hours',
    'wcwcwwcwcwwcw',
    { form: 'atTimes', background: sky(2), passing: sky(80), share: 'atTimes' },
  ],
  ['so many that they are the rule', 'crwrcrcwrc', steady(63)],
  ['thunder in much rain, which has a sentence of its own', 'rrrwwrrtrrwwrrtrr', steady(63)],
])('%s', (_, letters, course) => {
  expect(planCourse(hours(letters), 'hours')).toEqual(course);
});

test('a later day is reported by parts of the day', () => {
  expect(planCourse(hours('wwwwwwwwrrrr'), 'parts')).toEqual({
    form: 'change',
    first: sky(2),
    second: sky(63),
    at: { part: 'earlyAfternoon' },
  });
});

test('rain over more than one part of a later day has these parts', () => {
  expect(planCourse(hours('wwrrrrrrrwwwwwww'), 'parts')).toEqual({
    form: 'interlude',
    background: sky(2),
    passing: sky(63),
    span: { start: 'earlyMorning', end: 'earlyAfternoon' },
  });
});

/** Two hours of drizzle, each with an amount, mm. */
function scatteredDrizzle(amount: number): CourseHour[] {
  return hours('wwdwwwwwwwwdwwww').map((hour) => ({
    ...hour,
    precipitation: hour.state === 51 ? amount : 0,
  }));
}

test('single hours of drizzle are not left out if half a millimetre falls in them', () => {
  expect(planCourse(scatteredDrizzle(0.2), 'hours')).toEqual(steady(2));
  expect(planCourse(scatteredDrizzle(0.3), 'hours')).toMatchObject({
    form: 'atTimes',
    passing: sky(51),
  });
});

test('rain is not left out for longer fog', () => {
  const foggy = hours('ffffrffrffffffff').map((hour) => ({ ...hour, precipitation: 0.4 }));
  expect(planCourse(foggy, 'hours')).toMatchObject({ background: sky(45), passing: sky(63) });
});

test('a far day has no times at all', () => {
  expect(planCourse(hours('wwwwwwwwrrrr'), 'shares')).toEqual({
    form: 'atTimes',
    background: sky(2),
    passing: sky(63),
    share: 'atTimes',
  });
});

test('snow among rain has precedence', () => {
  expect(planCourse(hours('wwwwnnwwwwrrrwwwww'), 'shares')).toMatchObject({ passing: sky(73) });
  expect(planCourse(hours('wwwwnnwwrrrrrrwwww'), 'shares')).toMatchObject({ passing: sky(63) });
});

/** Seven hours of this rain, mm an hour, and then none. */
function rainyMorning(precipitation: number, state: number): CourseHour[] {
  return hours('rrrrrrrwwwwwwwwww').map((hour) =>
    hour.state === 2 ? { ...hour, precipitation: 0 } : { ...hour, state, precipitation },
  );
}

test.each([
  ['no stronger than that of the day', 1.5, 63, 63],
  ['light where its amount is small', 0.2, 61, 61],
  ['heavy where an hour of it is', 4.5, 65, 65],
])('rain in the morning is %s', (_what, precipitation, state, worded) => {
  const course = planCourse(rainyMorning(precipitation, state), 'parts');
  expect(course).toMatchObject({ form: 'change', first: { state: worded } });
});
