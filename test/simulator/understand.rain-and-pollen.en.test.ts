import { describe, expect, it } from 'vitest';
import { heard } from './heard.ts';

type Row = [utterance: string, slots: Record<string, string>];

describe('English questions for rain and snow', () => {
  it.each<Row>([
    ['Is it raining?', {}],
    ['Is it still raining?', {}],
    ['Is it raining in London right now?', { span: 'NOW', place: 'london' }],
    ['Is it raining outside?', {}],
    ['Is it going to rain soon?', { span: 'SOON' }],
    ['Is it gonna rain soon in Boston?', { span: 'SOON', place: 'boston' }],
    ['Is it about to rain?', {}],
    ['Is rain coming soon?', { span: 'SOON' }],
    ['Is there any rain coming?', {}],
    ['Will it rain in the next hour?', { duration: 'PT1H' }],
    ['Will it rain within the hour?', { duration: 'PT1H' }],
    ['Will it rain in the next half hour in Seattle?', { duration: 'PT30M', place: 'seattle' }],
    ['Will it rain in ten minutes?', { time: '14:15' }],
    ['Will it rain in half an hour?', { time: '14:35' }],
    ['Will it rain in the next three hours?', { span: 'NEXT_HOURS' }],
    ['Will it rain over the next six hours?', { duration: 'PT6H' }],
    ['When will it stop raining?', {}],
    ["When's it going to stop raining?", {}],
    ['When does the rain stop in Portland?', { place: 'portland' }],
    ['When will the rain be over?', {}],
    ['How long will it rain?', {}],
    ['How long will the rain last in Oslo?', { place: 'oslo' }],
    ['How much longer will it rain?', {}],
    ['When will it start raining?', {}],
    ['What time will it start raining?', {}],
    ['How hard is it raining right now?', { span: 'NOW' }],
    ['Will it stay dry?', {}],
    ['Will it stay dry until six?', { untilTime: '18:00' }],
    ['Is it going to stay dry this afternoon?', { dayPart: 'AF' }],
    ['Will it rain today?', { date: '2026-11-18' }],
    ['Will it rain tomorrow in Chicago?', { date: '2026-11-19', place: 'chicago' }],
    ['Will it rain tonight?', { dayPart: 'NI' }],
    ['Will it rain this weekend?', { date: '2026-W47-WE' }],
    ['Will it rain on Friday morning?', { date: '2026-11-20', dayPart: 'MO' }],
    ['Will it rain later?', { span: 'NEXT_HOURS' }],
    ['Is it going to rain at 5 pm?', { time: '17:00' }],
    ["What's the chance of rain tomorrow?", { date: '2026-11-19' }],
    ['Is it snowing in Denver?', { place: 'denver' }],
    ['Will it snow tonight?', { dayPart: 'NI' }],
    ['When will it stop snowing?', {}],
    ["Ask Weather Voice if it's going to rain soon", { span: 'SOON' }],
    ['Ask weather voice when it will stop raining', {}],
    ['And is it raining in Bonn?', { place: 'bonn' }],
  ])('%s', (utterance, slots) => {
    expect(heard(utterance, 'en-US')).toEqual({ intent: 'RainSoonIntent', ...slots });
  });
});

describe('English questions for pollen', () => {
  it.each<Row>([
    ["What's the pollen count?", {}],
    ['Pollen', {}],
    ['pollen count Hamburg', { place: 'hamburg' }],
    ['How high is the pollen count tomorrow in Munich?', { date: '2026-11-19', place: 'munich' }],
    ["What's today's pollen count?", { date: '2026-11-18' }],
    ["What's the pollen count this weekend?", { date: '2026-W47-WE' }],
    ['Pollen forecast for Friday', { date: '2026-11-20' }],
    ['Pollen forecast for the next three days', { span: 'NEXT_DAYS' }],
    ['How bad is the pollen today in Berlin?', { date: '2026-11-18', place: 'berlin' }],
    ['How are the pollen levels in Cologne?', { place: 'cologne' }],
    ["What's the grass pollen count?", { pollenType: 'Graeser' }],
    ["What's the grass count today?", { pollenType: 'Graeser', date: '2026-11-18' }],
    [
      'How high is the birch pollen tomorrow in Leipzig?',
      { pollenType: 'Birke', date: '2026-11-19', place: 'leipzig' },
    ],
    ['Is there grass pollen in the air?', { pollenType: 'Graeser' }],
    ['Is there any ragweed today?', { pollenType: 'Ambrosia', date: '2026-11-18' }],
    ['Is mugwort pollen flying in Dresden?', { pollenType: 'Beifuss', place: 'dresden' }],
    ['How much alder pollen is there today?', { pollenType: 'Erle', date: '2026-11-18' }],
    ['Is the hazelnut pollen count high tomorrow?', { pollenType: 'Hasel', date: '2026-11-19' }],
    ["What's the rye pollen like today?", { pollenType: 'Roggen', date: '2026-11-18' }],
    ['What about ash tree pollen?', { pollenType: 'Esche' }],
    ['What pollen is in the air right now?', { span: 'NOW' }],
    ['Which pollen is flying in Bonn?', { place: 'bonn' }],
    ['Will there be a lot of pollen tomorrow?', { date: '2026-11-19' }],
    ["What's the oak pollen count?", { pollenType: 'OTHER' }],
    ['Is tree pollen high today?', { pollenType: 'OTHER', date: '2026-11-18' }],
    ['grass pollen', { pollenType: 'Graeser' }],
    ['Ask weather voice for the pollen count in Munich', { place: 'munich' }],
    ['Ask weather voice about pollen', {}],
    ['And ragweed pollen?', { pollenType: 'Ambrosia' }],
  ])('%s', (utterance, slots) => {
    expect(heard(utterance, 'en-US')).toEqual({ intent: 'PollenIntent', ...slots });
  });
});

describe('English questions near them that stay with the weather', () => {
  it.each<Row>([
    ['Weather in Hazel', { place: 'hazel' }],
    ['What about Ashland?', { place: 'ashland' }],
    ["What's the weather like soon?", { span: 'SOON' }],
    ["What's the weather today?", { date: '2026-11-18' }],
  ])('%s', (utterance, slots) => {
    expect(heard(utterance, 'en-US')).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});
