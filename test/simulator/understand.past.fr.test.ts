import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ["Est-ce qu'il a plu hier ?", 'PastRainIntent', { date: '2026-11-17' }],
  ['Combien a-t-il plu la nuit dernière ?', 'PastRainAmountIntent', { past: 'LAST_NIGHT' }],
  ['A-t-il neigé hier ?', 'PastSnowIntent', { date: '2026-11-17' }],
  ['Combien de neige est-il tombé hier ?', 'PastSnowAmountIntent', { date: '2026-11-17' }],
  ['A-t-il fait sec hier ?', 'PastDryIntent', { date: '2026-11-17' }],
  ['Quelle a été la température maximale hier ?', 'PastHighIntent', { date: '2026-11-17' }],
  [
    'Quelle a été la température minimale la nuit dernière ?',
    'PastLowIntent',
    { past: 'LAST_NIGHT' },
  ],
  ['Quelle température a-t-il fait hier ?', 'PastTemperatureIntent', { date: '2026-11-17' }],
  ['A-t-il gelé la nuit dernière ?', 'PastFrostIntent', { past: 'LAST_NIGHT' }],
  ['Quelles ont été les rafales hier ?', 'PastWindIntent', { date: '2026-11-17' }],
  ['Y a-t-il eu du vent hier ?', 'PastWindyIntent', { date: '2026-11-17' }],
  ['Y a-t-il eu une tempête hier ?', 'PastStormIntent', { date: '2026-11-17' }],
  ['Quel temps a-t-il fait hier ?', 'PastWeatherIntent', { date: '2026-11-17' }],
  ['Combien de neige y a-t-il au sol ?', 'QuantityIntent', { quantity: 'SNOW_DEPTH' }],
  ['Y a-t-il de la neige au sol ?', 'QuantityIntent', { quantity: 'SNOW_LYING' }],
  ['Quelle est la visibilité ?', 'QuantityIntent', { quantity: 'VISIBILITY' }],
  ['Où est la station météo la plus proche ?', 'QuantityIntent', { quantity: 'STATION' }],
  ['Quelle est la durée du jour ?', 'QuantityIntent', { quantity: 'DAYLIGHT' }],
];

describe('French questions about what stations have measured', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'fr-FR')).toEqual({ intent, ...slots });
  });
});
