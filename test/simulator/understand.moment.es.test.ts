import { expect, test } from 'vitest';
import { recognize } from './recognize.ts';

/** Wind, hail and clouds, and what has fallen, as people ask for them. */
test.each<[sentence: string, intent: string, slots: Record<string, string>]>([
  [
    '¿El viento superará mañana los cuarenta kilómetros por hora?',
    'WindThresholdIntent',
    { number: '40', windPart: 'WIND', windSide: 'ABOVE', date: '2026-11-19' },
  ],
  [
    '¿Habrá rachas de más de noventa?',
    'WindThresholdIntent',
    { number: '90', windPart: 'GUSTS', windSide: 'ABOVE' },
  ],
  ['¿Viene el viento del norte?', 'WindIntent', { compass: 'N' }],
  ['¿Hay peligro de granizo mañana?', 'HailIntent', { date: '2026-11-19' }],
  ['¿Está el cielo despejado esta noche?', 'CloudyIntent', { sky: 'CLEAR' }],
  ['¿Cuánta lluvia ha caído desde medianoche?', 'PastRainAmountIntent', { past: 'TODAY' }],
])('%s', (sentence, intent, slots) => {
  expect(recognize(sentence, 'es-ES')).toMatchObject({ intent, ...slots });
});
