import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    'Ist es in München wärmer als in Berlin?',
    'ComparePlacesIntent',
    { place: 'münchen', otherPlace: 'berlin', direction: 'WARMER' },
  ],
  [
    'Ist es in Rom kälter als hier?',
    'ComparePlacesIntent',
    { place: 'rom', otherPlace: 'HERE', direction: 'COLDER' },
  ],
  [
    'Ist es hier kälter als in Hamburg?',
    'ComparePlacesIntent',
    { place: 'HERE', otherPlace: 'hamburg', direction: 'COLDER' },
  ],
  [
    'Wo ist es wärmer, in Hamburg oder in Köln?',
    'WhichPlaceIntent',
    { place: 'hamburg', otherPlace: 'köln', direction: 'WARMER' },
  ],
  [
    'Ist Samstag oder Sonntag besser?',
    'WhichDayIntent',
    { date: '2026-11-21', otherDate: '2026-11-22', direction: 'BETTER' },
  ],
  [
    'Regnet es am Freitag oder am Samstag mehr?',
    'WhichDayIntent',
    { date: '2026-11-20', otherDate: '2026-11-21', moreOf: 'WETTER' },
  ],
  [
    'Wird der Sonntag sonniger als der Samstag?',
    'ComparisonIntent',
    { date: '2026-11-22', otherDate: '2026-11-21', direction: 'SUNNIER' },
  ],
  [
    'Ist es heute kälter als gestern?',
    'ComparisonIntent',
    { date: '2026-11-18', otherDate: '2026-11-17', direction: 'COLDER' },
  ],
  [
    'Ist es in Köln sonniger als bei uns?',
    'ComparePlacesIntent',
    { place: 'köln', otherPlace: 'HOME', direction: 'SUNNIER' },
  ],
  [
    'Vergleich mal das Wetter in Ulm und Trier',
    'WhichPlaceIntent',
    { place: 'ulm', otherPlace: 'trier' },
  ],
  ['War es gestern über dreißig Grad?', 'PastHighIntent', { date: '2026-11-17', number: '30' }],
  [
    'War es heute Nacht unter minus fünf Grad?',
    'PastLowIntent',
    { dayPart: 'NI', number: '5', sign: 'MINUS' },
  ],
  ['Waren die Böen gestern über sechzig?', 'PastWindIntent', { date: '2026-11-17', number: '60' }],
];

describe('German questions about two places or days, or a number of the past', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'de-DE')).toEqual({ intent, ...slots });
  });
});
