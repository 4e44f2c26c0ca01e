import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots?: object][] = [
  ['Wird es heute wärmer als dreißig Grad?', 'AboveIntent', { number: '30', date: '2026-11-18' }],
  ['Gibt es morgen über 10 Grad?', 'AboveIntent', { number: '10', date: '2026-11-19' }],
  ['Steigt die Temperatur in Ulm über 25 Grad?', 'AboveIntent', { number: '25', place: 'ulm' }],
  ['Wird es am Wochenende über zwanzig Grad?', 'AboveIntent', { number: '20', span: 'WEEKEND' }],
  [
    'Fällt die Temperatur morgen unter fünf Grad?',
    'BelowIntent',
    { number: '5', date: '2026-11-19' },
  ],
  [
    'Wird es heute kälter als minus fünf Grad?',
    'BelowIntent',
    { sign: 'MINUS', number: '5', date: '2026-11-18' },
  ],
  [
    'Wird es morgen kälter als -5 Grad?',
    'BelowIntent',
    { sign: 'MINUS', number: '5', date: '2026-11-19' },
  ],
  ['Welcher Tag wird am wärmsten?', 'WarmestDayIntent'],
  ['Was ist der heißeste Tag?', 'WarmestDayIntent'],
  ['An welchem Tag wird es am wärmsten?', 'WarmestDayIntent'],
  ['Welcher Tag wird am kältesten?', 'ColdestDayIntent'],
  ['Was ist der kälteste Tag in Ulm?', 'ColdestDayIntent', { place: 'ulm' }],
];

describe('German questions with a threshold, and for the warmest and the coldest day', () => {
  it.each(ROWS)('%s', (sentence, intent, slots = {}) => {
    expect(recognize(sentence, 'de-DE')).toEqual({ intent, ...slots });
  });
});
