import { expect, test } from 'vitest';
import { recognize } from './recognize.ts';

/** Wind, hail and clouds, and what has fallen, as people ask for them. */
test.each<[sentence: string, intent: string, slots: Record<string, string>]>([
  [
    'Wird der Wind heute stärker als 40 Stundenkilometer?',
    'WindThresholdIntent',
    { number: '40', windPart: 'WIND', windSide: 'ABOVE' },
  ],
  [
    'Kommen morgen Böen über 90?',
    'WindThresholdIntent',
    { number: '90', windPart: 'GUSTS', windSide: 'ABOVE', date: '2026-11-19' },
  ],
  [
    'Bleiben die Windböen am Samstag unter sechzig?',
    'WindThresholdIntent',
    { number: '60', windPart: 'GUSTS', windSide: 'BELOW' },
  ],
  [
    'Ist der Wind in Kiel über Windstärke 7?',
    'WindThresholdIntent',
    { number: '7', windSide: 'ABOVE_FORCE', place: 'kiel' },
  ],
  ['Kommt der Wind morgen aus Nordosten?', 'WindIntent', { compass: 'NE', date: '2026-11-19' }],
  ['Ist das Südwind?', 'WindIntent', { compass: 'S' }],
  ['Ist morgen mit Hagel zu rechnen?', 'HailIntent', { date: '2026-11-19' }],
  ['Droht in Ulm Hagel?', 'HailIntent', { place: 'ulm' }],
  ['Ist es heute Abend wolkenlos?', 'CloudyIntent', { sky: 'CLEAR' }],
  [
    'Wie viel Liter Regen sind seit Mitternacht gefallen?',
    'PastRainAmountIntent',
    { past: 'TODAY' },
  ],
  ['Fühlt es sich wärmer an als es ist?', 'FeelsLikeIntent', { direction: 'WARMER' }],
])('%s', (sentence, intent, slots) => {
  expect(recognize(sentence, 'de-DE')).toMatchObject({ intent, ...slots });
});
