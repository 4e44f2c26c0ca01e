import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots?: object][] = [
  [
    'Wie hoch ist die Luftfeuchtigkeit in Ulm?',
    'QuantityIntent',
    { quantity: 'HUMIDITY', place: 'ulm' },
  ],
  ['Wie feucht ist die Luft?', 'QuantityIntent', { quantity: 'HUMIDITY' }],
  ['Wie hoch ist der Taupunkt?', 'QuantityIntent', { quantity: 'DEW_POINT' }],
  ['Ist es schwül?', 'MuggyIntent'],
  ['Wird es morgen schwül?', 'MuggyIntent', { date: '2026-11-19' }],
  ['Steigt der Luftdruck?', 'QuantityIntent', { quantity: 'PRESSURE', tendency: 'RISING' }],
  ['Wie bewölkt ist es?', 'QuantityIntent', { quantity: 'CLOUD_COVER' }],
  ['Ist es bewölkt?', 'CloudyIntent'],
  ['Wird es morgen bewölkt?', 'CloudyIntent', { date: '2026-11-19' }],
  ['Gelten Unwetterwarnungen für Ulm?', 'QuantityIntent', { quantity: 'WARNINGS', place: 'ulm' }],
  [
    'Gibt es morgen eine Sturmwarnung?',
    'QuantityIntent',
    { quantity: 'WARNINGS', date: '2026-11-19', whether: 'WHETHER' },
  ],
  ['Bis wann gilt die Hitzewarnung?', 'QuantityIntent', { quantity: 'WARNINGS' }],
  ['Wie viel Hektopascal haben wir?', 'QuantityIntent', { quantity: 'PRESSURE' }],
  ['Wie sauber ist die Luft in Ulm?', 'UnofferedIntent', { subject: 'AIR_QUALITY', place: 'ulm' }],
  ['Wann ist wieder Vollmond?', 'QuantityIntent', { quantity: 'FULL_MOON' }],
  ['Wann ist Neumond?', 'QuantityIntent', { quantity: 'NEW_MOON' }],
  ['Wie steht der Mond?', 'QuantityIntent', { quantity: 'MOON' }],
  ['Wann geht der Mond auf?', 'MoonriseIntent'],
  ['Wann ist morgen Mondaufgang?', 'MoonriseIntent', { date: '2026-11-19' }],
  ['Wann geht der Mond in Ulm unter?', 'MoonsetIntent', { place: 'ulm' }],
];

describe('German questions about warnings, the air and the moon', () => {
  it.each(ROWS)('%s', (sentence, intent, slots = {}) => {
    expect(recognize(sentence, 'de-DE')).toEqual({ intent, ...slots });
  });
});
