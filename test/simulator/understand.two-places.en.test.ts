import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    'Is it warmer in Miami than in Atlanta?',
    'ComparePlacesIntent',
    { place: 'miami', otherPlace: 'atlanta', direction: 'WARMER' },
  ],
  [
    'Is it warmer in Boston than here?',
    'ComparePlacesIntent',
    { place: 'boston', otherPlace: 'HERE', direction: 'WARMER' },
  ],
  [
    'Is it colder here than in Denver?',
    'ComparePlacesIntent',
    { place: 'HERE', otherPlace: 'denver', direction: 'COLDER' },
  ],
  [
    'Which is warmer, Boston or Philadelphia?',
    'WhichPlaceIntent',
    { place: 'boston', otherPlace: 'philadelphia', direction: 'WARMER' },
  ],
  [
    'Is Saturday or Sunday better?',
    'WhichDayIntent',
    { date: '2026-11-21', otherDate: '2026-11-22', direction: 'BETTER' },
  ],
  [
    'Will it rain more on Friday or Saturday?',
    'WhichDayIntent',
    { date: '2026-11-20', otherDate: '2026-11-21', moreOf: 'WETTER' },
  ],
  [
    'Will Sunday be sunnier than Saturday?',
    'ComparisonIntent',
    { date: '2026-11-22', otherDate: '2026-11-21', direction: 'SUNNIER' },
  ],
  [
    'Is it windier in Chicago than here?',
    'ComparePlacesIntent',
    { place: 'chicago', otherPlace: 'HERE', direction: 'WINDIER' },
  ],
  [
    'Compare the weather in Austin and Houston',
    'WhichPlaceIntent',
    { place: 'austin', otherPlace: 'houston' },
  ],
  ['Was it over ninety yesterday?', 'PastHighIntent', { date: '2026-11-17', number: '90' }],
  ['Did it get below sixty last night?', 'PastLowIntent', { past: 'LAST_NIGHT', number: '60' }],
];

describe('English questions about two places or days, or a number of the past', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'en-US')).toEqual({ intent, ...slots });
  });
});
