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
  ['morgen', ahead(1), 'Morgen ist es heiter, am frühen Morgen neblig.'],
  ['another day', ahead(3), 'Am Samstag ist es heiter, am Morgen neblig.'],
])('the morning of %s has a name of its own in German', (_, day, words) => {
  const span = { part: 'earlyMorning' } as const;
  const course: Course = { form: 'interlude', background: sky(1), passing: sky(45), span };
  expect(tell('de-DE', { kind: 'day', day }, course)).toBe(
    words.replace('ist es neblig', 'neblig'),
  );
});

describe('what comes again on another day', () => {
  const night: When = { kind: 'part', day: ahead(0), part: 'night', running: false };
  const likely: Course = { form: 'interlude', background: sky(2), passing: sky(95), span: { from: 2, to: 4 } };

  test.each([
    ['de-DE', 1, /, ebenso morgen Vormittag und am Abend\.$/],
    ['de-DE', 3, /, ebenso am Samstagvormittag und am Abend\.$/],
    ['en-US', 1, /, and again tomorrow morning and evening\.$/],
    ['en-GB', 3, /, and again on Saturday morning and evening\.$/],
    ['nl-NL', 1, /, en opnieuw morgenochtend en morgenavond\.$/],
    ['nl-NL', 3, /, en opnieuw zaterdagochtend en zaterdagavond\.$/],
  ] as const)('has its day and its parts in one: %s, %s', (tag, days, words) => {
    const spans = [{ part: 'morning' }, { part: 'evening' }] as const;
    const again = { when: { kind: 'day', day: { ...ahead(days), byWeekday: days > 2 } }, spans } as const;
    expect(tell(tag, night, likely, { certainty: 'likely', again })).toMatch(words);
  });
}); // prettier-ignore

test.each([
  ['de-DE', 'Morgen ist es heiter, am frühen Morgen neblig.'],
  ['de-AT', 'Morgen ist es heiter, in der Früh neblig.'],
])('early tomorrow has a word of the country: %s', (tag, text) => {
  const fog: Course = { form: 'interlude', background: sky(1), passing: sky(45), span: { part: 'morning' } };
  expect(tell(tag, { kind: 'day', day: ahead(1) }, fog)).toBe(text);
}); // prettier-ignore

test.each([
  ['de-DE', 'Von morgen bis Samstag wird es bitterkalt, nachts bis minus 18 Grad.'],
  ['nl-NL', "Morgen tot en met zaterdag vriest het zeer streng, 's nachts tot min 18 graden."],
])('frost of several days is that of their nights: %s', (tag, text) => {
  const when: When = { kind: 'days', first: ahead(1), last: ahead(3) };
  const frost = { kind: 'extreme', of: 'frost', value: -18, exactly: false } as const;
  const plan = [{ ...frost, opening: { when, place: null } }];
  expect(renderPlan(plan, findLocale(tag))).toBe(text);
});

test('thunderstorms of every evening, in Dutch', () => {
  const when: When = { kind: 'days', first: ahead(1), last: ahead(3) };
  const storms: Course = { form: 'interlude', background: sky(2), passing: sky(95), span: { part: 'evening' } };
  expect(tell('nl-NL', when, storms, { alone: true, daily: true })).toBe(
    'Morgen tot en met zaterdag zijn er elke avond onweersbuien.',
  );
}); // prettier-ignore

test.each([
  ['en-US', sky(73), sky(3), 'Tonight, expect snow until 4 AM.'],
  ['en-US', sky(3), sky(73), 'Tonight, expect snow from 4 AM on.'],
  ['en-US', sky(45), sky(3), 'Tonight, expect fog until 4 AM, then overcast skies.'],
  ['nl-NL', sky(73), sky(3), 'Vannacht sneeuwt het tot 4 uur.'],
  ['nl-NL', sky(3), sky(73), 'Vannacht sneeuwt het vanaf 4 uur.'],
])('clouds of a night are not told beside its snow: %s, %o', (tag, first, second, text) => {
  const when: When = { kind: 'part', day: ahead(0), part: 'night', running: false };
  expect(tell(tag, when, { form: 'change', first, second, at: { hour: 4 } })).toBe(text);
});

test.each([
  [sky(3), sky(1), 'overcast, but mostly sunny in the afternoon'],
  [sky(1), sky(3), 'mostly sunny, but overcast in the afternoon'],
])('a turn of clouds and sun and back: %o, %o', (background, passing, words) => {
  const course: Course = { form: 'interlude', background, passing, span: { part: 'afternoon' } };
  expect(tell('en-US', { kind: 'day', day: ahead(1) }, course)).toBe(`Tomorrow will be ${words}.`);
});
