import { describe, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { recognizeIntent } from '../../src/understanding/recognize-intent.ts';
import { AFTERNOON, recognize } from './recognize.ts';

function confidenceIn(sentence: string): number {
  const model = loadInteractionModel('en-US');
  const options = { model, locale: 'en-US', now: AFTERNOON, timeZone: 'Europe/Berlin' };
  return recognizeIntent(sentence, options)?.confidence ?? NaN;
}

describe('the confidence of understanding', () => {
  it('is 1 for sentences made of samples', () => {
    expect(confidenceIn('Will it rain tomorrow in Boston?')).toBe(1);
    expect(confidenceIn('Stop')).toBe(1);
  });

  it('is below 1 for sentences that are only like a sample', () => {
    const near = confidenceIn('Would you reckon that it rains tomorrow in Boston?');
    expect(near).toBeGreaterThan(0.5);
    expect(near).toBeLessThan(1);
  });

  it('decreases with words that no sample has', () => {
    const [less, more] = [
      'tomorrow perhaps the gods give us rain',
      'tomorrow perhaps we get rain',
    ].map(confidenceIn);
    expect(less).toBeLessThan(more ?? 0);
  });

  it('is 0 for requests to another skill', () => {
    expect(confidenceIn('Set a timer for five minutes')).toBe(0);
  });
});

describe('written times', () => {
  it.each<[string, Record<string, string>]>([
    ['Weather in two hundred fourteen days', { date: '2027-06-20' }],
    ['Weather a year from now', { date: '2027-11-18' }],
    ['Weather in three months', { date: '2027-02-18' }],
    ['Weather on 7/13/2027', { date: '2027-07-13' }],
    ['Weather on 13/7/2027', { date: '2027-07-13' }],
    ['Weather on Dec. 3rd', { date: '2026-12-03' }],
    ['Weather next Tues.', { date: '2026-11-24' }],
    ['Weather last April', { date: '2026-04' }],
    ['Weather next September', { date: '2027-09' }],
    ['Weather in 1 hour and one minute', { time: '15:06' }],
    ['Weather in 23 hours and seventeen seconds', { time: '13:05' }],
    ['Weather at 02:22:32 pm', { time: '14:22' }],
  ])('%s', (sentence, slots) => {
    expect(recognize(sentence, 'en-US')).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});

const isPlace = (name: string) => ['worth', 'joggen'].includes(name);

it.each([
  ['en-GB', 'Is it worth hanging the washing out tomorrow?', 'LaundryIntent'],
  ['de-DE', 'Ich will um fünf joggen, wird es da trocken sein?', 'DryIntent'],
])('in %s a word that is also a town is not read as one: %s', (locale, sentence, intent) => {
  const model = loadInteractionModel(locale);
  const options = { model, locale, now: AFTERNOON, timeZone: 'Europe/Berlin', isPlace };
  const understood = recognizeIntent(sentence, options);
  expect(understood?.intent).toBe(intent);
  expect(isPlace(understood?.slots['place']?.value ?? '')).toBe(false);
});
