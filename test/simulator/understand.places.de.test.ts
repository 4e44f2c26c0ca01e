import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** Where people ask for, on a Wednesday. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'a place by its name',
    [
      ['Regnet es in Frankfurt am Main?', 'RainIntent', { place: 'frankfurt am main' }],
      ['Ist es auf Rügen windig?', 'WindIntent', { place: 'rügen', whether: 'WHETHER' }],
      ['Schneit es in Garmisch?', 'SnowIntent', { place: 'garmisch' }],
    ],
  ],
  [
    'a place by its postcode',
    [
      ['Wetter in 50667', 'WeatherIntent', { postcode: '50667' }],
      [
        'Wie wird das Wetter in fünf null sechs sechs sieben?',
        'WeatherIntent',
        { postcode: '50667' },
      ],
      [
        'Regnet es morgen in acht null drei drei eins?',
        'RainIntent',
        { date: '2026-11-19', postcode: '80331' },
      ],
      [
        'Wie ist der Pollenflug in null eins null sechs sieben?',
        'PollenIntent',
        { postcode: '1067' },
      ],
      [
        'Wetter für die Postleitzahl fünfzig sechs siebenundsechzig',
        'WeatherIntent',
        { postcode: '50667' },
      ],
    ],
  ],
  [
    'place and time in both orders',
    [
      ['Regnet es in Ulm am Sonntag?', 'RainIntent', { date: '2026-11-22', place: 'ulm' }],
      ['Regnet es am Sonntag in Ulm?', 'RainIntent', { date: '2026-11-22', place: 'ulm' }],
      [
        'Wie warm wird es in Bonn morgen Nachmittag?',
        'TemperatureIntent',
        { date: '2026-11-19', dayPart: 'AF', place: 'bonn' },
      ],
    ],
  ],
];

describe.each(KINDS)('German: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'de-DE')).toEqual({ intent, ...slots });
  });
});
