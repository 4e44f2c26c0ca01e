import { expect, test } from 'vitest';
import { recognize } from './recognize.ts';

/** Wind, hail and clouds, and what has fallen, as people ask for them. */
test.each<[sentence: string, intent: string, slots: Record<string, string>]>([
  [
    'Is de wind morgen harder dan veertig kilometer per uur?',
    'WindThresholdIntent',
    { number: '40', windPart: 'WIND', windSide: 'ABOVE', date: '2026-11-19' },
  ],
  [
    'Komen er windvlagen boven de 90?',
    'WindThresholdIntent',
    { number: '90', windPart: 'GUSTS', windSide: 'ABOVE' },
  ],
  ['Komt de wind uit het zuidwesten?', 'WindIntent', { compass: 'SW' }],
  ['Wordt er morgen hagel verwacht?', 'HailIntent', { date: '2026-11-19' }],
  ['Is de hemel vanavond onbewolkt?', 'CloudyIntent', { sky: 'CLEAR' }],
  ['Hoeveel neerslag is er sinds middernacht gevallen?', 'PastRainAmountIntent', { past: 'TODAY' }],
])('%s', (sentence, intent, slots) => {
  expect(recognize(sentence, 'nl-NL')).toMatchObject({ intent, ...slots });
});
