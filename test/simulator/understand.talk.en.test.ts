import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What is said in a conversation about the weather, on a Wednesday. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'what follows on a question',
    [
      ['And tomorrow?', 'FollowUpIntent', { date: '2026-11-19' }],
      ['And in Paris?', 'FollowUpIntent', { place: 'paris' }],
      ['What about Saturday night?', 'FollowUpIntent', { date: '2026-11-21', dayPart: 'NI' }],
      ['How about Boston on Sunday?', 'FollowUpIntent', { date: '2026-11-22', place: 'boston' }],
      ['How about the weekend?', 'FollowUpIntent', { span: 'WEEKEND' }],
      ['What about ragweed pollen?', 'FollowUpIntent', { pollenType: 'Ambrosia' }],
      ['And the wind?', 'FollowUpIntent', { aspect: 'wind' }],
      ['What about the wind chill?', 'FollowUpIntent', { aspect: 'feelsLike' }],
      ['And the sunset in Paris?', 'FollowUpIntent', { aspect: 'sunset', place: 'paris' }],
      ['And in 90210?', 'FollowUpIntent', { postcode: '90210' }],
      ['No, I mean Portland', 'FollowUpIntent', { place: 'portland' }],
      ['In Celsius please', 'FollowUpIntent', { unit: 'CELSIUS' }],
    ],
  ],
  [
    'what is said in a conversation',
    [
      ['More please', 'DetailIntent'],
      ['Tell me more', 'DetailIntent'],
      ['Can you give me more details?', 'DetailIntent'],
      ['The second one', 'ChoiceIntent', { choice: 'SECOND' }],
      ['The first', 'ChoiceIntent', { choice: 'FIRST' }],
      ['I mean the third one', 'ChoiceIntent', { choice: 'THIRD' }],
      ['Yes please', 'AMAZON.YesIntent'],
      ['No', 'AMAZON.NoIntent'],
      ['No thanks', 'AMAZON.NoIntent'],
      ['Say that again', 'AMAZON.RepeatIntent'],
      ['Repeat that please', 'AMAZON.RepeatIntent'],
      ["That's all", 'AMAZON.StopIntent'],
    ],
  ],
  [
    'what is to be remembered',
    [
      ['I live in Boston', 'HomeIntent', { place: 'boston' }],
      ['Remember New York as my home', 'HomeIntent', { place: 'new york' }],
      ['My zip code is 90210', 'HomeIntent', { postcode: '90210' }],
      ['Forget my home', 'ForgetHomeIntent'],
      ['Do you know where I live?', 'WhichHomeIntent'],
      ['Use Celsius', 'UnitsIntent', { unit: 'CELSIUS' }],
      ['Always tell me the temperature in Fahrenheit', 'UnitsIntent', { unit: 'FAHRENHEIT' }],
      ['Switch to metric units', 'UnitsIntent', { unit: 'METRIC' }],
    ],
  ],
  [
    'what is not offered',
    [["What's the UV index tomorrow?", 'UnofferedIntent', { subject: 'UV', date: '2026-11-19' }]],
  ],
];

describe.each(KINDS)('English: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent, ...slots });
  });
});
