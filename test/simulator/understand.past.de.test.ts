import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ['Hat es gestern geregnet?', 'PastRainIntent', { date: '2026-11-17' }],
  ['Wie viel hat es letzte Nacht geregnet?', 'PastRainAmountIntent', { past: 'LAST_NIGHT' }],
  ['Hat es gestern geschneit?', 'PastSnowIntent', { date: '2026-11-17' }],
  ['Wie viel Schnee ist letzte Nacht gefallen?', 'PastSnowAmountIntent', { past: 'LAST_NIGHT' }],
  ['War es gestern trocken?', 'PastDryIntent', { date: '2026-11-17' }],
  ['Wie warm war es gestern in Kiel?', 'PastHighIntent', { date: '2026-11-17', place: 'kiel' }],
  ['Wie kalt war es heute Nacht?', 'PastLowIntent', { dayPart: 'NI' }],
  [
    'Wie war die Temperatur gestern Abend?',
    'PastTemperatureIntent',
    { date: '2026-11-17', dayPart: 'EV' },
  ],
  ['War es heute Nacht frostig?', 'PastFrostIntent', { dayPart: 'NI' }],
  ['Wie stark waren die Böen gestern?', 'PastWindIntent', { date: '2026-11-17' }],
  ['War es gestern windig?', 'PastWindyIntent', { date: '2026-11-17' }],
  ['Hat es letzte Nacht gestürmt?', 'PastStormIntent', { past: 'LAST_NIGHT' }],
  ['Wie war das Wetter gestern?', 'PastWeatherIntent', { date: '2026-11-17' }],
  ['Wie war das Wetter letzten Montag?', 'PastWeatherIntent', { date: '2026-11-16' }],
  ['Wie hoch liegt der Schnee?', 'QuantityIntent', { quantity: 'SNOW_DEPTH' }],
  ['Liegt Schnee?', 'QuantityIntent', { quantity: 'SNOW_LYING' }],
  ['Wie ist die Sichtweite?', 'QuantityIntent', { quantity: 'VISIBILITY' }],
  ['Wo ist die nächste Wetterstation?', 'QuantityIntent', { quantity: 'STATION' }],
  ['Wie lang ist der Tag?', 'QuantityIntent', { quantity: 'DAYLIGHT' }],
];

describe('German questions about what stations have measured', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'de-DE')).toEqual({ intent, ...slots });
  });
});
