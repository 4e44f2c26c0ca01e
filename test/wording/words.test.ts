import { describe, expect, test } from 'vitest';
import { COMPASS_POINTS } from '../../src/weather/atmosphere.ts';
import { SKY_CLASSES, findSkyClass } from '../../src/weather/state.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { Course, CourseStatement, When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale as findLocale, TODAY } from './plans.ts';
import { findReader } from './readers/index.ts';
import { locales } from '../support/locales.ts';

/** Beaufort forces that are spoken of unasked. */
const FORCES = [5, 6, 7, 8, 9, 10, 11, 12];

describe.each(locales)('in $tag', (locale) => {
  const { language, units } = locale;

  test.each([false, true])('no two kinds of weather share a phrase, at night: %s', (night) => {
    const phrases = SKY_CLASSES.map((sky) => language.skyText(sky, night));
    expect(new Set(phrases).size).toBe(SKY_CLASSES.length);
  });

  test('the sun does not shine at night', () => {
    const phrases = SKY_CLASSES.map((sky) => language.skyText(sky, true));
    expect(phrases.join(' ')).not.toMatch(findReader(locale.tag).sunshine);
  });

  test('each wind force has its word, or that of its neighbour', () => {
    const phrases = FORCES.map((force) =>
      language.wind({ kind: 'wind', force, direction: 'W', gust: null }, { units, now: false }),
    );
    const changes = phrases.filter((phrase, at) => phrase !== phrases[at - 1]);
    expect(new Set(phrases).size).toBe(changes.length);
    // Australians and Indians have the eight words of the British, Canadians those of the Americans.
    const words = ['en-GB', 'en-AU', 'en-IN'].includes(locale.tag) ? 8 : undefined;
    expect(changes).toHaveLength(words ?? findReader(locale.tag).windWords);
  });

  test('each direction has its word', () => {
    const words = COMPASS_POINTS.map((point) => language.directionWords[point]);
    expect(new Set(words).size).toBe(16);
    expect(words.join('')).toMatch(/^[\p{L}-]+$/u);
  });
});

test.each([
  [-1, undefined],
  [999, undefined],
  [22, undefined],
  [3, 'overcast'],
  [86, 'snowShowers'],
])('state %s is %s', (state, expected) => {
  expect(findSkyClass(state)).toBe(expected);
});

const ahead = (days: number) => ({ date: addDays(TODAY, days), ahead: days });
const sky = (state: number) => ({ state, night: false });

function tell(
  tag: string,
  when: When,
  course: Course,
  more: Partial<CourseStatement> = {},
): string {
  const opening = { when, place: null };
  return renderPlan(
    [{ kind: 'course', opening, course, temperature: null, ...more }],
    findLocale(tag),
  );
}

const THUNDER: Course = {
  form: 'interlude',
  background: sky(2),
  passing: sky(95),
  span: { from: 16, to: 18 },
};

describe('a danger of some hours', () => {
  const hours: When = {
    kind: 'hours',
    from: { day: ahead(0), hour: 13 },
    to: { day: ahead(0), hour: 19 },
  };

  test.each([
    ['cs-CZ', hours, /bouřky, a to mezi šestnáctou a osmnáctou hodinou\.$/],
    ['sk-SK', hours, /búrky, a to medzi šestnástou a osemnástou hodinou\.$/],
    ['pl-PL', hours, /będą burze od szesnastej do osiemnastej\.$/],
    ['cs-CZ', { kind: 'nextHours', count: 3 }, /^Mezi šestnáctou a osmnáctou hodinou budou bouřky/],
    ['pl-PL', { kind: 'nextHours', count: 3 }, /^Od szesnastej do osiemnastej będą burze/],
  ] as const)('has no two limits of time in a row: %s, %j', (tag, when, words) => {
    expect(tell(tag, when, THUNDER, { alone: true })).toMatch(words);
  });
});

describe('days that are named', () => {
  const days: When = { kind: 'days', first: ahead(0), last: ahead(2) };
  const fog: Course = {
    form: 'change',
    first: sky(45),
    second: sky(3),
    at: { part: 'midday' },
  };

  test.each([
    ['sv-SE', 'varje dag'],
    ['da-DK', 'hver dag'],
    ['nl-NL', 'elke dag'],
    ['cs-CZ', 'každý den'],
    ['sk-SK', 'každý deň'],
  ])('are not counted again in %s', (tag, each) => {
    expect(tell(tag, days, fog, { daily: true })).not.toContain(each);
  });
});

test('tomorrow until another day is not heard as this morning', () => {
  const days: When = { kind: 'days', first: ahead(1), last: ahead(4) };
  expect(tell('nl-NL', days, { form: 'steady', sky: sky(3) })).toBe(
    'Morgen tot en met zondag is het bewolkt.',
  );
});

test.each([
  ['sv-SE', 'I morgon bitti är det dimmigt fram till klockan 8, sedan blir det mulet.'],
  ['da-DK', 'I morgen tidlig er det tåget frem til klokken 8, derefter bliver det overskyet.'],
])('a morning of early hours is no forenoon in %s', (tag, words) => {
  const when: When = { kind: 'part', day: ahead(1), part: 'morning', running: false };
  const course: Course = { form: 'change', first: sky(45), second: sky(3), at: { hour: 8 } };
  expect(tell(tag, when, course)).toBe(words);
});

test.each([
  ['morgen', ahead(1), 'Morgen ist es heiter, in der Früh neblig.'],
  ['another day', ahead(3), 'Am Samstag ist es heiter, am Morgen neblig.'],
])('the morning of %s has a name of its own in German', (_, day, words) => {
  const span = { part: 'earlyMorning' } as const;
  const course: Course = { form: 'interlude', background: sky(1), passing: sky(45), span };
  expect(tell('de-DE', { kind: 'day', day }, course)).toBe(
    words.replace('ist es neblig', 'neblig'),
  );
});
