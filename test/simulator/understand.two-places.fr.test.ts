import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    "Est-ce qu'il fait plus froid à Lille qu'à Paris ?",
    'ComparePlacesIntent',
    { place: 'lille', otherPlace: 'paris', direction: 'COLDER' },
  ],
  [
    "Il fait plus froid ici qu'à Bruxelles ?",
    'ComparePlacesIntent',
    { place: 'HERE', otherPlace: 'bruxelles', direction: 'COLDER' },
  ],
  [
    'Il fait plus chaud à Nice ou à Marseille ?',
    'WhichPlaceIntent',
    { place: 'nice', otherPlace: 'marseille', direction: 'WARMER' },
  ],
  [
    'Quel jour sera le plus beau, samedi ou dimanche ?',
    'WhichDayIntent',
    { date: '2026-11-21', otherDate: '2026-11-22', direction: 'BETTER' },
  ],
  [
    "Il y a plus de vent à Brest qu'à Lyon ?",
    'ComparePlacesIntent',
    { place: 'brest', otherPlace: 'lyon', direction: 'WINDIER' },
  ],
  [
    'Il a fait plus de trente degrés hier ?',
    'PastHighIntent',
    { date: '2026-11-17', number: '30' },
  ],
];

describe('French questions about two places or days, or a number of the past', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'fr-FR')).toEqual({ intent, ...slots });
  });
});
