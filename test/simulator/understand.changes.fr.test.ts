import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ["Quand est-ce que le temps s'améliore ?", 'NextChangeIntent', { change: 'BETTER' }],
  [
    'Quand est-ce que ça se réchauffe à Lille ?',
    'NextChangeIntent',
    { change: 'WARMER', place: 'lille' },
  ],
  ['Quand est-ce que le soleil revient ?', 'NextChangeIntent', { change: 'SUN' }],
  ["Quand est-ce qu'il va neiger ?", 'NextChangeIntent', { change: 'SNOW' }],
  ['Quand fera-t-il trente degrés ?', 'ReachIntent', { number: '30' }],
  [
    'Quelle est la limite pluie-neige demain ?',
    'UnofferedIntent',
    { subject: 'SNOW_LINE', date: '2026-11-19' },
  ],
  ["C'est quand la marée haute à Brest ?", 'UnofferedIntent', { subject: 'TIDE', place: 'brest' }],
  ["Est-ce qu'il fait plus froid que d'habitude ?", 'UnofferedIntent', { subject: 'NORMAL' }],
  [
    "Est-ce qu'il va tomber plus de dix millimètres demain ?",
    'RainThresholdIntent',
    { windSide: 'ABOVE', number: '10', rainUnit: 'MILLIMETRES', date: '2026-11-19' },
  ],
  ['Quel sera le jour le plus pluvieux ?', 'WettestDayIntent', {}],
  [
    "Quand est-ce qu'on descend sous les quinze degrés ?",
    'ReachIntent',
    { windSide: 'BELOW', number: '15' },
  ],
  [
    'Est-ce que les températures vont baisser ce week-end ?',
    'ComparisonIntent',
    { trend: 'COLDER', date: '2026-W47-WE' },
  ],
  ['À quoi ressemble la semaine ?', 'WeatherIntent', { span: 'WEEK' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'fr-FR')).toEqual({ intent, ...slots });
});
