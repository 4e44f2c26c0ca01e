import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    'Posso mettere i pantaloncini domani?',
    'AdviceIntent',
    { activity: 'shorts', date: '2026-11-19' },
  ],
  ['Mi servono i guanti?', 'AdviceIntent', { activity: 'gloves' }],
  ['Serve la crema solare?', 'AdviceIntent', { activity: 'sunscreen' }],
  ['Posso arieggiare?', 'AdviceIntent', { activity: 'airing' }],
  ['Devo annaffiare il giardino?', 'AdviceIntent', { activity: 'watering' }],
  ['Posso lavare la macchina?', 'AdviceIntent', { activity: 'carWash' }],
  ['Posso andare a correre?', 'AdviceIntent', { activity: 'running' }],
  ['Possiamo fare un picnic domani?', 'AdviceIntent', { activity: 'picnic', date: '2026-11-19' }],
  ['È sicuro guidare?', 'AdviceIntent', { activity: 'driving' }],
  ['Posso uscire senza ombrello?', 'AdviceIntent', { activity: 'noUmbrella' }],
  [
    "Qual è l'ora migliore per correre domani?",
    'BestHoursIntent',
    { activity: 'running', date: '2026-11-19' },
  ],
  ['Quando mi conviene arieggiare?', 'BestHoursIntent', { activity: 'airing' }],
  ['Fa troppo caldo per correre?', 'AdviceIntent', { activity: 'running', excess: 'HEAT' }],
  ["C'è troppo vento per andare in bici?", 'BicycleIntent', { excess: 'WIND' }],
];

describe('Italian advice', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'it-IT')).toEqual({ intent, ...slots });
  });
});
