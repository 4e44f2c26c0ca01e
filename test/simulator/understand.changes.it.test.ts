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
  [
    'Domani cadono più di dieci millimetri?',
    'RainThresholdIntent',
    { windSide: 'ABOVE', number: '10', rainUnit: 'MILLIMETRES', date: '2026-11-19' },
  ],
  [
    'Stasera cadono meno di due millimetri?',
    'RainThresholdIntent',
    { windSide: 'BELOW', number: '2', rainUnit: 'MILLIMETRES', dayPart: 'EV' },
  ],
  ['Qual è il giorno più piovoso?', 'WettestDayIntent', {}],
  ['Quando scende sotto i quindici gradi?', 'ReachIntent', { windSide: 'BELOW', number: '15' }],
  [
    'Le temperature scendono nel weekend?',
    'ComparisonIntent',
    { trend: 'COLDER', span: 'WEEKEND' },
  ],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
});
