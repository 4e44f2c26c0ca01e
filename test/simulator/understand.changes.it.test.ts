import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['Quando migliora il tempo?', 'NextChangeIntent', { change: 'BETTER' }],
  ['Quando rinfresca?', 'NextChangeIntent', { change: 'COLDER' }],
  ['Quando torna il sole?', 'NextChangeIntent', { change: 'SUN' }],
  ['Quando nevica a Livigno?', 'NextChangeIntent', { change: 'SNOW', place: 'livigno' }],
  ['Quando arriviamo a trenta gradi?', 'ReachIntent', { number: '30' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
});
