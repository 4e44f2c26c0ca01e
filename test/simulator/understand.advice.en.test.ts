import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ['Can I wear shorts tomorrow?', 'AdviceIntent', { activity: 'shorts', date: '2026-11-19' }],
  ['Is it warm enough for shorts?', 'AdviceIntent', { activity: 'shorts' }],
  ['Do I need gloves?', 'AdviceIntent', { activity: 'gloves' }],
  [
    'Should I put on sunscreen today?',
    'AdviceIntent',
    { activity: 'sunscreen', date: '2026-11-18' },
  ],
  ['Should I open the windows?', 'AdviceIntent', { activity: 'airing' }],
  ['Should I water the garden?', 'AdviceIntent', { activity: 'watering' }],
  ['Should I wash my car?', 'AdviceIntent', { activity: 'carWash' }],
  ['Can I go for a run in Miami?', 'AdviceIntent', { activity: 'running', place: 'miami' }],
  ['Can we have a picnic on Saturday?', 'AdviceIntent', { activity: 'picnic', date: '2026-11-21' }],
  ['Is it safe to drive tonight?', 'AdviceIntent', { activity: 'driving', dayPart: 'NI' }],
  ['Can I leave my umbrella at home?', 'AdviceIntent', { activity: 'noUmbrella' }],
  ['Can I go out without a jacket?', 'AdviceIntent', { activity: 'noJacket' }],
  ['Should I bring the laundry in?', 'AdviceIntent', { activity: 'laundryIn' }],
  [
    "When's the best time to run today?",
    'BestHoursIntent',
    { activity: 'running', date: '2026-11-18' },
  ],
  ['When should I wash the car?', 'BestHoursIntent', { activity: 'carWash' }],
  ['What time should I go running?', 'BestHoursIntent', { activity: 'running' }],
  ['Is it too hot to walk the dog?', 'AdviceIntent', { activity: 'walking', excess: 'HEAT' }],
  ['Is it too cold for a barbecue?', 'BarbecueIntent', { excess: 'COLD' }],
  ['Is it too windy to ride my bike?', 'BicycleIntent', { excess: 'WIND' }],
  ['Is it too wet to mow the lawn?', 'AdviceIntent', { activity: 'mowing', excess: 'WET' }],
];

describe('English advice', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'en-US')).toEqual({ intent, ...slots });
  });
});
