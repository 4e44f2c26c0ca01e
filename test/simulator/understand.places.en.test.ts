import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Where people ask for, on a Wednesday. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'a place by its name',
    [
      ['Is it raining in New York?', 'RainIntent', { place: 'new york' }],
      ["What's the temperature in Miami?", 'TemperatureIntent', { place: 'miami' }],
      ['Is it snowing in Salt Lake City?', 'SnowIntent', { place: 'salt lake city' }],
    ],
  ],
  [
    'a place by its postcode',
    [
      ['Weather in 90210', 'WeatherIntent', { postcode: '90210' }],
      ["What's the weather in nine oh two one oh?", 'WeatherIntent', { postcode: '90210' }],
      [
        'Will it rain tomorrow in zip code five double zero six seven?',
        'RainIntent',
        { date: '2026-11-19', postcode: '50067' },
      ],
      ["What's the pollen count in zero one zero six seven?", 'PollenIntent', { postcode: '1067' }],
    ],
  ],
  [
    'place and time in both orders',
    [
      ['Will it rain in Boston on Sunday?', 'RainIntent', { date: '2026-11-22', place: 'boston' }],
      ['Will it rain on Sunday in Boston?', 'RainIntent', { date: '2026-11-22', place: 'boston' }],
      [
        'How warm will it be in Dallas tomorrow afternoon?',
        'TemperatureIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'dallas' },
      ],
    ],
  ],
];

describe.each(KINDS)('English: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent, ...slots });
  });
});
