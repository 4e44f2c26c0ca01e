import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots?: object][] = [
  ['Wordt het warmer dan 25?', 'AboveIntent', { number: '25' }],
  [
    'Wordt het morgen warmer dan dertig graden?',
    'AboveIntent',
    { date: '2026-11-19', number: '30' },
  ],
  [
    'Komt de temperatuur morgen in Ede boven de 20 graden uit?',
    'AboveIntent',
    { date: '2026-11-19', place: 'ede', number: '20' },
  ],
  [
    'Wordt het in het weekend in Zwolle meer dan vijfentwintig graden?',
    'AboveIntent',
    { span: 'WEEKEND', place: 'zwolle', number: '25' },
  ],
  ['Is het nu warmer dan één graad?', 'AboveIntent', { span: 'NOW', number: '1' }],
  [
    'Weet je of het morgen warmer dan nul graden wordt?',
    'AboveIntent',
    { date: '2026-11-19', number: '0' },
  ],
  [
    'Wordt het morgen kouder dan min twee graden?',
    'BelowIntent',
    { date: '2026-11-19', sign: 'MINUS', number: '2' },
  ],
  [
    'Zakt de temperatuur vannacht onder de min tien in Assen?',
    'BelowIntent',
    { dayPart: 'NI', place: 'assen', sign: 'MINUS', number: '10' },
  ],
  [
    'Wordt het vannacht kouder dan vijf graden onder nul?',
    'BelowIntent',
    { dayPart: 'NI', sign: 'MINUS', number: '5' },
  ],
  [
    'Komt het vannacht onder de -5 graden?',
    'BelowIntent',
    { dayPart: 'NI', sign: 'MINUS', number: '5' },
  ],
  [
    'Daalt de temperatuur morgen onder de 3 graden?',
    'BelowIntent',
    {
      date: '2026-11-19',
      number: '3',
    },
  ],
  ['Zakt de temperatuur vannacht onder nul?', 'BelowIntent', { dayPart: 'NI', number: '0' }],
  ['Komt het vannacht onder nul?', 'FrostIntent', { dayPart: 'NI' }],
  ['Wordt het morgen kouder dan nul graden?', 'FrostIntent', { date: '2026-11-19' }],
  ['Wordt het morgen warmer?', 'ComparisonIntent', { date: '2026-11-19', direction: 'WARMER' }],
  [
    'Wordt het morgen warmer dan vandaag?',
    'ComparisonIntent',
    { date: '2026-11-19', direction: 'WARMER', otherDate: '2026-11-18' },
  ],
  ['Regent het dan een beetje?', 'RainIntent'],
  ['Welke dag wordt deze week het warmst?', 'WarmestDayIntent', { date: '2026-W47' }],
  ['Wat is de warmste dag van het weekend?', 'WarmestDayIntent', { span: 'WEEKEND' }],
  ['Wat wordt de heetste dag in Utrecht?', 'WarmestDayIntent', { place: 'utrecht' }],
  ['Wanneer wordt het volgende week het koudst?', 'ColdestDayIntent', { date: '2026-W48' }],
  ['Op welke dag wordt het het koudst in Ede?', 'ColdestDayIntent', { place: 'ede' }],
  ['Welke nacht wordt het koudst?', 'ColdestDayIntent'],
  ['Wat wordt de koelste dag de komende vijf dagen?', 'ColdestDayIntent', { duration: 'P5D' }],
];

describe('Dutch questions about a temperature that is named, and the warmest and the coldest day', () => {
  it.each(ROWS)('%s', (sentence, intent, slots = {}) => {
    expect(recognize(sentence, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
