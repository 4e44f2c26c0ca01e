import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['en-US', 'Will it be warmer than today, Friday?', { date: '2026-11-20' }],
  ['en-US', 'Will it be warmer than today December 24th?', { date: '2026-12-24' }],
])('in %s two days that differ are two: %s', (locale, utterance, days) => {
  expect(recognize(utterance, locale)).toMatchObject({ intent: 'ComparisonIntent', ...days });
});

it.each<[string, string]>([
  ['en-US', "What's the weather tomorrow, Thursday?"],
  ['en-US', "What's the weather tomorrow, November 19th?"],
  ['de-DE', 'Wie wird das Wetter morgen am Donnerstag?'],
  ['de-DE', 'Wie wird das Wetter morgen 19. November?'],
  ['fr-FR', 'Quel temps fera-t-il demain jeudi ?'],
])('in %s one day that is named twice is one: %s', (locale, utterance) => {
  expect(recognize(utterance, locale)).toMatchObject({
    intent: 'WeatherIntent',
    date: '2026-11-19',
  });
});

it.each([
  ['en-US', 'I had a bad day today'],
  ['en-US', 'I had a bad week'],
])('in %s what is called bad is not always the weather: %s', (locale, utterance) => {
  expect(recognize(utterance, locale).intent).toBe('AMAZON.FallbackIntent');
});
