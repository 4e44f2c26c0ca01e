import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const NIGHT_BEFORE = new Date('2026-11-18T23:30:00+01:00');
const NIGHT_AFTER = new Date('2026-11-19T01:30:00+01:00');

describe('English questions on a Wednesday at five past two', () => {
  it.each<[string, Record<string, string>]>([
    ["What's the weather?", {}],
    ['What is the weather like outside?', { span: 'OUTSIDE' }],
    ['How’s the weather?', {}],
    ['Can you tell me the weather, please?', {}],
    ['What is the weather like right now?', { span: 'NOW' }],
    ["What's the current weather in Boston?", { span: 'NOW', place: 'boston' }],
    ["What's the weather tomorrow?", { date: '2026-11-19' }],
    ["What's the weather the day after tomorrow?", { date: '2026-11-20' }],
    ["What's today's forecast?", { date: '2026-11-18' }],
    ["What's tomorrow's weather in New York?", { date: '2026-11-19', place: 'new york' }],
    ["What's the weather like on Friday?", { date: '2026-11-20' }],
    ["What's the weather like on Wednesday?", { date: '2026-11-18' }],
    ["How's the weather next Wednesday?", { date: '2026-11-25' }],
    ["What's the weather this coming Saturday?", { date: '2026-11-21' }],
    ["What's the weather on December 24th?", { date: '2026-12-24' }],
    ["What's the weather on December twenty-fourth?", { date: '2026-12-24' }],
    ["What's the weather on December twenty fourth?", { date: '2026-12-24' }],
    ["What's the weather on the third of October?", { date: '2027-10-03' }],
    ["What's the weather on May 5?", { date: '2027-05-05' }],
    ["What's the weather on Saturday, November 21st?", { date: '2026-11-21' }],
    ["What's the weather on January 2nd, 2027?", { date: '2027-01-02' }],
    ['What will the weather be like on the 1st?', { date: '2026-12-01' }],
    ["What's the weather in three days?", { date: '2026-11-21' }],
    ["What's the weather in a week?", { date: '2026-11-25' }],
    ["What's the weather this week?", { date: '2026-W47' }],
    ["What's the weather next week in Chicago?", { date: '2026-W48', place: 'chicago' }],
    ["What's the weather this weekend?", { date: '2026-W47-WE' }],
    ["What's the weather next weekend?", { date: '2026-W48-WE' }],
    ["How's the weekend looking?", { span: 'WEEKEND' }],
    ['Weather in December', { date: '2026-12' }],
    ["What's the weather going to be like next year?", { date: '2027' }],
    ['How will the weather be next summer?', { date: '2027-SU' }],
    ["What's the weather tonight?", { dayPart: 'NI' }],
    ["What's the weather overnight in Oslo?", { dayPart: 'NI', place: 'oslo' }],
    ["What's the weather this evening?", { dayPart: 'EV' }],
    ["What's the weather tomorrow morning?", { date: '2026-11-19', dayPart: 'MO' }],
    [
      'What will the weather be like Friday afternoon in Portland, Oregon?',
      { date: '2026-11-20', dayPart: 'AF', place: 'portland oregon' },
    ],
    ["What's the weather at 3 pm?", { time: '15:00' }],
    ["What's the weather at 3pm tomorrow?", { date: '2026-11-19', time: '15:00' }],
    ["What's the weather at 3:30 p.m.?", { time: '15:30' }],
    ["What's the weather at 3.", { time: '15:00' }],
    ["What's the weather at three o'clock?", { time: '15:00' }],
    ["What's the weather at three thirty?", { time: '15:30' }],
    ['Weather at half past three', { time: '15:30' }],
    ['Weather at quarter to eight', { time: '19:45' }],
    ['Weather at twenty past six', { time: '18:20' }],
    ['Weather at 15:00', { time: '15:00' }],
    ["What's the weather at 12 am?", { time: '00:00' }],
    ["What's the weather at 12 pm?", { time: '12:00' }],
    ["What's the weather at noon?", { time: '12:00' }],
    ["What's the weather at midnight?", { time: '00:00' }],
    ["What's the weather at eight in the evening?", { time: '20:00' }],
    ["What's the weather at two at night?", { time: '02:00' }],
    ["What's the weather in an hour?", { time: '15:05' }],
    ["What's the weather tomorrow at eight?", { date: '2026-11-19', time: '08:00' }],
    ["What's the weather from 2 to 4 pm?", { time: '14:00', untilTime: '16:00' }],
    [
      "What's the weather from 9 to 5 tomorrow in Seattle?",
      { date: '2026-11-19', time: '09:00', untilTime: '17:00', place: 'seattle' },
    ],
    [
      "What's the weather from Monday to Wednesday?",
      { date: '2026-11-23', untilDate: '2026-11-25' },
    ],
    [
      "What's the weather from December 24th to the 26th?",
      { date: '2026-12-24', untilDate: '2026-12-26' },
    ],
    ["What's the weather Saturday and Sunday?", { date: '2026-11-21', untilDate: '2026-11-22' }],
    ["What's the weather for the next few hours?", { span: 'NEXT_HOURS' }],
    ["What's the weather for the next 3 hours?", { span: 'NEXT_HOURS' }],
    ["What's the weather for the next three days?", { span: 'NEXT_DAYS' }],
    ["What's the weather over the next six hours?", { duration: 'PT6H' }],
    ["What's the weather in the next hour?", { duration: 'PT1H' }],
    ["What's the weather for the next hour and a half?", { duration: 'PT1H30M' }],
    ["What's the weather for the next two hours and thirty minutes?", { duration: 'PT2H30M' }],
    ["What's the 7-day forecast for Austin?", { duration: 'P7D', place: 'austin' }],
    ['five day forecast', { duration: 'P5D' }],
    ["What's the weather like in The Hague?", { place: 'the hague' }],
    ["What's the weather in St. John's tomorrow?", { date: '2026-11-19', place: "st john's" }],
    ['London weather', { place: 'london' }],
    ['Tomorrow in Boston', { date: '2026-11-19', place: 'boston' }],
    ['Alexa, ask Weather Voice for the weather in Boston', { place: 'boston' }],
    ['Ask weather voice what the weather will be like tomorrow', { date: '2026-11-19' }],
  ])('%s', (utterance, slots) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});

describe('English questions around midnight', () => {
  it.each<[string, Date, Record<string, string>]>([
    ['Weather tomorrow', NIGHT_BEFORE, { date: '2026-11-19' }],
    ['Weather at eight', NIGHT_BEFORE, { time: '08:00' }],
    ['Weather tonight', NIGHT_AFTER, { dayPart: 'NI' }],
    ['Weather today', NIGHT_AFTER, { date: '2026-11-19' }],
    ['Weather at three', NIGHT_AFTER, { time: '03:00' }],
  ])('%s', (utterance, now, slots) => {
    expect(recognize(utterance, 'en-US', { now })).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});

describe('other sentences in English', () => {
  it.each([
    ['Stop.', 'AMAZON.StopIntent'],
    ["Thanks, that's all.", 'AMAZON.StopIntent'],
    ['cancel', 'AMAZON.CancelIntent'],
    ['never mind', 'AMAZON.CancelIntent'],
    ['help', 'AMAZON.HelpIntent'],
    ['What can I say?', 'AMAZON.HelpIntent'],
    ['What can you do?', 'AMAZON.HelpIntent'],
    ['go home', 'AMAZON.NavigateHomeIntent'],
    ['What time is it?', 'AMAZON.FallbackIntent'],
    ['Weather on February 30th', 'AMAZON.FallbackIntent'],
    ['And?', 'AMAZON.FallbackIntent'],
    ['What about', 'AMAZON.FallbackIntent'],
    ['I live in', 'AMAZON.FallbackIntent'],
    ['open weather voice', undefined],
    ['', undefined],
  ])('%s', (utterance, intent) => {
    expect(recognize(utterance, 'en-US')).toEqual({ intent });
  });
});
