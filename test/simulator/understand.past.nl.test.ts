import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ['Heeft het gisteren geregend?', 'PastRainIntent', { date: '2026-11-17' }],
  ['Hoeveel heeft het afgelopen nacht geregend?', 'PastRainAmountIntent', { past: 'LAST_NIGHT' }],
  ['Heeft het gisteren gesneeuwd?', 'PastSnowIntent', { date: '2026-11-17' }],
  ['Hoeveel sneeuw viel er gisteren?', 'PastSnowAmountIntent', { date: '2026-11-17' }],
  ['Was het gisteren droog?', 'PastDryIntent', { date: '2026-11-17' }],
  ['Hoe warm was het gisteren?', 'PastHighIntent', { date: '2026-11-17' }],
  ['Hoe koud was het afgelopen nacht?', 'PastLowIntent', { past: 'LAST_NIGHT' }],
  ['Wat was de temperatuur gisteren?', 'PastTemperatureIntent', { date: '2026-11-17' }],
  ['Heeft het vannacht gevroren?', 'PastFrostIntent', { dayPart: 'NI' }],
  ['Hoe hard waaide het gisteren?', 'PastWindIntent', { date: '2026-11-17' }],
  ['Waaide het gisteren?', 'PastWindyIntent', { date: '2026-11-17' }],
  ['Stormde het gisteren?', 'PastStormIntent', { date: '2026-11-17' }],
  ['Hoe was het weer gisteren?', 'PastWeatherIntent', { date: '2026-11-17' }],
  ['Hoeveel sneeuw ligt er?', 'QuantityIntent', { quantity: 'SNOW_DEPTH' }],
  ['Ligt er sneeuw?', 'QuantityIntent', { quantity: 'SNOW_LYING' }],
  ['Hoe is het zicht?', 'QuantityIntent', { quantity: 'VISIBILITY' }],
  ['Waar is het dichtstbijzijnde weerstation?', 'QuantityIntent', { quantity: 'STATION' }],
  ['Hoe lang is de dag?', 'QuantityIntent', { quantity: 'DAYLIGHT' }],
];

describe('Dutch questions about what stations have measured', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
