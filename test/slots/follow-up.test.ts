import { describe, expect, it } from 'vitest';
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
