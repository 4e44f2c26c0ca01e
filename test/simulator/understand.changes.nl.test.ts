import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['Wanneer wordt het warmer?', 'NextChangeIntent', { change: 'WARMER' }],
  [
    'Wanneer wordt het beter weer in Groningen?',
    'NextChangeIntent',
    { change: 'BETTER', place: 'groningen' },
  ],
  ['Wanneer komt de zon erdoor?', 'NextChangeIntent', { change: 'SUN' }],
  ['Wanneer gaat het sneeuwen?', 'NextChangeIntent', { change: 'SNOW' }],
  ['Wanneer wordt het dertig graden?', 'ReachIntent', { number: '30' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'nl-NL')).toEqual({ intent, ...slots });
});
