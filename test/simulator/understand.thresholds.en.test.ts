import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots?: object][] = [
  [
    'Will it be above eighty degrees tomorrow?',
    'AboveIntent',
    { number: '80', date: '2026-11-19' },
  ],
  ['Will it get hotter than 90?', 'AboveIntent', { number: '90' }],
  [
    'Will it be warmer than 70 degrees in Boston?',
    'AboveIntent',
    { number: '70', place: 'boston' },
  ],
  ['Is it going to be above 60 degrees?', 'AboveIntent', { number: '60' }],
  ['Will it drop below thirty?', 'BelowIntent', { number: '30' }],
  [
    'Will it be colder than 20 degrees tomorrow?',
    'BelowIntent',
    { number: '20', date: '2026-11-19' },
  ],
  ['Will it be below minus ten?', 'BelowIntent', { sign: 'MINUS', number: '10' }],
  ['Which day will be the warmest?', 'WarmestDayIntent'],
  ["What's the hottest day?", 'WarmestDayIntent'],
  ['When will it be warmest?', 'WarmestDayIntent'],
  ["What's the coldest day?", 'ColdestDayIntent'],
  ['Which day will be the coolest in Boston?', 'ColdestDayIntent', { place: 'boston' }],
];

describe('English questions with a threshold, and for the warmest and the coldest day', () => {
  it.each(ROWS)('%s', (sentence, intent, slots = {}) => {
    expect(recognize(sentence, 'en-US')).toEqual({ intent, ...slots });
  });
});
