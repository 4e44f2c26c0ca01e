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
  [
    'Waar ligt de sneeuwgrens morgen?',
    'UnofferedIntent',
    { subject: 'SNOW_LINE', date: '2026-11-19' },
  ],
  [
    'Hoe laat is het hoogwater in Vlissingen?',
    'UnofferedIntent',
    { subject: 'TIDE', place: 'vlissingen' },
  ],
  ['Is het kouder dan normaal?', 'UnofferedIntent', { subject: 'NORMAL' }],
  [
    'Valt er morgen meer dan tien millimeter?',
    'RainThresholdIntent',
    { windSide: 'ABOVE', number: '10', rainUnit: 'MILLIMETRES', date: '2026-11-19' },
  ],
  ['Wat wordt de natste dag?', 'WettestDayIntent', {}],
  [
    'Wanneer zakt het onder de vijftien graden?',
    'ReachIntent',
    { windSide: 'BELOW', number: '15' },
  ],
  [
    'Dalen de temperaturen in het weekend?',
    'ComparisonIntent',
    { trend: 'COLDER', span: 'WEEKEND' },
  ],
  ['Hoe wordt de week?', 'WeatherIntent', { span: 'WEEK' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'nl-NL')).toEqual({ intent, ...slots });
});
