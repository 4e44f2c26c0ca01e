import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots?: object][] = [
  ["What's the humidity in Boston?", 'QuantityIntent', { quantity: 'HUMIDITY', place: 'boston' }],
  ['How humid is it?', 'QuantityIntent', { quantity: 'HUMIDITY' }],
  ["What's the dew point?", 'QuantityIntent', { quantity: 'DEW_POINT' }],
  ['Is it muggy?', 'MuggyIntent'],
  ['Will it be muggy tomorrow?', 'MuggyIntent', { date: '2026-11-19' }],
  ['Is the pressure falling?', 'QuantityIntent', { quantity: 'PRESSURE', tendency: 'FALLING' }],
  ['How cloudy is it?', 'QuantityIntent', { quantity: 'CLOUD_COVER' }],
  ['Is it cloudy?', 'CloudyIntent'],
  ['Will it be overcast tomorrow?', 'CloudyIntent', { date: '2026-11-19' }],
  [
    'Any severe weather warnings for Boston?',
    'QuantityIntent',
    { quantity: 'WARNINGS', place: 'boston' },
  ],
  [
    'Are there any alerts tomorrow?',
    'QuantityIntent',
    { quantity: 'WARNINGS', date: '2026-11-19', whether: 'WHETHER' },
  ],
  ['How long does the heat advisory last?', 'QuantityIntent', { quantity: 'WARNINGS' }],
  ['Is there a tornado watch?', 'QuantityIntent', { quantity: 'WARNINGS', whether: 'WHETHER' }],
  ['When is the next full moon?', 'QuantityIntent', { quantity: 'FULL_MOON' }],
  ['When is the next new moon?', 'QuantityIntent', { quantity: 'NEW_MOON' }],
  ['How full is the moon?', 'QuantityIntent', { quantity: 'MOON' }],
  ['When does the moon rise?', 'MoonriseIntent'],
  ['What time is moonrise tomorrow?', 'MoonriseIntent', { date: '2026-11-19' }],
  ['When does the moon set in Boston?', 'MoonsetIntent', { place: 'boston' }],
];

describe('English questions about warnings, the air and the moon', () => {
  it.each(ROWS)('%s', (sentence, intent, slots = {}) => {
    expect(recognize(sentence, 'en-US')).toEqual({ intent, ...slots });
  });
});
