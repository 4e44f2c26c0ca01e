import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    'Is het kouder in Groningen dan in Maastricht?',
    'ComparePlacesIntent',
    { place: 'groningen', otherPlace: 'maastricht', direction: 'COLDER' },
  ],
  [
    'Waar is het warmer, in Rotterdam of in Utrecht?',
    'WhichPlaceIntent',
    { place: 'rotterdam', otherPlace: 'utrecht', direction: 'WARMER' },
  ],
  [
    'Wat wordt mooier, zaterdag of zondag?',
    'WhichDayIntent',
    { date: '2026-11-21', otherDate: '2026-11-22', direction: 'BETTER' },
  ],
  [
    'Is het in Rome warmer dan bij ons?',
    'ComparePlacesIntent',
    { place: 'rome', otherPlace: 'HOME', direction: 'WARMER' },
  ],
  [
    'Was het gisteren boven de dertig graden?',
    'PastHighIntent',
    { date: '2026-11-17', number: '30' },
  ],
];

describe('Dutch questions about two places or days, or a number of the past', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
