import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Questions with a temperature, and which day has the highest and the lowest one, on a Wednesday. */
const KINDS: Record<string, Row[]> = {
  'above a temperature': [
    ['Farà più caldo di trenta gradi domani?', 'AboveIntent', { number: '30', date: '2026-11-19' }],
    ['Ci sono più di venti gradi a Napoli?', 'AboveIntent', { number: '20', place: 'napoli' }],
    [
      'Ci saranno più di venticinque gradi domani pomeriggio?',
      'AboveIntent',
      { number: '25', date: '2026-11-19', dayPart: 'AF' },
    ],
    [
      'Si superano i 35 gradi a Firenze venerdì?',
      'AboveIntent',
      { number: '35', place: 'firenze', date: '2026-11-20' },
    ],
    ['Domani si superano i trenta?', 'AboveIntent', { number: '30', date: '2026-11-19' }],
    ['Supererà gli otto gradi oggi?', 'AboveIntent', { number: '8', date: '2026-11-18' }],
    ['Farà più di trenta gradi nel weekend?', 'AboveIntent', { number: '30', span: 'WEEKEND' }],
    [
      'Ci saranno più di 20 gradi nei prossimi cinque giorni?',
      'AboveIntent',
      { number: '20', duration: 'P5D' },
    ],
    [
      'La temperatura salirà sopra lo zero domani?',
      'AboveIntent',
      { number: '0', date: '2026-11-19' },
    ],
    [
      'Farà più caldo di meno due gradi domani?',
      'AboveIntent',
      { number: '2', sign: 'MINUS', date: '2026-11-19' },
    ],
  ],
  'below a temperature': [
    [
      'Stanotte la temperatura scenderà sotto i cinque gradi?',
      'BelowIntent',
      { number: '5', dayPart: 'NI' },
    ],
    [
      'Stanotte si scende sotto i meno dieci a Bolzano?',
      'BelowIntent',
      { number: '10', sign: 'MINUS', dayPart: 'NI', place: 'bolzano' },
    ],
    [
      'Domani farà più freddo di cinque gradi sotto zero?',
      'BelowIntent',
      { number: '5', sign: 'MINUS', date: '2026-11-19' },
    ],
    [
      'Ci saranno meno di dieci gradi domani mattina?',
      'BelowIntent',
      { number: '10', date: '2026-11-19', dayPart: 'MO' },
    ],
    [
      'Scenderà sotto i dieci domani sera?',
      'BelowIntent',
      { number: '10', date: '2026-11-19', dayPart: 'EV' },
    ],
    ['Fa meno di dieci gradi fuori?', 'BelowIntent', { number: '10' }],
    ['Si va sotto i 10 gradi nel weekend?', 'BelowIntent', { number: '10', span: 'WEEKEND' }],
    ['Scende sotto zero stanotte?', 'FrostIntent', { dayPart: 'NI' }],
  ],
  'no temperature': [
    [
      'Domani farà più caldo di oggi?',
      'ComparisonIntent',
      { date: '2026-11-19', direction: 'WARMER', otherDate: '2026-11-18' },
    ],
    ['Quanti gradi ci saranno domani?', 'TemperatureIntent', { date: '2026-11-19' }],
  ],
  'the warmest day': [
    ['Qual è il giorno più caldo?', 'WarmestDayIntent'],
    ['Qual è il giorno più caldo della settimana?', 'WarmestDayIntent', { span: 'WEEK' }],
    [
      'Quale sarà il giorno più caldo della prossima settimana a Palermo?',
      'WarmestDayIntent',
      { date: '2026-W48', place: 'palermo' },
    ],
    ['In che giorno farà più caldo nel weekend?', 'WarmestDayIntent', { span: 'WEEKEND' }],
    ['Quando farà più caldo questa settimana?', 'WarmestDayIntent', { date: '2026-W47' }],
  ],
  'the coldest day': [
    ['Qual è il giorno più freddo della settimana?', 'ColdestDayIntent', { span: 'WEEK' }],
    ['Qual è la giornata più fredda a Cuneo?', 'ColdestDayIntent', { place: 'cuneo' }],
    [
      'Quale sarà il giorno più freddo nei prossimi cinque giorni?',
      'ColdestDayIntent',
      { duration: 'P5D' },
    ],
    ['Quando farà più freddo?', 'ColdestDayIntent'],
  ],
};

describe.each(Object.entries(KINDS))('Italian: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
  });
});
