import { describe, expect, it, test } from 'vitest';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { mergeFollowUp, hasOnlyPlaceSlots } from '../../src/slots/follow-up-slots.ts';

describe('a follow-up question', () => {
  it.each([
    [
      'another day',
      { date: '2026-11-19', place: 'köln' },
      { date: '2026-11-20' },
      { date: '2026-11-20', place: 'köln' },
    ],
    [
      'another place',
      { date: '2026-11-19', place: 'köln' },
      { place: 'bonn' },
      { date: '2026-11-19', place: 'bonn' },
    ],
    [
      'the listener’s place',
      { date: '2026-11-19', place: 'köln' },
      { whereabouts: 'HERE' as const },
      { date: '2026-11-19', whereabouts: 'HERE' as const },
    ],
    [
      'the same place again',
      { date: '2026-11-19', place: 'köln' },
      { whereabouts: 'THERE' as const },
      { date: '2026-11-19', place: 'köln' },
    ],
    [
      'a part of the same day',
      { date: '2026-11-19' },
      { dayPart: 'EV' },
      { date: '2026-11-19', dayPart: 'EV' },
    ],
    [
      'another hour of the same day',
      { date: '2026-11-19', time: '08:00' },
      { time: '15:00' },
      { date: '2026-11-19', time: '15:00' },
    ],
    [
      'a whole day after a part of one',
      { date: '2026-11-19', dayPart: 'AF' },
      { date: '2026-11-20' },
      { date: '2026-11-20' },
    ],
    ['the weekend after a day', { date: '2026-11-19' }, { span: 'WEEKEND' }, { span: 'WEEKEND' }],
    [
      'a day after some days',
      { date: '2026-11-19', untilDate: '2026-11-22' },
      { date: '2026-11-25' },
      { date: '2026-11-25' },
    ],
    ['an hour after the next hours', { span: 'NEXT_HOURS' }, { time: '20:00' }, { time: '20:00' }],
    [
      'another plant',
      { pollenType: 'Birke', date: '2026-11-19' },
      { pollenType: 'Hasel' },
      { pollenType: 'Hasel', date: '2026-11-19' },
    ],
    [
      'a plant that nobody counts',
      { pollenType: 'Birke' },
      { unknownPollen: 'eiche' },
      { unknownPollen: 'eiche' },
    ],
    ['a postcode after a place', { place: 'köln' }, { postcode: '10115' }, { postcode: '10115' }],
    [
      'a unit',
      { date: '2026-11-19' },
      { unit: 'FAHRENHEIT' },
      { date: '2026-11-19', unit: 'FAHRENHEIT' },
    ],
    [
      'nothing new',
      { date: '2026-11-19', place: 'köln' },
      {},
      { date: '2026-11-19', place: 'köln' },
    ],
  ])('%s', (_what, before, said, meant) => {
    expect(mergeFollowUp(before, said)).toEqual(meant);
  });
});

describe('an answer to "which place?"', () => {
  it.each([
    [{ place: 'köln' }, true],
    [{ postcode: '50667' }, true],
    [{ place: 'köln', date: undefined }, true],
    [{ place: 'köln', date: '2026-11-19' }, false],
    [{ date: '2026-11-19' }, false],
    [{}, false],
  ])('%j is a follow-up: %s', (slots, isOne) => {
    expect(hasOnlyPlaceSlots(slots)).toBe(isOne);
  });
});

test.each<[words: string, previous: SpokenSlots, time: string, expected: string]>([
  ['at eight after tomorrow morning', { date: '2026-11-19', dayPart: 'MO' }, '20:00', '08:00'],
  ['at eight after tomorrow evening', { date: '2026-11-19', dayPart: 'EV' }, '08:00', '20:00'],
  [
    'at nine after at eight in the morning',
    { date: '2026-11-19', time: '08:00' },
    '21:00',
    '09:00',
  ],
  ['at two after at eight in the morning', { date: '2026-11-19', time: '08:00' }, '02:00', '14:00'],
  ['at half past eight after the morning', { date: '2026-11-19', dayPart: 'MO' }, '20:30', '08:30'],
  ['at eight after this morning', { dayPart: 'MO' }, '20:00', '20:00'],
  ['at eight after tomorrow', { date: '2026-11-19' }, '20:00', '20:00'],
])('%s', (_, previous, time, expected) => {
  const spoken = { time, timeName: 'eitherHalf' };
  expect(mergeFollowUp(previous, spoken).time).toBe(expected);
  expect(mergeFollowUp(previous, { time }).time).toBe(time);
});

it.each<[talk: string, previous: SpokenSlots, time: string, expected: SpokenSlots]>([
  [
    'tomorrow night',
    { date: '2026-11-20', dayPart: 'NI' },
    '18:00',
    { date: '2026-11-21', time: '06:00' },
  ],
  [
    'tomorrow night',
    { date: '2026-11-20', dayPart: 'NI' },
    '10:00',
    { date: '2026-11-20', time: '22:00' },
  ],
  [
    'Friday evening',
    { date: '2026-11-20', dayPart: 'EV' },
    '14:00',
    { date: '2026-11-21', time: '02:00' },
  ],
  ['tonight', { dayPart: 'NI', partOf: 'TODAY' }, '06:00', { time: '06:00' }],
])('a bare hour after %s (%o): %s is %o', (_, previous, time, expected) => {
  const spoken = { time, timeName: 'eitherHalf' };
  expect(mergeFollowUp(previous, spoken)).toEqual({ ...expected, timeName: 'eitherHalf' });
});
