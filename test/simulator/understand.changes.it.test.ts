import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['Quando migliora il tempo?', 'NextChangeIntent', { change: 'BETTER' }],
  ['Quando rinfresca?', 'NextChangeIntent', { change: 'COLDER' }],
  ['Quando torna il sole?', 'NextChangeIntent', { change: 'SUN' }],
  ['Quando nevica a Livigno?', 'NextChangeIntent', { change: 'SNOW', place: 'livigno' }],
  ['Quando arriviamo a trenta gradi?', 'ReachIntent', { number: '30' }],
  ['Qual è la quota neve domani?', 'UnofferedIntent', { subject: 'SNOW_LINE', date: '2026-11-19' }],
  ["Quando c'è l'alta marea a Venezia?", 'UnofferedIntent', { subject: 'TIDE', place: 'venezia' }],
  ['Fa più freddo del solito?', 'UnofferedIntent', { subject: 'NORMAL' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
});
