import { expect, test } from 'vitest';
import { recognize } from './recognize.ts';

/** Wind, hail and clouds, and what has fallen, as people ask for them. */
test.each<[sentence: string, intent: string, slots: Record<string, string>]>([
  [
    'Will the wind be stronger than forty miles per hour tomorrow?',
    'WindThresholdIntent',
    { number: '40', windPart: 'WIND', windSide: 'ABOVE', date: '2026-11-19' },
  ],
  ['Are there gusts over sixty?', 'WindThresholdIntent', { number: '60', windPart: 'GUSTS' }],
  [
    'Will the gusts stay below thirty tonight?',
    'WindThresholdIntent',
    { number: '30', windPart: 'GUSTS', windSide: 'BELOW' },
  ],
  [
    'Is the wind in Boston over force 8?',
    'WindThresholdIntent',
    { number: '8', windSide: 'ABOVE_FORCE', place: 'boston' },
  ],
  ['Is the wind from the southwest?', 'WindIntent', { compass: 'SW' }],
  ['Will there be an east wind tomorrow?', 'WindIntent', { compass: 'E', date: '2026-11-19' }],
  ['Is there a risk of hail tomorrow?', 'HailIntent', { date: '2026-11-19' }],
  ['Could it hail in Dallas?', 'HailIntent', { place: 'dallas' }],
  ['Is the sky cloudless tonight?', 'CloudyIntent', { sky: 'CLEAR' }],
  ['How much rain has fallen since midnight?', 'PastRainAmountIntent', { past: 'TODAY' }],
  ['Does it feel colder than it is?', 'FeelsLikeIntent', { direction: 'COLDER' }],
])('%s', (sentence, intent, slots) => {
  expect(recognize(sentence, 'en-US')).toMatchObject({ intent, ...slots });
});
