import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ['Ha piovuto ieri?', 'PastRainIntent', { date: '2026-11-17' }],
  ['Quanto ha piovuto la notte scorsa?', 'PastRainAmountIntent', { past: 'LAST_NIGHT' }],
  ['Ha nevicato ieri?', 'PastSnowIntent', { date: '2026-11-17' }],
  ['Quanta neve è caduta ieri?', 'PastSnowAmountIntent', { date: '2026-11-17' }],
  ['È rimasto asciutto ieri?', 'PastDryIntent', { date: '2026-11-17' }],
  ['Quanto caldo ha fatto ieri?', 'PastHighIntent', { date: '2026-11-17' }],
  ['Quanto freddo ha fatto la notte scorsa?', 'PastLowIntent', { past: 'LAST_NIGHT' }],
  ["Che temperatura c'era ieri?", 'PastTemperatureIntent', { date: '2026-11-17' }],
  ['Ha gelato la notte scorsa?', 'PastFrostIntent', { past: 'LAST_NIGHT' }],
  ["Com'era il vento ieri?", 'PastWindIntent', { date: '2026-11-17' }],
  ["C'era vento ieri?", 'PastWindyIntent', { date: '2026-11-17' }],
  ["C'è stata una tempesta ieri?", 'PastStormIntent', { date: '2026-11-17' }],
  ['Che tempo ha fatto ieri?', 'PastWeatherIntent', { date: '2026-11-17' }],
  ["Quanta neve c'è a terra?", 'QuantityIntent', { quantity: 'SNOW_DEPTH' }],
  ["C'è neve a terra?", 'QuantityIntent', { quantity: 'SNOW_LYING' }],
  ["Com'è la visibilità?", 'QuantityIntent', { quantity: 'VISIBILITY' }],
  ["Dov'è la stazione meteo più vicina?", 'QuantityIntent', { quantity: 'STATION' }],
  ['Quante ore di luce ci sono?', 'QuantityIntent', { quantity: 'DAYLIGHT' }],
];

describe('Italian questions about what stations have measured', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'it-IT')).toEqual({ intent, ...slots });
  });
});
