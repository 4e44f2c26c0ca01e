import { namesYesterday } from '../../src/slots/named-times.ts';
import { createCalendar } from '../../src/slots/query.ts';
import { expect, test } from 'vitest';
import { continueTalk, findMeantTopic } from '../../intents/support/recent-talk.ts';
import {
  findTopicAfterComparison,
  findTopicOfPast,
  findTopicOfTime,
} from '../../intents/support/topic-of-time.ts';
import { completeComparison } from '../../intents/support/two-places.ts';
import { moveOn } from '../../src/slots/follow-up-slots.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import type { TopicName } from '../../src/speech/topic-names.ts';

const BOSTON = {
  name: 'Boston',
  latitude: 42.36,
  longitude: -71.06,
  elevation: 43,
  country: 'US',
  timeZone: 'America/New_York',
};

const FRIDAY = { date: '2026-11-20' };

/** The slots of a question without place and time after one about Boston. */
function ask(topic: TopicName, recentTopic: TopicName, time: Record<string, string>): SpokenSlots {
  const slots = { place: 'boston', ...time };
  const recent = { topic: recentTopic, slots, place: BOSTON, speech: 'Rain.', at: 0 };
  return continueTalk({}, topic, recent).slots;
}

test.each<
  [
    question: string,
    topic: TopicName,
    recent: TopicName,
    time: Record<string, string>,
    kept: boolean,
  ]
>([
  ['an umbrella after the weather of Friday', 'umbrella', 'weather', FRIDAY, true],
  ['the wind of a day that is over', 'pastWind', 'pastRain', FRIDAY, true],
  ['an umbrella after the rain of a day that is over', 'umbrella', 'pastRain', FRIDAY, false],
  ['yesterday’s rain after the weather of Friday', 'pastRain', 'weather', FRIDAY, false],
  ['the snow on the ground after Friday', 'snowDepth', 'weather', FRIDAY, false],
  ['the visibility after Friday', 'visibility', 'weather', FRIDAY, false],
  ['the next warm day after Friday', 'nextChange', 'weather', FRIDAY, false],
  ['an umbrella after the weather of now', 'umbrella', 'weather', { span: 'NOW' }, false],
])('%s is about Boston, and about the day: %s, %s, %s, %s', (_, topic, recent, time, kept) => {
  const slots = ask(topic, recent, time);
  expect(slots.place).toBe('boston');
  expect(slots.date).toBe(kept ? FRIDAY.date : undefined);
});

test.each<[sentence: string, topic: TopicName, spoken: SpokenSlots, expected: string | undefined]>([
  ['how cold does it get at night', 'low', { dayPart: 'NI' }, FRIDAY.date],
  ['how cold does it get tonight', 'low', { dayPart: 'NI', partOf: 'TODAY' }, undefined],
  ['will it rain on my way home', 'rain', { namedTime: 'WAY_HOME' }, undefined],
  ['is it warmer than today', 'comparison', { direction: 'WARMER' }, FRIDAY.date],
  [
    'will it be colder tonight',
    'comparison',
    { direction: 'COLDER', dayPart: 'NI', partOf: 'TODAY' },
    undefined,
  ],
  ['does it cool down', 'comparison', { trend: 'COLDER' }, undefined],
])('"%s" after the weather of Friday: %s %o is of %s', (_, topic, spoken, expected) => {
  const slots = { place: 'boston', ...FRIDAY };
  const recent = { topic: 'weather', slots, place: BOSTON, speech: 'Rain.', at: 0 } as const;
  expect(continueTalk(spoken, topic, recent).slots.date).toBe(expected);
});

test('gusts over a limit after the wind of now are of now', () => {
  const recent = {
    topic: 'wind',
    slots: { span: 'NOW' },
    place: BOSTON,
    speech: '',
    at: 0,
  } as const;
  const spoken = { number: '30', windPart: 'GUSTS', windSide: 'ABOVE' };
  expect(continueTalk(spoken, 'windThreshold', recent).slots.span).toBe('NOW');
  expect(
    continueTalk({ ...spoken, ...FRIDAY }, 'windThreshold', recent).slots.span,
  ).toBeUndefined();
});

test('"can we eat outside then?" is of the day of the talk', () => {
  const slots = { place: 'boston', ...FRIDAY };
  const recent = { topic: 'thunder', slots, place: BOSTON, speech: '', at: 0 } as const;
  expect(continueTalk({ namedTime: 'OUTSIDE' }, 'barbecue', recent).slots).toMatchObject(FRIDAY);
  expect(continueTalk({ namedTime: 'OUTSIDE' }, 'weather', recent).slots.namedTime).toBe('OUTSIDE');
});

test.each<[topic: TopicName, expected: TopicName]>([
  ['feelsLike', 'pastTemperature'],
  ['nextRain', 'pastRain'],
  ['rainStop', 'pastRain'],
])('"and yesterday?" after %s is %s', (topic, expected) => {
  const spoken = { date: '2026-11-17' };
  expect(findTopicOfTime({ topic, slots: {} }, spoken, '2026-11-18')).toBe(expected);
});

test.each<[direction: string, expected: TopicName]>([
  ['WARMER', 'temperature'],
  ['WINDIER', 'wind'],
])('"and at eight?" after %s days is the %s', (direction, expected) => {
  const recent = { topic: 'comparison', slots: { ...FRIDAY, direction } } as const;
  expect(findTopicAfterComparison(recent, { time: '20:00' })).toBe(expected);
});

test.each<[words: string, recent: SpokenSlots, expected: SpokenSlots]>([
  ['until noon', { date: '2026-11-20', untilTime: '12:00' }, { date: '2026-11-20', dayPart: 'AF' }],
  ['at seven in the evening', { time: '19:00' }, { date: '2026-11-18', dayPart: 'EV' }],
  ['Friday', FRIDAY, { date: '2026-11-21' }],
])('"and after that?" after "%s"', (_, recent, expected) => {
  expect(moveOn('LATER', recent, '2026-11-18')).toEqual(expected);
});

test.each<[sentence: string, spoken: SpokenSlots, topic: TopicName, slots: SpokenSlots]>([
  [
    'is that colder than here',
    { direction: 'COLDER', otherWhereabouts: 'HERE' },
    'comparePlaces',
    { otherWhereabouts: 'HERE' },
  ],
  [
    'is that warmer than today',
    { direction: 'WARMER', otherDate: '2026-11-18' },
    'comparison',
    { otherDate: '2026-11-18' },
  ],
  ['which one is colder', { direction: 'COLDER' }, 'whichPlace', { otherPlace: 'austin' }],
  [
    'is that colder than there',
    { direction: 'COLDER', otherWhereabouts: 'THERE' },
    'comparePlaces',
    { otherPlace: 'austin' },
  ],
])('"%s" is about Boston on Friday', (_, spoken, topic, expected) => {
  const austin = { ...BOSTON, name: 'Austin', latitude: 30.27, longitude: -97.74 };
  const recent = {
    topic: 'weather',
    slots: { place: 'boston', ...FRIDAY },
    place: BOSTON,
    speech: 'Rain.',
    at: 0,
    before: { slots: { place: 'austin', ...FRIDAY }, place: austin },
  } as const;
  const compared = completeComparison(spoken, recent);
  expect(compared).toMatchObject({
    topic,
    place: BOSTON,
    slots: { place: 'boston', ...FRIDAY, ...expected },
  });
});

test('which day is better after two days of one place compares these', () => {
  const slots = { place: 'boston', date: '2026-11-21' };
  const recent = {
    topic: 'weather',
    slots,
    place: BOSTON,
    speech: 'Rain.',
    at: 0,
    before: { slots: { place: 'boston', ...FRIDAY }, place: BOSTON },
  } as const;
  expect(completeComparison({ direction: 'BETTER' }, recent)).toMatchObject({
    topic: 'whichDay',
    slots: { date: '2026-11-21', otherDate: FRIDAY.date },
  });
});

test('a day that no forecast reaches is not kept', () => {
  const slots = { place: 'boston', span: 'CHRISTMAS' };
  const refused = { topic: 'weather', slots, place: BOSTON, speech: 'Not yet.', at: 0 } as const;
  expect(continueTalk({}, 'humidity', { ...refused, isRefused: true }).slots).toEqual({
    place: 'boston',
  });
});

test.each<[recent: TopicName, spoken: SpokenSlots, expected: TopicName]>([
  ['pastRain', { date: '2026-11-20' }, 'rain'],
  ['pastRain', { namedDay: 'CHRISTMAS' }, 'rain'],
  ['pastRain', { date: '2026-11-17' }, 'pastRain'],
  ['pastRain', { place: 'rome' }, 'pastRain'],
  ['pastRain', { date: '2026-11-18' }, 'pastRain'],
  ['pastHigh', { date: '2026-W47-WE' }, 'high'],
  ['rain', { past: 'LAST_NIGHT' }, 'pastRain'],
  ['frost', { past: 'LAST_NIGHT' }, 'pastFrost'],
  ['below', { past: 'LAST_NIGHT' }, 'pastLow'],
  ['above', { date: '2026-11-17' }, 'pastHigh'],
  ['weather', { date: '2026-11-17' }, 'pastWeather'],
  ['umbrella', { date: '2026-11-17' }, 'umbrella'],
  ['nextRain', { date: '2026-11-20' }, 'rainTime'],
  ['rainStop', { dayPart: 'EV' }, 'rain'],
  ['nextRain', { place: 'rome' }, 'nextRain'],
])('a follow-up to %s with %o asks for %s', (topic, spoken, expected) => {
  expect(findTopicOfTime({ topic, slots: {} }, spoken, '2026-11-18')).toBe(expected);
});

test.each<[change: string, expected: TopicName]>([
  ['SNOW', 'snow'],
  ['SUN', 'sun'],
  ['WARMER', 'temperature'],
  ['BETTER', 'weather'],
])('a day after the question when it changes to %s asks for %s', (change, expected) => {
  const recent = { topic: 'nextChange', slots: { change } } as const;
  expect(findTopicOfTime(recent, { date: '2026-11-20' }, '2026-11-18')).toBe(expected);
});

test.each<[asked: TopicName, spoken: SpokenSlots, expected: TopicName]>([
  ['temperature', { date: '2026-11-17', time: '12:00' }, 'pastTemperature'],
  ['weather', { date: '2026-11-17' }, 'pastWeather'],
  ['temperature', { date: '2026-11-18' }, 'temperature'],
  ['temperature', {}, 'temperature'],
  ['umbrella', { date: '2026-11-17' }, 'umbrella'],
  ['pastRain', { date: '2026-11-20' }, 'pastRain'],
])('%s with %o asks for %s', (topic, spoken, expected) => {
  const calendar = createCalendar(
    Date.parse('2026-11-18T13:05Z'),
    'Europe/Berlin',
    'Europe/Berlin',
  );
  const isOver = namesYesterday(spoken, calendar);
  expect(isOver ? findTopicOfPast(topic, spoken, calendar) : topic).toBe(expected);
});

const NOW = { hottest: 125, now: Date.parse('2026-11-18T13:05Z') };

test.each<
  [sentence: string, recent: TopicName, topic: TopicName, spoken: SpokenSlots, expected: TopicName]
>([
  ['when does it stop', 'rain', 'rainStop', {}, 'rainTime'],
  ['then rather on Sunday', 'advice', 'whichDay', { direction: 'BETTER' }, 'advice'],
  ['is Sunday better', 'barbecue', 'comparison', { direction: 'BETTER' }, 'barbecue'],
  ['is Sunday better', 'weather', 'comparison', { direction: 'BETTER' }, 'comparison'],
])('"%s" after %s on Friday: %s %o is %s', (_, recentTopic, topic, spoken, expected) => {
  const slots = { place: 'boston', ...FRIDAY, activity: 'beach' };
  const recent = { topic: recentTopic, slots, place: BOSTON, speech: '', at: 0 };
  expect(findMeantTopic(spoken, topic, recent, NOW).topic).toBe(expected);
});

test('the end of rain of today is from now on', () => {
  const recent = { topic: 'rain', slots: {}, place: BOSTON, speech: '', at: 0 } as const;
  expect(findMeantTopic({}, 'rainStop', recent, NOW).topic).toBe('rainStop');
});

test('the warmest day after the rain of the weekend is one of these days', () => {
  const slots = { place: 'boston', date: '2026-W47-WE' };
  const recent = { topic: 'rain', slots, place: BOSTON, speech: '', at: 0 } as const;
  expect(continueTalk({}, 'warmestDay', recent).slots.date).toBe('2026-W47-WE');
});
