import { expect, test } from 'vitest';
import { recognize } from './recognize.ts';

/** Wind, hail and clouds, and what has fallen, as people ask for them. */
test.each<[sentence: string, intent: string, slots: Record<string, string>]>([
  [
    'Est-ce que le vent dépassera quarante kilomètres-heure demain ?',
    'WindThresholdIntent',
    { number: '40', windPart: 'WIND', windSide: 'ABOVE', date: '2026-11-19' },
  ],
  [
    'Y aura-t-il des rafales à plus de 90 ?',
    'WindThresholdIntent',
    { number: '90', windPart: 'GUSTS', windSide: 'ABOVE' },
  ],
  ['Est-ce que le vent vient du sud-ouest ?', 'WindIntent', { compass: 'SW' }],
  ['À combien sont les rafales demain ?', 'WindIntent', { date: '2026-11-19' }],
  ["Est-ce qu'il y aura de la grêle demain ?", 'HailIntent', { date: '2026-11-19' }],
  ['Le ciel est-il dégagé ?', 'CloudyIntent', { sky: 'CLEAR' }],
  ['Combien a-t-il plu depuis minuit ?', 'PastRainAmountIntent', { past: 'TODAY' }],
])('%s', (sentence, intent, slots) => {
  expect(recognize(sentence, 'fr-FR')).toMatchObject({ intent, ...slots });
});
