import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['When will it warm up?', 'NextChangeIntent', { change: 'WARMER' }],
  ['When will the weather get better?', 'NextChangeIntent', { change: 'BETTER' }],
  ['When will it be sunny in Seattle?', 'NextChangeIntent', { change: 'SUN', place: 'seattle' }],
  ['When does it snow next?', 'NextChangeIntent', { change: 'SNOW' }],
  ['When will it cool off?', 'NextChangeIntent', { change: 'COLDER' }],
  ['When will it hit eighty degrees?', 'ReachIntent', { number: '80' }],
  ['When will it reach 70?', 'ReachIntent', { number: '70' }],
  [
    "Where's the snow line tomorrow?",
    'UnofferedIntent',
    { subject: 'SNOW_LINE', date: '2026-11-19' },
  ],
  ["When's high tide in Boston?", 'UnofferedIntent', { subject: 'TIDE', place: 'boston' }],
  ['Is it unusually warm for this time of year?', 'UnofferedIntent', { subject: 'NORMAL' }],
  [
    'Will we get more than half an inch of rain tomorrow?',
    'RainThresholdIntent',
    { windSide: 'ABOVE', rainUnit: 'HALF_INCH', date: '2026-11-19' },
  ],
  [
    'Is the chance of rain below thirty percent?',
    'RainThresholdIntent',
    { windSide: 'BELOW', number: '30', rainUnit: 'PERCENT' },
  ],
  ['Which day will be the wettest?', 'WettestDayIntent', {}],
  ['When will it drop below fifty?', 'ReachIntent', { windSide: 'BELOW', number: '50' }],
  ["When's the sun coming back?", 'NextChangeIntent', { change: 'SUN' }],
  ['Will it cool off over the weekend?', 'ComparisonIntent', { trend: 'COLDER', span: 'WEEKEND' }],
  ['Are temperatures going up?', 'ComparisonIntent', { trend: 'WARMER' }],
  ["How's the week looking?", 'WeatherIntent', { span: 'WEEK' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'en-US')).toEqual({ intent, ...slots });
});
