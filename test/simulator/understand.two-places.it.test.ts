import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    'Fa più freddo a Torino che a Genova?',
    'ComparePlacesIntent',
    { place: 'torino', otherPlace: 'genova', direction: 'COLDER' },
  ],
  [
    'Fa più caldo a Napoli che qui?',
    'ComparePlacesIntent',
    { place: 'napoli', otherPlace: 'HERE', direction: 'WARMER' },
  ],
  [
    'Fa più caldo a Roma o a Milano?',
    'WhichPlaceIntent',
    { place: 'roma', otherPlace: 'milano', direction: 'WARMER' },
  ],
  [
    'Fa più freddo a Berlino o ad Amburgo?',
    'WhichPlaceIntent',
    { place: 'berlino', otherPlace: 'amburgo', direction: 'COLDER' },
  ],
  [
    'È meglio sabato o domenica?',
    'WhichDayIntent',
    { date: '2026-11-21', otherDate: '2026-11-22', direction: 'BETTER' },
  ],
  [
    "C'è più vento a Genova che qui?",
    'ComparePlacesIntent',
    { place: 'genova', otherPlace: 'HERE', direction: 'WINDIER' },
  ],
  ['Ieri ha superato i trenta gradi?', 'PastHighIntent', { date: '2026-11-17', number: '30' }],
];

describe('Italian questions about two places or days, or a number of the past', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'it-IT')).toEqual({ intent, ...slots });
  });
});
