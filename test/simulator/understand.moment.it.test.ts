import { expect, test } from 'vitest';
import { recognize } from './recognize.ts';

/** Wind, hail and clouds, and what has fallen, as people ask for them. */
test.each<[sentence: string, intent: string, slots: Record<string, string>]>([
  [
    'Il vento supererà i quaranta chilometri orari domani?',
    'WindThresholdIntent',
    { number: '40', windPart: 'WIND', windSide: 'ABOVE', date: '2026-11-19' },
  ],
  [
    'Ci saranno raffiche oltre i novanta?',
    'WindThresholdIntent',
    { number: '90', windPart: 'GUSTS', windSide: 'ABOVE' },
  ],
  ['Il vento viene da sud-ovest?', 'WindIntent', { compass: 'SW' }],
  ["C'è lo scirocco?", 'WindIntent', { compass: 'SE' }],
  ["C'è pericolo di grandine domani?", 'HailIntent', { date: '2026-11-19' }],
  ['Il cielo è limpido?', 'CloudyIntent', { sky: 'CLEAR' }],
  ['Quanti millimetri sono caduti da mezzanotte?', 'PastRainAmountIntent', { past: 'TODAY' }],
])('%s', (sentence, intent, slots) => {
  expect(recognize(sentence, 'it-IT')).toMatchObject({ intent, ...slots });
});
