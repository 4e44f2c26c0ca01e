import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ['Did it rain yesterday?', 'PastRainIntent', { date: '2026-11-17' }],
  ['How much did it rain last night?', 'PastRainAmountIntent', { past: 'LAST_NIGHT' }],
  ['Did it snow in Denver yesterday?', 'PastSnowIntent', { date: '2026-11-17', place: 'denver' }],
  ['How much snow did we get last night?', 'PastSnowAmountIntent', { past: 'LAST_NIGHT' }],
  ['Was it dry yesterday?', 'PastDryIntent', { date: '2026-11-17' }],
  ['How warm was it yesterday?', 'PastHighIntent', { date: '2026-11-17' }],
  ['How cold was it last night?', 'PastLowIntent', { past: 'LAST_NIGHT' }],
  ['What was the temperature this morning?', 'PastTemperatureIntent', { dayPart: 'MO' }],
  ['Was there frost last night?', 'PastFrostIntent', { past: 'LAST_NIGHT' }],
  [
    'How windy was it yesterday afternoon?',
    'PastWindIntent',
    { date: '2026-11-17', dayPart: 'AF' },
  ],
  ['Was it windy yesterday?', 'PastWindyIntent', { date: '2026-11-17' }],
  ['Was there a storm last night?', 'PastStormIntent', { past: 'LAST_NIGHT' }],
  ['What was the weather like yesterday?', 'PastWeatherIntent', { date: '2026-11-17' }],
  ['How much snow is on the ground?', 'QuantityIntent', { quantity: 'SNOW_DEPTH' }],
  ['Is there snow on the ground?', 'QuantityIntent', { quantity: 'SNOW_LYING' }],
  ["What's the visibility?", 'QuantityIntent', { quantity: 'VISIBILITY' }],
  ["What's the nearest weather station?", 'QuantityIntent', { quantity: 'STATION' }],
  ['How long is it light?', 'QuantityIntent', { quantity: 'DAYLIGHT' }],
];

describe('English questions about what stations have measured', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'en-US')).toEqual({ intent, ...slots });
  });
});
