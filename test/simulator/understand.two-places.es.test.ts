import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    '¿Hace más frío en Burgos que en Soria?',
    'ComparePlacesIntent',
    { place: 'burgos', otherPlace: 'soria', direction: 'COLDER' },
  ],
  [
    '¿Dónde hace más calor, en Sevilla o en Córdoba?',
    'WhichPlaceIntent',
    { place: 'sevilla', otherPlace: 'córdoba', direction: 'WARMER' },
  ],
  [
    '¿Qué día será mejor, sábado o domingo?',
    'WhichDayIntent',
    { date: '2026-11-21', otherDate: '2026-11-22', direction: 'BETTER' },
  ],
  [
    '¿Hace más viento en Cádiz que aquí?',
    'ComparePlacesIntent',
    { place: 'cádiz', otherPlace: 'HERE', direction: 'WINDIER' },
  ],
  ['¿Pasó de treinta grados ayer?', 'PastHighIntent', { date: '2026-11-17', number: '30' }],
];

describe('Spanish questions about two places or days, or a number of the past', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'es-ES')).toEqual({ intent, ...slots });
  });
});
