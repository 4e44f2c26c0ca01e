import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ['¿Llovió ayer?', 'PastRainIntent', { date: '2026-11-17' }],
  ['¿Cuánto llovió anoche?', 'PastRainAmountIntent', { past: 'LAST_NIGHT' }],
  ['¿Nevó ayer?', 'PastSnowIntent', { date: '2026-11-17' }],
  ['¿Cuánta nieve cayó ayer?', 'PastSnowAmountIntent', { date: '2026-11-17' }],
  ['¿Estuvo seco ayer?', 'PastDryIntent', { date: '2026-11-17' }],
  ['¿Cuánto calor hizo ayer?', 'PastHighIntent', { date: '2026-11-17' }],
  ['¿Cuánto frío hizo anoche?', 'PastLowIntent', { past: 'LAST_NIGHT' }],
  ['¿Qué temperatura hizo ayer?', 'PastTemperatureIntent', { date: '2026-11-17' }],
  ['¿Heló anoche?', 'PastFrostIntent', { past: 'LAST_NIGHT' }],
  ['¿Cuánto viento hizo ayer?', 'PastWindIntent', { date: '2026-11-17' }],
  ['¿Hizo viento ayer?', 'PastWindyIntent', { date: '2026-11-17' }],
  ['¿Hubo temporal ayer?', 'PastStormIntent', { date: '2026-11-17' }],
  ['¿Qué tiempo hizo ayer?', 'PastWeatherIntent', { date: '2026-11-17' }],
  ['¿Cuánta nieve hay en el suelo?', 'QuantityIntent', { quantity: 'SNOW_DEPTH' }],
  ['¿Hay nieve en el suelo?', 'QuantityIntent', { quantity: 'SNOW_LYING' }],
  ['¿Qué visibilidad hay?', 'QuantityIntent', { quantity: 'VISIBILITY' }],
  ['¿Dónde está la estación meteorológica más cercana?', 'QuantityIntent', { quantity: 'STATION' }],
  ['¿Cuántas horas de luz hay?', 'QuantityIntent', { quantity: 'DAYLIGHT' }],
];

describe('Spanish questions about what stations have measured', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'es-ES')).toEqual({ intent, ...slots });
  });
});
