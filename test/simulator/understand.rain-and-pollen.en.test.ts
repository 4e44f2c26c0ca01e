import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots: Record<string, string>];

describe('English questions for rain and snow', () => {
  it.each<Row>([
    ['Is it raining?', 'RainIntent', {}],
    ['Is it still raining?', 'RainIntent', {}],
    ['Is it raining in London right now?', 'RainIntent', { span: 'NOW', place: 'london' }],
    ['Is it raining outside?', 'RainIntent', {}],
    ['Is it going to rain soon?', 'RainIntent', { span: 'SOON' }],
    ['Is it gonna rain soon in Boston?', 'RainIntent', { span: 'SOON', place: 'boston' }],
    ['Is it about to rain?', 'RainIntent', {}],
    ['Is rain coming soon?', 'RainIntent', { span: 'SOON' }],
    ['Is there any rain coming?', 'RainIntent', {}],
    ['Will it rain in the next hour?', 'RainIntent', { duration: 'PT1H' }],
    ['Will it rain within the hour?', 'RainIntent', { duration: 'PT1H' }],
    [
      'Will it rain in the next half hour in Seattle?',
      'RainIntent',
      { duration: 'PT30M', place: 'seattle' },
    ],
    ['Will it rain in ten minutes?', 'RainIntent', { time: '14:15' }],
    ['Will it rain in half an hour?', 'RainIntent', { time: '14:35' }],
    ['Will it rain in the next three hours?', 'RainIntent', { span: 'NEXT_HOURS' }],
    ['Will it rain over the next six hours?', 'RainIntent', { duration: 'PT6H' }],
    ['When will it stop raining?', 'RainStopIntent', {}],
    ["When's it going to stop raining?", 'RainStopIntent', {}],
    ['When does the rain stop in Portland?', 'RainStopIntent', { place: 'portland' }],
    ['When will the rain be over?', 'RainStopIntent', {}],
    ['How long will it rain?', 'RainStopIntent', {}],
    ['How long will the rain last in Oslo?', 'RainStopIntent', { place: 'oslo' }],
    ['How much longer will it rain?', 'RainStopIntent', {}],
    ['When will it start raining?', 'RainTimeIntent', {}],
    ['What time will it start raining?', 'RainTimeIntent', {}],
    ['How hard is it raining right now?', 'RainAmountIntent', { span: 'NOW' }],
    ['Will it stay dry?', 'DryIntent', {}],
    ['Will it stay dry until six?', 'DryIntent', { untilTime: '18:00' }],
    ['Is it going to stay dry this afternoon?', 'DryIntent', { dayPart: 'AF' }],
    ['Will it rain today?', 'RainIntent', { date: '2026-11-18' }],
    ['Will it rain tomorrow in Chicago?', 'RainIntent', { date: '2026-11-19', place: 'chicago' }],
    ['Will it rain tonight?', 'RainIntent', { dayPart: 'NI' }],
    ['Will it rain this weekend?', 'RainIntent', { date: '2026-W47-WE' }],
    ['Will it rain on Friday morning?', 'RainIntent', { date: '2026-11-20', dayPart: 'MO' }],
    ['Will it rain later?', 'RainIntent', { span: 'REST_OF_DAY' }],
    ['Is it going to rain at 5 pm?', 'RainIntent', { time: '17:00' }],
    ["What's the chance of rain tomorrow?", 'RainChanceIntent', { date: '2026-11-19' }],
    ['Is it snowing in Denver?', 'SnowIntent', { place: 'denver' }],
    ['Will it snow tonight?', 'SnowIntent', { dayPart: 'NI' }],
    ['When will it stop snowing?', 'RainStopIntent', {}],
    ["Ask Weather Voice if it's going to rain soon", 'RainIntent', { span: 'SOON' }],
    ['Ask weather voice when it will stop raining', 'RainStopIntent', {}],
    ['And is it raining in Bonn?', 'RainIntent', { place: 'bonn' }],
  ])('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent, ...slots });
  });
});

describe('English questions for pollen', () => {
  it.each<Row>([
    ["What's the pollen count?", 'PollenIntent', {}],
    ['Pollen', 'PollenIntent', {}],
    ['pollen count Hamburg', 'PollenIntent', { place: 'hamburg' }],
    [
      'How high is the pollen count tomorrow in Munich?',
      'PollenIntent',
      { date: '2026-11-19', place: 'munich' },
    ],
    ["What's today's pollen count?", 'PollenIntent', { date: '2026-11-18' }],
    ["What's the pollen count this weekend?", 'PollenIntent', { date: '2026-W47-WE' }],
    ['Pollen forecast for Friday', 'PollenIntent', { date: '2026-11-20' }],
    ['Pollen forecast for the next three days', 'PollenIntent', { span: 'NEXT_DAYS' }],
    [
      'How bad is the pollen today in Berlin?',
      'PollenIntent',
      { date: '2026-11-18', place: 'berlin' },
    ],
    ['How are the pollen levels in Cologne?', 'PollenIntent', { place: 'cologne' }],
    ["What's the grass pollen count?", 'PollenIntent', { pollenType: 'Graeser' }],
    [
      "What's the grass count today?",
      'PollenIntent',
      { pollenType: 'Graeser', date: '2026-11-18' },
    ],
    [
      'How high is the birch pollen tomorrow in Leipzig?',
      'PollenIntent',
      { pollenType: 'Birke', date: '2026-11-19', place: 'leipzig' },
    ],
    [
      'Is there grass pollen in the air?',
      'PollenIntent',
      { pollenType: 'Graeser', whether: 'WHETHER' },
    ],
    [
      'Is there any ragweed today?',
      'PollenIntent',
      { pollenType: 'Ambrosia', date: '2026-11-18', whether: 'WHETHER' },
    ],
    [
      'Is mugwort pollen flying in Dresden?',
      'PollenIntent',
      { pollenType: 'Beifuss', place: 'dresden' },
    ],
    [
      'How much alder pollen is there today?',
      'PollenIntent',
      { pollenType: 'Erle', date: '2026-11-18' },
    ],
    [
      'Is the hazelnut pollen count high tomorrow?',
      'PollenIntent',
      { pollenType: 'Hasel', date: '2026-11-19' },
    ],
    [
      "What's the rye pollen like today?",
      'PollenIntent',
      { pollenType: 'Roggen', date: '2026-11-18' },
    ],
    ['What about ash tree pollen?', 'FollowUpIntent', { pollenType: 'Esche' }],
    ['What pollen is in the air right now?', 'PollenIntent', { span: 'NOW' }],
    ['Which pollen is flying in Bonn?', 'PollenIntent', { place: 'bonn' }],
    [
      'Will there be a lot of pollen tomorrow?',
      'PollenIntent',
      { date: '2026-11-19', whether: 'WHETHER_MUCH' },
    ],
    ["What's the oak pollen count?", 'PollenIntent', { pollenType: 'OTHER' }],
    ['Is tree pollen high today?', 'PollenIntent', { pollenType: 'OTHER', date: '2026-11-18' }],
    ['grass pollen', 'PollenIntent', { pollenType: 'Graeser' }],
    ['Ask weather voice for the pollen count in Munich', 'PollenIntent', { place: 'munich' }],
    ['Ask weather voice about pollen', 'PollenIntent', {}],
    ['And ragweed pollen?', 'FollowUpIntent', { pollenType: 'Ambrosia' }],
  ])('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent, ...slots });
  });
});

describe('English questions near them that are for the weather', () => {
  it.each<Row>([
    ['Weather in Hazel', 'WeatherIntent', { place: 'hazel' }],
    ['What about Ashland?', 'FollowUpIntent', { place: 'ashland' }],
    ["What's the weather like soon?", 'WeatherIntent', { span: 'SOON' }],
    ["What's the weather today?", 'WeatherIntent', { date: '2026-11-18' }],
  ])('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent, ...slots });
  });
});
